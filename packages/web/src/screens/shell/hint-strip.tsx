import { useWords } from '../../app/words.tsx'
import { TURN_SUN } from '../../art/sun.ts'
import { Drawing } from '../../kit/drawing.tsx'
import { Glyph, type GlyphName } from '../../kit/icon.tsx'
import './hint-strip.css'
import type { Hint } from './hints.ts'

/** A strip of paper with a rising sun: one sentence, and two ways to be rid of it. */
export default function HintStrip({ hint: { text, count, words, skip, skipAll, next } }: { readonly hint: Hint }) {
  const { settings } = useWords()
  return (
    <aside className="hint on-paper" aria-label={settings.hints}>
      <span className="hint-mark">
        <Drawing box="0 0 80 36" inside={TURN_SUN} />
        {count}
      </span>
      <p>{text}</p>
      <Skip glyph="right" label={next ?? words.skip} onSkip={skip} isNext={next !== undefined} />
      <Skip glyph="close" label={words.skipAll} title={`${words.skipAll}. ${words.back}`} onSkip={skipAll} />
    </aside>
  )
}

interface SkipProps {
  readonly glyph: GlyphName
  readonly label: string
  /** More than the label says. */
  readonly title?: string
  readonly onSkip: () => void
  /** The way on, not a way out. */
  readonly isNext?: boolean
}

/** In words, or as a mark where there is little room. */
const Skip = ({ glyph, label, title, onSkip, isNext }: SkipProps) => (
  <button type="button" className={isNext ? 'hint-skip hint-next' : 'hint-skip'} aria-label={label} title={title} onClick={onSkip}>
    <Glyph name={glyph} />
    <span>{label}</span>
  </button>
)
