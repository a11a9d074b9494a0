import { describe, expect, test } from 'vitest'
import type { Duel } from '../../src/duel/duel.ts'
import { SIDES } from '../../src/duel/facts.ts'
import { duel } from '../../src/duel/index.ts'
import { COMMON, hand, look, ownDeck, reserve } from '../../src/duel/zones.ts'
import { firstOf, Match, nth, seatOf, seedFrom, type Viewer, type ZoneId } from '../../src/kernel/index.ts'
import { table } from './table.ts'

const LAW = seatOf(0)
const OUTLAW = seatOf(1)
const WORLDS = 25

/** What lies at a place in many worlds that one viewer can imagine. */
const imagined = (match: Match<Duel>, viewer: Viewer, zone: ZoneId, sorted = false): Set<string> => {
  const met = new Set<string>()
  for (let i = 0; i < WORLDS; i++) {
    const { game } = match.sampleWorld(viewer, seedFrom(`world ${i}`))
    const ids = game.at(zone).map((card) => game.def(card).id)
    met.add(String(sorted ? ids.sort() : ids))
  }
  return met
}

const start = (options = {}, seed = 'hidden') => Match.start(duel, options, seedFrom(seed))

/** The first one of each side goes to the front. */
function begin(match: Match<Duel>): Match<Duel> {
  for (const seat of [LAW, OUTLAW]) match.answer(seat, firstOf(match.menu(seat)))
  return match
}

describe('set-up', () => {
  test('both choose at once, and nobody is told until both have', () => {
    const match = start()
    expect(match.waiting()).toEqual([LAW, OUTLAW])
    const before = JSON.stringify([match.game.view(OUTLAW), match.questionFor(OUTLAW)])
    match.answer(LAW, nth(match.menu(LAW), 1))
    expect(JSON.stringify([match.game.view(OUTLAW), match.questionFor(OUTLAW)])).toBe(before)
    const [, chosen] = match.game.at(look(LAW))
    match.answer(OUTLAW, firstOf(match.menu(OUTLAW)))
    expect(match.game.active(LAW)).toBe(chosen)
    expect(match.game.both.map((seat) => match.game.characters(seat).length)).toEqual([2, 2])
  })

  test('the law has four cards, the outlaws five, and the law plays first', () => {
    const { game } = begin(start())
    // The law has drawn two for the first turn.
    expect([game.hand(LAW).length, game.hand(OUTLAW).length]).toEqual([4 + 2, 5])
    expect(game.turnPlayer).toBe(LAW)
    expect(game.view('spectator').seats.map(({ reserve: left }) => left)).toEqual([2, 2])
  })

  test('the law may sit in the other seat, and the sides change in a series', () => {
    const { game } = begin(start({ law: 1 }))
    expect([game.side(LAW), game.side(OUTLAW), game.turnPlayer]).toEqual(['outlaw', 'law', OUTLAW])
    for (const card of game.hand(OUTLAW)) expect(game.faceOf(card).deck).toBe('law')
  })

  test.each([4, 7, 12])('%i characters a side', (charactersPerSide) => {
    const { game } = begin(start({ charactersPerSide }))
    expect(game.at(reserve(LAW))).toHaveLength(charactersPerSide - 2)
  })
})

describe('reserves', () => {
  test('the owner knows who is in it, not in which order', () => {
    const match = begin(start({ charactersPerSide: 8 }))
    expect(imagined(match, LAW, reserve(LAW), true).size).toBe(1)
    expect(imagined(match, LAW, reserve(LAW)).size).toBeGreaterThan(10)
    const { own } = match.game.view(LAW)
    expect(own?.reserve).toEqual([...(own?.reserve ?? [])].sort())
    expect(own?.reserve).toHaveLength(6)
  })

  test('the opponent and spectators know nothing', () => {
    const match = begin(start({ charactersPerSide: 8 }))
    for (const viewer of [OUTLAW, 'spectator'] as const) {
      expect(imagined(match, viewer, reserve(LAW), true).size).toBeGreaterThan(5)
      const seen = JSON.stringify(match.game.view(viewer))
      for (const card of match.game.at(reserve(LAW))) expect(seen).not.toContain(match.game.def(card).id)
    }
  })

  test('before the choice the two on top are known to their owner alone', () => {
    const match = start()
    expect(imagined(match, LAW, look(LAW)).size).toBe(1)
    expect(imagined(match, OUTLAW, look(LAW)).size).toBeGreaterThan(5)
  })
})

