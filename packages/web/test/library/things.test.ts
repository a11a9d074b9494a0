import { type AnyEntry, everything } from '@sundown/engine/content'
import { firstOf } from '@sundown/engine/kernel'
import { LANGUAGES } from '@sundown/engine/words'
import { describe, expect, test } from 'vitest'
import { isDrawn } from '../../src/art/cards.ts'
import { collections } from '../../src/screens/library/games.ts'
import { find, SHOWS, type Show, type Thing, type Wish } from '../../src/screens/library/thing.ts'
import type { GameName } from '../../src/session/played.ts'

const GAMES: readonly GameName[] = ['bang', 'dice', 'duel']
const ALL: Wish = { show: undefined, kinds: [], sets: [], words: '' }

const all = await everything()
const entriesOf = (game: GameName): readonly AnyEntry[] => all.filter((entry) => entry.game === game)
/** Copies of a card in all sets that print it. */
const copiesOf = (entries: readonly AnyEntry[], id: string): number =>
  entries.reduce((sum, entry) => sum + (entry.id === id && 'copies' in entry ? entry.copies.length : 0), 0)
const named = (things: readonly Thing[]): readonly string[] => things.map(({ name }) => name)

describe.each(GAMES)('the library of %s', (game) => {
  test('has what the rules have, once each', async () => {
    const { things } = await collections[game]('en')
    const entries = entriesOf(game)
    for (const show of SHOWS) {
      const ids = new Set(entries.filter(({ kind }) => kind === show).map(({ id }) => id))
      expect(
        find(things, { ...ALL, show })
          .map(({ id }) => id)
          .sort(),
        show,
      ).toEqual([...ids].sort())
    }
    for (const { id, copies } of things) expect(copies.length, id).toBe(copiesOf(entries, id))
  })

  test.each(LANGUAGES)('says in %s what the rules say', async (language) => {
    const { things } = await collections[game](language)
    for (const { id, show, text, rulings, life } of things) {
      const entry = entriesOf(game).find((one) => one.id === id && one.kind === show)
      expect(entry?.text[language], id).toBe(text)
      expect(entry?.rulings[language], id).toEqual(rulings)
      if (entry && 'life' in entry) expect(life, id).toBe(entry.life)
    }
  })
})

describe('looking for something', () => {
  const looked = async (game: GameName, wish: Partial<Wish>, language: (typeof LANGUAGES)[number] = 'en') =>
    named(find((await collections[game](language)).things, { ...ALL, ...wish }))

  test('finds a name first, then words of the text and the rulings', async () => {
    const found = await looked('bang', { words: 'beer' })
    expect(found[0]).toBe('Beer')
    expect(found).toContain('Saloon')
    expect(found).toContain('Tequila Joe')
  })

  test('minds neither accents, capitals nor the shape of an apostrophe', async () => {
    expect((await looked('bang', { words: 'BIERE' }, 'fr'))[0]).toBe('Bière')
    expect(await looked('bang', { words: "ruee vers l'or" }, 'fr')).toHaveLength(1)
  })

  test('takes every word, in any order, and no half answers', async () => {
    expect(await looked('bang', { words: 'dodge  nonsense' })).toEqual([])
    expect((await looked('duel', { words: 'watch pocket' }))[0]).toBe('Pocket Watch')
  })

  test('keeps to the kinds and sets that are ticked', async () => {
    const { things } = await collections.bang('en')
    const green = find(things, { ...ALL, kinds: ['green'] })
    expect(green.length).toBeGreaterThan(0)
    expect(green.every(({ kind }) => kind === 'green')).toBe(true)
    const barrel = find(things, { ...ALL, sets: ['dodge-city'], words: 'barrel', show: 'card' })
    expect(named(barrel)[0]).toBe('Barrel')
    expect(firstOf(barrel).sets).toEqual(['base', 'dodge-city'])
  })
})

test('every card of the card game is drawn', async () => {
  const shows: readonly Show[] = ['card', 'event', 'show-card']
  const { things } = await collections.bang('en')
  expect(things.filter(({ id, show }) => shows.includes(show) && !isDrawn(id))).toEqual([])
})
