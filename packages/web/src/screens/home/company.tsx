import type { MoveView } from '@sundown/protocol'
import { useEffect } from 'react'
import { hub } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { useStore } from '../../session/react.ts'
import type { FriendsWords } from '../../words/friends.en.ts'
import { loadFriends } from '../../words/friends.ts'

/** Seconds. */
const URGENT = 3600

function Move({ move: { code, host, turn, left }, words }: { readonly move: MoveView; readonly words: FriendsWords }) {
  const { home } = useWords()
  return (
    <li className="table-line">
      <div>
        <b>{home.tableOf(host)}</b>
        <small>{turn ? words.yourTurn : words.answer}</small>
      </div>
      <span className={`move-left ${left < URGENT ? 'urgent' : ''}`}>{words.left(left)}</span>
      <a className="btn" href={hrefOf({ to: 'table', code })} aria-label={words.of(words.move, home.tableOf(host))}>
        {words.move}
      </a>
    </li>
  )
}

/** Tables by post that wait for me; nothing if none does. */
export function YourMoves() {
  const words = useInLanguage(loadFriends)
  const { moves } = useStore(hub)
  if (!words || moves.length === 0) return null
  return (
    <section className="panel home-panel waits">
      <h2>
        {words.moves} <small>{words.slow(moves.length)}</small>
      </h2>
      <ul>
        {moves.map((move) => (
          <Move key={move.table} move={move} words={words} />
        ))}
      </ul>
    </section>
  )
}

/** Who of my friends is here, and the way to them. */
export function FriendsHere({ newcomer }: { readonly newcomer: boolean }) {
  const words = useInLanguage(loadFriends)
  const { connection, friends } = useStore(hub)
  useEffect(() => {
    void hub.watchFriends(true)
    return () => void hub.watchFriends(false)
  }, [])
  if (!words || connection !== 'live') return null
  const here = (friends ?? []).filter((friend) => friend.here)
  if (newcomer && here.length === 0) return null
  return (
    <section className="panel home-panel">
      <h2>
        {words.hereNow} <a href={hrefOf({ to: 'friends' })}>{words.all}</a>
      </h2>
      {here.length === 0 ? (
        <p className="muted">{words.nobodyHere}</p>
      ) : (
        <ul className="friends-here">
          {here.map(({ person, at }) => {
            const note = at ? (at.join ? words.join : words.watch) : words.here
            const face = (
              <>
                <Bust sitter={{ person: person.name }} />
                <b>{person.name}</b>
                <small>{note}</small>
              </>
            )
            return (
              <li key={person.id}>
                {at ? (
                  <a href={hrefOf({ to: 'table', code: at.code })} aria-label={words.of(note, person.name)}>
                    {face}
                  </a>
                ) : (
                  <span>{face}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
