import { firstOf, nth, toHex } from '@sundown/engine'
import { letters, type RandomBytes } from '../secrets.ts'

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 6 letters of 32: 30 bits, short enough to say aloud; wrong ones are throttled. */
export const newCode = (random: RandomBytes): string => letters(random, CODE_LETTERS, 6)

/** 256 bits as the engine writes them. */
export const newDealSecret = (random: RandomBytes): string => toHex(random(32))

/** A new order for a few things, every one equally likely. */
export function shuffled<T>(things: readonly T[], random: RandomBytes): T[] {
  const order = things.slice()
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const moved = nth(order, i)
    order[i] = nth(order, j)
    order[j] = moved
  }
  return order
}

/** A number below a limit of at most 256. Bytes that would favour some are thrown away. */
function below(random: RandomBytes, limit: number): number {
  const fair = 256 - (256 % limit)
  for (;;) {
    const byte = firstOf(random(1))
    if (byte < fair) return byte % limit
  }
}
