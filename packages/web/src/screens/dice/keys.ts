import { useMemo } from 'react'
import { othersOf } from '../shell/seating.ts'
import { commonAction, type KeyActions, useTableKeys } from '../shell/table-keys.ts'
import { type AtDice, isRolling } from './at.ts'
import { seatsOf } from './choice.ts'

/** Who the keys 1 to 9 stand for while a die is placed: those who may get it, clockwise, I last. */
const seatsByKey = ({ view, snap, choice }: AtDice): readonly number[] => {
  const offered = seatsOf(choice)
  const around = [...othersOf(view, snap.me), ...(snap.me === null ? [] : [snap.me])]
  return around.filter((seat) => offered.includes(seat))
}

/** Keys that work anywhere on the dice table. */
export function useDiceKeys(at: AtDice, actions: KeyActions): void {
  const actionFor = useMemo(() => {
    const { choice, act, session, snap } = at
    const numbered = (n: number): (() => void) | undefined => {
      if (isRolling(at)) return () => act.toggle(n - 1)
      if (choice.tokens.length > 0) {
        const seat = seatsByKey(at)[n - 1]
        return seat === undefined ? undefined : () => act.place(seat)
      }
      const option = choice.question?.options?.[n - 1]
      return option && !option.fields
        ? () => act.answer({ id: option.id, ...(option.seat !== undefined && { seat: option.seat }) })
        : undefined
    }
    return (key: string): (() => void) | undefined => {
      if (/^[1-9]$/.test(key)) return numbered(Number(key))
      switch (key) {
        case 'r':
          return isRolling(at) ? () => act.roll() : undefined
        case 'e':
          return choice.question?.options ? () => act.settle() : undefined
        case 'escape':
          return choice.tokens.length > 0 ? () => act.placeAnew() : undefined
        default:
          return commonAction(key, session, snap, actions)
      }
    }
  }, [at, actions])
  useTableKeys(actionFor)
}
