import type { Face } from '@sundown/engine'
import type { AnyFace } from '@sundown/engine/lazy'
import { goalOf, type Language } from '@sundown/engine/words'
import { Suspense, useEffect, useMemo } from 'react'
import { later } from '../../app/later.ts'
import { cardArt } from '../../art/cards.ts'
import type { LookUp as LookUpPart } from '../../kit/log.tsx'
import { lineOf } from '../../words/spoken.ts'
import { endPeople } from '../shell/ending.ts'
import { useLesson } from '../shell/hints.ts'
import { handKeys } from '../shell/keys.ts'
import { EndScreen, Peek, prepareLater } from '../shell/later.ts'
import { ComingTable, Shell, type TableScreenProps } from '../shell/shell.tsx'
import { useAlerts } from '../shell/use-alerts.ts'
import { useFocus } from '../shell/use-focus.ts'
import { useKeys } from '../shell/use-keys.ts'
import { useShell } from '../shell/use-shell.ts'
import { type Staged, useStage } from '../shell/use-stage.ts'
import { type At, AtTable, printed } from './at.ts'
import { DesktopTable } from './desktop.tsx'
import { Values } from './later.ts'
import { prepareParts } from './of-sets.tsx'
import { PhoneTable } from './phone.tsx'
import { Phases } from './turn-end.tsx'
import { type Table, useTable } from './use-at.ts'
import { usePass } from './use-pass.ts'

const LookUp = later(() => import('./look-up.tsx'))
const AsText = later(() => import('./as-text.tsx'))

/** Windows open at every shot: they call nobody. */
const CALLS = { turn: 'play', quiet: ['discard', 'ignore', 'spare'] } as const
const loadLessons = () => import('./lessons.ts')
/** What a question is answered with, the likeliest first. */
const CHOICES = [
  '.answers .answer:not(:disabled)',
  '.hand .card:not([aria-disabled])',
  '.ask .acts .btn:not(:disabled)',
  '.end-turn:not(:disabled)',
]

/** The end of the card game: who was who. */
function End({ at, ...props }: Omit<TableScreenProps, 'session'> & { at: At; onTable: () => void }) {
  const { view, snap, teller, session } = at
  return (
    <EndScreen
      {...props}
      session={session}
      snap={snap}
      verdict={view.over ? teller.verdict(view.over) : { title: '' }}
      people={endPeople(view.seats, snap.names, (id) => teller.name(id))}
      thing={(id) => teller.name(id)}
    />
  )
}

const loadStaging = async () => (await import('../../stage/games/bang-plan.ts')).bangStaging

const isFace = (face: AnyFace): face is Face => 'suit' in face && 'rank' in face

/** How the things of this table are drawn in flight. */
const staged = ({ teller, spoken, view }: At): Staged<'bang'> => ({
  load: loadStaging,
  prints: {
    card: (face) => printed(isFace(face) ? face : { id: face.id, suit: undefined, rank: undefined }, teller),
    event: (id) => ({ icon: cardArt(id).icon, name: teller.name(id), text: lineOf(id, spoken.lines) }),
    role: (id) => ({ name: teller.name(id), goal: goalOf(spoken.rules.table, id, view.seats.length) }),
  },
  name: (id) => teller.name(id),
})

function Seated({ at, table, ...props }: Omit<TableScreenProps, 'session'> & { readonly at: At; readonly table: Table }) {
  const { told, looked, closeLooked, peeked, book } = table
  const { view, snap, look, spoken, teller, pick, session } = at
  const { ui } = spoken
  const shell = useShell(view.seats.length > 7)
  const { phone, dialog, setDialog, setDrawer, ended, setEnded } = shell
  const shown = useStage(session, snap, staged(at))
  const hint = useLesson('bang', at, loadLessons)
  useAlerts(snap, ui, CALLS)
  usePass(at)
  useFocus(snap, CHOICES, pick)
  useKeys(at, shell.keys)
  useEffect(() => prepareLater([LookUp, Values]), [])
  const isUnread = props.deck !== undefined && !shell.drawer
  const entries = useMemo(() => (isUnread ? book.latest(snap.log) : book.entries(snap.log)), [book, snap.log, isUnread])
  const lookUp: LookUpPart = (part) => {
    if (part.kind === 'person') look({ what: 'seat', seat: part.seat })
    else if (part.kind === 'card') look({ what: 'face', face: { id: part.id, suit: undefined, rank: undefined } })
  }
  const standing = view.seats.filter(({ state }) => state !== 'out').length
  const onEnd = () => setEnded(true)
  return (
    <AtTable value={at}>
      <Shell
        {...props}
        shell={shell}
        game="bang"
        hint={hint}
        snap={snap}
        teller={teller}
        top={
          phone ? (
            <Phases top />
          ) : (
            <>
              {view.table.turn > 0 && <span className="chip">{ui.table.turn(view.table.turn)}</span>}
              <span className="chip">{ui.table.standing(standing, view.seats.length)}</span>
            </>
          )
        }
        entries={entries}
        onLookUp={lookUp}
        end={view.over && shown && ended && <End {...props} at={at} onTable={shell.showLog} />}
        keys={handKeys(at.spoken.ui)}
        beside={
          <>
            <Suspense fallback={null}>{peeked && !looked && !phone && <Peek peeked={peeked} />}</Suspense>
            <Suspense fallback={null}>
              {looked && <LookUp looked={looked} onClose={closeLooked} />}
              {dialog === 'text' && <AsText onClose={() => setDialog(undefined)} />}
            </Suspense>
          </>
        }
      >
        {phone ? (
          <PhoneTable told={told} last={entries.at(-1)} onLog={() => setDrawer(true)} onEnd={onEnd} />
        ) : (
          <DesktopTable told={told} onEnd={onEnd} />
        )}
      </Shell>
    </AtTable>
  )
}

/** Taken by the registry of games when it loads this file. @public */
export const prepare = (_: Language, sets: readonly string[]): void => prepareParts(sets)

/** The table of the card game, whoever runs it. */
export default function TableScreen({ session, ...props }: TableScreenProps<'bang'>) {
  const table = useTable(session)
  return table.at ? <Seated {...props} at={table.at} table={table} /> : <ComingTable />
}
