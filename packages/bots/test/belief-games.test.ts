import { bang, dice, firstOf, Game, type Json, Match, type RoleId, type Rules, SETS, type Seat, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { openBang, watchBang } from '../src/belief/bang.ts'
import { openDice, watchDice } from '../src/belief/dice.ts'
import type { Joint } from '../src/belief/joint.ts'
import { Memory } from '../src/belief/memory.ts'
import type { Seen } from '../src/belief/open-table.ts'
import { told } from '../src/belief/witness.ts'
import { type AnyBot, nextInput, normal, randomsFor, rule, situationOf, type Witness, witnessOf } from '../src/index.ts'

type Rolled = Game & { role(seat: Seat): RoleId }

/** Plays a whole game; `each` looks at it after every input. */
function watched<G extends Rolled>(
  rules: Rules<G>,
  options: Json,
  text: string,
  bot: AnyBot,
  each: (match: Match<G>, witness: Witness) => void,
) {
  const match = Match.start(rules, options, seedFrom(text))
  const witness = witnessOf(match)
  if (!witness) throw new Error('nobody watches')
  witness.saw(match.drain())
  const { seats } = match.game
  const bots = Array.from({ length: seats }, () => bot)
  const randoms = randomsFor(seats, text)
  for (let n = 0; match.question && n < 20_000; n++) {
    match.apply(nextInput(match, bots, randoms, { witness }))
    const events = match.drain()
    each(match, { ...witness, belief: witness.belief, saw: () => undefined })
    witness.saw(events)
  }
  return { match, witness }
}

const truth = (game: Rolled): RoleId[] => Array.from({ length: game.seats }, (_, i) => game.role(seatOf(i)))
const chanceOfTruth = (belief: Joint, roles: readonly RoleId[]): number =>
  belief.weighted().reduce((sum, { deal, chance }) => sum + (deal.join() === roles.join() ? chance : 0), 0)

const TABLES = [4, 5, 6, 7, 8].map((players) => ({ players, sets: SETS }))

describe('the belief in whole games', () => {
  it.each(TABLES)('never rules out how the roles lie, with every set: $players players', (options) => {
    for (let game = 0; game < 3; game++) {
      const { match, witness } = watched(bang, options, `true ${game}`, normal, () => undefined)
      expect(chanceOfTruth(witness.belief, truth(match.game))).toBeGreaterThan(0)
      expect(witness.belief.weighted().reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    }
  })

  it.each([
    ['bang', 7],
    ['dice', 5],
  ] as const)('is the same when it is made of the public history alone: %s', (name, players) => {
    const text = `history ${name}`
    const history: string[] = []
    const write = (seen: Seen) => history.push(JSON.stringify(seen))
    const play = () => {
      if (name === 'dice') {
        const match = Match.start(dice, { players }, seedFrom(text))
        return { match, open: () => openDice(match.game), watching: watchDice(players) }
      }
      const match = Match.start(bang, { players, sets: SETS }, seedFrom(text))
      return { match, open: () => openBang(match.game), watching: watchBang(players) }
    }
    const { match, open, watching } = play()
    const before = JSON.stringify(open())
    const witness = witnessOf(match)
    const bots = Array.from({ length: players }, () => rule)
    const randoms = randomsFor(players, text)
    match.drain()
    for (let n = 0; match.question && n < 20_000; n++) {
      match.apply(nextInput(match, bots, randoms))
      const events = match.drain()
      witness?.saw(events)
      write({ events: told(events), table: open() })
    }
    const memory = new Memory(watching, JSON.parse(before))
    for (const line of history) memory.saw(JSON.parse(line))
    expect(history.length).toBeGreaterThan(30)
    expect(memory.belief.marginals()).toEqual(witness?.belief.marginals())
    // Whoever comes later, or after a restart, thinks the same.
    expect(witnessOf(match)?.belief.marginals()).toEqual(witness?.belief.marginals())
  })

  it('is the same in two worlds that differ in what is hidden', () => {
    let compared = 0
    let differed = 0
    for (let game = 0; game < 12; game++) {
      const text = `worlds ${game}`
      const here = Match.start(bang, { players: 6, sets: SETS }, seedFrom(text))
      const randoms = randomsFor(6, text)
      const bots = Array.from({ length: 6 }, () => rule)
      for (let n = 0; n < 60 && here.question; n++) here.apply(nextInput(here, bots, randoms))
      here.drain()
      if (!here.question) continue
      // Whoever is asked has the same hand in both: his turn goes on alike.
      const me = firstOf(here.waiting())
      const there = here.sampleWorld(me, seedFrom(`other ${game}`), { keepChance: true, keepPiles: true })
      there.drain()
      if (truth(here.game).join() !== truth(there.game).join()) differed++
      const beside = [witnessOf(here), witnessOf(there)] as const
      // The same inputs, for as long as nobody beside the table can tell the worlds apart.
      for (let n = 0; n < 40 && here.question; n++) {
        const input = nextInput(here, bots, randoms)
        if (there.whyNot(input.seat, input.answer)) break
        here.apply(input)
        there.apply(input)
        const events = [here.drain(), there.drain()] as const
        if (JSON.stringify([told(events[0]), openBang(here.game)]) !== JSON.stringify([told(events[1]), openBang(there.game)])) break
        beside[0]?.saw(events[0])
        beside[1]?.saw(events[1])
        expect(beside[0]?.belief.marginals()).toEqual(beside[1]?.belief.marginals())
        compared++
      }
    }
    expect(differed).toBeGreaterThan(2)
    expect(compared).toBeGreaterThan(10)
  })

  it('knows after three rounds much more than what lies open', () => {
    for (const bot of [rule, normal]) {
      const brier = { belief: 0, prior: 0 }
      for (let game = 0; game < 30; game++) {
        let done = false
        watched(bang, { players: 5 }, `brier ${game}`, bot, (match, { belief }) => {
          if (done || match.game.turns <= 15) return
          done = true
          const open = new Memory(watchBang(5), openBang(match.game)).belief
          const squares = (thought: Joint) => chanceSquares(thought, match.game)
          brier.belief += squares(belief)
          brier.prior += squares(open)
        })
      }
      expect(brier.prior).toBeGreaterThan(5)
      // Measured over thousands of games: 0.43 to 0.46.
      expect(brier.belief / brier.prior, bot.name).toBeLessThan(0.75)
    }
  })
})

function chanceSquares(thought: Joint, game: Rolled): number {
  return thought
    .marginals()
    .flatMap((chances, seat) => Object.entries(chances).map(([role, chance]) => (chance - (game.role(seatOf(seat)) === role ? 1 : 0)) ** 2))
    .reduce((sum, square) => sum + square, 0)
}

describe('a bot', () => {
  /** Everything that can be reached from a value without calling anything but getters. */
  function reachable(from: unknown, seen = new Set<unknown>()): Set<unknown> {
    if ((typeof from !== 'object' && typeof from !== 'function') || from === null || seen.has(from)) return seen
    seen.add(from)
    if (typeof from === 'function') return seen
    for (let holder: object | null = from; holder !== null && holder !== Object.prototype; holder = Object.getPrototypeOf(holder))
      for (const name of Reflect.ownKeys(holder)) if (name !== 'constructor') reachable(Reflect.get(holder, name, from), seen)
    return seen
  }

  it('cannot reach the game from what it gets', () => {
    const { match } = watched(bang, { players: 5 }, 'reach', rule, () => undefined)
    const early = match.forkAt(20)
    const witness = witnessOf(early)
    const all = [...reachable(situationOf(early, firstOf(early.waiting()), { witness }))]
    expect(all).toContain(witness?.belief)
    expect(all.some((value) => value instanceof Match || value instanceof Game)).toBe(false)
    expect([...reachable({ early })].some((value) => value instanceof Match)).toBe(true)
  })
})
