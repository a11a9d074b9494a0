import type { ReactNode } from 'react'
import { useTablet } from '../../kit/media.ts'
import { SeatPlate, type SeatVariant } from '../../kit/seat.tsx'
import { othersOf } from '../shell/seating.ts'
import { useAt } from './at.ts'
import { seatProps } from './seat-props.ts'

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
  const tablet = useTablet()
  const others = othersOf(view, snap.me)
  const rows = others.length > 6 ? 'two-rows of-seven' : others.length > 5 ? 'two-rows' : ''
  return (
    <div className={`tiles-row ${rows}`}>
      <Seats seats={others} variant={rows === '' || tablet ? 'tile' : 'small'} />
      {rows !== '' && children}
    </div>
  )
}
