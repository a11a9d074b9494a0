import { describe, expect, test } from 'vitest'
import { allSets } from '../../../src/bang/sets/all.ts'
import { content } from '../../../src/content.ts'
import fistful from '../../facts/fistful-of-cards.json'
import highNoon from '../../facts/high-noon.json'

describe.each([highNoon, fistful])('$set as printed', (facts) => {
  const set = allSets.find(({ id }) => id === facts.set)

  test('events: ids, names, timing, duration, edition, which is last, in order', () => {
    expect(set?.events.map((def) => def.event)).toEqual(facts.events)
    expect(facts.events).toHaveLength(facts.totals.events)
  })

  test('nothing but events, and one last card', () => {
    expect([set?.cards, set?.reprints, set?.characters, set?.roles, set?.shows]).toEqual([[], [], [], [], []])
    expect(set?.events.filter((def) => def.event?.last)).toHaveLength(facts.totals.last)
  })

  test('content lists them with words', async () => {
    const listed = (await content()).filter((entry) => entry.set === facts.set)
    const bare = listed.map(({ game: _game, set: _set, kind: _kind, text: _text, rulings: _rulings, ...printed }) => printed)
    expect(bare).toEqual(facts.events)
    expect(listed.every(({ kind, game }) => kind === 'event' && game === facts.game)).toBe(true)
  })
})
