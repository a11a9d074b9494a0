import { describe, expect, test } from 'vitest'
import { setContent } from '../../src/bang/catalog.ts'
import { card, type Def, thing } from '../../src/bang/def.ts'
import { cardFacts, thingFacts } from '../../src/bang/facts.ts'
import { manifest } from '../../src/bang/manifest.ts'
import { counter, pile, placeBeforeEach } from '../../src/bang/parts/declare.ts'
import { onCard } from '../../src/bang/parts/spots.ts'
import { allSets } from '../../src/bang/sets/all.ts'
import { DISCARD } from '../../src/bang/zones.ts'
import { firstOf, YES } from '../../src/kernel/index.ts'
import { inAll } from '../../src/western/words/types.ts'
import { type SeatSpec, type Situation, table } from '../scenario.ts'

/** Moments that sets may use, although none of Sundown's own does yet; each gets a made-up card. */

const blue = { border: 'blue', type: 'equipment' } as const
const facts = cardFacts({
  bayonet: { name: { en: 'Bayonet' }, ...blue, copies: '2H' },
  curtain: { name: { en: 'Curtain' }, ...blue, copies: '3H' },
  pride: { name: { en: 'Pride' }, ...blue, copies: '4H' },
  decoy: { name: { en: 'Decoy' }, ...blue, copies: '5H' },
  mirror: { name: { en: 'Mirror' }, border: 'brown', type: 'response', symbols: ['missed'], copies: '6H' },
  'loaded-coin': { name: { en: 'Loaded Coin' }, ...blue, copies: '7H' },
  insurance: { name: { en: 'Insurance' }, ...blue, copies: '8H' },
  sack: { name: { en: 'Sack' }, ...blue, copies: '9H' },
  gossip: { name: { en: 'Gossip' }, ...blue, copies: '10H' },
  candle: { name: { en: 'Candle' }, ...blue, copies: 'JH' },
  nap: { name: { en: 'Nap' }, border: 'brown', type: 'action', copies: 'QH' },
  spyglass: { name: { en: 'Spyglass' }, ...blue, copies: 'AH' },
  'long-gun': { name: { en: 'Long Gun' }, ...blue, copies: '2S' },
  hush: { name: { en: 'Hush' }, border: 'brown', type: 'action', copies: 'KH' },
})
const amulets = thingFacts({ amulet: { name: { en: 'Amulet' }, count: 1 } })

const wax = counter('wax', { at: ['card'], supply: 3, limited: true })
const amuletPile = pile('amulets')
const belt = placeBeforeEach('belt', { inForce: true, lost: (game, one) => game.moveUnder(one, game.placeOf(amuletPile)) })

const defs: readonly Def[] = [
  card(facts.bayonet, {
    adds: (_game, { owner, def }, { seat, as }) =>
      owner === seat && as.isBang ? { name: 'bayonet', pick: 'names', names: [def.id], min: 0, max: 1, from: () => [0] } : undefined,
    added(_game, _self, play) {
      play.sets.push((shot) => {
        shot.unavoidable = true
      })
      return undefined
    },
  }),
  card(facts.curtain, { guards: (_game, _self, _by, as) => (as.isBang ? 'made-up/curtain' : undefined) }),
  card(facts.pride, { ignores: (_game, _self, { isSingle, border }) => isSingle && border === 'brown' }),
  card(facts.decoy, {
    gives: (_game, { def, owner }, seat, out) => {
      if (owner === seat) out.push({ id: def.id })
    },
    give(game, { card: own }) {
      if (own !== undefined) game.discard(own)
      return undefined
    },
  }),
  // Goes back to the hand for a price, and takes the card that was aimed at its player.
  card(facts.mirror, {
    answerFields: () => [{ name: 'mirror', pick: 'number', min: 1, max: 1, from: () => [0, 1] }],
    answered(game, seat, shot, { card: own, answer }) {
      if (answer.picks?.[0]?.[0] === 1) game.take(own, seat)
      shot.whenCancelled = [
        ...shot.whenCancelled,
        {
          order: 2,
          do() {
            const aimed = shot.card
            if (aimed !== undefined && game.zoneOf(aimed.card) === DISCARD && game.handle(aimed.card) === aimed.stay)
              game.take(aimed.card, seat)
            return undefined
          },
        },
      ]
      return undefined
    },
  }),
  card(facts['loaded-coin'], {
    repeatsCheck(game, { card: own }, { good }) {
      if (good || own === undefined) return YES
      game.discard(own)
      return YES
    },
  }),
  card(facts.insurance, {
    afterTaken(game, { def, owner }) {
      if (owner !== undefined) game.draw(owner, 1, def.id)
      return undefined
    },
  }),
  card(facts.sack, {
    memory: { counted: 0 },
    excessGone(_game, { memory }) {
      memory.counted++
      return undefined
    },
    endOfTurn(game, { def, memory, owner }) {
      if (owner !== undefined) game.draw(owner, memory.counted, def.id)
      memory.counted = 0
      return undefined
    },
  }),
  card(facts.gossip, {
    cardPlayed(game, self, { by, def }) {
      const { owner } = self
      if (owner !== undefined && by !== owner && def.border === 'blue') game.draw(owner, 1, self.def.id)
      return undefined
    },
  }),
  card(facts.candle, {
    keepsGhost: true,
    keepsDoomed: true,
    laid: (game, one) => {
      game.gain(wax, onCard(one), 2)
    },
  }),
  card(facts.nap, {
    play(game) {
      game.endActions()
      return undefined
    },
  }),
  card(facts.spyglass, {
    memory: { used: 0 },
    bringsNear: (_game, { owner, memory }, seat) => owner === seat && memory.used === 0,
    spent(_game, { memory }) {
      memory.used++
    },
  }),
  card(facts['long-gun'], {
    aimsPast: true,
    adds: (_game, { owner, def }, { seat, as }) =>
      owner === seat && as.isBang ? { name: 'long-gun', pick: 'names', names: [def.id], min: 0, max: 1, from: () => [0] } : undefined,
    added(_game, _self, play) {
      play.sets.push((shot) => {
        shot.silences = true
      })
      return undefined
    },
  }),
  card(facts.hush, {
    play(game, { by }) {
      for (const seat of game.othersFrom(by)) game.silence(seat, true)
      return undefined
    },
  }),
]

