import { absent } from './list.ts'
import { byteIn, fromHex, sha256, toHex, utf8, wordAt } from './sha256.ts'

/** A 256-bit secret as 64 hexadecimal digits. */
export type Seed = string

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
/** What may be published before the game: it binds the dealer to the seed and tells nothing about it. */
export const sealOf = (seed: Seed): string => toHex(sha256(fromHex(seed)))
/** A seed made from any text, for simulations and tests. */
export const seedFrom = (text: string): Seed => toHex(sha256(utf8(text)))

/** What is left of 2^32 beyond a multiple of n, in whole numbers of 32 bits: division of anything larger is slow. */
const beyond = (n: number): number => (-n >>> 0) % (n >>> 0)

/** Four bytes of a seed as a number, the lowest first. Read from its digits: a list of its bytes costs more than all the rest of a key. */
const lowestFirst = (seed: Seed, at: number): number =>
  byteIn(seed, at) | (byteIn(seed, at + 1) << 8) | (byteIn(seed, at + 2) << 16) | (byteIn(seed, at + 3) << 24)

/**
 * The game's only source of chance: the ChaCha20 key stream (RFC 8439) of the seed. Nobody can tell the next card from those seen.
 */
export class Random {
  private readonly input = new Uint32Array(16)
  private readonly block = new Uint32Array(16)
  private used = 16
  /** What gives the seed when the first number is drawn. */
  private later: (() => Seed) | undefined = undefined

  /** From a seed, from one that is only made if any number is drawn, or going on exactly as another one would. */
  constructor(origin: Seed | (() => Seed) | Random) {
    if (typeof origin === 'string') {
      this.rekey(origin)
    } else if (typeof origin === 'function') {
      this.later = origin
    } else {
      this.later = origin.later
      this.input.set(origin.input)
      this.block.set(origin.block)
      this.used = origin.used
    }
  }

  rekey(seed: Seed): void {
    if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits in small letters; seedFrom makes one of any text')
    const { input } = this
    input[0] = 0x61707865
    input[1] = 0x3320646e
    input[2] = 0x79622d32
    input[3] = 0x6b206574
    for (let i = 0; i < 8; i++) input[4 + i] = lowestFirst(seed, i * 4)
    input.fill(0, 12)
    this.used = 16
    this.later = undefined
  }

