import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { Match, seedFrom } from '../../../src/kernel/index.ts'
import { armed, fromStart, loaded, SET, TOKEN, tokens } from './armed.ts'

describe('the deal', () => {
  test('Red Ringo takes four tokens; as Sheriff he has six life points', () => {
    const deals = Array.from({ length: 60 }, (_, i) => Match.start(bang, { players: 8, sets: ['base', SET] }, seedFrom(`ringo ${i}`)))
    const ringos = deals.flatMap(({ game }) => game.view('spectator').seats.filter(({ character }) => character === 'red-ringo'))
    expect(ringos.length).toBeGreaterThan(5)
    for (const { role, maxLife, parts } of ringos) {
      expect(parts?.onCharacter).toEqual({ [TOKEN]: 4 })
      expect(maxLife).toBe(role === 'sheriff' ? 6 : 5)
    }
    expect(ringos.some(({ role }) => role === 'sheriff')).toBe(true)
    for (const { game } of deals) {
      const dealt = game.view('spectator').seats.filter(({ character }) => character === 'red-ringo').length
      expect(game.view('spectator').table.parts?.supplies[TOKEN]).toBe(32 - 4 * dealt)
    }
  })
})

describe('a token of phase 3', () => {
  const donBell = (tumbleweed: number) =>
    armed(
      { A: { character: 'don-bell', life: 1, hand: ['scope', 'mustang'], ...loaded({ tumbleweed }) }, B: { front: ['jail'] }, C: {} },
      { deck: ['*/spades', '*/clubs', '*/spades', '*/hearts'] },
      'gold-rush',
    )
      .say('A', 'end')
      .say('A', 'discard', { card: 'scope' })
      .say('A', 'load', { card: 'tumbleweed' })

  test('cannot be used in the rest of the turn: Tumbleweed repeats Don Bell’s check with what it had before', () => {
    const t = donBell(1).say('A', 'repeat')
    expect(t.turn()).toBe('B')
    expect(donBell(2).say('A', 'repeat').asked()).toBe('tumbleweed:A')
  })

  test('but in the turn of another, when he flips', () => {
    const t = donBell(1).say('A', 'repeat')
    expect(t.asked()).toBe('tumbleweed:A')
    t.say('A', 'repeat')
    expect([t.asked(), t.front('A'), t.front('B')]).toEqual(['play:B', [], []])
  })
})

