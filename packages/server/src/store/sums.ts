import { createHash } from 'node:crypto'

const LENGTH = 24

/** What tells that a row is not what was written: 144 bits of a hash. Only against accidents; whoever can write the store can write this, too. */
export const sumOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH)
