import { expect, test } from 'vitest'
import { allSets } from '../../../src/bang/sets/all.ts'
import facts from '../../facts/great-train-robbery.json'

const set = allSets.find(({ id }) => id === facts.set)
const thingsOf = (kind: string) =>
  (set?.things.find((one) => one.kind === kind)?.things ?? []).map(({ thing }) => {
    const { more, ...same } = thing ?? { more: {} }
    return { ...same, ...more }
  })
const without = ({ result: _, ...check }: { readonly result: string; readonly [name: string]: unknown }) => check

test('cards as printed: ids, names, borders, kinds, ranges, checks, suits and ranks, in order', () => {
  const printed = set?.cards.map((def) => def.facts)
  expect(printed).toEqual(
    facts.playingCards.map(({ id, name, border, kind, copies, range, check }) => ({
      id,
      name,
      border,
      type: kind,
      copies,
      ...(range !== undefined && { range }),
      ...(check !== undefined && { check: without(check) }),
    })),
  )
  expect(printed?.flatMap((card) => card?.copies ?? [])).toHaveLength(facts.totals.playingCards)
})

test('characters as printed: ids, names, life points', () => {
  expect(set?.characters.map((def) => def.character)).toMatchObject(facts.characters.map(({ id, name, life }) => ({ id, name, life })))
})

test('Railcars, Locomotive and Stations as printed', () => {
  expect(thingsOf('railcar')).toEqual(
    facts.railcars.map(({ id, name, kind, count, outOfTurn, check, placedOn }) => ({
      id,
      name,
      border: 'blue',
      type: kind,
      count,
      ...(outOfTurn !== undefined && { outOfTurn }),
      ...(check !== undefined && { check: without(check) }),
      ...(placedOn !== undefined && { placedOn }),
    })),
  )
  expect(thingsOf('locomotive')).toEqual(facts.locomotives.map(({ id, name, side }) => ({ id, name, side, count: 1 })))
  expect(thingsOf('station')).toEqual(
    facts.stations.map(({ id, name, cost, count, aliases }) => ({ id, name, cost, count, ...(aliases !== undefined && { aliases }) })),
  )
})
