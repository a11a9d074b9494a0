import { describe, expect, test } from 'vitest'
import type { Bang } from '../../../src/bang/bang.ts'
import { bang } from '../../../src/bang/index.ts'
import { BadOptions, readOptions } from '../../../src/bang/options.ts'
import { EVENT_DECK, REMOVED } from '../../../src/bang/zones.ts'
import { firstOf, type Json, Match, seatOf, seedFrom } from '../../../src/kernel/index.ts'
import fistful from '../../facts/fistful-of-cards.json'
import highNoon from '../../facts/high-noon.json'
import { table } from '../../scenario.ts'

const BOTH = ['high-noon', 'fistful-of-cards']
const deal = (options: { readonly [name: string]: Json }, seed: string) => Match.start(bang, { players: 4, ...options }, seedFrom(seed))
const idsIn = (game: Bang, pile: typeof EVENT_DECK) => game.at(pile).map((card) => game.faceOf(card).id)
const pileOf = (game: Bang) => game.view('spectator').table.event
const core = highNoon.events.filter(({ edition }) => edition === 'core').map(({ id }) => id)

/** Everybody does as little as he can; what is in force whenever a turn of the keeper begins. */
function eventsOfTheKeeper(match: Match<Bang>, turns: number): (string | undefined)[] {
  const seen: (string | undefined)[] = []
  let turn = 0
  while (match.question && seen.length < turns) {
    const { game } = match
    if (game.turns !== turn && game.phase !== 'between') {
      turn = game.turns
      if (game.active === game.keeper) seen.push(pileOf(game)?.now)
    }
    const seat = firstOf(match.waiting())
    const answer = match.fallback(seat)
    if (answer) match.answer(seat, answer)
  }
  return seen
}

describe('setting up', () => {
  test('13 cards, High Noon last; 15 with the extras', () => {
    for (let i = 0; i < 10; i++) {
      const { game } = deal({ sets: ['high-noon'] }, `core ${i}`)
      expect([...idsIn(game, EVENT_DECK)].sort()).toEqual([...core].sort())
      expect(idsIn(game, EVENT_DECK)[0]).toBe('high-noon')
    }
    const { game } = deal({ sets: ['high-noon'], highNoonExtras: true }, 'extras')
    expect(game.at(EVENT_DECK)).toHaveLength(highNoon.totals.events)
    expect(idsIn(game, EVENT_DECK)).toEqual(expect.arrayContaining(highNoon.options.highNoonExtras.adds))
  })

  test('A Fistful of Cards: 15 cards, its namesake last', () => {
    const { game } = deal({ sets: ['fistful-of-cards'] }, 'fistful')
    expect([...idsIn(game, EVENT_DECK)].sort()).toEqual(fistful.events.map(({ id }) => id).sort())
    expect(idsIn(game, EVENT_DECK)[0]).toBe('a-fistful-of-cards')
  })

  test('the order is another each time', () => {
    const orders = new Set(Array.from({ length: 10 }, (_, i) => idsIn(deal({ sets: ['high-noon'] }, `order ${i}`).game, EVENT_DECK).join()))
    expect(orders.size).toBe(10)
  })

  test('32. both sets: twelve of all events and one of the two last cards', () => {
    const lasts = new Set<string>()
    const used = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const { game } = deal({ sets: BOTH }, `both ${i}`)
      const [last, ...others] = idsIn(game, EVENT_DECK)
      expect(others).toHaveLength(highNoon.combinedDeckSize)
      expect(new Set(others).size).toBe(others.length)
      lasts.add(last ?? '')
      for (const id of others) used.add(id)
      expect(idsIn(game, REMOVED)).toHaveLength(highNoon.totals.core + fistful.totals.events - others.length - 1)
    }
    expect([...lasts].sort()).toEqual(['a-fistful-of-cards', 'high-noon'])
    expect(used.size).toBe(highNoon.totals.shuffled + fistful.totals.shuffled)
  })

  test('both sets: a longer game has more of them', () => {
    const most = highNoon.totals.shuffledWithExtras + fistful.totals.shuffled
    const { game } = deal({ sets: BOTH, highNoonExtras: true, combinedEventCount: most }, 'long')
    expect(game.at(EVENT_DECK)).toHaveLength(most + 1)
  })

  test('options that do not fit are refused', () => {
    const most = highNoon.totals.shuffled + fistful.totals.shuffled
    expect(() => readOptions({ sets: ['fistful-of-cards'], highNoonExtras: true })).toThrow(BadOptions)
    expect(() => readOptions({ sets: ['high-noon'], combinedEventCount: 13 })).toThrow(BadOptions)
    expect(() => readOptions({ sets: BOTH, combinedEventCount: 11 })).toThrow(BadOptions)
    expect(() => readOptions({ sets: BOTH, combinedEventCount: most + 1 })).toThrow(BadOptions)
    expect(readOptions({ sets: BOTH, combinedEventCount: most }).combinedEventCount).toBe(most)
  })

  test('a table without events has no pile', () => {
    expect(pileOf(deal({}, 'none').game)).toBeUndefined()
  })
})

