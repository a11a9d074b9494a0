import { settings } from './settings.ts'
import { speaker } from './speaker.ts'
import { callInTitle } from './title.ts'

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

let listening = false

/** Whoever looks at the page again has heard it. */
function listen(): void {
  if (listening) return
  listening = true
  const heard = () => {
    if (isLookedAt()) callInTitle(undefined)
  }
  addEventListener('focus', heard)
  document.addEventListener('visibilitychange', heard)
}

export interface Call {
  readonly text: string
  /** A later call of the same kind takes the place of the one before. */
  readonly tag: string
  /** A sound and a buzz, also for somebody who is looking. */
  readonly aloud?: boolean
}

/** Calls the player: by a sound and a buzz and, when he looks elsewhere, by title, icon and, if he wants that, a notification. */
export function callPlayer({ text, tag, aloud = true }: Call): void {
  const { notify, vibrate } = settings.getSnapshot()
  if (aloud) speaker.play('bell')
  if (aloud && vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(30)
  if (isLookedAt()) return
  listen()
  callInTitle(text)
  if (notify && 'Notification' in window && Notification.permission === 'granted') {
    const notification = new Notification('Sundown', { body: text, tag: `sundown-${tag}` })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  }
}
