import { describe, expect, test } from 'vitest'
import { allCards, allCharacters } from '../../src/duel/catalog.ts'
import { type Scenario, scenario } from '../content.ts'
import { without } from './knock-out.ts'
import { scenarios as ofCards } from './scenarios/cards.ts'
import { scenarios as ofCharacters } from './scenarios/characters.ts'
import { table } from './table.ts'

const scenarios: readonly Scenario[] = [...ofCards, ...ofCharacters]
const assertions = (): number => expect.getState().assertionCalls

function asserts({ run }: Scenario): boolean {
  const before = assertions()
  run()
  return assertions() > before
}

function failsWithoutIt({ id, run }: Scenario): boolean {
  try {
    without(id, run)
    return false
  } catch {
    return true
  }
}

/** What is wrong with the scenarios of one name, if anything. A scenario must fail at a table where the card has no rule; otherwise it does not test that rule. */
function fault(id: string, all: readonly Scenario[]): string | undefined {
  const own = all.filter((one) => one.id === id)
  if (own.length === 0) return `${id} has no scenario`
  return own.some((one) => asserts(one) && failsWithoutIt(one)) ? undefined : `no scenario of ${id} uses its rule`
}

describe.each([...allCards, ...allCharacters].map(({ id }) => id))('%s', (id) => {
  test('a scenario of its name uses its rule', () => {
    expect(fault(id, scenarios)).toBeUndefined()
  })
  for (const { title, run } of scenarios.filter((one) => one.id === id)) test(title, run)
})

test('every scenario is named after something that exists', () => {
  const ids = new Set([...allCards, ...allCharacters].map(({ id }) => id))
  expect(scenarios.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('a scenario that does not use its card is reported', () => {
  const idle = scenario('barrel', 'idle', () => {
    expect(table({ law: { ac: { gear: ['barrel'] } } }).gear('law.ac')).toEqual(['barrel'])
  })
  expect(fault('barrel', [idle])).toBe('no scenario of barrel uses its rule')
  expect(fault('barrel', [])).toBe('barrel has no scenario')
})
