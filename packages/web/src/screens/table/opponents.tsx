import { nth } from '@sundown/engine/kernel'
import { type ReactNode, Suspense } from 'react'
import { useLying, useTablet } from '../../kit/media.ts'
import { SeatPlate, type SeatVariant } from '../../kit/seat.tsx'
import { Bubble } from '../shell/later.ts'
import { othersOf } from '../shell/seating.ts'
import { useAt } from './at.ts'
import { railsOf } from './rails.ts'
import { seatProps } from './seat-props.ts'

export function Seats({ seats, variant }: { readonly seats: readonly number[]; readonly variant: SeatVariant }) {
  const at = useAt()
  return seats.map((number) => {
    const { seat, ...props } = seatProps(at, nth(at.view.seats, number))
    return (
      <SeatPlate
        key={seat}
        {...props}
        variant={variant}
        says={
          at.snap.table && (
            <Suspense fallback={null}>
              <Bubble snap={at.snap} seat={seat} />
            </Suspense>
          )
        }
      />
    )
  })
}

/** `full`: more than cards is on the table, so that what is over goes to the seats' own row. */
const twoRows = (others: number, tablet: boolean, full: boolean): string => {
  if (others > 6) return 'two-rows of-seven'
  if (others > 5) return 'two-rows'
  if (others > 4 && !tablet) return 'two-rows of-five'
  if (!full) return ''
  return others > 2 ? 'two-rows of-four' : 'two-rows'
}

/** The others in one grid: a phone. With two rows the piles lie where there is room. */
export function Tiles({ piles }: { readonly piles: ReactNode }) {
  const at = useAt()
  const { view, snap } = at
  const tablet = useTablet()
  const lying = useLying()
  const others = othersOf(view, snap.me)
  const rows = twoRows(others.length, tablet, railsOf(at) !== undefined && !tablet && !lying)
  return (
    <>
      <div className={`tiles-row ${rows}`}>
        <Seats seats={others} variant={!lying && (rows === '' || tablet) ? 'tile' : 'small'} />
        {rows !== '' && piles}
      </div>
      {rows === '' && piles}
    </>
  )
}