describe('what is seen', () => {
  test('1. at first no event is in force, and everybody sees the next one', () => {
    const { game } = deal({ sets: ['high-noon'] }, 'seen')
    const pile = { now: undefined, next: idsIn(game, EVENT_DECK).at(-1), last: 'high-noon', left: 13 }
    for (const viewer of [...game.ring, 'spectator'] as const) expect(game.view(viewer).table.event).toEqual(pile)
  })

  test('nobody is told what comes after the next one', () => {
    const match = deal({ sets: BOTH }, 'hidden')
    const events = match.game.drain()
    const [last, ...others] = idsIn(match.game, EVENT_DECK)
    const hidden = [...others.slice(0, -1), ...idsIn(match.game, REMOVED)].filter((id) => id !== last)
    for (const viewer of [...match.game.ring, 'spectator'] as const) {
      const told = JSON.stringify([match.game.view(viewer), match.tell(events, viewer), match.questionFor(viewer)])
      expect(told).toContain(others.at(-1))
      expect(hidden.filter((id) => told.includes(`"${id}"`))).toEqual([])
    }
  })

  test('in a world somebody imagines the next and the last card are the same, the others may be any', () => {
    const match = deal({ sets: BOTH }, 'worlds')
    const real = idsIn(match.game, EVENT_DECK)
    const worlds = Array.from({ length: 10 }, (_, i) => idsIn(match.sampleWorld(seatOf(1), seedFrom(`world ${i}`)).game, EVENT_DECK))
    for (const world of worlds) expect([world[0], world.at(-1), world.length]).toEqual([real[0], real.at(-1), real.length])
    expect(new Set(worlds.map((world) => world.join())).size).toBeGreaterThan(5)
  })
})

