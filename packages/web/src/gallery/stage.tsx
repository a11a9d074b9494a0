import { loadWords } from '@sundown/engine/words'
import { type ComponentType, use, useMemo, useRef } from 'react'
import { Words } from '../app/words.tsx'
import DiceScreen from '../screens/dice/dice-screen.tsx'
import DuelScreen from '../screens/duel/duel-screen.tsx'
import type { TableScreenProps } from '../screens/shell/shell.tsx'
import TableScreen from '../screens/table/table-screen.tsx'
import type { GameName } from '../session/played.ts'
import { en } from '../words/en.ts'
import type { Spoken } from '../words/language.ts'
import { linesEn } from '../words/lines.en.ts'
import { OneLanguage } from './one-language.ts'
import { stageBang } from './stage-bang.ts'
import { stageDice } from './stage-dice.ts'
import { stageDuel } from './stage-duel.ts'
import { type Motion, StageSession, type StageTable } from './stage-session.ts'
import { STAGE_SETS, stageSets } from './stage-sets.ts'
import './stage.css'

const bare = new URLSearchParams(location.search).has('bare')
const spoken = loadWords('en', STAGE_SETS).then((rules): Spoken => ({ language: 'en', ui: en, lines: linesEn, rules }))

interface ShowProps<G extends GameName> {
  readonly table: StageTable<G>
  readonly Screen: ComponentType<TableScreenProps<G>>
}

function Show<G extends GameName>({ table, Screen }: ShowProps<G>) {
  const words = use(spoken)
  const store = useMemo(() => new OneLanguage(words), [words])
  const session = useMemo(() => new StageSession(table), [table])
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const tempo = Number(document.documentElement.dataset.tempo ?? 1)
  /** When the nth stroke of a motion comes. */
  const when = ({ strokes }: Motion<G>, nth: number) =>
    120 + strokes.slice(0, nth + 1).reduce((sum, { after = 0 }) => sum + after, 0) / tempo
  const play = (motion: Motion<G>) => {
    for (const timer of timers.current) clearTimeout(timer)
    session.anew()
    timers.current = motion.strokes.map((stroke, i) => setTimeout(() => session.show(stroke), when(motion, i)))
  }
  return (
    <Words store={store}>
      <Screen session={session} onAgain={() => undefined} again="" />
      <nav className={bare ? 'stage-motions bare' : 'stage-motions'} aria-label="Motions">
        {table.motions.map((motion) => (
          <button
            key={motion.name}
            type="button"
            onClick={() => play(motion)}
            data-told={Math.round(when(motion, motion.strokes.length - 1))}
          >
            {motion.name}
          </button>
        ))}
      </nav>
    </Words>
  )
}

/** Every motion on demand, at the real table: `?part=stage`, of another game with `&game=dice`, of the last sets with `&game=sets`, slower with `&tempo=0.1`. */
export function StageParts() {
  switch (new URLSearchParams(location.search).get('game')) {
    case 'sets':
      return <Show table={stageSets} Screen={TableScreen} />
    case 'dice':
      return <Show table={stageDice} Screen={DiceScreen} />
    case 'duel':
      return <Show table={stageDuel} Screen={DuelScreen} />
    default:
      return <Show table={stageBang} Screen={TableScreen} />
  }
}
