import type { QuestionView } from '@sundown/protocol'
import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

interface Calls {
  /** What begins a turn. */
  readonly turn: QuestionView['kind']
  /** Come in the middle of something, or all the time: nobody has to be called. */
  readonly quiet?: QuestionView['kind'] | readonly QuestionView['kind'][]
}

/** Calls the player when something is asked of him. */
export function useAlerts({ question }: Snapshot, ui: InterfaceWords, { turn, quiet }: Calls): void {
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (!question?.options || question.number === asked.current) return
    const first = asked.current === undefined
    asked.current = question.number
    if (first) return
    const text = question.kind === turn ? ui.notice.turn : ui.notice.asked
    const calls = quiet === undefined || ![quiet].flat().includes(question.kind)
    void import('../../app/call.ts').then(({ callPlayer }) => callPlayer({ text, tag: 'turn', aloud: calls })).catch(() => undefined)
  }, [question, ui, turn, quiet])
}