  /** A whole number from 0 to 2^32 - 1. */
  word(): number {
    if (this.used === 16) this.refill()
    return this.block[this.used++] ?? absent()
  }

  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    let word = this.word()
    // What is left of 2^32 beyond a multiple of n is less than n: hardly any word is so high that it must be looked at.
    while (word > 0xffffffff - n && word > 0xffffffff - beyond(n)) word = this.word()
    return (word >>> 0) % (n >>> 0)
  }

  private refill(): void {
    if (this.later !== undefined) this.rekey(this.later())
    const { input } = this
    let x0 = wordAt(input, 0) | 0
    let x1 = wordAt(input, 1) | 0
    let x2 = wordAt(input, 2) | 0
    let x3 = wordAt(input, 3) | 0
    let x4 = wordAt(input, 4) | 0
    let x5 = wordAt(input, 5) | 0
    let x6 = wordAt(input, 6) | 0
    let x7 = wordAt(input, 7) | 0
    let x8 = wordAt(input, 8) | 0
    let x9 = wordAt(input, 9) | 0
    let xa = wordAt(input, 10) | 0
    let xb = wordAt(input, 11) | 0
    let xc = wordAt(input, 12) | 0
    let xd = wordAt(input, 13) | 0
    let xe = wordAt(input, 14) | 0
    let xf = wordAt(input, 15) | 0
    // Quarter rounds are written out: as calls they would be the most expensive thing in setting up a game.
    for (let round = 0; round < 10; round++) {
      x0 = (x0 + x4) | 0
      xc ^= x0
      xc = (xc << 16) | (xc >>> 16)
      x8 = (x8 + xc) | 0
      x4 ^= x8
      x4 = (x4 << 12) | (x4 >>> 20)
      x0 = (x0 + x4) | 0
      xc ^= x0
      xc = (xc << 8) | (xc >>> 24)
      x8 = (x8 + xc) | 0
      x4 ^= x8
      x4 = (x4 << 7) | (x4 >>> 25)
      x1 = (x1 + x5) | 0
      xd ^= x1
      xd = (xd << 16) | (xd >>> 16)
      x9 = (x9 + xd) | 0
      x5 ^= x9
      x5 = (x5 << 12) | (x5 >>> 20)
      x1 = (x1 + x5) | 0
      xd ^= x1
      xd = (xd << 8) | (xd >>> 24)
      x9 = (x9 + xd) | 0
      x5 ^= x9
      x5 = (x5 << 7) | (x5 >>> 25)
      x2 = (x2 + x6) | 0
      xe ^= x2
      xe = (xe << 16) | (xe >>> 16)
      xa = (xa + xe) | 0
      x6 ^= xa
      x6 = (x6 << 12) | (x6 >>> 20)
      x2 = (x2 + x6) | 0
      xe ^= x2
      xe = (xe << 8) | (xe >>> 24)
      xa = (xa + xe) | 0
      x6 ^= xa
      x6 = (x6 << 7) | (x6 >>> 25)
      x3 = (x3 + x7) | 0
      xf ^= x3
      xf = (xf << 16) | (xf >>> 16)
      xb = (xb + xf) | 0
      x7 ^= xb
      x7 = (x7 << 12) | (x7 >>> 20)
      x3 = (x3 + x7) | 0
      xf ^= x3
      xf = (xf << 8) | (xf >>> 24)
      xb = (xb + xf) | 0
      x7 ^= xb
      x7 = (x7 << 7) | (x7 >>> 25)
      x0 = (x0 + x5) | 0
      xf ^= x0
      xf = (xf << 16) | (xf >>> 16)
      xa = (xa + xf) | 0
      x5 ^= xa
      x5 = (x5 << 12) | (x5 >>> 20)
      x0 = (x0 + x5) | 0
      xf ^= x0
      xf = (xf << 8) | (xf >>> 24)
      xa = (xa + xf) | 0
      x5 ^= xa
      x5 = (x5 << 7) | (x5 >>> 25)
      x1 = (x1 + x6) | 0
      xc ^= x1
      xc = (xc << 16) | (xc >>> 16)
      xb = (xb + xc) | 0
      x6 ^= xb
      x6 = (x6 << 12) | (x6 >>> 20)
      x1 = (x1 + x6) | 0
      xc ^= x1
      xc = (xc << 8) | (xc >>> 24)
      xb = (xb + xc) | 0
      x6 ^= xb
      x6 = (x6 << 7) | (x6 >>> 25)
      x2 = (x2 + x7) | 0
      xd ^= x2
      xd = (xd << 16) | (xd >>> 16)
      x8 = (x8 + xd) | 0
      x7 ^= x8
      x7 = (x7 << 12) | (x7 >>> 20)
      x2 = (x2 + x7) | 0
      xd ^= x2
      xd = (xd << 8) | (xd >>> 24)
      x8 = (x8 + xd) | 0
      x7 ^= x8
      x7 = (x7 << 7) | (x7 >>> 25)
      x3 = (x3 + x4) | 0
      xe ^= x3
      xe = (xe << 16) | (xe >>> 16)
      x9 = (x9 + xe) | 0
      x4 ^= x9
      x4 = (x4 << 12) | (x4 >>> 20)
      x3 = (x3 + x4) | 0
      xe ^= x3
      xe = (xe << 8) | (xe >>> 24)
      x9 = (x9 + xe) | 0
      x4 ^= x9
      x4 = (x4 << 7) | (x4 >>> 25)
    }
    const { block } = this
    block[0] = x0 + wordAt(input, 0)
    block[1] = x1 + wordAt(input, 1)
    block[2] = x2 + wordAt(input, 2)
    block[3] = x3 + wordAt(input, 3)
    block[4] = x4 + wordAt(input, 4)
    block[5] = x5 + wordAt(input, 5)
    block[6] = x6 + wordAt(input, 6)
    block[7] = x7 + wordAt(input, 7)
    block[8] = x8 + wordAt(input, 8)
    block[9] = x9 + wordAt(input, 9)
    block[10] = xa + wordAt(input, 10)
    block[11] = xb + wordAt(input, 11)
    block[12] = xc + wordAt(input, 12)
    block[13] = xd + wordAt(input, 13)
    block[14] = xe + wordAt(input, 14)
    block[15] = xf + wordAt(input, 15)
    const blocks = (wordAt(input, 12) + 1) >>> 0
    input[12] = blocks
    if (blocks === 0) input[13] = wordAt(input, 13) + 1
    this.used = 0
  }
}
