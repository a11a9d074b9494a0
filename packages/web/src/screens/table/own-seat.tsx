import { nth } from '@sundown/engine/kernel'
import { goalOf } from '@sundown/engine/words'
import { OwnPlate } from '../../kit/own.tsx'
import { useAt } from './at.ts'
import { isAiming, seatProps } from './seat-props.ts'

/** My own plate, with my role and goal. */
export function OwnSeat({ variant }: { readonly variant: 'plate' | 'strip' }) {
  const at = useAt()
  const { snap, view, spoken } = at
  if (snap.me === null) return null
  const { seat: _, distance: _far, variant: _size, onPress, aim, ...props } = seatProps(at, nth(view.seats, snap.me))
  const role = view.own?.role
  const goal = role && goalOf(spoken.rules.table, role, view.seats.length)
  const shotAt = snap.question?.options !== undefined && (snap.question.kind === 'shot' || snap.question.kind === 'give-bang')
  return (
    <OwnPlate
      {...props}
      variant={variant}
      tag={undefined}
      aim={aim ?? (shotAt ? 'target' : undefined)}
      foot={props.foot ?? (goal === undefined ? undefined : { text: goal })}
      {...(isAiming(at) && aim ? { onPress } : {})}
      inspectLabel={`${props.name}, ${props.character ?? ''}`}
    />
  )
}
