import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { speaker } from '../../app/speaker.ts'
import type { At } from './at.ts'

/** Calls the player when something is asked of him: a sound, a buzz, and a notification when he is not looking. */
export function useAlerts(at: At | undefined): void {
  const asked = useRef<number>(undefined)
  const question = at?.snap.question
  const ui = at?.spoken.ui
  useEffect(() => {
    if (!question?.options || !ui || question.number === asked.current) return
    const first = asked.current === undefined
    asked.current = question.number
    if (first) return
    const { notify, vibrate } = settings.getSnapshot()
    const text = question.kind === 'play' ? ui.notice.turn : ui.notice.asked
    if (question.kind !== 'discard') speaker.play('your-turn')
    if (vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(30)
    if (notify && document.visibilityState === 'hidden' && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(ui.app.title, { body: text, tag: 'sundown-turn' })
    }
  }, [question, ui])
}
