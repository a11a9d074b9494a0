import type { Shelf } from '../session/solo-save.ts'

/** Where this browser keeps things, if it does. */
export const shelf: Shelf | undefined = (() => {
  try {
    return localStorage
  } catch {
    return undefined
  }
})()

/** Where the counts of one's own games lie. */
export const LEDGER = 'sundown.ledger'