describe('with Dodge City', () => {
  test('José Delgado may discard an orange card, Pat Brennan may take one', () => {
    const jose = armed({ A: { character: 'jose-delgado', hand: ['crate'] }, B: {}, C: {} }, {}, 'dodge-city')
    jose.say('A', 'jose-delgado', { card: 'crate' })
    expect(jose.hand('A')).toHaveLength(2)
    const pat = fromStart({ A: { character: 'pat-brennan' }, B: loaded({ crate: 3 }), C: {} }, {}, 'dodge-city')
    pat.say('A', 'take', { seat: 'B', picks: [['crate']] })
    expect([pat.hand('A'), pat.supply(TOKEN)]).toEqual([['crate'], 32])
  })

  test('in Belle Star’s turn orange cards of others do nothing, but their tokens can be spent', () => {
    const t = armed(
      { A: { character: 'belle-star', hand: ['bang'] }, B: { ...loaded({ crate: 3 }), hand: ['duck'] }, C: {} },
      {},
      'dodge-city',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'crate', { card: 'crate' })).toMatchObject({ code: 'switched-off' })
    t.say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([t.hand('B'), t.countOn('B', TOKEN, 'crate')]).toEqual([['duck'], 1])
  })

  test('a Bomb that her Rust empties is discarded without exploding', () => {
    const t = armed({ A: { character: 'belle-star', hand: ['rust'] }, B: loaded({ bomb: 1 }), C: {} }, {}, 'dodge-city')
    t.say('A', 'play', { card: 'rust' })
    expect([t.front('B'), t.life('B')]).toEqual([[], 4])
  })

  test('Apache Kid is safe from Arrow and Squaw, not from the Bomb', () => {
    const t = armed(
      { A: { hand: ['arrow', 'squaw'] }, B: { character: 'apache-kid', ...loaded({ bomb: 1 }) }, C: {} },
      { states: { bomber: { seat: 0 } } },
      'dodge-city',
    )
    t.say('A', 'play', { card: 'arrow', seat: 'B' }).say('A', 'play', { card: 'squaw', seat: 'B', picks: [['bomb']] })
    expect([t.life('B'), t.front('B')]).toEqual([3, ['bomb']])
    const bomb = fromStart(
      { A: { character: 'apache-kid', ...loaded({ bomb: 1 }) }, B: {}, C: {} },
      { deck: ['*/spades'], states: { bomber: { seat: 1 } } },
      'dodge-city',
    )
    expect(bomb.life('A')).toBe(2)
  })

  test('Vera Custer copies Red Ringo without his tokens', () => {
    const t = fromStart({ A: { character: 'vera-custer' }, B: { character: 'red-ringo', ...tokens(4) }, C: {} }, {}, 'dodge-city')
    t.say('A', 'copy', { seat: 'B' })
    expect(t.countOn('A', TOKEN)).toBe(0)
  })

  test('Molly Stark draws for a BANG! given up to an Arrow', () => {
    const t = armed({ A: { hand: ['arrow'] }, B: { character: 'molly-stark', hand: ['bang'] }, C: {} }, {}, 'dodge-city')
    t.say('A', 'play', { card: 'arrow', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect(t.hand('B')).toHaveLength(1)
  })
})

describe('with Gold Rush', () => {
  test('wounds of Flintlock, Quick Shot and Arrow pay nuggets; a Bomb pays nobody', () => {
    const t = armed({ A: { hand: ['flintlock', 'quick-shot', 'arrow', 'rust'] }, B: loaded({ bomb: 1 }), C: {} }, {}, 'gold-rush')
    t.say('A', 'play', { card: 'flintlock', seat: 'B' })
      .say('A', 'play', { card: 'quick-shot', seat: 'C' })
      .say('A', 'play', { card: 'arrow', seat: 'C' })
    expect(t.count('A', 'nugget')).toBe(3)
    t.say('A', 'play', { card: 'rust' })
    expect([t.life('B'), t.count('A', 'nugget')]).toEqual([1, 3])
  })

  test('a Calumet protects from a Bomb that somebody else has played, not from one’s own', () => {
    const seats = { A: { ...loaded({ bomb: 1 }), zones: { equipment: ['calumet'] } }, B: {}, C: {} } as const
    const other = fromStart(seats, { deck: ['*/spades'], states: { bomber: { seat: 2 } } }, 'gold-rush')
    expect([other.life('A'), other.front('A')]).toEqual([5, []])
    const own = fromStart(seats, { deck: ['*/spades'], states: { bomber: { seat: 0 } } }, 'gold-rush')
    expect([own.life('A'), own.front('A')]).toEqual([3, []])
  })

  test('what is bought reloads nothing', () => {
    const t = armed(
      { A: { counters: { nugget: 5 }, ...loaded({ crate: 1 }) }, B: {}, C: {} },
      { zones: { market: ['boots', 'shot', 'rhum'] } },
      'gold-rush',
    )
    t.say('A', 'buy', { card: 'boots' })
    expect(t.asked()).toBe('play:A')
  })

  test('Big Fifty silences Boots for its wound', () => {
    const t = armed(
      { A: { ...loaded({ 'big-fifty': 2 }), hand: ['bang'] }, B: { zones: { equipment: ['boots'] } }, C: {} },
      {},
      'gold-rush',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.life('B'), t.hand('B')]).toEqual([3, []])
  })
})

