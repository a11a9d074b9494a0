import { useEffect } from 'react'
import { myName } from '../../app/name.ts'
import { go } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { solo } from '../../app/solo.ts'
import { useWords } from '../../app/words.tsx'
import { useStore } from '../../session/react.ts'
import { hostedGames, hostOf, type Options, wishedOptions } from '../games.ts'
import { GameTable } from './game-table.tsx'
import { ComingTable } from './shell.tsx'

/** A new game as the last one was wished. `next`: what is otherwise than in the game before. */
export function playNow(next: Options = {}): void {
  const wishes = settings.getSnapshot()
  const host = hostOf(wishes.game) ?? hostedGames[0]
  const { min, max } = host.players
  const players = Math.min(max, Math.max(min, wishes.players))
  void solo.start({ name: myName(), game: host.game, players, bot: wishes.bot, options: { ...wishedOptions(host, wishes), ...next } })
  go({ to: 'solo' })
}

/** The game against bots in this page; after a reload it goes on where it was. */
export function SoloScreen() {
  const ui = useWords()
  const { session, refusal } = useStore(solo)
  useEffect(() => {
    if (!session && !refusal) void solo.restore().then((found) => found || go({ to: 'home' }))
  }, [session, refusal])
  if (refusal) {
    return (
      <main className="plain-page">
        <h1>{ui.solo.title}</h1>
        <p role="alert">{ui.solo.lost}</p>
        <button type="button" className="btn primary" onClick={() => playNow()}>
          {ui.end.newGame}
        </button>
      </main>
    )
  }
  if (!session) return <ComingTable />
  const again = () => {
    const { view } = session.getSnapshot()
    playNow(view && hostOf(view.game)?.next(view))
  }
  return <GameTable session={session} onAgain={again} again={ui.end.newGame} />
}
