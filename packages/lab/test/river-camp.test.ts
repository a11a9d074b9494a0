import { botNamed } from '@sundown/bots'
import {
  allSets,
  atSeat,
  BadOptions,
  type Bang,
  type BangEvent,
  type BangView,
  firstOf,
  type Json,
  Match,
  nth,
  onCard,
  onCharacter,
  Random,
  readOptions,
  seatOf,
  seedFrom,
  type Viewer,
} from '@sundown/engine'
import { content } from '@sundown/engine/content'
import { cardGame } from '@sundown/engine/set'
import { loadWords, teller } from '@sundown/engine/words'
import { describe, expect, test } from 'vitest'
import { completed } from '../src/check/complete.ts'
import { inspect } from '../src/check/inspector.ts'
import { playGame, runShare, type Spec } from '../src/index.ts'
import { kindWith } from './kind.ts'
import { riverCampSet } from './river-camp/index.ts'
import { dust, kit, river, shell, toolPile, toolRow } from './river-camp/parts.ts'

/** A set that no other file knows: what it brings besides cards is handled because it is declared. */
const sets = [...allSets, riverCampSet]
const rules = cardGame(sets)
const WITH = { sets: [riverCampSet.id] }

function specOf(players: number, bot: string, options: { readonly [name: string]: Json } = {}, changed = rules): Spec {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  return {
    kind: kindWith(changed),
    options: { players, ...WITH, ...options },
    bots: Array.from({ length: players }, () => player),
    seed: `${players} ${bot}`,
  }
}

describe('views, patches, records, forks and imagined worlds hold every invariant', () => {
  for (const bot of ['random', 'rule']) {
    for (const players of [4, 7]) {
      test(`${players} ${bot} bots`, () => {
        const tally = runShare(specOf(players, bot), { from: 0, to: 2, step: 1 }, { check: inspect })
        expect(tally.violations).toEqual([])
        expect(tally.finished).toBe(2)
      })
    }
  }

  test('with every other set, more faces than a byte can name', () => {
    const everything = { sets: sets.map(({ id }) => id), highWater: true }
    const tally = runShare(specOf(8, 'random', everything), { from: 0, to: 1, step: 1 }, { check: inspect })
    expect(tally.violations).toEqual([])
    expect(rules.create({ players: 8, ...everything }, seedFrom('wide')).layout.faces.length).toBeGreaterThan(0x100)
  })
})

/** All that happened in some games, and the last view of each. */
function played(games: number): { events: BangEvent[]; matches: Match<Bang>[] } {
  const events: BangEvent[] = []
  const matches: Match<Bang>[] = []
  for (let i = 0; i < games; i++) {
    const match = Match.start(rules, { players: 5, ...WITH }, seedFrom(`river ${i}`))
    const random = new Random(seedFrom(`player of river ${i}`))
    for (let step = 0; step < 3000 && match.question; step++) {
      const seat = firstOf(match.waiting())
      const menu = match.menu(seat)
      // Tools are bought whenever they can be: otherwise there would be little to see.
      const wanted = menu.filter(({ id }) => id === 'river-camp' || id === 'snare')
      const from = wanted.length > 0 ? wanted : menu
      const answer = completed(nth(from, random.below(from.length)), random)
      if (answer === undefined) throw new Error('an option offers too little')
      expect(match.answer(seat, answer)).toBeUndefined()
      for (const event of match.drain()) if (event.type !== 'moved' && event.type !== 'shuffled') events.push(event as BangEvent)
    }
    matches.push(match)
  }
  return { events, matches }
}

const { events } = played(6)

describe('what it brings is used', () => {
  const counted = (counter: string) => events.flatMap((event) => (event.type === 'counted' && event.counter === counter ? [event] : []))

  test('counters come from the supply and go back, at seats, on characters and on cards', () => {
    const spots = new Set([...counted('dust'), ...counted('shell')].flatMap(({ from, to }) => [`from ${from.at}`, `to ${to.at}`]))
    for (const spot of ['from supply', 'to supply', 'to seat', 'to card', 'to character', 'from card']) expect(spots).toContain(spot)
  })

  test('one supply is no limit, the other runs out', () => {
    const game = rules.create({ players: 4, ...WITH }, seedFrom('supplies'))
    expect(game.gain(dust, atSeat(seatOf(0)), 7)).toBe(7)
    expect(game.supply(dust)).toBe(0)
    for (let i = 0; i < 4; i++) game.gain(shell, onCharacter(seatOf(i)), 2)
    expect([0, 1, 2, 3].map((i) => game.count(shell, onCharacter(seatOf(i))))).toEqual([2, 2, 1, 0])
    expect(game.supply(shell)).toBe(0)
    expect(game.shift(shell, onCharacter(seatOf(0)), onCharacter(seatOf(2)), 2)).toBe(1)
  })

  test('its own event is told with what it is about', () => {
    const own = events.flatMap((event) => (event.type === 'own' ? [event] : []))
    expect(own.length).toBeGreaterThan(5)
    expect(own[0]).toMatchObject({ name: 'bought', about: { price: 1 } })
  })
})

