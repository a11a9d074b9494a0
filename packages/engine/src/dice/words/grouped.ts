import type { Seat } from '../../kernel/index.ts'

/** Players who get several things, each named once with how many. */
export function grouped(
  given: readonly { readonly seat: Seat; readonly count: number }[],
): readonly { readonly seat: Seat; readonly count: number }[] {
  const sums = new Map<Seat, number>()
  for (const { seat, count } of given) sums.set(seat, (sums.get(seat) ?? 0) + count)
  return [...sums].map(([seat, count]) => ({ seat, count }))
}
