import type { Random } from '@sundown/engine'
import { ClientMessage, PROTOCOL_VERSION } from '@sundown/protocol'
import { readJson } from '../../src/json.ts'
import { ODD, pick, sweep, twisted } from './shapes.ts'

const text = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(pick([32 + random.below(95), random.below(32), random.below(0xffff)], random))).join('')

interface Honest {
  readonly do: string
  readonly [field: string]: unknown
}

/** Every message a client can send, with every field it can have, as seeds for worse ones. */
export const honest = (table: string, person: string): readonly Honest[] => [
  { do: 'hello', id: 1, version: PROTOCOL_VERSION, language: 'en' },
  { do: 'ping', id: 2 },
  { do: 'list', id: 3, follow: true },
  { do: 'create', id: 4, settings: { options: { players: 4 }, clocks: { turn: 60, reaction: 30, reserve: 60 } } },
  { do: 'come', id: 5, table, code: 'ABCDEF' },
  { do: 'go', id: 6, table },
  { do: 'sit', id: 7, table, seat: 1 },
  { do: 'stand', id: 8, table },
  { do: 'bot', id: 9, table, seat: 1, bot: 'rule' },
  { do: 'remove-bot', id: 10, table, seat: 1 },
  { do: 'ready', id: 11, table, ready: true },
  { do: 'settings', id: 12, table, settings: everySetting },
  { do: 'kick', id: 13, table, person },
  { do: 'hand-over', id: 14, table, person },
  { do: 'start', id: 15, table },
  { do: 'share', id: 16, table, share: '0123456789abcdef0123456789abcdef' },
  { do: 'answer', id: 17, table, number: 3, answer: { id: 'play', card: 12, seat: 1, picks: [[1, 2], []] } },
  { do: 'complete', id: 18, table, number: 3, partial: { id: 'play', card: 12, seat: 1, picks: [[1]] } },
  { do: 'why-not', id: 19, table, answers: [{ id: 'end', card: 12, seat: 1, picks: [[1]] }] },
  { do: 'resume', id: 20, table, after: 4 },
  { do: 'quit', id: 21, table },
  { do: 'pause', id: 22, table, pause: true },
  { do: 'rematch', id: 23, table },
  { do: 'chat', id: 24, table, text: 'hello', costs: true },
  { do: 'phrase', id: 25, table, phrase: 'hello' },
  { do: 'talk', id: 26, table, open: true },
  { do: 'mute', id: 27, person, muted: true },
  { do: 'stand-in', id: 28, table, seat: 1 },
  { do: 'take-over', id: 29, table },
  { do: 'quick', id: 30, wish: { game: 'bang', options: { sets: ['base'] }, players: 4, pace: 'usual', language: 'en' } },
  { do: 'friends', id: 31, follow: true },
  { do: 'invite', id: 32, table, person },
]

const everySetting = {
  game: 'bang',
  options: { players: 4, sets: ['base', 'dodge-city'], simplifiedDeck: false },
  public: true,
  spectators: true,
  spectatorDelay: 0,
  eliminatedSeeAll: true,
  openTalk: true,
  clocks: { turn: 60, reaction: 30, reserve: 60 },
  shuffleSeats: true,
  botPace: 0,
  windowSeconds: 0,
}

/** Every odd value at every field of every message. */
export function* everyOddMessage(table: string, person: string): Generator<string> {
  for (const message of honest(table, person)) yield* sweep(message)
}

/** Something that is no message, or no longer one. */
export function nonsense(random: Random, table: string, person: string): string | Buffer {
  switch (random.below(8)) {
    case 0:
      return Buffer.from(Uint8Array.from({ length: random.below(400) }, () => random.below(256)))
    case 1:
      return text(random, random.below(200))
    case 2:
      return pick(ODD, random)
    case 3: {
      // Cut short, or with a letter changed.
      const whole = JSON.stringify(pick(honest(table, person), random))
      const at = random.below(whole.length)
      return random.below(2) === 0 ? whole.slice(0, at) : whole.slice(0, at) + text(random, 1) + whole.slice(at + 1)
    }
    case 4: {
      const long = text(random, 100).repeat(1 + random.below(30))
      return JSON.stringify({ do: 'chat', id: random.below(1e6), table, text: long }).slice(0, 15_000)
    }
    case 5:
      return `${'['.repeat(random.below(4000))}${'{"a":'.repeat(random.below(2000))}`
    default:
      return twisted(random, pick(honest(table, person), random))
  }
}

/** Some twists happen to make sense; whoever may say them at his own table must not. */
export function makesSense(said: string | Buffer): boolean {
  if (typeof said !== 'string') return false
  const { value, fault } = readJson(said)
  return fault === undefined && ClientMessage.safeParse(value).success
}
