import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOneSentence, scratch, sundown, sundownHere } from './sundown.ts'

interface Fact {
  readonly id: string
  readonly [key: string]: unknown
}
const facts: { readonly characters: readonly Fact[]; readonly roles: readonly Fact[]; readonly dieFaces: readonly Fact[] } = JSON.parse(
  readFileSync(new URL('../../engine/test/facts/dice-game.json', import.meta.url), 'utf8'),
)

const json = async (...args: string[]) => {
  const { code, out, err } = await sundown(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('sundown content --game dice', () => {
  it('agrees with the facts on faces, characters and roles', async () => {
    const entries: readonly Fact[] = await json('content', '--game', 'dice', '--json')
    const kinds = { 'die-face': facts.dieFaces, character: facts.characters, role: facts.roles }
    for (const [kind, known] of Object.entries(kinds)) {
      const listed = entries.filter((entry) => entry.kind === kind)
      expect(listed).toHaveLength(known.length)
      for (const { sheriffLife: _, ...fact } of known)
        expect(listed).toContainEqual(expect.objectContaining({ ...fact, game: 'dice', set: 'dice-game' }))
    }
    for (const { text } of entries)
      for (const language of ['en', 'fr', 'it']) expect(text).toHaveProperty(language, expect.stringMatching(/\S/))
  })

  it.each([
    ['en', 'Die faces (6)'],
    ['fr', 'Faces de dé (6)'],
    ['it', 'Facce del dado (6)'],
  ])('is a list to read in %s', async (language, title) => {
    expect((await sundownHere(['content', '--game', 'dice', '--lang', language])).out).toContain(title)
  })
})

describe('sundown simulate --game dice', () => {
  it.each(['3', '8'])('plays checked games for %s and counts the faces', async (players) => {
    const report = await json('simulate', '--game', 'dice', '--players', players, '--games', '5', '--check', '--json')
    expect(report).toMatchObject({ game: 'dice', sets: ['dice-game'], players: Number(players), games: 5, finished: 5, violations: [] })
    expect(report.checks['nine-arrows']).toBeGreaterThan(0)
    expect(Object.keys(report.faces).sort()).toEqual(facts.dieFaces.map(({ id }) => id).sort())
  })

  it('has no faces where there are no dice', async () => {
    expect(await json('simulate', '--games', '2', '--json')).not.toHaveProperty('faces')
  })

  it.each([
    ['a set of the card game', ['--sets', 'base'], /the dice game has no set "base"/],
    ['an option of the card game', ['--option', 'stickOfDynamite=true'], /the dice game has no variants/],
    ['a referee it does not have', ['--referee'], /there is no referee for the game "dice"/],
    ['too few players', ['--players', '2'], /3 to 8 players/],
    ['too many players', ['--players', '9'], /3 to 8 players/],
  ])('refuses %s with a sentence', async (_what, flags, sentence) => {
    const { code, err } = await sundownHere(['simulate', '--game', 'dice', ...flags])
    expect(code).toBe(2)
    expect(isOneSentence(err)).toBe(true)
    expect(err).toMatch(sentence)
  })
})

describe('sundown replay', () => {
  it.each(['en', 'fr', 'it'])('tells and verifies a game of dice in %s', async (language) => {
    const folder = scratch()
    await sundown(['simulate', '--game', 'dice', '--players', '4', '--games', '1', '--record', folder])
    const file = join(folder, 'game-0.json')
    const told = await sundownHere(['replay', file, '--verify', '--lang', language])
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).toContain(language === 'fr' ? 'Le jeu de dés' : 'The Dice Game')
    expect(told.out).not.toMatch(/undefined|\[object|bullseye-\d|NaN/)
  })
})

describe('sundown play --game dice', () => {
  it.each(['en', 'fr', 'it'])('can be played, left and gone on with in %s', async (language) => {
    const save = join(scratch(), 'solo.json')
    const flags = ['play', '--save', save, '--lang', language]
    const first = await sundown([...flags, '--game', 'dice', '--players', '4', '--seed', 'a'], { input: '?\nwhy\nt\nl\n? beer\nq\n' })
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).not.toMatch(/undefined|\[object|NaN/)
    const again = await sundown(flags, { input: 't\nq\n' })
    expect(again).toMatchObject({ code: 0, err: '' })
  })

  it('comes to an end', async () => {
    const save = join(scratch(), 'solo.json')
    const input = '1\n'.repeat(2000)
    const { code, out } = await sundown(['play', '--game', 'dice', '--players', '3', '--seed', 'end', '--save', save], { input })
    expect(code).toBe(0)
    expect(out).toContain('The game is over')
  })
})
