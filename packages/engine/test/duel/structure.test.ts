import { describe, expect, test } from 'vitest'
import { allCards, allCharacters } from '../../src/duel/catalog.ts'
import { imports, literals, sourcesIn } from '../sources.ts'

const ids = new Set([...allCards, ...allCharacters].map(({ id }) => id))
/** Any card can be fired as one: it is a use (`Use`), and a word of the rulebook. */
const ALLOWED = 'colt'
const namesIn = (text: string): string[] => literals(text).filter((word) => ids.has(word) && word !== ALLOWED)

const files = sourcesIn('duel/rules')

describe('the rules of The Duel know no card and no character by its name', () => {
  test('there are rules to look at', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  test.each(files)('$path', ({ text }) => {
    expect(namesIn(text)).toEqual([])
    expect(imports(text).filter((target) => target.includes('/cards/') || target.includes('/characters/'))).toEqual([])
  })

  test('a planted name is found', () => {
    expect(namesIn("if (def.id === 'wild-bill') return")).toEqual(['wild-bill'])
  })
})
