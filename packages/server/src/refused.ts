import type { ErrorCode, Facts } from '@sundown/protocol'
import { StoreAway, StoreDamaged, StoreFull, TableElsewhere } from './store/store.ts'

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

/** Turns a failure of the store into a refusal; returns anything else as it is. */
export function refusedByStore(error: unknown): unknown {
  if (error instanceof StoreFull) return new Refused('disk-full')
  if (error instanceof StoreAway) return new Refused('store-away')
  // Whoever asks again is led there.
  if (error instanceof TableElsewhere) return new Refused('server-closing')
  return error instanceof StoreDamaged ? new Refused('store-damaged') : error
}

/** The store may accept it later, when there is room again or the database is back. */
export function mayReachStoreLater(error: unknown): boolean {
  const refusal = refusedByStore(error)
  return refusal instanceof Refused && (refusal.code === 'disk-full' || refusal.code === 'store-away')
}
