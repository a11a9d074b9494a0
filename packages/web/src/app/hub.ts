import { LANGUAGES, type Language } from '@sundown/engine/words'
import { Hub } from '../session/online.ts'
import { watchPage } from '../session/page.ts'
import { myName } from './name.ts'

const languageNow = (): Language => LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en'

/** The line to the server this page is from: one for all screens. */
export const hub = new Hub({ language: languageNow, name: myName })

let begun = false

/** Opens the connection, unless it is open. After that it reconnects by itself. */
export function online(): void {
  if (begun) return
  begun = true
  watchPage(hub)
  hub.connect()
  // Calls have sounds and words of their own, loaded later: nothing waits for them.
  void import('./calls.ts').then(({ listenForCalls }) => listenForCalls(hub, languageNow)).catch(() => undefined)
}
