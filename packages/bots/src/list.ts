/** Lists and tables in which something is known to be there. The engine has the same for itself, but does not publish it. */

/** What stands at a place of a list that is known to be long enough. */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`there is no entry ${place} in a list of ${list.length}`)
  return found
}

/**
 * What was read is known to be there: `sure(list[i])`. For code that runs all the time, where `nth` is slow: all its callers share what the machine
 * has learned about lists, and here each reads its own.
 */
export function sure<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('what was looked up is not there')
  return found
}

/** The first of a list that is known to have one. */
export const firstOf = <T>(list: readonly T[]): T => sure(list[0])

export const lastOf = <T>(list: readonly T[]): T => sure(list[list.length - 1])

/** What is listed under a name or number that is known to be there. */
export function entryOf<T>(list: { readonly [name: string | number]: T }, name: string | number): T {
  const found = list[name]
  if (found === undefined) throw new Error(`there is no entry ${name}`)
  return found
}
