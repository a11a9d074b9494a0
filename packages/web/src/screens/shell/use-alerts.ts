import type { QuestionView } from '@sundown/protocol'
import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { speaker } from '../../app/speaker.ts'
import type { Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

interface Calls {
  /** What begins a turn. */
  readonly turn: QuestionView['kind']
  /** Come in the middle of something, or all the time: nobody has to be called. */
  readonly quiet?: QuestionView['kind'] | readonly QuestionView['kind'][]
}

/** Calls the player when something is asked of him: a sound, a buzz, and a notification when he is not looking. */
export function useAlerts({ question }: Snapshot, ui: InterfaceWords, { turn, quiet }: Calls): void {
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (!question?.options || question.number === asked.current) return
    const first = asked.current === undefined
    asked.current = question.number
    if (first) return
    const { notify, vibrate } = settings.getSnapshot()
    const text = question.kind === turn ? ui.notice.turn : ui.notice.asked
    const calls = quiet === undefined || ![quiet].flat().includes(question.kind)
    if (calls) speaker.play('bell')
    if (calls && vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(30)
    if (notify && document.visibilityState === 'hidden' && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(ui.app.title, { body: text, tag: 'sundown-turn' })
    }
  }, [question, ui, turn, quiet])
}
