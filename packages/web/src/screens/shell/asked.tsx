import { useWords } from '../../app/words.tsx'
import { TURN_SUN } from '../../art/sun.ts'
import { Drawing } from '../../kit/drawing.tsx'
import { Glyph, type GlyphName } from '../../kit/icon.tsx'
import { usePhone } from '../../kit/media.ts'
import { QuestionBar, type QuestionBarProps } from '../../kit/question.tsx'
import { type Hint, useHint } from './hints.ts'

/** A strip of paper with a rising sun: one sentence, and two ways to be rid of it. */
function HintStrip({ hint: { text, count, words, skip, skipAll } }: { readonly hint: Hint }) {
  const { settings } = useWords()
  return (
    <aside className="hint on-paper" aria-label={settings.hints}>
      <span className="hint-mark">
        <Drawing box="0 0 80 36" inside={TURN_SUN} />
        {count}
      </span>
      <p>{text}</p>
      <Skip glyph="right" label={words.skip} title={words.skip} onSkip={skip} />
      <Skip glyph="close" label={words.skipAll} title={`${words.skipAll}. ${words.back}`} onSkip={skipAll} />
    </aside>
  )
}

interface SkipProps {
  readonly glyph: GlyphName
  readonly label: string
  readonly title: string
  readonly onSkip: () => void
}

/** In words, or as a mark where there is little room. */
const Skip = ({ glyph, label, title, onSkip }: SkipProps) => (
  <button type="button" className="hint-skip" aria-label={label} title={title} onClick={onSkip}>
    <Glyph name={glyph} />
    <span>{label}</span>
  </button>
)

/** The question bar, with advice where there is some: over the question, or on a phone over the last line of the log. */
export function Asked(props: QuestionBarProps) {
  const phone = usePhone()
  const hint = useHint()
  const strip = hint && <HintStrip hint={hint} />
  return (
    <>
      {phone && strip}
      <QuestionBar {...props} hint={!phone && strip} />
    </>
  )
}
