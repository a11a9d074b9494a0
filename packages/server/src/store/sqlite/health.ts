import type { StoreState } from '../store.ts'

/** What is known about the state of a store. */
export class Health {
  #checking = false
  #full = false
  #damaged = false
  #broken = false
  readonly #say: (what: string, fields: object) => void

  /** `say`: to the operator. */
  constructor(say: (what: string, fields: object) => void) {
    this.#say = say
  }

  get state(): StoreState {
    if (this.#damaged) return 'damaged'
    if (this.#full) return 'full'
    return this.#checking ? 'checking' : 'well'
  }

  /** The file itself is in disorder: whatever is written to it could spoil more. */
  get broken(): boolean {
    return this.#broken
  }

  checking(checking: boolean): void {
    this.#checking = checking
  }

  /** The disk is full, or has room again. */
  full(full: boolean): void {
    this.#full = full
  }

  /** Some of what was written is not there any more, or not as it was. The rest can be used. */
  damaged(what: string, fields: object = {}): void {
    this.#damaged = true
    this.#say(what, fields)
  }

  breaks(what: string, fields: object = {}): void {
    if (this.#broken) return
    this.#broken = true
    this.damaged(what, fields)
  }
}
