import { createHash, timingSafeEqual } from 'node:crypto'

/** Bytes nobody can foresee. */
export type RandomBytes = (bytes: number) => Uint8Array

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 16

/** 82 bits: never the same twice, and nobody guesses another's. */
export const newId = (random: RandomBytes): string => letters(random, ID_LETTERS, ID_LENGTH)

/** Each letter equally likely: bytes that would favour some are thrown away. */
export function letters(random: RandomBytes, alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of random(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

/** 256 bits, as text. */
export const newSecret = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url')

/** A secret is stored only like this. It has too many bits to be guessed, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Takes as long for a wrong secret as for the right one, whatever their lengths. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
