import type { ErrorWords } from '@sundown/protocol/words/types'
import { patiently } from '../session/patiently.ts'

/** What a server may refuse, in words. They come when the page is at rest: a game in the page does without. */
export class LaterErrors {
  words: ErrorWords | undefined = undefined
  private readonly load: () => Promise<ErrorWords>
  private coming: Promise<void> | undefined = undefined

  constructor(load: () => Promise<ErrorWords>) {
    this.load = load
  }

  /** Has them at hand. */
  prepare(): Promise<void> {
    this.coming ??= patiently(this.load).then((words) => {
      this.words = words
    })
    return this.coming
  }
}
