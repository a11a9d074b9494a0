import { Store } from '../session/store.ts'
import type { Spoken } from '../words/language.ts'

/** The gallery speaks one language. */
export class OneLanguage extends Store<Spoken> {
  readonly choose = async () => undefined
  readonly need = async () => undefined
}
