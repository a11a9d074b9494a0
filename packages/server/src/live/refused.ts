import type { Reason } from '@sundown/engine'

/** The rules do not allow an answer: code and facts are the game's own. Nothing was changed. */
export class RefusedByRules extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.code)
    this.reason = reason
  }
}
