import { nth, seatOf } from '@sundown/engine'
import { loadWords } from '@sundown/engine/words'
import { expect, test } from 'vitest'
import { LogBook } from '../../src/screens/shell/story.ts'
import { en } from '../../src/words/en.ts'
import { tellerFor } from '../../src/words/table.ts'

const words = await loadWords('en', ['base'])
const NAMES = ['Beer', 'Bart Cassidy', 'Dolly']

const bookOf = (names: readonly string[], me: number | null = null) =>
  new LogBook(tellerFor(words, names, undefined, me), en, {
    people: names,
    me,
    cards: new Set(['beer', 'bang']),
    icon: (id) => (id === 'beer' ? 'beer-stein' : undefined),
  })

const batch = {
  number: 1,
  events: [
    {
      type: 'played' as const,
      seat: seatOf(0),
      card: { id: 'beer', suit: 'hearts' as const, rank: '6' as const },
      as: 'beer',
      target: undefined,
    },
    {
      type: 'played' as const,
      seat: seatOf(1),
      card: { id: 'bang', suit: 'clubs' as const, rank: '6' as const },
      as: 'bang',
      target: seatOf(0),
    },
    { type: 'ability' as const, seat: seatOf(2), source: 'bart-cassidy', target: undefined },
  ],
}

test('a player called like a card or a character is a player, and the card is a card', () => {
  const entries = bookOf(NAMES).entries([batch])
  const [drinks, fires, uses] = [nth(entries, 0), nth(entries, 1), nth(entries, 2)]
  expect(drinks.parts).toEqual([{ kind: 'person', seat: 0, text: 'Beer' }, ' drinks a ', { kind: 'card', id: 'beer', text: 'Beer' }, '.'])
  expect(drinks.icon).toBe('beer-stein')
  expect(fires.parts.filter((part) => typeof part === 'object')).toEqual([
    { kind: 'person', seat: 1, text: 'Bart Cassidy' },
    { kind: 'card', id: 'bang', text: 'BANG!' },
    { kind: 'person', seat: 0, text: 'Beer' },
  ])
  // What cannot be looked up is plain text.
  expect(uses.parts).toEqual([{ kind: 'person', seat: 2, text: 'Dolly' }, ' uses the ability of ', 'Bart Cassidy', '.'])
})

test('a turn is headed by whose it is, and one’s own by “You”', () => {
  const turns = { number: 2, events: [1, 2].map((seat) => ({ type: 'turn' as const, number: seat, seat: seatOf(seat) })) }
  const heads = bookOf(NAMES, 2).entries([turns])
  expect(heads.flatMap(({ parts }) => parts)).toEqual(['Turn 1 · Bart Cassidy', 'Turn 2 · You'])
})
