import { describe, expect, test } from 'vitest'
import type { Bang } from '../../src/bang/bang.ts'
import { bang } from '../../src/bang/index.ts'
import { DECK, hand } from '../../src/bang/zones.ts'
import { type CardId, firstOf, lastOf, Match, seatOf, seedFrom, type Viewer } from '../../src/kernel/index.ts'
import { type Table, table } from '../scenario.ts'

const WORLDS = 25

/** What lies at a place in many worlds that one viewer can imagine, with one entry for each possibility that came up. */
function imagined<T>(match: Match<Bang>, viewer: Viewer, look: (game: Bang) => T): Set<string> {
  const met = new Set<string>()
  for (let i = 0; i < WORLDS; i++) met.add(JSON.stringify(look(match.sampleWorld(viewer, seedFrom(`world ${i}`)).game)))
  return met
}

const handIn =
  <S extends string>(t: Table<S>, who: S) =>
  (game: Bang) =>
    game.hand(t.seat(who)).map((card) => game.faceOf(card))
const idsIn =
  <S extends string>(t: Table<S>, who: S) =>
  (game: Bang) =>
    handIn(t, who)(game).map(({ id }) => id)
const topOfDeck = (game: Bang) => game.faceOf(lastOf(game.at(DECK)))

describe('what a viewer knows stays in every world he can imagine', () => {
  test('the card Kit Carlson put back: certain for him, open for others', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {} }, { deck: ['beer', 'scope', 'saloon'] })
    t.say('A', 'put-back', { card: 'scope' })
    expect(imagined(t.match, t.seat('A'), topOfDeck)).toEqual(new Set([JSON.stringify(topOfDeck(t.game))]))
    expect(imagined(t.match, t.seat('B'), topOfDeck).size).toBeGreaterThan(5)
  })

  test('and he knows it in the hand of the player who draws it', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {}, C: {} }, { deck: ['beer', 'scope', 'saloon'] })
    t.say('A', 'put-back', { card: 'scope' }).say('A', 'end')
    expect(t.hand('B')[0]).toBe('scope')
    const first = (game: Bang) => idsIn(t, 'B')(game)[0]
    const second = (game: Bang) => idsIn(t, 'B')(game)[1]
    expect(imagined(t.match, t.seat('A'), first)).toEqual(new Set(['"scope"']))
    expect(imagined(t.match, t.seat('A'), second).size).toBeGreaterThan(3)
    expect(imagined(t.match, t.seat('C'), first).size).toBeGreaterThan(3)
  })

  test('what he remembers can be left out: then only what lies open to him now stays', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {} }, { deck: ['beer', 'scope', 'saloon'] })
    t.say('A', 'put-back', { card: 'scope' })
    const tops = new Set<string>()
    for (let i = 0; i < WORLDS; i++) {
      const { game } = t.match.sampleWorld(t.seat('A'), seedFrom(`forgetful ${i}`), { remember: false })
      tops.add(topOfDeck(game).id)
      expect(handIn(t, 'A')(game)).toEqual(handIn(t, 'A')(t.game))
    }
    expect(tops.size).toBeGreaterThan(3)
  })

  test('a card taken from a hand by Panic!: taker and robbed know it, others do not', () => {
    const t = table({ A: { hand: ['panic'] }, B: { hand: ['beer', 'missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    expect(imagined(t.match, t.seat('B'), handIn(t, 'A')).size).toBe(1)
    expect(imagined(t.match, t.seat('C'), handIn(t, 'A')).size).toBeGreaterThan(5)
    // The taker knows what he took, not what is left.
    expect(imagined(t.match, t.seat('A'), handIn(t, 'A')).size).toBe(1)
    expect(imagined(t.match, t.seat('A'), handIn(t, 'B')).size).toBeGreaterThan(5)
  })

  test('General Store picks are known to all, also to spectators', () => {
    const t = table({ A: { hand: ['general-store'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer', 'scope', 'saloon'] })
    t.say('A', 'play', { card: 'general-store' }).say('A', 'take', { card: 'scope' }).say('B', 'take', { card: 'saloon' })
    for (const viewer of [t.seat('C'), 'spectator'] as const) {
      expect(imagined(t.match, viewer, idsIn(t, 'A'))).toEqual(new Set(['["scope"]']))
      expect(imagined(t.match, viewer, idsIn(t, 'B'))).toEqual(new Set(['["saloon"]']))
    }
  })

  test("Black Jack's shown card is known, his others are not", () => {
    const t = table({ A: { character: 'black-jack' }, B: {} }, { deck: ['bang', 'mustang/9H', 'saloon'] })
    expect(imagined(t.match, t.seat('B'), (game) => idsIn(t, 'A')(game)[1])).toEqual(new Set(['"mustang"']))
    expect(imagined(t.match, t.seat('B'), (game) => idsIn(t, 'A')(game)[0]).size).toBeGreaterThan(3)
    expect(imagined(t.match, t.seat('B'), (game) => idsIn(t, 'A')(game)[2]).size).toBeGreaterThan(3)
  })

  test('cards Vulture Sam took from play are known to all, those of the hand only to him and the dead', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, hand: ['beer'], front: ['scope'] }, C: { character: 'vulture-sam' }, D: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.hand('C')).toEqual(['scope', 'beer'])
    expect(imagined(t.match, t.seat('D'), (game) => idsIn(t, 'C')(game)[0])).toEqual(new Set(['"scope"']))
    expect(imagined(t.match, t.seat('D'), (game) => idsIn(t, 'C')(game)[1]).size).toBeGreaterThan(3)
    expect(imagined(t.match, t.seat('B'), idsIn(t, 'C')).size).toBe(1)
  })

  test('own cards, cards in play, the discard pile, shown roles', () => {
    const t = table({ A: { hand: ['beer', 'bang'] }, B: { front: ['jail'], hand: 3 } }, { phase: 'play', discard: ['saloon'] })
    for (let i = 0; i < WORLDS; i++) {
      const world = t.match.sampleWorld(t.seat('A'), seedFrom(`open ${i}`))
      expect(world.game.view(t.seat('A'))).toEqual(t.view('A'))
      expect(world.questionFor(t.seat('A'))?.options?.length).toBe(t.options('A').length)
    }
  })
})

/** Which of some cards a viewer can know. */
const known = (game: Bang, cards: readonly CardId[], viewer: Viewer) => cards.filter((card) => game.canKnow(card, viewer)).length

describe('what a viewer can no longer follow is open again', () => {
  test('a known card of a hand from which somebody else took one at random', () => {
    // B takes A's Beer, so A knows one card of B's three. Then C takes one of the three, unseen by A.
    const t = table(
      { A: { hand: ['beer'] }, B: { hand: ['panic', 'missed', 'scope'] }, C: { hand: ['panic'] } },
      { turn: 'B', phase: 'play', deck: ['gatling', 'saloon'] },
    )
    t.say('B', 'play', { card: 'panic', seat: 'A', picks: [[]] })
    expect(known(t.game, t.game.hand(t.seat('B')), t.seat('A'))).toBe(1)
    t.say('B', 'end')
    t.say('C', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    expect(known(t.game, t.game.hand(t.seat('B')), t.seat('A'))).toBe(0)
    expect(known(t.game, t.game.hand(t.seat('C')), t.seat('A'))).toBe(0)
    const beers = (game: Bang) => [...idsIn(t, 'B')(game), ...idsIn(t, 'C')(game)].filter((id) => id === 'beer').length
    expect(imagined(t.match, t.seat('A'), idsIn(t, 'B')).size).toBeGreaterThan(5)
    expect(beers(t.game)).toBe(1)
    // C saw what he took, and B what he lost.
    expect(known(t.game, t.game.hand(t.seat('B')), t.seat('B'))).toBe(2)
    expect(known(t.game, t.game.hand(t.seat('C')), t.seat('B'))).toBe(1)
  })

  test('the same when El Gringo takes one', () => {
    const t = table(
      { A: { hand: ['beer'] }, B: { hand: ['panic', 'bang', 'missed', 'scope'] }, C: { character: 'el-gringo' } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'panic', seat: 'A', picks: [[]] })
    expect(known(t.game, t.game.hand(t.seat('B')), t.seat('A'))).toBe(1)
    t.say('B', 'play', { card: 'bang', seat: 'C' })
    expect(t.hand('C')).toHaveLength(1)
    expect(known(t.game, [...t.game.hand(t.seat('B')), ...t.game.hand(t.seat('C'))], t.seat('A'))).toBe(0)
    expect(known(t.game, t.game.hand(t.seat('C')), t.seat('B'))).toBe(1)
  })

  test('the same when Jesse Jones takes one', () => {
    const t = table(
      { A: { hand: ['beer'] }, B: { hand: ['panic', 'missed', 'scope'] }, C: { character: 'jesse-jones' } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'panic', seat: 'A', picks: [[]] }).say('B', 'end')
    expect(known(t.game, t.game.hand(t.seat('B')), t.seat('A'))).toBe(1)
    t.say('C', 'hand', { seat: 'B' })
    expect(known(t.game, [...t.game.hand(t.seat('B')), ...t.game.hand(t.seat('C'))], t.seat('A'))).toBe(0)
  })

  test('but the only card of a hand is followed', () => {
    const t = table({ A: { hand: ['beer'] }, B: { hand: ['panic'] }, C: { character: 'jesse-jones' } }, { turn: 'B', phase: 'play' })
    t.say('B', 'play', { card: 'panic', seat: 'A', picks: [[]] })
      .say('B', 'end')
      .say('C', 'hand', { seat: 'B' })
    expect(t.hand('C')[0]).toBe('beer')
    expect(imagined(t.match, t.seat('A'), (game) => idsIn(t, 'C')(game)[0])).toEqual(new Set(['"beer"']))
  })

  test('a card put back on a deck that is shuffled', () => {
    const t = table(
      { A: { character: 'kit-carlson', hand: ['cat-balou'] }, B: { front: ['dynamite'] } },
      { options: { stickOfDynamite: true }, stick: 'B', deck: ['beer', 'scope', 'saloon'] },
    )
    t.say('A', 'put-back', { card: 'scope' })
    expect(known(t.game, t.game.at(DECK), t.seat('A'))).toBe(1)
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['dynamite']] })
    expect(known(t.game, t.game.at(DECK), t.seat('A'))).toBe(0)
    expect(imagined(t.match, t.seat('A'), topOfDeck).size).toBeGreaterThan(5)
  })

  test('discards that were shuffled into a new deck', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {} }, { phase: 'play', deck: ['beer'], deckSize: 1, discard: 8 })
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.game.at(DECK).length).toBeGreaterThan(5)
    for (const viewer of [t.seat('A'), t.seat('B'), 'spectator'] as const) expect(known(t.game, t.game.at(DECK), viewer)).toBe(0)
    expect(imagined(t.match, 'spectator', topOfDeck).size).toBeGreaterThan(2)
  })

  test('a shuffled card has a new handle: nothing links it to what it was', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {} }, { phase: 'play', deck: ['beer'], deckSize: 1, discard: 8 })
    const before = new Set(t.game.at(DECK).map((card) => t.game.handle(card)))
    const stagecoach = t.handle('A', 'stagecoach')
    t.say('A', 'play', { card: 'stagecoach' })
    for (const card of t.game.at(DECK)) {
      expect(before.has(t.game.handle(card))).toBe(false)
      expect(t.game.handle(card)).not.toBe(stagecoach)
    }
  })
})

