import { nth } from '@sundown/engine/kernel'
import { useMedia } from '../../kit/media.ts'
import type { SeatVariant } from '../../kit/seat.tsx'

/** Seats in clockwise order from the viewer's left, as they sit now; all of them for who only watches. */
export function othersOf({ table }: { readonly table: { readonly ring: readonly number[] } }, me: number | null): readonly number[] {
  const ring: readonly (number | null)[] = table.ring
  const here = ring.indexOf(me)
  return table.ring.map((_, i) => nth(table.ring, (here + 1 + i) % ring.length)).filter((seat) => seat !== me)
}

/** How many sit at the left, at the top and at the right. */
const SIDES: { readonly [others: number]: readonly [left: number, top: number, right: number] } = {
  1: [0, 1, 0],
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [2, 4, 2],
}

export interface Placed {
  readonly left: readonly number[]
  readonly top: readonly number[]
  readonly right: readonly number[]
}

/** Clockwise from the viewer's left. */
export function placed(others: readonly number[]): Placed {
  const [left, top] = SIDES[others.length] ?? [0, others.length, 0]
  return { left: others.slice(0, left).reverse(), top: others.slice(left, left + top), right: others.slice(left + top) }
}

/** As much of each seat as there is room for. `laden`: sets have brought more to count, and more to the middle of the table. */
export function useSeatVariant(others: number, laden = false): SeatVariant {
  const low = useMedia(laden ? '(max-height: 1000px)' : '(max-height: 840px)')
  const narrow = useMedia('(max-width: 1100px)')
  return narrow || others > (low ? (laden ? 2 : 4) : 6) ? 'dense' : 'plate'
}
