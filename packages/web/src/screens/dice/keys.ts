import { useEffect } from 'react'
import { skipAll } from '../../kit/fly.ts'
import { othersOf } from '../shell/seating.ts'
import type { ShellState } from '../shell/use-shell.ts'
import { type AtDice, isRolling } from './at.ts'
import { seatsOf } from './choice.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/** Who the keys 1 to 9 stand for while a die is placed: those who may get it, clockwise, I last. */
const seatsByKey = ({ view, snap, choice }: AtDice): readonly number[] => {
  const offered = seatsOf(choice)
  const around = [...othersOf(view, snap.me), ...(snap.me === null ? [] : [snap.me])]
  return around.filter((seat) => offered.includes(seat))
}

/** Keys that work anywhere on the dice table. */
export function useDiceKeys(at: AtDice, { log, keys, text }: ShellState['keys']): void {
  useEffect(() => {
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
    const actionFor = (key: string): (() => void) | undefined => {
      if (/^[1-9]$/.test(key)) return numbered(Number(key))
      switch (key.toLowerCase()) {
        case 'r':
          return isRolling(at) ? () => act.roll() : undefined
        case 'e':
          return choice.question?.options ? () => act.settle() : undefined
        case 'escape':
          return choice.tokens.length > 0 ? () => act.takeBack() : undefined
        case 'l':
          return log
        case 't':
          return text
        case '?':
          return keys
        case 's':
          return () => {
            skipAll()
            session.hurry?.()
          }
        case 'u':
          return session.undo && snap.canUndo ? () => session.undo?.() : undefined
        default:
          return undefined
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const action = actionFor(event.key)
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, log, keys, text])
}
