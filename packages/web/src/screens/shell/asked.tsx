import { useWords } from '../../app/words.tsx'
import { TURN_SUN } from '../../art/sun.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { usePhone } from '../../kit/media.ts'
import { QuestionBar, type QuestionBarProps } from '../../kit/question.tsx'
import { type Hint, useHint } from './hints.ts'

/** A strip of paper with a rising sun: one sentence, and two ways to be rid of it. */
function HintStrip({ hint: { text, count, words, skip, skipAll }, small }: { readonly hint: Hint; readonly small: boolean }) {
  const { settings } = useWords()
  return (
    <aside className="hint on-paper" aria-label={settings.hints}>
      <span className="hint-mark">
        <Drawing box="0 0 80 36" inside={TURN_SUN} />
        {count}
      </span>
      <p>{text}</p>
      {small ? (
        <>
          <IconButton glyph="right" label={words.skip} onClick={skip} />
          <IconButton glyph="close" label={words.skipAll} onClick={skipAll} />
        </>
      ) : (
        <>
          <Button onClick={skip}>{words.skip}</Button>
          <button type="button" className="link" title={words.back} onClick={skipAll}>
            {words.skipAll}
          </button>
        </>
      )}
    </aside>
  )
}

/** The question bar, with advice where there is some: over the question, or on a phone over the last line of the log. */
export function Asked(props: QuestionBarProps) {
  const phone = usePhone()
  const hint = useHint()
  const strip = hint && <HintStrip hint={hint} small={phone} />
  return (
    <>
      {phone && strip}
      <QuestionBar {...props} hint={!phone && strip} />
    </>
  )
}