describe('with The Valley of Shadows', () => {
  test('Mick Defender avoids Arrow; Henry Block answers Squaw, not Rust', () => {
    const mick = armed({ A: { hand: ['arrow'] }, B: { character: 'mick-defender', hand: ['missed'] }, C: {} }, {}, 'valley-of-shadows')
    mick.say('A', 'play', { card: 'arrow', seat: 'B' }).say('B', 'ignore', { card: 'missed' })
    expect(mick.life('B')).toBe(4)
    const henry = armed(
      { A: { hand: ['rust', 'squaw', 'missed'] }, B: { character: 'henry-block', front: ['barrel'], ...tokens(1) }, C: {} },
      {},
      'valley-of-shadows',
    )
    henry.say('A', 'play', { card: 'rust' })
    expect(henry.asked()).toBe('play:A')
    henry.say('A', 'play', { card: 'squaw', seat: 'B', picks: [['barrel']] })
    expect(henry.asked()).toBe('shot:A')
  })

  test('Backfire cancels: Buntline Special and Bloody Mary react', () => {
    const t = armed(
      {
        A: { character: 'bloody-mary', ...loaded({ 'buntline-special': 2 }), hand: ['bang', 'missed'] },
        B: { hand: ['backfire', 'beer'] },
        C: {},
      },
      {},
      'valley-of-shadows',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'missed', { card: 'backfire' })
    expect([t.hand('B'), t.hand('A').length, t.asked()]).toEqual([[], 2, 'shot:A'])
  })

  test('Saved! helps against a Double Barrel', () => {
    const t = armed(
      { A: { ...loaded({ 'double-barrel': 2 }), hand: ['bang/diamonds'] }, B: {}, C: { hand: ['saved'] } },
      {},
      'valley-of-shadows',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    t.say('C', 'spare', { card: 'saved' })
    expect(t.life('B')).toBe(4)
  })
})

describe('with events', () => {
  test('The Judge forbids orange cards', () => {
    const t = armed({ A: { hand: ['crate'] }, B: {}, C: {} }, { event: 'the-judge' }, 'fistful-of-cards')
    expect(t.refused('A', 'play', { card: 'crate' })).toMatchObject({ code: 'forbidden' })
  })

  test('Lasso: orange cards are off, their tokens may be spent, a Bomb is not checked', () => {
    const t = fromStart(
      { A: { hand: ['caravan'], ...loaded({ bomb: 3, 'ace-up-the-sleeve': 3 }) }, B: {}, C: {} },
      { event: 'lasso', deck: ['*/clubs'] },
      'fistful-of-cards',
    )
    expect(t.countOn('A', TOKEN, 'bomb')).toBe(3)
    expect(t.can('A', 'ace-up-the-sleeve', { card: 'ace-up-the-sleeve' })).toBe(false)
    t.say('A', 'play', { card: 'caravan', picks: [[1], [0], [2]] })
    expect(t.countOn('A', TOKEN, 'ace-up-the-sleeve')).toBe(1)
  })

  test('Lasso: a Bomb that is emptied is discarded without exploding', () => {
    const t = armed({ A: { hand: ['caravan'], ...loaded({ bomb: 2 }) }, B: {}, C: {} }, { event: 'lasso' }, 'fistful-of-cards')
    t.say('A', 'play', { card: 'caravan', picks: [[1], [2]] })
    expect([t.life('A'), t.front('A'), t.hand('A').length]).toEqual([5, [], 3])
  })

  test('Hangover switches off abilities, not the tokens on characters', () => {
    const t = armed({ A: { character: 'mexicali-kid', ...tokens(2), hand: ['caravan'] }, B: {}, C: {} }, { event: 'hangover' }, 'high-noon')
    expect(t.can('A', 'mexicali-kid', { seat: 'B', picks: [[2]] })).toBe(false)
    t.say('A', 'play', { card: 'caravan', picks: [[1], [2]] })
    expect(t.hand('A')).toHaveLength(3)
  })

  test('Curse turns the Bomb black, Double Barrel useless', () => {
    const t = fromStart(
      { A: { ...loaded({ bomb: 3, 'double-barrel': 3 }), hand: ['bang/diamonds'] }, B: {}, C: {} },
      { event: 'curse', deck: ['*/hearts'] },
      'high-noon',
    )
    expect(t.countOn('A', TOKEN, 'bomb')).toBe(1)
    expect(t.can('A', 'play', { card: 'bang/diamonds', seat: 'B', picks: [[0]] })).toBe(false)
  })
})

describe('orders of interactions', () => {
  test('9. Slab with Big Fifty against Jourdonnais with a Barrel: two Missed! from hand', () => {
    const t = armed({
      A: { character: 'slab-the-killer', ...loaded({ 'big-fifty': 3 }), hand: ['bang'] },
      B: { character: 'jourdonnais', front: ['barrel'], hand: ['missed', 'missed'] },
      C: {},
    })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect(t.options('B').some((option) => option.startsWith('barrel') || option.startsWith('jourdonnais'))).toBe(false)
    t.say('B', 'missed', { card: 'missed' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  })

  test('29. her shot back comes before the next target of a Gatling', () => {
    const t = armed(
      { A: { hand: ['gatling', 'missed'] }, B: { character: 'julie-cutter' }, C: { hand: ['missed'] } },
      { deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect([t.asked(), t.life('B'), t.life('C')]).toEqual(['shot:A', 3, 4])
    t.say('A', 'missed', { card: 'missed' })
    expect(t.asked()).toBe('shot:C')
  })

  test('11. she cannot ignore a green Knife', () => {
    const t = armed({ A: { front: ['knife'] }, B: { character: 'ms-abigail' }, C: {} }, {}, 'dodge-city').say('A', 'use', {
      card: 'knife',
      seat: 'B',
    })
    expect(t.life('B')).toBe(3)
  })

  test('an upgraded Squaw that empties a Bomb of its player goes on if he lives', () => {
    const t = armed({ A: { life: 3, hand: ['squaw'], ...loaded({ bomb: 2 }) }, B: { front: ['barrel'] }, C: {} })
    t.say('A', 'play', { card: 'squaw', seat: 'B', picks: [['barrel'], [1], [2]] })
    expect([t.life('A'), t.hand('A')]).toEqual([1, ['barrel']])
  })

  test('Rust: each player’s Bomb before the next player, eliminations together at the end', () => {
    const t = armed({
      A: { role: 'sheriff', hand: ['rust'] },
      B: { role: 'outlaw', life: 2, ...loaded({ bomb: 1 }) },
      C: { role: 'outlaw', ...tokens(2) },
      D: { role: 'renegade' },
    })
    t.say('A', 'play', { card: 'rust' })
    const told = t.events().map(({ type }) => type)
    expect(told.indexOf('exploded')).toBeLessThan(told.lastIndexOf('counted'))
    expect(told.indexOf('eliminated')).toBeGreaterThan(told.indexOf('exploded'))
    expect([t.isOut('B'), t.countOn('A', TOKEN)]).toEqual([true, 2])
  })
})