describe('backs', () => {
  test('everybody sees the backs of a hand, its owner the faces', () => {
    const t = table({ law: { hand: ['bank', 'beer', 'knife'] } })
    expect(t.view('outlaw').seats[LAW]?.hand).toEqual({ law: 1, outlaw: 2 })
    expect(JSON.stringify(t.view('outlaw'))).not.toMatch(/bank|beer|knife/)
    expect(t.view('law').own?.hand.map(({ id }) => id)).toEqual(['bank', 'beer', 'knife'])
  })

  test('in another world hidden cards have other faces and the same backs', () => {
    const t = table(
      { law: { hand: ['bank', 'beer', 'knife'] }, outlaw: { hand: ['missed/law', 'steal'] } },
      { common: ['colt/law', 'gatling', 'duel', 'steal'] },
    )
    const backs = (game: Duel) => [hand(LAW), COMMON, ownDeck(LAW)].map((zone) => game.at(zone).map((card) => game.backName(card)))
    for (let i = 0; i < WORLDS; i++) {
      const { game } = t.match.sampleWorld(OUTLAW, seedFrom(`backs ${i}`))
      expect(backs(game)).toEqual(backs(t.game))
    }
    expect(imagined(t.match, OUTLAW, hand(LAW)).size).toBeGreaterThan(5)
    expect(imagined(t.match, LAW, hand(LAW)).size).toBe(1)
  })

  test('a common deck mixes the backs, and shows that of its top card only', () => {
    const discard = [...Array.from({ length: 12 }, () => '*/law'), ...Array.from({ length: 12 }, () => '*/outlaw')]
    const t = table({ law: { deckSize: 0 } }, { from: 'start', discard })
    const order = t.game.at(COMMON).map((card) => t.game.backName(card))
    expect([...order].sort()).not.toEqual(order)
    expect(SIDES).toContain(t.view('spectator').table.commonTop)
    for (const card of t.game.at(COMMON)) expect(t.game.canKnow(card, LAW)).toBe(false)
  })

  test('a move tells its back, and its face only to those who see it', () => {
    const t = table({ outlaw: { hand: ['steal'] }, law: { hand: ['duel/outlaw', 'bank'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'rob', { card: 'steal', seat: 'law', back: 'outlaw' })
    const told = (viewer: Viewer) => t.told(viewer).filter(({ type }) => type === 'moved')[1]
    expect(told('spectator')).toEqual({ type: 'moved', from: { zone: 'hand', seat: 0 }, to: { zone: 'hand', seat: 1 }, back: 'outlaw' })
    for (const viewer of [LAW, OUTLAW]) expect(told(viewer)).toMatchObject({ face: { id: 'duel' }, back: 'outlaw' })
  })
})

describe('what is known', () => {
  test('a stolen card: to both players, not to a spectator', () => {
    const t = table({ outlaw: { hand: ['steal'] }, law: { hand: ['duel', 'bank'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'rob', { card: 'steal', seat: 'law' })
    expect(imagined(t.match, LAW, hand(OUTLAW)).size).toBe(1)
    expect(imagined(t.match, OUTLAW, hand(LAW)).size).toBeGreaterThan(3)
    expect(imagined(t.match, 'spectator', hand(OUTLAW)).size).toBeGreaterThan(3)
  })

  test('the card Pat Garret shows', () => {
    const t = table({ law: { ac: 'pat-garret', deck: ['*/snake', 'carbine/horseshoe'] } }, { from: 'start' })
    expect(t.game.hand(LAW).map((card) => t.game.canKnow(card, OUTLAW))).toEqual([false, true])
  })

  test('what is taken from the General Store', () => {
    const t = table({ law: { hand: ['general-store'], deck: ['bank', 'duel'] }, outlaw: { deck: ['steal', 'beer'] } })
    t.say('law', 'play', { card: 'general-store' }).say('law', 'take', { card: 'bank' }).say('outlaw', 'take', { card: 'beer' })
    t.say('law', 'take', { card: 'duel' })
    for (const viewer of [LAW, OUTLAW, 'spectator'] as const) expect(imagined(t.match, viewer, hand(LAW))).toEqual(new Set(['bank,duel']))
  })

  test('the cards of a Stagecoach are seen by whoever draws them', () => {
    const t = table({ law: { hand: ['stagecoach'], deck: ['bank', 'duel', 'gatling'] } }).say('law', 'play', { card: 'stagecoach' })
    expect(t.view('law').own?.look.map(({ id }) => id)).toEqual(['bank', 'duel', 'gatling'])
    expect(JSON.stringify([t.view('outlaw'), t.told(OUTLAW)])).not.toMatch(/"id":"(?:bank|duel|gatling)"/)
  })

  test('the pile is public until it is shuffled', () => {
    const t = table({ law: { deckSize: 0 } }, { discard: ['colt', 'bank', 'beer', 'duel', 'steal', 'knife'] })
    t.say('law', 'end').say('outlaw', 'end')
    for (const viewer of [LAW, OUTLAW, 'spectator'] as const) {
      for (const card of t.game.at(COMMON)) expect(t.game.canKnow(card, viewer)).toBe(false)
    }
  })
})
