import { expect, test } from 'vitest'
import { allSets } from '../../../src/bang/sets/all.ts'
import facts from '../../facts/gold-rush.json'

const set = allSets.find(({ id }) => id === facts.set)
const equipment = set?.things.find(({ kind }) => kind === 'equipment')?.things ?? []

test('equipment as printed: ids, names, borders, counts, costs, in order', () => {
  const printed = equipment.map(({ thing }) => {
    const { more, ...same } = thing ?? { more: {} }
    return { ...same, ...more }
  })
  expect(printed).toEqual(
    facts.equipment.map((entry) =>
      expect.objectContaining({ id: entry.id, name: entry.name, border: entry.border, count: entry.count, cost: entry.cost }),
    ),
  )
  expect(equipment.reduce((sum, { thing }) => sum + (thing?.count ?? 0), 0)).toBe(facts.totals.equipment)
})

test('characters as printed: ids, names, life points', () => {
  expect(set?.characters.map((def) => def.character)).toMatchObject(facts.characters.map(({ id, name, life }) => ({ id, name, life })))
})
