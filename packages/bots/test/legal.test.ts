import type { Json } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, nextInput, random, randomsFor, rule } from '../src/index.ts'
import { STUCK, startGame } from './games.ts'

interface Variant {
  readonly [name: string]: Json
}

const survivors = (players: number) => Array.from({ length: players }, (_, seat) => ['sid-ketchum', null, 'willy-the-kid'][seat] ?? null)

/** By name, for a number of players. */
const VARIANTS: readonly (readonly [string, (players: number) => Variant])[] = [
  ['the plain game', () => ({})],
  ['the simplified deck', () => ({ simplifiedDeck: true })],
  ['the Stick of Dynamite', () => ({ stickOfDynamite: true })],
  ['a choice of characters', () => ({ characterChoice: true })],
  ['a series', (players) => ({ previous: { sheriff: 1, survivors: survivors(players) }, rotatingSheriff: true })],
]

/** Every answer goes through the checked door. */
function playChecked(bot: Bot, players: number, options: Variant, text: string) {
  const match = startGame({ players, text, options })
  const bots = Array.from({ length: players }, () => bot)
  const randoms = randomsFor(players, text)
  let interjections = 0
  for (let n = 0; match.question; n++) {
    if (n === STUCK) throw new Error(`${text} is stuck`)
    const input = nextInput(match, bots, randoms)
    if (input.interjection) interjections++
    const refusal = match.answer(input.seat, input.answer)
    if (refusal) throw new Error(`${text}, decision ${n}: ${JSON.stringify(input)} is refused: ${JSON.stringify(refusal)}`)
    const last = match.inputs.at(-1)
    if (last && 'seat' in last) expect(last.interjection, 'an interjection is marked as one').toBe(input.interjection)
    match.drain()
  }
  return { over: match.game.over, interjections }
}

/** Of each kind of table. */
const GAMES = process.env.SOAK ? 40 : 4

const EXPANSIONS = ['dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows']

describe.each([random, rule])('bot $name', (bot: Bot) => {
  it.each(VARIANTS)('answers only what is legal: %s', (_name, options) => {
    for (const players of [4, 5, 6, 7]) {
      for (let game = 0; game < GAMES; game++) {
        expect(playChecked(bot, players, options(players), `legal ${players} ${game}`).over).toBeDefined()
      }
    }
  })

  it.each([...EXPANSIONS, 'all'])('answers only what is legal: %s', (name) => {
    const sets = name === 'all' ? EXPANSIONS : [name]
    for (const players of [3, 4, 5, 6, 7, 8]) {
      for (let game = 0; game < 2; game++) {
        const text = `legal ${name} ${players} ${game}`
        expect(playChecked(bot, players, { sets: ['base', ...sets] }, text).over).toBeDefined()
      }
    }
  })

  it('uses the chance to interject', () => {
    const options = { previous: { sheriff: 0, survivors: ['sid-ketchum', null, null, null] } }
    let interjections = 0
    for (let game = 0; game < 20; game++) interjections += playChecked(bot, 4, options, `interject ${game}`).interjections
    expect(interjections).toBeGreaterThan(0)
  })
})
