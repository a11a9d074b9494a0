import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOneSentence, scratch, sundown, sundownHere } from './sundown.ts'

interface Fact {
  readonly id: string
  readonly [key: string]: unknown
}
const facts: { readonly playingCards: readonly Fact[]; readonly characters: readonly Fact[] } = JSON.parse(
  readFileSync(new URL('../../engine/test/facts/the-duel.json', import.meta.url), 'utf8'),
)

const json = async (...args: string[]) => {
  const { code, out, err } = await sundown(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('sundown content --game duel', () => {
  it('agrees with the facts on cards and characters', async () => {
    const entries: readonly Fact[] = await json('content', '--game', 'duel', '--json')
    expect(entries).toHaveLength(facts.playingCards.length + facts.characters.length)
    for (const { counts: _, kind, ...card } of facts.playingCards) {
      expect(entries).toContainEqual(expect.objectContaining({ ...card, kind: 'card', type: kind, game: 'duel', set: 'the-duel' }))
    }
    for (const character of facts.characters) {
      expect(entries).toContainEqual(expect.objectContaining({ ...character, kind: 'character', game: 'duel', set: 'the-duel' }))
    }
  })

  it.each([
    ['en', '2 × law: snake, outlaw: snake'],
    ['fr', 'loi'],
    ['it', 'fuorilegge: serpente'],
  ])('is a list to read in %s', async (language, line) => {
    expect((await sundownHere(['content', '--game', 'duel', '--lang', language])).out).toContain(line)
  })
})

describe('sundown simulate --game duel', () => {
  it('seats two without being told and counts who wins', async () => {
    const report = await json('simulate', '--game', 'duel', '--games', '8', '--json')
    expect(report).toMatchObject({ game: 'duel', sets: ['the-duel'], players: 2, games: 8, finished: 8, violations: [] })
    expect(Object.keys(report.wins).every((side) => side === 'law' || side === 'outlaw')).toBe(true)
  })

  it('plays checked games with twelve characters a side', async () => {
    const report = await json('simulate', '--game', 'duel', '--option', 'charactersPerSide=12', '--games', '1', '--check', '--json')
    expect(report).toMatchObject({ finished: 1, violations: [] })
    expect(report.checks['backs-are-true']).toBeGreaterThan(0)
  })

  it.each([
    ['three players', ['--players', '3'], /The Duel is for 2 players, not 3/],
    ['a set of the card game', ['--sets', 'base'], /mixes with no other/],
    ['too few characters', ['--option', 'charactersPerSide=3'], /4 to 12/],
    ['an option of the card game', ['--option', 'stickOfDynamite=true'], /there is no option "stickOfDynamite"/],
  ])('refuses %s with a sentence', async (_what, flags, sentence) => {
    const { code, err } = await sundownHere(['simulate', '--game', 'duel', ...flags])
    expect(code).toBe(2)
    expect(isOneSentence(err)).toBe(true)
    expect(err).toMatch(sentence)
  })
})

describe('sundown replay', () => {
  it.each(['en', 'fr', 'it'])('tells and verifies a Duel in %s', async (language) => {
    const folder = scratch()
    await sundown(['simulate', '--game', 'duel', '--games', '1', '--record', folder])
    const told = await sundownHere(['replay', join(folder, 'game-0.json'), '--verify', '--lang', language])
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).not.toMatch(/undefined|\[object|[a-z]+-[a-z]+-\d|NaN/)
  })
})

describe('sundown play --game duel', () => {
  it.each(['en', 'fr', 'it'])('can be played, left and gone on with in %s', async (language) => {
    const save = join(scratch(), 'solo.json')
    const flags = ['play', '--save', save, '--lang', language]
    const first = await sundown([...flags, '--game', 'duel', '--seed', 'a'], { input: '1\nwhy\nwhy h1\nt\nl\n? colt\nq\n' })
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).not.toMatch(/undefined|\[object|NaN/)
    const again = await sundown(flags, { input: 't\nq\n' })
    expect(again).toMatchObject({ code: 0, err: '' })
  })

  it('says who sits across, and nothing of distances, which this game has not', async () => {
    const save = join(scratch(), 'solo.json')
    const { out } = await sundown(['play', '--game', 'duel', '--seed', 'z', '--save', save], { input: '1\n1\nq\n' })
    expect(out).toContain('across from you sits Belle')
    expect(out).toContain('1. Belle (the Outlaws, life 4/4, 5 cards in hand)')
  })
})
