import type { ErrorCode, Facts } from '@sundown/protocol'

/** Something asked for is not possible: a code, and what it takes to say it in any language. Nothing was changed. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly facts: Facts | undefined

  constructor(code: ErrorCode, facts?: Facts) {
    super(code)
    this.code = code
    this.facts = facts
  }
}
