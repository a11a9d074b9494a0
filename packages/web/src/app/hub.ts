import { Hub } from '../session/online.ts'
import { watchPage } from '../session/page.ts'
import { myName } from './name.ts'

const languageNow = (): 'en' | 'fr' | 'it' => {
  const { lang } = document.documentElement
  return lang === 'fr' || lang === 'it' ? lang : 'en'
}

/** The line to the server this page is from: one for all screens. */
export const hub = new Hub({ language: languageNow, name: myName })

let begun = false

/** Opens the line, unless it is. Afterwards it comes back by itself. */
export function online(): void {
  if (begun) return
  begun = true
  watchPage(hub)
  hub.connect()
}
