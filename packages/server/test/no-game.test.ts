import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@sundown/engine'
import { describe, expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..', '..')

const sourcesOf = (folder: string) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(packages, folder, file), 'utf8') }))

/** Parts of camel case are words of their own. */
const words = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

/** Names of games, wherever they stand: in identifiers, strings or comments. */
const named = (text: string): string[] => [...new Set(words(text))].filter((word) => games.has(word))

describe('no game is named outside the registry', () => {
  const files = ['server/src', 'protocol/src', 'engine/src/kernel'].flatMap(sourcesOf)

  test('there is something to look at, and there are games', () => {
    expect(files.length).toBeGreaterThan(60)
    expect([...games.keys()]).toEqual(expect.arrayContaining(['bang', 'dice']))
  })

  test.each(files)('$path', ({ text }) => {
    expect(named(text)).toEqual([])
  })

  test('a planted name is found', () => {
    expect(named("if (settings.game === 'dice') return")).toEqual(['dice'])
    expect(named('import type { Bang } from')).toEqual(['bang'])
    expect(named('type DiceView')).toEqual(['dice'])
    expect(named("'gangbang', 'dicey'")).toEqual([])
  })
})
