import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromHex, isSeed, Random, sealOf, seedFrom, sha256, toHex, utf8 } from '../../src/kernel/index.ts'

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('the published vector %#', (text, digest) => {
    expect(toHex(sha256(utf8(text)))).toBe(digest)
  })

  test('any bytes, as Node computes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
    )
  })

  test('every length around the size of a block', () => {
    for (let length = 0; length <= 130; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => i * 7)
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  test('text as UTF-8, whatever the language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toHex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
      }),
    )
  })

  test('hexadecimal digits there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...fromHex(toHex(bytes))]).toEqual([...bytes])
      }),
    )
  })
})

/** The key stream as Node computes it: 32-bit words, counter and nonce from zero. */
function keyStream(seed: string, words: number): number[] {
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16))
  const bytes = cipher.update(Buffer.alloc(words * 4))
  return Array.from({ length: words }, (_, i) => bytes.readUInt32LE(i * 4))
}

describe('ChaCha20', () => {
  test('RFC 8439, A.1 test vector 1: a key of zeros', () => {
    const random = new Random('0'.repeat(64))
    const bytes = Buffer.alloc(64)
    for (let i = 0; i < 16; i++) bytes.writeUInt32LE(random.word(), i * 4)
    expect(bytes.toString('hex')).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  test('any seed, many blocks, as Node computes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        const seed = toHex(key)
        const random = new Random(seed)
        expect(Array.from({ length: 100 }, () => random.word())).toEqual(keyStream(seed, 100))
      }),
      { numRuns: 30 },
    )
  })

  test('a new key starts a new stream', () => {
    const random = new Random(seedFrom('one'))
    random.word()
    random.rekey(seedFrom('two'))
    expect([random.word(), random.word()]).toEqual(keyStream(seedFrom('two'), 2))
  })
})

describe('numbers below n', () => {
  test('are whole, and in range', () => {
    const random = new Random(seedFrom('range'))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffffffff }), (n) => {
        const value = random.below(n)
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }),
    )
    expect(random.below(1)).toBe(0)
  })

  test('are equally likely', () => {
    const random = new Random(seedFrom('dice'))
    const seen = Array.from({ length: 60_000 }, () => random.below(6))
    const times = (face: number) => seen.filter((each) => each === face).length
    const chiSquare = [0, 1, 2, 3, 4, 5].reduce((sum, face) => sum + (times(face) - 10_000) ** 2 / 10_000, 0)
    // With 5 degrees of freedom, 20.5 is exceeded once in a thousand times.
    expect(chiSquare).toBeLessThan(20.5)
  })

  test('also where a plain remainder would prefer the small ones', () => {
    const random = new Random(seedFrom('bias'))
    const n = 0xc0000000
    let low = 0
    for (let i = 0; i < 6000; i++) if (random.below(n) < n / 3) low++
    // A plain remainder of 32 bits would give one half.
    expect(low / 6000).toBeGreaterThan(0.3)
    expect(low / 6000).toBeLessThan(0.37)
  })
})

describe('seeds and seals', () => {
  test('a seed is 64 hexadecimal digits', () => {
    expect(isSeed(seedFrom('x'))).toBe(true)
    expect([isSeed('0'.repeat(63)), isSeed('0'.repeat(65)), isSeed('g'.repeat(64)), isSeed('A'.repeat(64)), isSeed(5)]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test.each(['x', '0'.repeat(65), 'A'.repeat(64), 'z'.repeat(64)])(
    'chance does not start from %s, whose record nobody could replay',
    (text) => {
      expect(() => new Random(text)).toThrow('a seed is 64 hexadecimal digits in small letters; seedFrom makes one of any text')
    },
  )

  test('the seal is the hash of the seed', () => {
    const seed = seedFrom('secret')
    expect(sealOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
    expect(sealOf(seed)).not.toBe(seed)
  })

  test('a seed from text is the hash of the text', () => {
    expect(seedFrom('été')).toBe(createHash('sha256').update('été').digest('hex'))
  })
})
