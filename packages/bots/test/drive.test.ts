import { firstOf, Random, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it, vi } from 'vitest'
import { type Bot, botNamed, botNames, nextInput, random, randomsFor, rule, situationOf } from '../src/index.ts'
import { playGame, startGame } from './games.ts'

const setting = { players: 5, text: 'drive' }
const asked = (match: ReturnType<typeof startGame>) => firstOf(match.waiting())

describe('a situation', () => {
  it('builds the view only when it is read, and once', () => {
    const match = startGame(setting)
    const view = vi.spyOn(match.game, 'view')
    const situation = situationOf(match, asked(match))
    expect(situation.options.length).toBeGreaterThan(0)
    expect(situation.kind).toBe(match.question?.parts[0]?.kind.name)
    random.answer(situation, new Random(seedFrom('x')))
    expect(view).not.toHaveBeenCalled()
    expect(situation.view).toBe(situation.view)
    expect(view).toHaveBeenCalledTimes(1)
    expect(view).toHaveBeenCalledWith(situation.seat)
  })

  it('shows the game to nobody', () => {
    const match = startGame(setting)
    const values = Object.values(situationOf(match, asked(match)))
    expect(values).not.toContain(match)
    expect(values).not.toContain(match.game)
  })
})

describe('the driver', () => {
  it('plays the same game again from the same text', () => {
    const bots = () => [rule, random, rule, random, rule]
    expect(playGame(setting, bots).record()).toEqual(playGame(setting, bots).record())
  })

  it('gives each seat chance of its own', () => {
    const words = randomsFor(7, 'seats').map((chance) => chance.word())
    expect(new Set(words).size).toBe(7)
  })

  it('asks no bot where there is nothing to decide', () => {
    const seen: number[] = []
    const watching: Bot = {
      name: 'watching',
      answer(situation, chance) {
        seen.push(situation.options.length + situation.interjections.length)
        return random.answer(situation, chance)
      },
    }
    playGame(setting, () => Array.from({ length: 5 }, () => watching))
    expect(seen.length).toBeGreaterThan(10)
    // A single option is only put to a bot if it has fields to fill in: no question of the base game is like that.
    expect(Math.min(...seen)).toBeGreaterThan(1)
  })

  it('lets others interject before the one who is asked', () => {
    const options = { previous: { sheriff: 0, survivors: ['sid-ketchum', 'suzy-lafayette', null, null, null] } }
    const first = { id: 'sid-ketchum', picks: [[1, 2]] }
    const match = startGame({ ...setting, options })
    const bots = [0, 1, 2, 3, 4].map((): Bot => ({ name: 'eager', answer: () => ({ id: 'keep' }), interject: () => first }))
    vi.spyOn(match, 'mayInterject').mockReturnValue(true)
    vi.spyOn(match, 'interjections').mockImplementation((seat) => (seat === seatOf(3) ? [{ id: 'sid-ketchum' }] : []))
    expect(nextInput(match, bots, randomsFor(5, 'x'))).toEqual({ seat: 3, answer: first, interjection: true })
  })

  it('says so when a seat has no bot', () => {
    const match = startGame(setting)
    const play = () => {
      while (match.question) match.apply(nextInput(match, [rule], randomsFor(5, 'alone')))
    }
    expect(play).toThrow(/^seat \d has no bot, or no source of chance: give nextInput one of each for every seat$/)
  })

  it('says so when the game is over', () => {
    const match = playGame(setting, () => Array.from({ length: 5 }, () => rule))
    expect(() => nextInput(match, [], [])).toThrow('the game is over')
  })
})

it('bots are known by name', () => {
  expect(botNames).toEqual(['random', 'easy', 'rule', 'normal', 'hard'])
  expect(botNamed('rule')).toBe(rule)
  expect(botNamed('nobody')).toBeUndefined()
})
