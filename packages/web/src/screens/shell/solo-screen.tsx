import { useEffect } from 'react'
import { myName } from '../../app/name.ts'
import { go } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { solo } from '../../app/solo.ts'
import { useSpoken } from '../../app/words.tsx'
import { useStore } from '../../session/react.ts'
import { hostedGames, hostOf } from '../games.ts'
import { GameTable } from './game-table.tsx'
import { ComingTable } from './shell.tsx'

/** A new game as the last one was wished. */
export function playNow(): void {
  const { game: wished, players, bot, sets } = settings.getSnapshot()
  const { game, options, players: size } = hostOf(wished) ?? hostedGames[0]
  const chosen = 'sets' in options ? { ...options, sets: [...sets] } : options
  void solo.start({ name: myName(), game, players: Math.min(size.max, Math.max(size.min, players)), bot, options: chosen })
  go({ to: 'solo' })
}

/** The game against bots in this page; after a reload it goes on where it was. */
export function SoloScreen() {
  const { ui, rules, need } = useSpoken()
  const { session, refusal } = useStore(solo)
  useEffect(() => {
    if (!session && !refusal) void solo.restore().then((found) => found || go({ to: 'home' }))
  }, [session, refusal])
  const sets = solo.sets.join()
  useEffect(() => {
    if (sets !== '') need(sets.split(','))
  }, [need, sets])
  if (refusal) {
    return (
      <main className="plain-page">
        <h1>{ui.solo.title}</h1>
        <p role="alert">{ui.solo.lost}</p>
        <button type="button" className="btn primary" onClick={playNow}>
          {ui.end.newGame}
        </button>
      </main>
    )
  }
  // Without the words of its sets nobody can read the table.
  if (!session || rules.sets.length < solo.sets.length) return <ComingTable />
  return <GameTable session={session} onAgain={playNow} again={ui.end.newGame} />
}
