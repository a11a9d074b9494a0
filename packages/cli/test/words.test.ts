import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { it as italian } from '../src/words/it.ts'
import { scratch, sundown } from './sundown.ts'

describe.each([
  [
    'fr',
    ['1', '?', 'why', 't', 'l', 'u', 'q'],
    ['Nouvelle partie à 5 joueurs', 'Vous êtes Pied-Tendre', 'La table au tour 2', 'portée 1', 'Annulé'],
  ],
  [
    'it',
    ['1', '?', 'why', 't', 'l', 'u', 'q'],
    ['Nuova partita per 5 giocatori', 'Tu sei Forestiero', 'Il tavolo al turno 5', 'gittata 1', 'Annullato'],
  ],
])('playing in %s', (language, input, words) => {
  it('speaks that language', async () => {
    const { out, code } = await sundown(['play', '--lang', language, '--seed', 'a', '--save', join(scratch(), 'solo.json')], {
      input: input.map((line) => `${line}\n`).join(''),
    })
    for (const word of words) expect(out.replace(/[\u00a0\u202f]/g, ' ')).toContain(word)
    expect(out).not.toMatch(/\b(hand|turn|deck|You|Your|distance reach)\b/)
    expect(code).toBe(0)
  })
})

it('Italian says "ed" before an e, and leaves names alone that have one in them', () => {
  expect(italian.and(['Bruno', 'Tom e Eva'])).toBe('Bruno e Tom e Eva')
  expect(italian.and(['Tom e Eva'])).toBe('Tom e Eva')
  expect(italian.and(['Bruno', 'Anna', 'Eva'])).toBe('Bruno, Anna ed Eva')
  expect(italian.and(['Bruno', 'El Gringo'])).toBe('Bruno ed El Gringo')
})
