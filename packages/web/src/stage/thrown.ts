import type { AnyFace } from '@sundown/engine/lazy'
import { aspectOf, type Change, type Cover, type Fact, type Picture } from './picture.ts'

/**
 * Cards that two have thrown into a duel. They are on the discard pile as soon as they are played, and lie between the two until it is over: that is in
 * no view, and the pile looks meanwhile as it did before.
 */
const THROWN = 'thrown'
const HEAP = 'heap discard'
const TOP = 'top discard'
const COUNT = 'count discard'

/** One of them: the challenge is the first, then the challenged and the challenger take turns. */
export interface Thrown {
  /** Who challenged whom. */
  readonly by: string
  readonly at: string
  readonly nth: number
  readonly of: number
  readonly face: AnyFace
}

/** What the discard pile does not show yet, and what lies under it. */
interface Heap {
  readonly cards: readonly number[]
  readonly under?: number | undefined
}

const factOf = (nth: number): string => `${THROWN} card-${nth}`

/** Made here, and told to nobody else. */
const thrownAs = (fact: Fact): Thrown => JSON.parse(String(fact))
const heapAs = (fact: Fact): Heap => JSON.parse(String(fact))

/** What the stage keeps of it besides the view. */
export const isThrown = (fact: string): boolean => fact === HEAP || aspectOf(fact)[0] === THROWN

/** Those that lie there, the first one first. */
export const thrownIn = (seen: Picture): readonly Thrown[] =>
  [...seen].flatMap(([fact, value]) => (aspectOf(fact)[0] === THROWN ? [thrownAs(value)] : []))

/** Another one comes to lie there. `card`: what it is called on the discard pile. */
export function throwIn(
  { by, at, face, card }: { readonly by: string; readonly at: string; readonly face: AnyFace; readonly card: number },
  seen: Picture,
): { readonly thrown: Thrown; readonly changes: readonly Change[] } {
  const before = thrownIn(seen)
  const of = before.length + 1
  const thrown: Thrown = { by, at, nth: before.length, of, face }
  const heap = seen.get(HEAP)
  const under = seen.get(TOP)
  const { cards, ...below }: Heap = heap === undefined ? { cards: [], ...(typeof under === 'number' && { under }) } : heapAs(heap)
  const lying = [...before.map((each) => ({ ...each, of })), thrown].map((each) => ({ fact: factOf(each.nth), to: JSON.stringify(each) }))
  return { thrown, changes: [...lying, { fact: HEAP, to: JSON.stringify({ ...below, cards: [...cards, card] }) }] }
}

/** It is over: they are taken up, and land on the discard pile. */
export const takenUp = (seen: Picture): { readonly lift: readonly Change[]; readonly land: readonly Change[] } => ({
  lift: thrownIn(seen).map(({ nth }) => ({ fact: factOf(nth), to: undefined })),
  land: [
    { fact: HEAP, to: undefined },
    { fact: TOP, to: seen.get(TOP) },
  ],
})

/** What is to be covered, with the discard pile as it looks while cards of it lie elsewhere. */
export function withHeap(covers: readonly Cover[], seen: Picture): readonly Cover[] {
  const fact = seen.get(HEAP)
  if (fact === undefined) return covers
  const { cards, under } = heapAs(fact)
  const [top, count] = [seen.get(TOP), Number(seen.get(COUNT) ?? 0)]
  const isHidden = typeof top === 'number' && cards.includes(top)
  return [
    ...covers.filter((cover) => cover.fact !== COUNT && !(isHidden && cover.fact === TOP)),
    { fact: COUNT, seen: count - cards.length, known: count },
    ...(isHidden ? [{ fact: TOP, seen: under, known: top }] : []),
  ]
}
