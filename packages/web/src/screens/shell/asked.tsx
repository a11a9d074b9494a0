import { Suspense } from 'react'
import { later } from '../../app/later.ts'
import { usePhone } from '../../kit/media.ts'
import { QuestionBar, type QuestionBarProps } from '../../kit/question.tsx'
import { useHint } from './hints.ts'

const HintStrip = later(() => import('./hint-strip.tsx'))

/** The question bar, with advice where there is some: over the question, or on a phone over the last line of the log. */
export function Asked(props: QuestionBarProps) {
  const phone = usePhone()
  const hint = useHint()
  const strip = hint && (
    <Suspense fallback={null}>
      <HintStrip hint={hint} />
    </Suspense>
  )
  return (
    <>
      {phone && strip}
      <QuestionBar {...props} hint={!phone && strip} />
    </>
  )
}
