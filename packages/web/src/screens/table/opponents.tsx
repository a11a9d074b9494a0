import type { ReactNode } from 'react'
import { useMedia } from '../../kit/media.ts'
import { SeatPlate, type SeatVariant } from '../../kit/seat.tsx'
import { othersOf, useAt } from './at.ts'
import { seatProps } from './seat-props.ts'

/** How many sit at the left, at the top and at the right. */
const SIDES: { readonly [others: number]: readonly [left: number, top: number, right: number] } = {
  1: [0, 1, 0],
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [2, 2, 2],
  7: [2, 3, 2],
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

export function Seats({ seats, variant }: { readonly seats: readonly number[]; readonly variant: SeatVariant }) {
  const at = useAt()
  return seats.map((number) => {
    const { seat, ...props } = seatProps(at, at.view.seats[number])
    return <SeatPlate key={seat} {...props} variant={variant} />
  })
}

/** The others in one grid: a phone. With two rows the piles lie where there is room. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  const { view, snap } = useAt()
  const others = othersOf(view, snap.me)
  const rows = others.length > 6 ? 'two-rows of-seven' : others.length > 5 ? 'two-rows' : ''
  return (
    <div className={`tiles-row ${rows}`}>
      <Seats seats={others} variant={rows === '' ? 'tile' : 'small'} />
      {rows !== '' && children}
    </div>
  )
}

/** As much of each seat as there is room for. */
export function useSeatVariant(others: number): SeatVariant {
  const low = useMedia('(max-height: 840px)')
  const narrow = useMedia('(max-width: 1100px)')
  return narrow || others > (low ? 4 : 6) ? 'dense' : 'plate'
}
