/**
 * A list with something for each of the first whole numbers. It is filled one by one, and copies of it are slices or made the same way: what is made
 * by its length or by `map` is another kind of list to the machine, and every reader would meet two.
 */
export function listOf<T>(length: number, each: (i: number) => T): T[] {
  const list: T[] = []
  for (let i = 0; i < length; i++) list.push(each(i))
  return list
}
