/** A list of a known length, so that each can be taken out by place. Where the number is only known at run time it is a list like any other. */
export type Several<Count extends number, T> = readonly T[] & (number extends Count ? unknown : Tuple<Count, T>)

type Tuple<Count extends number, T, List extends readonly T[] = readonly []> = List['length'] extends Count
  ? List
  : Tuple<Count, T, readonly [...List, T]>

/** This many, made one after the other. */
export async function several<const Count extends number, T>(count: Count, each: (i: number) => Promise<T>): Promise<Several<Count, T>> {
  const list: T[] = []
  for (let i = 0; i < count; i++) list.push(await each(i))
  if (!isSeveral(list, count)) throw new Error(`${list.length} instead of ${count}`)
  return list
}

const isSeveral = <Count extends number, T>(list: readonly T[], count: Count): list is Several<Count, T> => list.length === count
