import { DIE_FACES, type DieFace, diceCharacters } from '@sundown/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { DIE_BOX, dieFace, dieInks } from '../../art/dice.ts'
import type { IconName } from '../../art/icons.ts'
import type { LookUp as LookUpPart } from '../../kit/log.tsx'
import { useStore } from '../../session/react.ts'
import type { GameSession } from '../../session/session.ts'
import { type DiceWords, loadDice } from '../../words/dice.ts'
import { endPeople } from '../shell/ending.ts'
import { useLesson } from '../shell/hints.ts'
import { commonKeys, type KeyLine } from '../shell/keys.ts'
import { EndScreen } from '../shell/later.ts'
import { ComingTable, Shell, type TableScreenProps } from '../shell/shell.tsx'
import { LogBook } from '../shell/story.ts'
import { useAlerts } from '../shell/use-alerts.ts'
import { useFocus } from '../shell/use-focus.ts'
import { useShell } from '../shell/use-shell.ts'
import { type Staged, useStage } from '../shell/use-stage.ts'
import { Rolls } from './asking.tsx'
import { type AtDice, AtDiceTable, type Looked } from './at.ts'
import { DiceChoice } from './choice.ts'
import './dice.css'
import { useDiceKeys } from './keys.ts'
import { AsText, LookUp } from './look-up.tsx'
import { DesktopTable, PhoneTable } from './tables.tsx'
import { Touched } from './touched.tsx'

type Rest = Omit<TableScreenProps, 'session'>

const CALLS = { turn: 'roll' } as const
const loadLessons = () => import('./lessons.ts')
/** What a question is answered with, the likeliest first. */
const CHOICES = [
  '.dice-ring .one-die.choosable',
  '.seat.is-reach .plate-hit',
  '.ask .acts .btn:not(:disabled)',
  '.end-turn:not(:disabled)',
  '.rack .one-die.choosable',
]
const ICONS: { readonly [id: string]: IconName } = {
  arrow: 'arrow',
  dynamite: 'dynamite',
  'bullseye-1': 'crosshair',
  'bullseye-2': 'crosshair',
  beer: 'beer-stein',
  gatling: 'gatling',
}
const CARDS: ReadonlySet<string> = new Set([...DIE_FACES, ...Object.keys(diceCharacters)])

/** What the player lays out goes with the session. */
function useChoice(session: GameSession<'dice'>): DiceChoice {
  const [choice, setChoice] = useState(() => new DiceChoice(session))
  useEffect(() => {
    // Made anew when the effect runs again: one that was disposed of hears nothing.
    const store = new DiceChoice(session)
    setChoice(store)
    return () => store.dispose()
  }, [session])
  return choice
}

const keysOf = ({ spoken: { ui }, words: { dice } }: AtDice): readonly KeyLine[] => {
  const { first, last } = commonKeys(ui)
  return [
    ...first.filter(([key]) => key !== '1 – 9'),
    ['1 – 9', dice.keyDice],
    ['R', dice.keyRoll],
    ['E', dice.keySettle],
    ['I', ui.keys.look],
    ...last,
  ]
}

const isCause = <C extends object>(id: string, causes: C): id is keyof C & string => Object.hasOwn(causes, id)

function End({ at, ...props }: Rest & { readonly at: AtDice; readonly onTable: () => void }) {
  const { view, snap, teller, session, words } = at
  return (
    <EndScreen
      {...props}
      session={session}
      snap={snap}
      verdict={view.over ? teller.verdict(view.over) : { title: '' }}
      people={endPeople(view.seats, snap.names, (id) => teller.name(id))}
      thing={(id) => (isCause(id, words.dice.causes) ? words.dice.causes[id] : teller.name(id))}
    />
  )
}

const loadStaging = async () => (await import('../../stage/games/dice-plan.ts')).diceStaging

const isDie = (face: string): face is DieFace => DIE_FACES.some((each) => each === face)

