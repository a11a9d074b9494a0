import { toHex } from '@sundown/engine'

export type RandomBytes = (bytes: number) => Uint8Array

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 16 letters of 36: 82 bits, so nobody comes to a table by guessing its id. */
export const newId = (random: RandomBytes): string => letters(random, ID_LETTERS, 16)
/** 6 letters of 32: 30 bits, short enough to say aloud; wrong ones are throttled. */
export const newCode = (random: RandomBytes): string => letters(random, CODE_LETTERS, 6)
/** 256 bits that nobody can foresee. */
export const newSecret = (random: RandomBytes): string => toHex(random(32))

function letters(random: RandomBytes, alphabet: string, count: number): string {
  let text = ''
  while (text.length < count) text += alphabet[below(random, alphabet.length)]
  return text
}

/** A number below `limit` (at most 256), every one equally likely. */
function below(random: RandomBytes, limit: number): number {
  const fair = 256 - (256 % limit)
  for (;;) {
    const [byte] = random(1)
    if (byte < fair) return byte % limit
  }
}

/** A new order for a few things. */
export function shuffled<T>(things: readonly T[], random: RandomBytes): T[] {
  const order = things.slice()
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const moved = order[i]
    order[i] = order[j]
    order[j] = moved
  }
  return order
}
