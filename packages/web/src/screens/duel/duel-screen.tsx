import { Suspense, useMemo } from 'react'
import { duelBack } from '../../art/duel/backs.ts'
import { GameSprite } from '../../kit/icon.tsx'
import type { LookUp as LookUpPart } from '../../kit/log.tsx'
import { useLesson } from '../shell/hints.ts'
import { handKeys } from '../shell/keys.ts'
import { EndScreen, Peek } from '../shell/later.ts'
import { ComingTable, Shell, type TableScreenProps } from '../shell/shell.tsx'
import type { LogBook } from '../shell/story.ts'
import { useAlerts } from '../shell/use-alerts.ts'
import { useFocus } from '../shell/use-focus.ts'
import { useKeys } from '../shell/use-keys.ts'
import { useShell } from '../shell/use-shell.ts'
import { type Staged, useStage } from '../shell/use-stage.ts'
import { AsText } from './as-text.tsx'
import { type At, AtDuel, printed, sitterOf } from './at.ts'
import { DesktopDuel } from './desktop.tsx'
import { LookUp } from './look-up.tsx'
import { Phases } from './phases.tsx'
import { PhoneDuel } from './phone.tsx'
import { type Table, useTable } from './use-at.ts'
import { speakDuel } from './words/load.ts'
import './duel.css'

const CALLS = { turn: 'play', quiet: 'discard' } as const
const loadLessons = () => import('./lessons.ts')
/** What a question is answered with, the likeliest first. */
const CHOICES = [
  '.answers .answer:not(:disabled)',
  '.is-reach .plate-hit',
  '.hand .card:not([aria-disabled])',
  '.ask .acts .btn:not(:disabled)',
  '.end-turn:not(:disabled)',
]

/** Both sides: the last one standing at the front, or who fell last. */
function End({ at, ...props }: Omit<TableScreenProps, 'session'> & { at: At; onTable: () => void }) {
  const { view, snap, teller, session, labels } = at
  return (
    <EndScreen
      {...props}
      session={session}
      snap={snap}
      verdict={view.over ? teller.verdict(view.over) : { title: '' }}
      people={view.seats.map(({ seat, side, characters, fallen }) => {
        const last = characters[0]?.id ?? fallen.at(-1)
        return {
          seat,
          sitter: last === undefined ? { person: snap.names[seat] ?? '' } : sitterOf(last),
          character: last && teller.name(last),
          role: { id: side === 'law' ? 'sheriff' : 'outlaw', name: labels.sides[side] },
          life: characters.length === 0 ? undefined : characters.reduce((sum, { life }) => sum + life, 0),
        }
      })}
      thing={(id) => teller.name(id)}
    />
  )
}

const loadStaging = async () => (await import('../../stage/games/duel-plan.ts')).duelStaging

/** How the things of this table are drawn in flight. */
const staged = ({ teller }: At): Staged<'duel'> => ({
  load: loadStaging,
  prints: {
    card: (face) => printed(face, teller),
    back: (name) => duelBack[name === 'law' ? 'law' : 'outlaw'],
    role: (id) => ({ name: teller.name(id), goal: '' }),
  },
  name: (id) => teller.name(id),
})

interface SeatedProps extends Omit<TableScreenProps, 'session'> {
  readonly at: At
  readonly book: LogBook
  readonly table: Table
}

function Seated({ at, book, table, ...props }: SeatedProps) {
  const { told, looked, closeLooked, peeked } = table
  const { session, view, snap, look, spoken, teller, pick, labels } = at
  const { ui } = spoken
  const shell = useShell(false)
  const { phone, dialog, setDialog, setDrawer, ended, setEnded } = shell
  const shown = useStage(session, snap, staged(at))
  const hint = useLesson('duel', at, loadLessons)
  useAlerts(snap, ui, CALLS)
  useFocus(snap, CHOICES, pick)
  useKeys(at, shell.keys)
  const entries = useMemo(() => book.entries(snap.log), [book, snap.log])
  const lookUp: LookUpPart = (part) => {
    if (part.kind === 'card') look({ id: part.id })
  }
  const onEnd = () => setEnded(true)
  const own = snap.me === null ? undefined : view.seats[snap.me]
  return (
    <AtDuel value={at}>
      <GameSprite file="icons-duel" />
      <Shell
        {...props}
        shell={shell}
        game="duel"
        hint={hint}
        snap={snap}
        teller={teller}
        top={
          phone ? (
            <Phases top />
          ) : (
            <>
              {own && <span className="chip">{labels.sides[own.side]}</span>}
              {view.table.turn > 0 && <span className="chip">{ui.table.turn(view.table.turn)}</span>}
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
            <LookUp looked={looked} onClose={closeLooked} />
            <AsText open={dialog === 'text'} onClose={() => setDialog(undefined)} />
          </>
        }
      >
        {phone ? (
          <PhoneDuel told={told} last={entries.at(-1)} onLog={() => setDrawer(true)} onEnd={onEnd} />
        ) : (
          <DesktopDuel told={told} onEnd={onEnd} />
        )}
      </Shell>
    </AtDuel>
  )
}

/** Taken by the registry of games when it loads this file. @public */
export const prepare = speakDuel

/** The table of The Duel, whoever runs it. */
export default function DuelScreen({ session, ...props }: TableScreenProps<'duel'>) {
  const table = useTable(session)
  return table.at && table.book ? <Seated {...props} at={table.at} book={table.book} table={table} /> : <ComingTable />
}
