import { useEffect, useState } from 'react'
import { hrefOf } from '../../app/route.ts'
import { MOMENT, useDate } from '../../app/use-date.ts'
import { type KeptGame, keptGames } from '../../ledger/kept-games.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import { keptPath } from './path.ts'

const TITLES: { readonly [game: string]: string } = { bang: 'BANG!', dice: 'BANG! The Dice Game', duel: 'BANG! The Duel' }

/** The games of this device, the newest first. */
export function KeptList({ words }: { readonly words: ReplayWords }) {
  const date = useDate(MOMENT)
  const [games, setGames] = useState<readonly KeptGame[]>([])
  useEffect(() => {
    void keptGames.list().then(setGames)
  }, [])
  if (games.length === 0) return null
  return (
    <section className="replay-kept" aria-labelledby="replay-kept">
      <h2 id="replay-kept">{words.kept}</h2>
      <ol>
        {games.map(({ id, at, record, names }) => (
          <li key={id}>
            <a href={hrefOf({ to: 'replay', path: keptPath(id) })}>
              <time dateTime={new Date(at).toISOString()}>{date(at)}</time> <b>{TITLES[record.game] ?? record.game}</b>{' '}
              <span className="muted">{names.join(', ')}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
