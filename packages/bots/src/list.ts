/** What stands at a place of a list that is known to be long enough. The engine has the same for itself, but does not publish it. */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`there is no entry ${place} in a list of ${list.length}`)
  return found
}

/** The same for numbers: read apart from things, because code that meets few kinds of lists is compiled to a plain read. */
export function numberAt(list: readonly number[], place: number): number {
  const found = list[place]
  if (found === undefined) throw new Error(`there is no number ${place} in a list of ${list.length}`)
  return found
}

/** The first of a list that is known to have one: of all that is offered, say. */
export const firstOf = <T>(list: readonly T[]): T => nth(list, 0)

export const lastOf = <T>(list: readonly T[]): T => nth(list, list.length - 1)

/** What is listed under a name or number that is known to be there. */
export function entryOf<T>(list: { readonly [name: string | number]: T }, name: string | number): T {
  const found = list[name]
  if (found === undefined) throw new Error(`there is no entry ${name}`)
  return found
}
