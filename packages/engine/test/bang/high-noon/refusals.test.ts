import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { entering } from './turns.ts'

// What The Reverend, The Sermon and Shootout refuse is in `forbidden.test.ts`.

describe('The Daltons', () => {
  const robbed = () =>
    entering({ A: { front: ['scope'] }, B: { front: ['jail', 'mustang', 'sombrero'], hand: ['barrel'] }, C: {} }, 'C', {
      options: { sets: ['high-noon', 'dodge-city'] },
      events: ['the-daltons'],
    })

  test('a green card', () => {
    const t = robbed()
    expect(t.refused('B', 'discard', { card: 'sombrero' })).toEqual({ code: 'wrong-choice', facts: { card: 'sombrero' } })
  })

  test('a card of the hand, of another player, or nothing', () => {
    const t = entering({ A: { front: ['scope', 'volcanic'] }, B: { front: ['mustang'] }, C: {} }, 'C', {
      options: { sets: ['high-noon'] },
      events: ['the-daltons'],
    })
    expect(t.refused('A', 'discard', { card: t.handle('B', 'mustang') })).toEqual({ code: 'not-in-front' })
    expect(t.refused('A', 'discard').code).toBe('not-in-front')
    expect(robbed().refused('B', 'discard', { card: 'barrel' })).toEqual({ code: 'not-in-front' })
  })

  test('going on without a choice, or choosing for another', () => {
    const t = robbed()
    expect(t.refused('B', 'end').code).toBe('not-in-front')
    expect(t.refused('A', 'end')).toEqual({ code: 'not-asked' })
    expect(t.refused('A', 'discard', { card: t.handle('B', 'mustang') })).toEqual({ code: 'not-asked' })
  })
})

describe('Handcuffs', () => {
  const options = { sets: ['high-noon'], highNoonExtras: true }

  test('a hand card of another suit', () => {
    const t = table({ A: {}, B: { hand: ['scope/AS'] }, C: {} }, { options, event: 'handcuffs', turn: 'B' })
    t.say('B', 'hearts')
    expect(t.refused('B', 'play', { card: 'scope/AS' })).toEqual({ code: 'forbidden', facts: { card: 'scope', source: 'handcuffs' } })
  })

  test('anything before a suit is named', () => {
    const t = table({ A: {}, B: { hand: ['scope/AS'] }, C: {} }, { options, event: 'handcuffs', turn: 'B' })
    expect(t.refused('B', 'play', { card: 'scope/AS' })).toEqual({ code: 'not-allowed' })
    expect(t.refused('B', 'end')).toEqual({ code: 'not-allowed' })
    expect(t.refused('B', 'stars')).toEqual({ code: 'not-allowed' })
  })
})

test('New Identity: somebody who was not offered', () => {
  const options = { sets: ['high-noon'], highNoonExtras: true }
  const t = table({ A: {}, B: {}, C: {} }, { options, event: 'new-identity', turn: 'B' })
  expect(t.refused('B', 'accept')).toEqual({ code: 'not-allowed' })
  expect(t.refused('C', 'decline')).toEqual({ code: 'not-asked' })
})

test('a third BANG! under Shootout for Willy is fine, for others it is one too many', () => {
  const with3 = (character: string) =>
    table(
      { A: { character, hand: ['bang'] }, B: {}, C: {} },
      { options: { sets: ['high-noon'] }, event: 'shootout', phase: 'play', bangsPlayed: 2 },
    )
  expect(with3('bart-cassidy').refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'bang-limit' })
  expect(with3('willy-the-kid').can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
})