const madeUp = setContent(
  manifest({
    id: 'made-up',
    switches: [],
    revives: false,
    picture: { icon: 'sun', border: 'blue' },
    content: async () => madeUp,
    words: inAll(() => () => Promise.reject(new Error('no words'))),
    facts: async () => ({ cards: facts }),
  }),
  {
    cards: defs,
    things: [{ kind: 'amulet', home: amuletPile, things: [thing(amulets.amulet, { distanceTo: 2 })] }],
    counters: [wax],
    zones: [amuletPile, belt],
  },
)

const content = [...allSets, madeUp]
const at = <const S extends string>(seats: { readonly [name in S]: SeatSpec }, situation: Situation<NoInfer<S>> = {}) =>
  table<S>(seats, { phase: 'play', content, ...situation, options: { sets: [madeUp.id], ...situation.options } })

describe('announcing', () => {
  test('what is announced with a card is chosen with it and changes its shot', () => {
    const t = at({ A: { front: ['bayonet'], hand: ['bang'] }, B: { hand: ['missed'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.asked(), t.life('B')]).toEqual(['play:A', 3])
  })

  test('or left out', () => {
    const t = at({ A: { front: ['bayonet'], hand: ['bang'] }, B: { hand: ['missed'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[]] })
    expect(t.asked()).toBe('shot:B')
    expect(t.can('B', 'missed', { card: 'missed' })).toBe(true)
  })

  test('somebody guarded is no target, and the reason is his', () => {
    const t = at({ A: { hand: ['bang', 'duel'] }, B: { front: ['curtain'] }, C: {} })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'made-up/curtain' })
    expect(t.can('A', 'play', { card: 'duel', seat: 'B' })).toBe(true)
  })
})

describe('distances of one card', () => {
  test('somebody brings everybody near, until he has played a card', () => {
    const t = at({
      A: { front: ['spyglass'], hand: ['panic', 'panic'] },
      B: { hand: 1 },
      C: {},
      D: { hand: 1, front: ['mustang'] },
      E: {},
      F: {},
    })
    expect(t.distance('A', 'D')).toBe(4)
    t.say('A', 'play', { card: 'panic', seat: 'D', picks: [['mustang']] })
    expect(t.hand('A')).toContain('mustang')
    expect(t.refused('A', 'play', { card: 'panic', seat: 'D', picks: [[]] })).toMatchObject({ code: 'too-far' })
  })

  test('what is aimed past all that a target has must be announced then, and he has none of it until the shot is over', () => {
    const t = at({
      A: { front: ['long-gun', 'schofield'], hand: ['bang'] },
      B: {},
      C: { character: 'paul-regret', front: ['curtain', 'barrel'], hand: ['missed'] },
      D: {},
    })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C', picks: [[]] })).toMatchObject({ code: 'out-of-reach' })
    t.say('A', 'play', { card: 'bang', seat: 'C', picks: [[0]] })
    expect(t.options('C')).not.toContain('barrel barrel')
    expect(t.sees('A', 'C').front).toMatchObject([{ off: true }, { off: true }])
    t.say('C', 'missed', { card: 'missed' })
    expect(t.sees('A', 'C').front).not.toMatchObject([{ off: true }, { off: true }])
    expect(t.distance('A', 'C')).toBe(3)
  })
})

describe('answers', () => {
  test('an ability leaves its owner out of what is aimed at him alone', () => {
    const t = at({ A: { hand: ['bang', 'gatling'] }, B: { front: ['pride'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'pride')
    expect(t.life('B')).toBe(4)
    expect(t.events('unaffected')).toMatchObject([{ because: 'pride' }])
    t.say('A', 'play', { card: 'gatling' })
    expect(t.life('B')).toBe(3)
  })

  test('something else serves as a BANG! card in a Duel', () => {
    const t = at({ A: { hand: ['duel'] }, B: { front: ['decoy'] }, C: {} })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'decoy')
    expect([t.life('A'), t.life('B'), t.front('B')]).toEqual([4, 4, []])
  })

  test('an answer with a price goes back to the hand, and the card aimed at its player is taken when the shot is cancelled', () => {
    const t = at({ A: { hand: ['bang/AS'] }, B: { hand: ['mirror'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'mirror', { card: 'mirror', picks: [[1]] })
    expect(t.hand('B')).toEqual(['mirror', 'bang'])
    expect(t.discard()).toEqual([])
  })

  test('of two that are needed one alone takes nothing', () => {
    const t = at({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: { hand: ['mirror'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'mirror', { card: 'mirror', picks: [[0]] })
    expect([t.life('B'), t.hand('B')]).toEqual([3, []])
  })
})

describe('other moments', () => {
  test('a check is repeated before it counts', () => {
    const t = at(
      { A: { hand: ['bang'] }, B: { front: ['barrel'], hand: ['missed'] }, C: { front: ['loaded-coin'] } },
      { deck: ['*/spades', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(4)
    expect(t.events('checked')).toMatchObject([{ good: true }])
    expect(t.front('C')).toEqual([])
  })

  test('a card that somebody else took is made good', () => {
    const t = at({ A: { hand: ['cat-balou'] }, B: { front: ['insurance', 'barrel'] }, C: {} })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['barrel']] })
    expect(t.hand('B')).toHaveLength(1)
  })

  test('each card over the limit counts', () => {
    const t = at({ A: { front: ['sack'], life: 2, hand: 4 }, B: {}, C: {} })
    t.say('A', 'end')
      .say('A', 'discard', { card: t.handle('A', firstOf(t.hand('A'))) })
      .say('A', 'discard', { card: t.handle('A', firstOf(t.hand('A'))) })
    expect(t.hand('A')).toHaveLength(4)
  })

  test('a card of anybody is noticed by all', () => {
    const t = at({ A: { hand: ['barrel', 'stagecoach'] }, B: {}, C: { front: ['gossip'] } })
    t.say('A', 'play', { card: 'barrel' }).say('A', 'play', { card: 'stagecoach' })
    expect(t.hand('C')).toHaveLength(1)
  })

  test('who would be eliminated stays without life, and goes when the card goes; what lay on it returns', () => {
    const t = at({ A: { hand: ['bang', 'cat-balou'] }, B: { life: 1, front: ['candle'], on: { candle: { wax: 2 } } }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.game.isGhost(t.seat('B')), t.events('eliminated').length]).toEqual([false, true, 0])
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['candle']] })
    expect([t.isOut('B'), t.supply('wax'), t.events('eliminated').length]).toEqual([true, 3, 0])
  })

  test('counters come with a card that is laid', () => {
    const t = at({ A: { hand: ['candle'] }, B: {}, C: {} })
    t.say('A', 'play', { card: 'candle' })
    expect([t.countOn('A', 'wax', 'candle'), t.supply('wax')]).toEqual([2, 1])
    expect(t.sees('B', 'A').front).toMatchObject([{ id: 'candle', counters: { wax: 2 } }])
  })

  test('phase 2 ends at once', () => {
    const t = at({ A: { hand: ['nap', 'beer'] }, B: {}, C: {} })
    t.say('A', 'play', { card: 'nap' })
    expect([t.turn(), t.hand('A')]).toEqual(['B', ['beer']])
  })

  test('somebody silenced has neither abilities nor cards for the moment, nor what lies before him elsewhere', () => {
    const t = at({
      A: { hand: ['hush'] },
      B: { character: 'paul-regret', front: ['mustang'], zones: { belt: ['amulet'] } },
      C: {},
      D: {},
    })
    expect(t.distance('A', 'B')).toBe(5)
    expect(t.game.distanceAtBest(t.seat('A'), t.seat('B'))).toBe(1)
    t.say('A', 'play', { card: 'hush' })
    expect(t.distance('A', 'B')).toBe(1)
    expect(t.sees('A', 'B').front).toMatchObject([{ id: 'mustang', off: true }])
    t.game.silence(t.seat('B'), false)
    expect(t.distance('A', 'B')).toBe(5)
  })

  test('what lies before a player elsewhere is no card in front of him, and is lost with him', () => {
    const t = at({ A: { front: ['winchester'], hand: ['panic', 'bang'] }, B: { life: 1, zones: { belt: ['amulet'] } }, C: {} })
    expect(t.refused('A', 'play', { card: 'panic', seat: 'B' })).toMatchObject({ code: 'no-cards' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.zone('belt', 'B'), t.zone('amulets')]).toEqual([true, [], ['amulet']])
  })
})