describe('what everybody sees of it', () => {
  const start = (options: { readonly [name: string]: Json } = {}) =>
    Match.start(rules, { players: 4, ...WITH, ...options }, seedFrom('seen'))
  const view = (match: Match<Bang>, viewer: Viewer = 'spectator'): BangView => match.game.view(viewer)

  test('a row face up, a pile face down, supplies, state', () => {
    const { table, seats } = view(start())
    expect(table.parts).toMatchObject({
      supplies: { dust: 3, shell: 5 },
      piles: { 'tool-pile': { left: 26, known: [] } },
      states: { river: { level: 0, seen: [] } },
    })
    expect(table.parts?.rows['tool-row']).toHaveLength(2)
    expect(firstOf(seats).parts).toEqual({ counters: { dust: 0 }, onCharacter: { shell: 0 }, zones: { kit: [] } })
  })

  test('what goes face up under the pile stays known until it is shuffled', () => {
    const { game } = start()
    const tool = firstOf(game.lying(toolRow))
    const { id } = game.def(tool)
    game.moveUnder(tool, game.placeOf(toolPile))
    expect(game.view('spectator').table.parts?.piles['tool-pile']).toEqual({ left: 27, known: [id] })
    game.shuffleInto(game.placeOf(toolPile), game.placeOf(toolPile))
    expect(game.view('spectator').table.parts?.piles['tool-pile']).toEqual({ left: 27, known: [] })
  })

  test('an imagined world deals the pile anew and nothing that lies open', () => {
    const match = start()
    const order = (one: Match<Bang>) => one.game.lying(toolPile).map((card) => one.game.def(card).id)
    const worlds = Array.from({ length: 12 }, (_, i) => match.sampleWorld(seatOf(0), seedFrom(`world ${i}`)))
    expect(new Set(worlds.map((world) => order(world).join())).size).toBeGreaterThan(1)
    for (const world of worlds) {
      expect(order(world).sort()).toEqual(order(match).sort())
      expect(view(world)).toEqual(view(match))
    }
  })

  test('a game without the set has no such parts', () => {
    const { table, seats } = Match.start(rules, { players: 4 }, seedFrom('plain')).game.view('spectator')
    expect('parts' in table || 'parts' in firstOf(seats)).toBe(false)
  })
})

test('a copy of the game shares nothing with it', () => {
  const { game } = Match.start(rules, { players: 4, ...WITH }, seedFrom('copy'))
  const copy = game.copy()
  const before = copy.digest
  game.gain(dust, atSeat(seatOf(1)), 2)
  game.note(river, { level: 5 })
  expect([copy.count(dust, atSeat(seatOf(1))), copy.recall(river).level, copy.digest]).toEqual([0, 0, before])
  expect(game.digest).not.toBe(before)
})

test('what lies on a card goes back when the card leaves play, and stays when it goes to somebody else', () => {
  const { game } = Match.start(rules, { players: 4, ...WITH }, seedFrom('laden'))
  const zone = (name: string, seat: number) => game.layout.zones.find((one) => one.zone === name && one.seat === seat)?.id
  const [there, elsewhere] = [zone('front', 0), zone('front', 1)]
  const card = firstOf(game.hand(seatOf(0)))
  if (there === undefined || elsewhere === undefined) throw new Error('no place')
  game.move(card, there)
  game.gain(shell, onCard(card), 2)
  game.move(card, elsewhere)
  expect(game.count(shell, onCard(card))).toBe(2)
  game.discard(card)
  expect([game.count(shell, onCard(card)), game.supply(shell)]).toEqual([0, 5])
})

