/**
 * A list with something for each of the first whole numbers. It is filled one by one, and copies of it are slices or made the same way: what is made
 * by its length or by `map` is another kind of list to the machine, and every reader would meet two.
 */
export function listOf<T>(length: number, each: (i: number) => T): T[] {
  const list: T[] = []
  for (let i = 0; i < length; i++) list.push(each(i))
  return list
}

/**
 * The same for whole numbers. On its own, because what has made lists of objects makes all its lists fit for them, and numbers are read from those
 * more slowly.
 */
export function numbersOf<T extends number>(length: number, each: (i: number) => T): T[] {
  const list: T[] = []
  for (let i = 0; i < length; i++) list.push(each(i))
  return list
}

/** What stands at a place of a list that is known to be long enough. */
export function nth<T>(list: ArrayLike<T>, place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`there is no entry ${place} in a list of ${list.length}`)
  return found
}

/**
 * What is read here is known to be there: `list[i] ?? absent()`. For code that runs all the time, where `nth` is slow: its callers share what the
 * machine has learned about lists, and here each has its own. Nothing is left of the check where a list holds whole numbers.
 */
export function absent(): never {
  throw new Error('what was looked up is not there')
}

/** The first of a list that is known to have one. */
export const firstOf = <T>(list: ArrayLike<T>): T => nth(list, 0)

/** The last of a list that is known to have one. */
export const lastOf = <T>(list: ArrayLike<T>): T => nth(list, list.length - 1)

/**
 * The same for cards, seats and other numbers. On their own, because code that has met lists of numbers and of objects turns the former into the latter
 * when it is compiled: with them go the piles of a table, and all code that reads a pile is compiled anew.
 */
export const firstNumber = <T extends number>(list: readonly T[]): T => list[0] ?? absent()
export const lastNumber = <T extends number>(list: readonly T[]): T => list[list.length - 1] ?? absent()

/** What is listed under a name that is known to be there. */
export function entryOf<T>(list: { readonly [name: string | number]: T }, name: string | number): T {
  const found = list[name]
  if (found === undefined) throw new Error(`there is no entry ${name}`)
  return found
}
