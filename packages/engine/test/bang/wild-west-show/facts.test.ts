import { expect, test } from 'vitest'
import { allSets } from '../../../src/bang/sets/all.ts'
import { TURNS_THE_PILE } from '../../../src/bang/sets/wild-west-show/facts.ts'
import facts from '../../facts/wild-west-show.json'

const set = allSets.find(({ id }) => id === facts.set)

test('characters as printed: ids, names, life points, cards at the start', () => {
  expect(set?.characters.map((def) => def.character)).toEqual(facts.characters)
  expect(facts.characters).toHaveLength(facts.totals.characters)
})

test('show cards as printed: ids, names, timing, duration, which one is the last', () => {
  expect(set?.shows.map((def) => def.event)).toEqual(facts.showCards)
  expect(facts.showCards).toHaveLength(facts.totals.showCards)
  expect(set?.shows.filter((def) => def.event?.last)).toHaveLength(facts.totals.last)
})

test('the cards that turn up the next show card', () => {
  expect(TURNS_THE_PILE).toEqual(facts.setup.trigger)
})
