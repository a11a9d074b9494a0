import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sundownHere } from './sundown.ts'

interface Fact {
  readonly id: string
  readonly kind?: string
  readonly copies?: readonly { readonly rank: string; readonly suit: string }[]
  readonly [key: string]: unknown
}
interface Facts {
  readonly set: string
  readonly game: string
  readonly playingCards: readonly Fact[]
  readonly characters: readonly Fact[]
  readonly roles: readonly Fact[]
}
type Entry = Fact & { readonly text: { readonly [language: string]: string } }

const facts: Facts = JSON.parse(readFileSync(new URL('../../engine/test/facts/base.json', import.meta.url), 'utf8'))

const listed = async (...flags: string[]): Promise<readonly Entry[]> => {
  const { code, out, err } = await sundownHere(['content', '--json', ...flags])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('sundown content --json', () => {
  it('agrees with the facts on every card, suit and rank', async () => {
    const entries = (await listed('--set', 'base')).filter((entry) => entry.kind === 'card')
    expect(entries.map((entry) => entry.id).sort()).toEqual(facts.playingCards.map((card) => card.id).sort())
    for (const { kind, border, range, copies, id, name } of facts.playingCards) {
      const entry = entries.find((each) => each.id === id)
      expect(entry).toMatchObject({ game: facts.game, set: facts.set, name, border, type: kind, copies })
      expect(entry?.range).toEqual(range)
    }
  })

  it('agrees with the facts on every character and role', async () => {
    const entries = await listed('--set', facts.set)
    for (const { id, name, life } of facts.characters)
      expect(entries).toContainEqual(expect.objectContaining({ id, kind: 'character', name, life }))
    for (const { id, name } of facts.roles) expect(entries).toContainEqual(expect.objectContaining({ id, kind: 'role', name }))
    expect(entries.filter((entry) => entry.kind === 'character')).toHaveLength(facts.characters.length)
    expect(entries.filter((entry) => entry.kind === 'role')).toHaveLength(facts.roles.length)
  })

  it('has a text in every language and ids that are unique', async () => {
    const entries = await listed('--game', 'bang')
    for (const { text } of entries) for (const language of ['en', 'fr', 'it']) expect(text[language]).toMatch(/\S/)
    expect(new Set(entries.map((entry) => `${entry.game} ${entry.set} ${entry.id}`)).size).toBe(entries.length)
  })
})

describe('sundown content', () => {
  it.each([
    ['en', ['Cards (22)', 'Barrel', 'Q♠ K♠', 'Sheriff']],
    ['fr', ['Cartes (22)', 'Planque', 'Q♠ K♠', 'Shérif']],
    ['it', ['Carte (22)', 'Barile', 'Q♠ K♠', 'Sceriffo']],
  ])('is a list to read in %s', async (language, words) => {
    const { code, out } = await sundownHere(['content', '--set', 'base', '--lang', language])
    for (const word of words) expect(out).toContain(word)
    expect(code).toBe(0)
  })

  it('speaks the language of the environment', async () => {
    expect((await sundownHere(['content'], { env: { LC_ALL: '', LANG: 'fr_FR.UTF-8' } })).out).toContain('Personnages')
    expect((await sundownHere(['content'], { env: { LC_ALL: 'it_IT.UTF-8', LANG: 'fr_FR.UTF-8' } })).out).toContain('Personaggi')
    expect((await sundownHere(['content'], { env: { LC_ALL: '', LANG: 'fil_PH' } })).out).toContain('Characters')
  })
})
