import { expect, test } from 'vitest'
import { isTaken } from '../../src/screens/device/people.ts'
import { setupOf } from '../../src/screens/device/table.ts'

const namesAmong = (people: readonly string[]) =>
  setupOf({ game: 'dice', people, bots: 0, bot: 'easy', temper: 'plain', options: {} }).names

test('whose name cannot be seen is given one that can', () => {
  const names = namesAmong(['Anna', '\u200b', '\u3164\u202e', ' \u2800 '])
  expect(names[0]).toBe('Anna')
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/)
  expect(new Set(names).size).toBe(4)
})

test('two names that look the same are the same', () => {
  expect(isTaken(['Anna', 'an\u200bna'], 1)).toBe(true)
  expect(isTaken(['\u200b', '\u200d'], 1)).toBe(false)
})
