import type { Random } from '@sundown/engine'
import { ClientMessage } from '@sundown/protocol'

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]

const text = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(pick([32 + random.below(95), random.below(32), random.below(0xffff)], random))).join('')

interface Honest {
  readonly do: string
  readonly [field: string]: unknown
}

/** Messages as a client would send them, as seeds for worse ones. */
export const honest = (table: string, person: string): readonly Honest[] => [
  { do: 'hello', id: 1, version: 1 },
  { do: 'list', id: 2, follow: true },
  { do: 'create', id: 3, settings: { options: { players: 4 }, clocks: { turn: 60, reaction: 30, reserve: 60 } } },
  { do: 'come', id: 4, table },
  { do: 'sit', id: 5, table, seat: 1 },
  { do: 'bot', id: 6, table, bot: 'rule' },
  { do: 'settings', id: 7, table, settings: { game: 'bang', options: { players: 4, sets: ['base'] }, public: true } },
  { do: 'kick', id: 8, table, person },
  { do: 'share', id: 9, table, share: '0123456789abcdef0123456789abcdef' },
  { do: 'answer', id: 10, table, number: 3, answer: { id: 'play', card: 12, seat: 1, picks: [[1, 2], []] } },
  { do: 'complete', id: 11, table, number: 3, partial: { id: 'play', card: 12 } },
  { do: 'why-not', id: 12, table, answer: { id: 'end' } },
  { do: 'resume', id: 13, table, after: 4 },
  { do: 'pause', id: 14, table, pause: true },
  { do: 'chat', id: 15, table, text: 'hello' },
  { do: 'phrase', id: 16, table, phrase: 'hello' },
  { do: 'mute', id: 17, person, muted: true },
  { do: 'start', id: 18, table },
  { do: 'quit', id: 19, table },
  { do: 'stand-in', id: 20, table, seat: 1 },
  { do: 'take-over', id: 21, table },
]

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x',
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: 1 },
  '\u0000',
  '\ud800',
  '__proto__',
  'Infinity',
  'toString',
]

/** Something that is no message, or no longer one. */
export function nonsense(random: Random, table: string, person: string): string | Buffer {
  switch (random.below(8)) {
    case 0:
      return Buffer.from(Uint8Array.from({ length: random.below(400) }, () => random.below(256)))
    case 1:
      return text(random, random.below(200))
    case 2:
      return JSON.stringify(pick(ODD, random) ?? null)
    case 3: {
      // Cut short, or with a letter changed.
      const whole = JSON.stringify(pick(honest(table, person), random))
      const at = random.below(whole.length)
      return random.below(2) === 0 ? whole.slice(0, at) : whole.slice(0, at) + text(random, 1) + whole.slice(at + 1)
    }
    case 4:
      return JSON.stringify({
        ...pick(honest(table, person), random),
        [pick(['admin', 'seed', '__proto__', 'as', text(random, 3)], random)]: 1,
      })
    case 5: {
      const long = text(random, 100).repeat(1 + random.below(30))
      return JSON.stringify({ do: 'chat', id: random.below(1e6), table, text: long }).slice(0, 15_000)
    }
    case 6:
      return `${'['.repeat(random.below(4000))}${'{"a":'.repeat(random.below(2000))}`
    default:
      return JSON.stringify(twisted(random, pick(honest(table, person), random)))
  }
}

/** One value somewhere in it is of another kind. */
function twisted(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return pick(ODD, random)
  if (Array.isArray(value)) return value.map((entry, i) => (i === 0 ? twisted(random, entry) : entry))
  const keys = Object.keys(value)
  const key = pick(keys, random)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, name === key ? twisted(random, inner) : inner]))
}

/** Some twists happen to make sense; whoever may say them at his own table must not. */
export function makesSense(said: string | Buffer): boolean {
  if (typeof said !== 'string') return false
  try {
    return ClientMessage.safeParse(JSON.parse(said)).success
  } catch {
    return false
  }
}