/** How the things of this table are drawn in flight. */
const staged = ({ teller, words, view }: AtDice): Staged<'dice'> => ({
  load: loadStaging,
  prints: {
    die: (face) => ({ box: DIE_BOX, inside: isDie(face) ? dieFace(face) : '', inks: isDie(face) ? dieInks(face) : '' }),
    role: (id) => ({ name: teller.name(id), goal: words.speech.goal(id, view.seats.length) }),
  },
  name: (id) => teller.name(id),
})

function Seated({ at, looked, ...props }: Rest & { readonly at: AtDice; readonly looked: Looked | undefined }) {
  const { session, view, snap, spoken, teller, choice, words, look } = at
  const { ui } = spoken
  const shell = useShell(view.seats.length > 7)
  const { phone, dialog, setDialog, setDrawer, ended, setEnded } = shell
  const shown = useStage(session, snap, staged(at))
  const hint = useLesson('dice', at, loadLessons)
  useAlerts(snap, ui, CALLS)
  useFocus(snap, CHOICES, choice)
  useDiceKeys(at, shell.keys)
  const book = useMemo(() => {
    const voice = words.speech.teller(snap.names, undefined, snap.me ?? undefined)
    return new LogBook(voice, ui, { people: snap.names, me: snap.me, cards: CARDS, icon: (id) => ICONS[id] })
  }, [words, snap.names, snap.me, ui])
  const entries = useMemo(() => book.entries(snap.log), [book, snap.log])
  const lookUp: LookUpPart = (part) => {
    if (part.kind === 'person') look({ what: 'seat', seat: part.seat })
    else if (part.kind === 'card') look({ what: 'entry', id: part.id })
  }
  const standing = view.seats.filter(({ state }) => state !== 'out').length
  const onEnd = () => setEnded(true)
  return (
    <AtDiceTable value={at}>
      <Shell
        {...props}
        shell={shell}
        game="dice"
        hint={hint}
        snap={snap}
        teller={teller}
        top={
          phone ? (
            <Rolls top />
          ) : (
            <>
              <span className="chip">{words.speech.title}</span>
              {view.table.turn > 0 && <span className="chip">{ui.table.turn(view.table.turn)}</span>}
              <span className="chip">{ui.table.standing(standing, view.seats.length)}</span>
            </>
          )
        }
        entries={entries}
        onLookUp={lookUp}
        end={view.over && shown && ended && <End {...props} at={at} onTable={shell.showLog} />}
        keys={keysOf(at)}
        beside={
          <>
            <Touched />
            <LookUp looked={looked} />
            <AsText open={dialog === 'text'} onClose={() => setDialog(undefined)} />
          </>
        }
      >
        {phone ? <PhoneTable last={entries.at(-1)} onLog={() => setDrawer(true)} onEnd={onEnd} /> : <DesktopTable onEnd={onEnd} />}
      </Shell>
    </AtDiceTable>
  )
}

function useTable(
  session: GameSession<'dice'>,
  words: DiceWords | undefined,
): { readonly at: AtDice | undefined; readonly looked: Looked | undefined } {
  const spoken = useSpoken()
  const snap = useStore(session)
  const act = useChoice(session)
  const choice = useStore(act)
  const acting = useRef(act)
  acting.current = act
  const choose = useCallback((seat: number) => acting.current.choose(seat), [])
  const [looked, look] = useState<Looked>()
  const { view, names, me } = snap
  const at = useMemo((): AtDice | undefined => {
    if (!view || !words) return undefined
    const seen = (die: number) => view.table.dice[die] && { id: view.table.dice[die].face }
    return { session, snap, view, spoken, words, teller: words.speech.teller(names, seen, me ?? undefined), choice, act, choose, look }
  }, [session, snap, view, spoken, words, names, me, choice, act, choose])
  return { at, looked }
}

/** Taken by the registry of games when it loads this file. @public */
export const prepare = loadDice

/** The table of the dice game, whoever runs it. */
export default function DiceScreen({ session, ...props }: TableScreenProps<'dice'>) {
  const words = useInLanguage(loadDice)
  const { at, looked } = useTable(session, words)
  return at ? <Seated {...props} at={at} looked={looked} /> : <ComingTable />
}