describe('worlds of the card game', () => {
  test('hidden roles are dealt anew, the own and the shown ones stay', () => {
    const t = table({ A: {}, B: { role: 'outlaw' }, C: { role: 'renegade' }, D: { role: 'outlaw' } }, { phase: 'play' })
    const roles = (game: Bang) => game.ring.map((seat) => game.role(seat))
    const met = imagined(t.match, t.seat('C'), roles)
    expect(met).toEqual(new Set([JSON.stringify(['sheriff', 'outlaw', 'renegade', 'outlaw'])]))
    const sheriffs = imagined(t.match, t.seat('A'), roles)
    expect(sheriffs.size).toBe(3)
    for (const world of sheriffs) expect(JSON.parse(world)[0]).toBe('sheriff')
  })

  test('a Dynamite is never hidden in a hand under the Stick of Dynamite', () => {
    const t = table({ A: {}, B: { hand: 5 }, C: { hand: 5 }, D: { hand: 5 } }, { phase: 'play', options: { stickOfDynamite: true } })
    for (let i = 0; i < 150; i++) {
      const { game } = t.match.sampleWorld(t.seat('A'), seedFrom(`stick ${i}`))
      for (const seat of game.ring) expect(game.at(hand(seat)).some((card) => game.def(card).id === 'dynamite')).toBe(false)
    }
  })

  test('promises of others are dropped: characters chosen in secret', () => {
    const match = Match.start(bang, { players: 4, characterChoice: true }, seedFrom('choice'))
    const [a, b] = [seatOf(0), seatOf(1)]
    match.answer(a, firstOf(match.menu(a)))
    match.answer(b, firstOf(match.menu(b)))
    expect(match.sampleWorld(a, seedFrom('w')).waiting()).toEqual([1, 2, 3])
    expect(match.sampleWorld('spectator', seedFrom('w')).waiting()).toEqual([0, 1, 2, 3])
  })

  test('a world can be played on to the end', () => {
    const t = table({ A: { hand: 2 }, B: { hand: 2 }, C: { hand: 2 } }, { phase: 'play' })
    const world = t.match.sampleWorld(t.seat('B'), seedFrom('on'))
    for (let i = 0; i < 60 && world.question; i++) {
      const seat = firstOf(world.waiting())
      expect(world.answer(seat, world.fallback(seat) ?? { id: '' })).toBeUndefined()
    }
    expect(world.inputs.length).toBe(61)
  })
})