describe('turning', () => {
  test('2. the visible card enters before the second turn of the Sheriff, and another is visible', () => {
    const match = deal({ sets: ['high-noon'] }, 'second')
    const next = pileOf(match.game)?.next
    expect(eventsOfTheKeeper(match, 2)).toEqual([undefined, next])
    const after = pileOf(match.game)
    expect(after).toMatchObject({ now: next, left: 12 })
    expect(after?.next).not.toBe(next)
    expect(core).toContain(after?.next)
  })

  test('3. High Noon enters at the 14th turn and stays', () => {
    const match = deal({ sets: ['high-noon'] }, 'all')
    const order = [...idsIn(match.game, EVENT_DECK)].reverse()
    const seen = eventsOfTheKeeper(match, 15)
    expect(seen.slice(0, 14)).toEqual([undefined, ...order])
    expect(seen[14]).toBe('high-noon')
    expect(pileOf(match.game)).toEqual({ now: 'high-noon', next: undefined, last: undefined, left: 0 })
  })

  test('it is told once, with the card that ends', () => {
    const t = table(
      { A: {}, B: {}, C: {} },
      { options: { sets: ['high-noon'] }, event: 'thirst', events: ['shootout'], turn: 'C', phase: 'play' },
    )
    t.endTurn('C')
    expect(t.events('turned')).toEqual([{ type: 'turned', pile: 'event', card: 'shootout', was: 'thirst', seat: undefined }])
  })

  test('33. an extra turn of the Sheriff changes nothing, his next regular turn does', () => {
    const t = table(
      { A: {}, B: {}, C: {} },
      { options: { sets: ['fistful-of-cards'] }, event: 'vendetta', events: ['ambush'], phase: 'play', deck: ['*/hearts'] },
    )
    t.endTurn('A')
    expect([t.turn(), t.event()]).toEqual(['A', 'vendetta'])
    expect(t.events('extra-turn')).toMatchObject([{ seat: 0, because: 'vendetta' }])
    t.endTurn('A')
    expect(t.turn()).toBe('B')
    while (t.turn() !== 'A') t.endTurn(t.turn() === 'B' ? 'B' : 'C')
    expect(t.event()).toBe('ambush')
  })

  test('a turn of the keeper that is passed over changes nothing', () => {
    const t = table(
      { A: {}, B: {}, C: {} },
      { options: { sets: ['high-noon'] }, event: 'thirst', events: ['shootout'], turn: 'C', phase: 'play' },
    )
    t.game.addSkip(t.seat('A'))
    t.endTurn('C')
    expect([t.turn(), t.event()]).toEqual(['B', 'thirst'])
    t.endTurns('B', 'C')
    expect([t.turn(), t.event()]).toEqual(['A', 'shootout'])
  })

  test('the change belongs to no turn', () => {
    const t = table(
      { A: { front: ['mustang', 'scope'] }, B: {}, C: {} },
      { options: { sets: ['high-noon'] }, events: ['the-daltons'], turn: 'C', phase: 'play' },
    )
    t.endTurn('C')
    expect(t.asked()).toBe('the-daltons:A')
    expect(t.view('B').table.phase).toBe('between')
    expect(t.game.inTurn(t.seat('A'))).toBe(false)
  })

  test('a Sheriff who dies of the event that enters ends the game there', () => {
    const t = table(
      { A: { life: 2 }, B: {}, C: {} },
      { options: { sets: ['fistful-of-cards'] }, events: ['russian-roulette'], turn: 'C', phase: 'play' },
    )
    t.endTurn('C')
    expect(t.over).toBe('outlaws')
  })
})

describe('the keeper', () => {
  test('with three players it is the Deputy', () => {
    const match = deal({ sets: ['high-noon'], players: 3 }, 'three')
    expect(match.game.role(match.game.keeper)).toBe('deputy')
    expect(match.game.active).toBe(match.game.keeper)
    const next = pileOf(match.game)?.next
    expect(eventsOfTheKeeper(match, 2)).toEqual([undefined, next])
  })

  test('when he falls and the game goes on, the next player clockwise takes over for good', () => {
    const t = table(
      { A: { role: 'deputy', life: 1 }, B: { role: 'outlaw' }, C: { role: 'renegade', hand: ['bang'] } },
      { options: { sets: ['high-noon'] }, event: 'thirst', events: ['shootout', 'the-sermon'], turn: 'C', phase: 'play' },
    )
    t.say('C', 'play', { card: 'bang', seat: 'A' })
    expect(t.isOut('A')).toBe(true)
    expect(t.view('B').table.keeper).toBe(1)
    t.endTurn('C')
    expect([t.turn(), t.event()]).toEqual(['B', 'shootout'])
    t.endTurns('B', 'C')
    expect([t.turn(), t.event()]).toEqual(['B', 'the-sermon'])
  })

  test('when he dies of the event that enters, his successor’s turn brings the next one', () => {
    const t = table(
      { A: { role: 'deputy', life: 2 }, B: { role: 'outlaw' }, C: { role: 'renegade' } },
      { options: { sets: ['fistful-of-cards'] }, event: 'ambush', events: ['russian-roulette', 'lasso'], turn: 'C', phase: 'play' },
    )
    t.endTurn('C')
    expect([t.isOut('A'), t.turn(), t.event()]).toEqual([true, 'B', 'lasso'])
  })
})
