import type { ErrorCode, Facts } from '@sundown/protocol'
import { StoreDamaged, StoreFull } from './store/store.ts'

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

/** What the store could not do, as it is said to whoever wanted it; anything else as it is. */
export function refusedByStore(error: unknown): unknown {
  if (error instanceof StoreFull) return new Refused('disk-full')
  return error instanceof StoreDamaged ? new Refused('store-damaged') : error
}
