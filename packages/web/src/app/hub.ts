import { randomBelow } from '../session/chance.ts'
import { proposedName } from '../session/names.ts'
import { Hub } from '../session/online.ts'
import { watchPage } from '../session/page.ts'
import { settings } from './settings.ts'

const languageNow = (): 'en' | 'fr' | 'it' => {
  const { lang } = document.documentElement
  return lang === 'fr' || lang === 'it' ? lang : 'en'
}

/** A name for who has none: kept, so that the same one is proposed next time. */
function nameNow(): string {
  const name = settings.getSnapshot().name ?? proposedName(randomBelow)
  settings.change({ name })
  return name
}

/** The line to the server this page is from: one for all screens. */
export const hub = new Hub({ language: languageNow, name: nameNow })

let begun = false

/** Opens the line, unless it is. Afterwards it comes back by itself. */
export function online(): void {
  if (begun) return
  begun = true
  watchPage(hub)
  hub.connect()
}