describe('its switch', () => {
  test('works without the set, for enough players', () => {
    const known = sets.map(({ manifest }) => manifest)
    expect(readOptions({ players: 4, 'high-water': true }, known).variants).toEqual(['highWater'])
    expect(() => readOptions({ players: 3, highWater: true }, known)).toThrow(BadOptions)
    expect(() => readOptions({ players: 4, highWater: true })).toThrow('there is no option "highWater"')
  })

  test('is in force', () => {
    const { game } = Match.start(rules, { players: 4, ...WITH, highWater: true }, seedFrom('high'))
    expect(game.recall(river).level).toBe(10)
  })
})

test('it is told, listed and named in the words of the set', async () => {
  const { table, sets: words, printed, language } = await loadWords('en', [])
  const { manifest } = riverCampSet
  const said = teller({ language, table, sets: [...words, await manifest.words.en()], printed: [...printed, await manifest.facts()] }, [
    'Anna',
    'Bruno',
    'Carla',
    'Dino',
    'Elena',
  ])
  const bought = events.find((event) => event.type === 'own' && event.about.tool === 'rope' && event.seat === 1)
  expect(said.story(bought ? [bought] : [])).toEqual(['Bruno buys a Rope for 1.'])
  expect(said.text('spyglass')).toBe('You see others one nearer.')
  const listed = (await content(sets)).filter(({ set }) => set === riverCampSet.id)
  expect(listed.map(({ id, kind }) => [id, kind])).toEqual([
    ['snare', 'card'],
    ['rope', 'tool'],
    ['spyglass', 'tool'],
  ])
  expect(listed[1]).toMatchObject({ count: 20, cost: 1, border: 'brown', kindName: { en: { one: 'tool', many: 'Tools' } } })
})

describe('planted faults are found', () => {
  /** The first finding of one invariant in some games of rules whose tables are changed by hand. */
  function found(name: string, change: (game: Bang) => void): string | undefined {
    const changed = (game: Bang): Bang => {
      const { copy } = game
      game.copy = () => changed(copy.call(game))
      change(game)
      return game
    }
    const faulty = { ...rules, create: (options: Json, seed: string) => changed(rules.create(options, seed)) }
    for (let i = 0; i < 6; i++) {
      const { violations } = playGame(specOf(5, 'random', {}, faulty), i, { check: inspect }).tally
      const violation = violations.find(({ what }) => what.startsWith(`${name}: `))
      if (violation) return violation.what
    }
    return undefined
  }

  test('a token too many', () => {
    const what = found('counters-add-up', (game) => {
      const { supply } = game
      game.supply = (counter) => supply.call(game, counter) + (counter.id === shell.id && game.turns > 2 ? 1 : 0)
    })
    expect(what).toMatch(/but there are 5/)
  })

  test('a counter on a card that has left play', () => {
    const what = found('counters-add-up', (game) => {
      Object.assign(game, { unload: () => undefined })
    })
    expect(what).toMatch(/shell lies on/)
  })

  test('the dead keep their tools', () => {
    const what = found('dead-own-no-things', (game) => {
      game.loseThings = () => undefined
    })
    expect(what).toMatch(/has cards in kit/)
  })

  test('a kept view that does not show what was counted', () => {
    const what = found('view-patches', (game) => {
      const { gain } = game
      game.gain = (counter, at, amount, because) => {
        const [before] = [game.view('spectator')]
        const gained = gain.call(game, counter, at, amount, because)
        if (game.turns > 2) Object.assign(game, { view: () => before })
        return gained
      }
    })
    expect(what).toBeDefined()
  })

  test('a tool that is seen through the back of its pile', () => {
    const what = found('point-remembered', (game) => {
      const { view } = game
      game.view = (viewer) => {
        const seen = view.call(game, viewer)
        const lowest = firstOf(game.lying(toolPile))
        return { ...seen, table: { ...seen.table, speech: game.def(lowest).id } }
      }
    })
    expect(what).toBeDefined()
  })
})

test('places before players are shown there', () => {
  const { game } = Match.start(rules, { players: 4, ...WITH }, seedFrom('kit'))
  const tool = firstOf(game.lying(toolRow))
  game.move(tool, game.placeOf(kit, seatOf(2)))
  expect(nth(game.view('spectator').seats, 2).parts?.zones.kit).toMatchObject([{ id: game.def(tool).id }])
})
