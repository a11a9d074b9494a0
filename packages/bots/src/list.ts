/** Lists and tables in which something is known to be there. The engine has the same for itself, but does not publish it. */

/** What stands at a place of a list that is known to be long enough. */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`there is no entry ${place} in a list of ${list.length}`)
  return found
}

/**
 * What is read here is known to be there: `list[i] ?? absent()`. For code that runs all the time, where `nth` is slow: its callers share what the
 * machine has learned about lists, and here each has its own.
 */
export function absent(): never {
  throw new Error('what was looked up is not there')
}

/** The first of a list that is known to have one. */
export const firstOf = <T>(list: readonly T[]): T => list[0] ?? absent()

export const lastOf = <T>(list: readonly T[]): T => list[list.length - 1] ?? absent()

/** What is listed under a name or number that is known to be there. */
export function entryOf<T>(list: { readonly [name: string | number]: T }, name: string | number): T {
  const found = list[name]
  if (found === undefined) throw new Error(`there is no entry ${name}`)
  return found
}
