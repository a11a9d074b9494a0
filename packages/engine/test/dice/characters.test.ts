import { describe, expect, test } from 'vitest'
import { characters } from '../../src/dice/characters.ts'
import { fault, scenario } from '../content.ts'
import { scenarios } from './characters.ts'
import { table } from './table.ts'

describe('characters of the dice game', () => {
  test.each(scenarios)('$id: $title', ({ run }) => run())

  test.each(characters.map(({ id }) => id))('%s has a scenario that fails without its rule', (id) => {
    expect(fault(id, scenarios)).toBeUndefined()
  })

  test('a scenario that does not use the rule is found', () => {
    const idle = scenario('lucky-duke', 'two rolls', () => {
      const t = table({ A: { character: 'lucky-duke' }, B: {}, C: {}, D: {} }).say('A', 'stop')
      expect(t.asked()).toBe('beer:A')
    })
    expect(fault('lucky-duke', [idle])).toBe('no scenario of lucky-duke uses its rule')
  })
})
