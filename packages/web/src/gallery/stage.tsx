import { loadWords } from '@sundown/engine/words'
import { use, useMemo, useRef } from 'react'
import { Words } from '../app/words.tsx'
import TableScreen from '../screens/table/table-screen.tsx'
import { en } from '../words/en.ts'
import type { Spoken } from '../words/language.ts'
import { OneLanguage } from './one-language.ts'
import { MOTIONS, type Motion } from './stage-motions.ts'
import { StageSession } from './stage-session.ts'
import './stage.css'

const spoken = loadWords('en', ['base']).then((rules): Spoken => ({ language: 'en', ui: en, rules }))

/** Every motion on demand, at the real table: `?part=stage`, slower with `&tempo=0.1`. */
export function StageParts() {
  const words = use(spoken)
  const store = useMemo(() => new OneLanguage(words), [words])
  const session = useMemo(() => new StageSession(), [])
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const tempo = Number(document.documentElement.dataset.tempo ?? 1)
  /** When the nth stroke of a motion comes. */
  const when = ({ strokes }: Motion, nth: number) => 120 + strokes.slice(0, nth + 1).reduce((sum, { after = 0 }) => sum + after, 0) / tempo
  const play = (motion: Motion) => {
    for (const timer of timers.current) clearTimeout(timer)
    session.anew()
    timers.current = motion.strokes.map((stroke, i) => setTimeout(() => session.show(stroke), when(motion, i)))
  }
  return (
    <Words store={store}>
      <TableScreen session={session} onAgain={() => undefined} again="" />
      <nav className="stage-motions" aria-label="Motions">
        {MOTIONS.map((motion) => (
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
