import { absent } from './list.ts'

/** SHA-256 (FIPS 180-4), synchronous, so that a seed can be sealed and checked in Node, a worker and a page alike. */

// The constants are the fractional parts of cube and square roots of the first primes.
const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n)
const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32)
const K = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n))

/** A number that is known to be there. For lists of one kind only, so that the machine has but one to learn. */
export const wordAt = (words: Uint32Array, at: number): number => words[at] ?? absent()

export function sha256(message: Uint8Array): Uint8Array {
  const bits = message.length * 8
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const bytes = new DataView(padded.buffer)
  bytes.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32))
  bytes.setUint32(padded.length - 4, bits >>> 0)
  const h = INITIAL.slice()
  const w = new Uint32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = bytes.getUint32(offset + i * 4)
    for (let i = 16; i < 64; i++) {
      const early = wordAt(w, i - 15)
      const late = wordAt(w, i - 2)
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      w[i] = wordAt(w, i - 16) + s0 + wordAt(w, i - 7) + s1
    }
    let a = wordAt(h, 0)
    let b = wordAt(h, 1)
    let c = wordAt(h, 2)
    let d = wordAt(h, 3)
    let e = wordAt(h, 4)
    let f = wordAt(h, 5)
    let g = wordAt(h, 6)
    let last = wordAt(h, 7)
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const one = (last + s1 + ((e & f) ^ (~e & g)) + wordAt(K, i) + wordAt(w, i)) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      last = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    h[0] = wordAt(h, 0) + a
    h[1] = wordAt(h, 1) + b
    h[2] = wordAt(h, 2) + c
    h[3] = wordAt(h, 3) + d
    h[4] = wordAt(h, 4) + e
    h[5] = wordAt(h, 5) + f
    h[6] = wordAt(h, 6) + g
    h[7] = wordAt(h, 7) + last
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  h.forEach((word, i) => {
    out.setUint32(i * 4, word)
  })
  return digest
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += HEX[byte] ?? absent()
  return hex
}

/** Of text that is known to be hexadecimal, in small letters. */
export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1)
  for (let i = 0; i < bytes.length; i++) bytes[i] = byteIn(hex, i)
  return bytes
}

/** One of the bytes that hexadecimal digits stand for. */
export const byteIn = (hex: string, at: number): number => (digit(hex, at * 2) << 4) | digit(hex, at * 2 + 1)

const digit = (hex: string, at: number): number => {
  const code = hex.charCodeAt(at)
  return code < 58 ? code - 48 : code - 87
}

/** UTF-8 without depending on a platform's encoder. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}
