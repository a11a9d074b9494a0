import { Suspense, useEffect } from 'react'
import { later } from '../../app/later.ts'
import { myName } from '../../app/name.ts'
import { go } from '../../app/route.ts'
import { type Settings, settings } from '../../app/settings.ts'
import { solo } from '../../app/solo.ts'
import { useSpoken } from '../../app/words.tsx'
import { hasHiddenRoles } from '../../session/hidden-roles.ts'
import { useStore } from '../../session/react.ts'
import type { SoloWishes } from '../../session/solo.ts'
import { hostedGames, hostOf, type Options, sizeFor } from '../games.ts'
import { GameTable } from './game-table.tsx'
import { ComingTable } from './shell.tsx'

const WhoIsWho = later(() => import('../taken/who-is-who.tsx'))
export const SoloTrouble = later(() => import('./solo-trouble.tsx'))
const NoRoom = later(() => import('./no-room.tsx'))

/** A game as it is wished for now. */
export function wishesOf(settings: Settings): SoloWishes {
  const hosted = hostOf(settings.game) ?? hostedGames[0]
  const players = sizeFor(hosted, settings.players)
  return { name: myName(), game: hosted.game, players, bot: settings.bot, temper: settings.temper, options: hosted.options(settings) }
}

/** A new game as the last one was wished. `next`: what is otherwise than in the game before. */
export function playNow(next: Options = {}): void {
  const wishes = wishesOf(settings.getSnapshot())
  void solo.start({ ...wishes, options: { ...wishes.options, ...next } })
  go({ to: 'solo' })
}

/** The game against bots in this page; after a reload it goes on where it was. */
export default function SoloScreen() {
  const { ui, rules, need } = useSpoken()
  const { session, refusal, noRoom } = useStore(solo)
  useEffect(() => {
    if (!session && !refusal) void solo.restore().then((found) => found || go({ to: 'home' }))
  }, [session, refusal])
  const sets = solo.sets.join()
  useEffect(() => {
    if (sets !== '') need(sets.split(','))
  }, [need, sets])
  if (refusal) return <SoloTrouble refusal={refusal} />
  // Without the words of its sets nobody can read the table.
  if (!session || rules.sets.length < solo.sets.length) return <ComingTable />
  const { view } = session.getSnapshot()
  const again = () => {
    const { view } = session.getSnapshot()
    playNow(view && hostOf(view.game)?.next(view))
  }
  const who = {
    id: 'who',
    label: ui.solo.who,
    glyph: 'who',
    content: (
      <Suspense>
        <WhoIsWho session={session} />
      </Suspense>
    ),
  } as const
  return (
    <>
      <GameTable session={session} onAgain={again} again={ui.end.newGame} tabs={hasHiddenRoles(view?.seats.length ?? 0) ? [who] : []} />
      {noRoom && (
        <Suspense>
          <NoRoom />
        </Suspense>
      )}
    </>
  )
}
