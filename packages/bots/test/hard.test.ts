import { type Bang, bang, cardOf, duel, firstOf, Game, type Json, Match, nth, type Rules, SETS, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { type AnyBot, aidsFor, hard, nextInput, normal, randomsFor, rule, type Situation, situationOf, type Worlds } from '../src/index.ts'
import { race } from '../src/search/race.ts'
import { worldsWithin } from '../src/worlds.ts'

/** A game after this many decisions of a bot. */
function begun<G extends Game>(rules: Rules<G>, options: Json, text: string, decisions: number, bot: AnyBot = rule) {
  const match = Match.start(rules, options, seedFrom(text))
  const bots = Array.from({ length: match.game.seats }, () => bot)
  const randoms = randomsFor(bots.length, text)
  const aids = aidsFor(match, bots)
  match.drain()
  for (let n = 0; n < decisions && match.question; n++) {
    match.apply(nextInput(match, bots, randoms, aids))
    aids.witness?.saw(match.drain())
  }
  return match
}

const rolesOf = (game: Bang) => Array.from({ length: game.seats }, (_, seat) => String(game.role(seatOf(seat))))
/** Everything that lies anywhere, hidden or not. */
const facesIn = (game: Game) => JSON.stringify(Array.from({ length: game.layout.faces.length }, (_, card) => game.faceOf(cardOf(card))))

const worldsAt = <G extends Game>(match: Match<G>) => {
  const aids = aidsFor(match, [hard])
  const seat = firstOf(match.waiting())
  const { worlds } = situationOf(match, seat, aids)
  if (!worlds) throw new Error('there are no worlds')
  return { aids, seat, worlds }
}

describe('worlds', () => {
  const match = begun(bang, { players: 6 }, 'worlds', 40)
  const { seat, worlds } = worldsAt(match)
  const { id, card, seat: target } = firstOf(match.menu(seat))
  const trial = { answer: { id, card, seat: target }, player: rule, turns: 3, decisions: 100 }

  it('are the same for the same seed, leave the game alone, and differ from seed to seed', () => {
    const before = JSON.stringify([match.record(), match.game.view(seat)])
    const tries = ['a', 'b', 'c', 'd', 'e', 'a'].map((seed) => JSON.stringify(worlds.try({ ...trial, seed: seedFrom(seed) })))
    expect(tries[0]).toBe(tries[5])
    expect(new Set(tries).size).toBeGreaterThan(2)
    expect(JSON.stringify([match.record(), match.game.view(seat)])).toBe(before)
  })

  it('have the roles the bot believes in, but never against what it knows', () => {
    const dealt = rolesOf(match.game)
    const mine = nth(dealt, seat)
    const mixed = dealt.map((role, i) => (i === seat || role === 'sheriff' ? role : undefined))
    const others = dealt.filter((_, i) => mixed[i] === undefined).reverse()
    const roles = mixed.map((role) => role ?? others.shift() ?? '')
    expect(worlds.try({ ...trial, turns: 0, seed: seedFrom('roles'), roles })?.roles).toEqual(roles)
    const lie = roles.map((role, i) => (i === seat ? 'sheriff' : role === 'sheriff' ? mine : role))
    const told = worlds.try({ ...trial, turns: 0, seed: seedFrom('roles'), roles: lie })?.roles
    expect([told?.[seat], told?.indexOf('sheriff')]).toEqual([mine, dealt.indexOf('sheriff')])
  })

  it('refuse what cannot be answered', () => {
    expect(worlds.try({ ...trial, answer: { id: 'fly' }, seed: seedFrom('a') })).toBeUndefined()
  })
})

describe('the hard bot', () => {
  /** Everything that can be reached from a value without calling anything but getters. */
  function reachable(from: unknown, seen = new Set<unknown>()): Set<unknown> {
    if (typeof from !== 'object' || from === null || seen.has(from)) return seen
    seen.add(from)
    for (let holder: object | null = from; holder !== null && holder !== Object.prototype; holder = Object.getPrototypeOf(holder))
      for (const name of Reflect.ownKeys(holder)) if (name !== 'constructor') reachable(Reflect.get(holder, name, from), seen)
    return seen
  }

  it('reaches worlds, but not the game', () => {
    const match = begun(bang, { players: 5 }, 'reach', 30)
    const { aids, seat } = worldsAt(match)
    const situation = situationOf(match, seat, aids)
    const all = [...reachable(situation)]
    expect(all.some((value) => value instanceof Object && 'isLate' in value)).toBe(true)
    expect(all.some((value) => value instanceof Match || value instanceof Game)).toBe(false)
    // What the type of a situation promises: nothing but these.
    const names: { readonly [name in keyof Required<Situation>]: true } = {
      game: true,
      seat: true,
      kind: true,
      about: true,
      options: true,
      interjections: true,
      view: true,
      belief: true,
      wrongs: true,
      worlds: true,
    }
    const ways: { readonly [name in keyof Worlds<object>]: true } = { try: true, isLate: true }
    expect(Object.keys({ ...names, ...ways })).toHaveLength(12)
  })

  it.each([
    ['bang', bang, { players: 5, sets: ['dodge-city'] }],
    ['duel', duel, {}],
  ] as const)('says the same whatever is hidden from it: %s', (_name, rules: Rules<Game>, options: Json) => {
    let searched = 0
    let differed = 0
    for (let game = 0; game < 4; game++) {
      const here = begun(rules, options, `hidden ${game}`, 25 + 9 * game)
      if (!here.question) continue
      const { aids, seat } = worldsAt(here)
      const there = here.sampleWorld(seat, seedFrom(`other ${game}`))
      if (facesIn(here.game) !== facesIn(there.game)) differed++
      const [one, other] = [here, there].map((match) => {
        const tried: string[] = []
        const said = hard.answer(situationOf(match, seat, { ...aids, worlds: worldsNoted(tried) }), firstOf(randomsFor(1, 'same')))
        return { tried, said }
      })
      if (one?.tried.length) searched++
      expect(one).toEqual(other)
    }
    expect(searched).toBeGreaterThan(1)
    expect(differed).toBeGreaterThan(1)
  })

  /** Worlds that note what every trial came to. */
  const worldsNoted = (tried: string[]) => (match: Match<Game>, seat: ReturnType<typeof seatOf>) => {
    const worlds = worldsWithin(1, () => 0)(match, seat)
    const noted: Worlds<object> = {
      isLate: () => false,
      try(trial) {
        const came = worlds.try(trial)
        tried.push(JSON.stringify(came))
        return came
      },
    }
    return noted
  }

  /** A whole game in which the hard bot has one seat; every answer goes through the checked door. */
  function played(rules: Rules<Game>, options: Json, text: string, mine: number, others: AnyBot) {
    const match = Match.start(rules, options, seedFrom(text))
    const bots = Array.from({ length: match.game.seats }, (_, seat) => (seat === mine ? hard : others))
    const randoms = randomsFor(bots.length, text)
    const aids = aidsFor(match, bots)
    match.drain()
    for (let n = 0; match.question && n < 3000; n++) {
      const { seat, answer } = nextInput(match, bots, randoms, aids)
      expect(match.answer(seat, answer)).toBeUndefined()
      aids.witness?.saw(match.drain())
    }
    expect(match.game.over).toBeDefined()
    return match
  }

  it('plays legally to the end, and again the same', () => {
    const play = () => played(bang, { players: 4 }, 'whole', 0, normal).digests
    expect(play()).toEqual(play())
    played(bang, { players: 3, sets: SETS }, 'whole', 0, normal)
  })

  it('beats the rule bot in The Duel', () => {
    const won = [0, 1].filter((mine, game) => played(duel, {}, `strong ${game}`, mine, rule).game.over?.winners.includes(seatOf(mine)))
    expect(won).not.toHaveLength(0)
  }, 60_000)

  it('answers like normal when there is no time left', () => {
    const match = begun(bang, { players: 5 }, 'late', 30)
    const { aids, seat } = worldsAt(match)
    const late = { ...aids, worlds: worldsWithin(0, () => 0) }
    const [one, other] = [hard, normal].map((bot) => bot.answer(situationOf(match, seat, late), firstOf(randomsFor(1, 'late'))))
    expect(one).toEqual(other)
  })
})

describe('a race', () => {
  const budget = { trials: 60, worlds: 4, isLate: () => false }
  /** Noise that is the same for all in one world. */
  const luck = (world: number) => Math.sin(world * 12.9898) / 2

  it('finds what is better in the same worlds, however much luck there is', () => {
    const worth = (candidate: number, world: number) => luck(world) + candidate / 10 + Math.cos(world * 7 + candidate) / 50
    expect(race([1, 0, 3, 2], worth, budget)).toBe(3)
  })

  it('stays with the favourite where nothing is clearly better, and gives up what is worse', () => {
    const tried: number[] = []
    const worth = (candidate: number, world: number) => {
      tried.push(candidate)
      return candidate === 2 ? luck(world) - 0.3 - luck(world + 3) / 9 : luck(world + candidate * 31)
    }
    expect(race([0, 1, 2], worth, budget)).toBe(0)
    const times = (candidate: number) => tried.filter((one) => one === candidate).length
    expect(times(2)).toBe(4)
    expect(times(1)).toBeGreaterThan(5)
    expect(tried.length).toBeLessThanOrEqual(60)
  })

  it('stops when it is late, and where the favourite cannot be tried', () => {
    expect(race(['a', 'b'], (one) => (one === 'b' ? 1 : 0), { ...budget, isLate: () => true })).toBe('a')
    expect(race(['a', 'b'], (one) => (one === 'b' ? 1 : undefined), budget)).toBe('a')
  })
})
