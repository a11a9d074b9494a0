import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../../scenario.ts'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { rich, selling } from '../gold-rush/gold.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, SHOW, TRAIN, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const

describe('answers with tokens', () => {
  test('a Crate saves a card from Ricochet', () => {
    const t = meet(
      [ARMED, FISTFUL],
      { A: { hand: ['bang'] }, B: { front: ['crate', 'scope'], on: { crate: { 'load-token': 3 } } }, C: {} },
      { ...PLAY, event: 'ricochet' },
    )
    t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['scope']] }).say('B', 'crate', { card: 'crate' })
    expect([t.front('B'), t.countOn('B', 'load-token', 'crate')]).toEqual([['crate', 'scope'], 1])
  })

  test('an upgraded Duck! answers two shots of A Fistful of Cards', () => {
    const t = meet([ARMED, FISTFUL], { A: { hand: ['duck', 'scope'], ...tokens(4) }, B: {}, C: {} }, { event: 'a-fistful-of-cards' })
    t.say('A', 'duck', { card: 'duck', picks: [[1], [2]] }).say('A', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([t.asked(), t.life('A'), t.hand('A').includes('duck')]).toEqual(['play:A', 5, true])
  })

  test('a Crate counts in Russian Roulette', () => {
    const t = meet(
      [ARMED, FISTFUL, NOON],
      { A: { role: 'outlaw' }, B: { role: 'sheriff', ...loaded({ crate: 2 }) }, C: {} },
      { ...PLAY, events: ['russian-roulette'] },
    )
    t.say('A', 'end').say('B', 'crate', { card: 'crate' })
    expect([t.life('B'), t.life('C'), t.front('B')]).toEqual([5, 2, []])
  })
})

describe('weapons', () => {
  test('Big Fifty aims past a Private Car', () => {
    const t = meet(
      [ARMED, TRAIN],
      { A: { hand: ['bang'], ...loaded({ 'big-fifty': 2 }) }, B: { front: ['private-car'] }, C: { role: 'sheriff' } },
      PLAY,
    )
    expect(t.can('A', 'play', { card: 'bang', seat: 'B', picks: [[]] })).toBe(false)
    expect(t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).life('B')).toBe(3)
  })

  test('Big Fifty: Teren Kill has no “draw!”, a Ghost Car saves all the same', () => {
    const t = meet(
      [ARMED, TRAIN, SHOW],
      {
        A: { hand: ['bang'], ...loaded({ 'big-fifty': 2 }) },
        B: { role: 'outlaw', character: 'teren-kill', life: 1, front: ['ghost-car'] },
        C: { role: 'sheriff' },
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.events('checked'), t.isOut('B'), t.life('B')]).toEqual([[], false, 0])
  })

  test('Double Barrel: Apache Kid is immune, Evan Babbit cannot pass it on', () => {
    const shooter = { hand: ['bang/5D'], ...loaded({ 'double-barrel': 2 }) }
    const apache = meet([ARMED, DODGE], { A: shooter, B: { character: 'apache-kid' }, C: {} }, PLAY)
    expect(apache.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).life('B')).toBe(3)
    const evan = meet(
      [ARMED, TRAIN],
      { A: shooter, B: { character: 'evan-babbit', hand: ['bang/6D'] }, C: {}, D: { role: 'sheriff' } },
      PLAY,
    )
    expect(evan.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).life('B')).toBe(3)
  })

  test('Thunderer: the BANG! is back in hand before it is answered, so Evaded! takes nothing', () => {
    const t = meet(
      [ARMED, TRAIN],
      { A: { hand: ['bang'], ...loaded({ thunderer: 2 }) }, B: { hand: ['evaded'] }, C: { role: 'sheriff' } },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'evaded', { card: 'evaded' })
    expect([t.hand('A'), t.hand('B')]).toEqual([['bang'], []])
  })

  test('Bloody Mary: Evaded! takes her BANG!, then she draws', () => {
    const t = meet(
      [ARMED, TRAIN],
      { A: { character: 'bloody-mary', hand: ['bang'] }, B: { hand: ['evaded'] }, C: { role: 'sheriff' } },
      { ...PLAY, deck: ['scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'evaded', { card: 'evaded' })
    expect([t.hand('A'), t.hand('B')]).toEqual([['scope'], ['bang']])
  })

  test('Bandolier: the third BANG! under Shootout, none under The Sermon', () => {
    const armed = { hand: ['bang', 'bang', 'bang', 'bang'], ...loaded({ bandolier: 3 }) }
    const t = meet([ARMED, NOON], { A: armed, B: { life: 4 }, C: {} }, { ...PLAY, event: 'shootout', bangsPlayed: 2 })
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(false)
    t.say('A', 'bandolier', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.can('A', 'bandolier', { card: 'bang', seat: 'B' })]).toEqual([3, false])
    const sermon = meet([ARMED, NOON], { A: armed, B: {}, C: {} }, { ...PLAY, event: 'the-sermon', bangsPlayed: 1 })
    expect(sermon.can('A', 'bandolier', { card: 'bang', seat: 'B' })).toBe(false)
  })

  test('Aim with a Buntline Special: the cancelled shot costs a card, Aim is lost', () => {
    const t = meet(
      [ARMED, VALLEY],
      { A: { hand: ['bang', 'aim'], ...loaded({ 'buntline-special': 2 }) }, B: { hand: ['missed', 'beer'] }, C: {} },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0], ['aim']] }).say('B', 'missed', { card: 'missed' })
    expect([t.life('B'), t.hand('B'), t.hand('A')]).toEqual([4, [], []])
  })
})

describe('Bomb', () => {
  test('Blessing: it is always passed on; Tumbleweed changes nothing', () => {
    const t = meet(
      [ARMED, NOON],
      { A: loaded({ bomb: 3 }), B: {}, C: loaded({ tumbleweed: 1 }) },
      { event: 'blessing', deck: ['*/spades', '*/clubs'] },
    )
    t.say('C', 'repeat').say('A', 'give', { seat: 'B' })
    expect([t.front('A'), t.front('B'), t.countOn('B', 'load-token', 'bomb'), t.front('C')]).toEqual([[], ['bomb'], 3, []])
  })

  test('it kills the holder of a Ghost Car: a ghost, and his turn goes on', () => {
    const t = meet(
      [ARMED, TRAIN],
      { A: { role: 'outlaw', life: 1, front: ['bomb', 'ghost-car'], on: { bomb: { 'load-token': 1 } } }, B: { role: 'sheriff' }, C: {} },
      { deck: ['*/clubs'] },
    )
    expect([t.asked(), t.life('A'), t.front('A')]).toEqual(['play:A', 0, ['ghost-car']])
  })

  test('it explodes on the holder of a Ghost Car who pays with its last tokens: a ghost at once, who gets what he has paid for', () => {
    const paying = (seat: SeatSpec, bomb: number) =>
      meet(
        [ARMED, TRAIN],
        {
          A: { role: 'outlaw', life: 2, front: ['bomb', 'ghost-car'], on: { bomb: { 'load-token': bomb } }, ...seat },
          B: { role: 'sheriff', front: ['scope'] },
          C: { role: 'outlaw', hand: ['mustang'] },
          D: { hand: ['bang'] },
        },
        { ...PLAY, deck: ['beer', 'panic', 'saloon'] },
      )
    const caravan = paying({ hand: ['caravan'] }, 2).say('A', 'play', { card: 'caravan', picks: [[1], [2]] })
    expect([caravan.life('A'), caravan.hand('A'), caravan.front('A')]).toEqual([0, ['beer', 'panic', 'saloon'], ['ghost-car']])
    const arrow = paying({ hand: ['arrow'] }, 1)
      .say('A', 'play', { card: 'arrow', seat: 'B', picks: [['D'], [1]] })
      .letItHappen()
    expect([arrow.life('A'), arrow.life('B'), arrow.life('D'), arrow.asked()]).toEqual([0, 4, 3, 'play:A'])
    const squaw = paying({ hand: ['squaw'] }, 2).say('A', 'play', { card: 'squaw', seat: 'B', picks: [['scope'], [1], [2]] })
    expect([squaw.life('A'), squaw.hand('A'), squaw.front('B')]).toEqual([0, ['scope'], []])
    const kid = paying({ character: 'mexicali-kid' }, 2).say('A', 'mexicali-kid', { seat: 'B', picks: [[2]] })
    expect([kid.life('A'), kid.life('B')]).toEqual([0, 4])
    // A ghost is not healed by what he has paid for.
    const nip = paying({ hand: ['a-little-nip'] }, 3).say('A', 'play', { card: 'a-little-nip', picks: [[1], [3]] })
    expect([nip.life('A'), nip.isOut('A')]).toEqual([0, false])
    const duck = paying({ hand: ['duck'] }, 2).endTurns('A', 'B', 'C')
    duck.say('D', 'play', { card: 'bang', seat: 'A' }).say('A', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([duck.life('A'), duck.hand('A'), duck.asked()]).toEqual([0, ['duck'], 'play:D'])
    const preacher = paying({ character: 'al-preacher' }, 2).say('A', 'end')
    preacher
      .endTurn('B')
      .say('C', 'play', { card: 'mustang' })
      .say('C', 'pass')
      .say('A', 'draw', { picks: [[2]] })
    expect([preacher.life('A'), preacher.hand('A').length]).toEqual([0, 1])
  })

  test('The Daltons may take it: no explosion', () => {
    const t = meet(
      [ARMED, NOON],
      { A: { role: 'outlaw', ...loaded({ bomb: 1 }) }, B: { role: 'sheriff' }, C: {} },
      { ...PLAY, events: ['the-daltons'] },
    )
    t.say('A', 'end')
    expect([t.front('A'), t.life('A'), t.supply('load-token')]).toEqual([[], 4, 32])
  })

  test('Al Preacher, the Sheriff, pays with its last tokens in the turn of another: the Outlaws win', () => {
    const t = meet(
      [ARMED],
      {
        A: { role: 'outlaw', hand: ['mustang'] },
        B: { role: 'sheriff', character: 'al-preacher', life: 2, ...loaded({ bomb: 2 }) },
        C: {},
        D: {},
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'mustang' })
      .say('A', 'pass')
      .say('B', 'draw', { picks: [[2]] })
    expect(t.over).toBe('outlaws')
  })

  test('a Duck! is bought back with its last tokens: the shot is cancelled, and nobody is rewarded for the Outlaw', () => {
    const t = meet(
      [ARMED, GOLD],
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 2, hand: ['duck'], ...loaded({ bomb: 2 }) }, C: {}, D: {} },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([t.isOut('B'), t.hand('A'), t.count('A', 'nugget'), t.asked()]).toEqual([true, [], 0, 'play:A'])
  })

  test('Saved! spares one of its two points', () => {
    const t = meet([ARMED, VALLEY], { A: loaded({ bomb: 1 }), B: { hand: ['saved'] }, C: {} }, { deck: ['*/clubs'] })
    t.say('B', 'spare', { card: 'saved' })
    expect(t.life('A')).toBe(4)
  })
})

describe('tokens and people of other sets', () => {
  test('Julie Cutter: a wound that Saved! prevents makes her flip nothing', () => {
    const t = meet([ARMED, VALLEY], { A: { hand: ['bang'] }, B: { character: 'julie-cutter' }, C: { hand: ['saved'] } }, PLAY)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('C', 'spare', { card: 'saved' })
    expect([t.events('checked'), t.life('B')]).toEqual([[], 4])
  })

  test('Escape leaves its player out of Rust', () => {
    const t = meet([ARMED, VALLEY], { A: { hand: ['rust'] }, B: { hand: ['escape'], ...tokens(2) }, C: tokens(2) }, PLAY)
    t.say('A', 'play', { card: 'rust' }).say('B', 'ignore', { card: 'escape' })
    expect([t.events('counted').map(({ from }) => from.seat), t.supply('load-token')]).toEqual([[2], 28])
  })

  test('Al Preacher pays for a blue card that another plays on order', () => {
    const t = meet(
      [ARMED, SHOW],
      { A: { character: 'al-preacher', ...tokens(2) }, B: { hand: ['scope'] }, C: {} },
      { ...PLAY, show: 'dorothy-rage' },
    )
    t.say('A', 'dorothy-rage', t.order('B', 'scope', 'B'))
    t.say('B', 'obey', { card: 'scope' })
    // B may load a token for his blue card first.
    t.say('B', 'pass')
    expect([t.asked(), t.front('B')]).toEqual(['al-preacher:A', ['scope']])
  })

  test('a Whip on a Ghost: he is out, and nobody is rewarded', () => {
    const t = meet(
      [ARMED, VALLEY],
      { A: { role: 'sheriff', ...loaded({ whip: 3 }) }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'outlaw' } },
      PLAY,
    )
    t.say('A', 'whip', { card: 'whip', seat: 'B', picks: [['ghost']] })
    expect([t.isOut('B'), t.hand('A'), t.front('A')]).toEqual([true, [], []])
  })

  test('an upgraded Squaw on the Ghost Car of a ghost: he is out, the car lies before the thief', () => {
    const t = meet(
      [ARMED, TRAIN],
      {
        A: { role: 'outlaw', hand: ['squaw'], ...tokens(2) },
        B: { role: 'outlaw', ghost: true, front: ['ghost-car'] },
        C: { role: 'sheriff' },
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'squaw', seat: 'B', picks: [['ghost-car'], [1], [2]] })
    expect([t.isOut('B'), t.front('A'), t.hand('A')]).toEqual([true, ['ghost-car'], []])
  })

  test('Lock Pick takes Suzy Lafayette’s last card: Refund first, so she draws nothing of her own', () => {
    const t = meet(
      [ARMED, TRAIN],
      { A: loaded({ 'lock-pick': 3 }), B: { character: 'suzy-lafayette', hand: ['beer'], front: ['refund'] }, C: { role: 'sheriff' } },
      { ...PLAY, deck: ['scope', 'mustang'] },
    )
    t.say('A', 'lock-pick', { card: 'lock-pick', seat: 'B' })
    expect([t.hand('A'), t.hand('B')]).toEqual([['beer'], ['scope']])
  })

  test('Tumbleweed repeats Vendetta’s “draw!”', () => {
    const t = meet(
      [ARMED, FISTFUL],
      { A: {}, B: loaded({ tumbleweed: 1 }), C: {} },
      { ...PLAY, event: 'vendetta', deck: ['*/hearts', '*/clubs'] },
    )
    t.say('A', 'end').say('B', 'repeat')
    expect([t.asked(), t.events('extra-turn')]).toEqual(['play:B', []])
  })

  test('Handcuffs: Mexicali Kid shoots without a card; an Arrow of another suit stays in hand', () => {
    const t = meet(
      [ARMED, NOON],
      { A: { character: 'mexicali-kid', hand: ['arrow'], ...tokens(2) }, B: {}, C: {} },
      { event: 'handcuffs', options: { highNoonExtras: true } },
    )
    t.say('A', 'spades')
    expect(t.can('A', 'play', { card: 'arrow', seat: 'B', picks: [[], [0]] })).toBe(false)
    expect(t.say('A', 'mexicali-kid', { seat: 'B', picks: [[2]] }).life('B')).toBe(3)
  })

  test('Bell Tower brings a far player near for a Panic!, once', () => {
    const t = meet(
      [ARMED, DODGE],
      {
        A: { hand: ['panic', 'panic'], ...loaded({ 'bell-tower': 3 }) },
        B: {},
        C: { front: ['mustang', 'hideout'], hand: 2 },
        D: {},
        E: {},
      },
      PLAY,
    )
    t.say('A', 'bell-tower', { card: 'bell-tower' }).say('A', 'play', { card: 'panic', seat: 'C', picks: [['hideout']] })
    expect([t.hand('A').includes('hideout'), t.can('A', 'play', { card: 'panic', seat: 'C', picks: [['mustang']] })]).toEqual([true, false])
  })

  test('The Reverend: Beer Keg and A Little Nip are no Beers', () => {
    const t = meet(
      [ARMED, NOON],
      { A: { life: 1, hand: ['a-little-nip', 'beer'], ...loaded({ 'beer-keg': 3 }) }, B: {}, C: {} },
      { ...PLAY, event: 'the-reverend' },
    )
    t.say('A', 'beer-keg', { card: 'beer-keg' }).say('A', 'play', { card: 'a-little-nip' })
    expect([t.life('A'), t.can('A', 'play', { card: 'beer' })]).toEqual([3, false])
  })
})

describe('shots that are fired back at', () => {
  test('Julie Cutter shoots down the player of an upgraded Quick Shot: his second shot still comes, and pays nobody', () => {
    const t = meet(
      [ARMED, GOLD],
      {
        A: { role: 'outlaw', life: 1, hand: ['quick-shot'], ...tokens(1) },
        B: { role: 'deputy', character: 'julie-cutter' },
        C: { role: 'sheriff' },
        D: { role: 'renegade' },
        E: { role: 'outlaw', life: 1 },
      },
      { ...PLAY, deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'quick-shot', seat: 'B', picks: [['E'], [1]] })
    expect([t.isOut('A'), t.isOut('E'), t.events('rewarded').length, t.count('B', 'nugget'), t.turn()]).toEqual([true, true, 1, 1, 'B'])
  })

  test('a Flintlock that a Backfire cancels is bought back before the return shot', () => {
    const t = meet([ARMED, VALLEY], { A: { hand: ['flintlock'], ...tokens(2) }, B: { hand: ['backfire'] }, C: {} }, PLAY)
    t.say('A', 'play', { card: 'flintlock', seat: 'B' })
      .say('B', 'missed', { card: 'backfire' })
      .say('A', 'take-back', { picks: [[2]] })
    expect([t.asked(), t.hand('A')]).toEqual(['shot:A', ['flintlock']])
  })
})

describe('Bell Tower', () => {
  const ringing = { 'load-token': 3 } as const

  test('brings the first target of a Fanning near; the second is measured from the first', () => {
    const t = meet([ARMED, VALLEY], { A: { hand: ['fanning'], ...loaded({ 'bell-tower': 3 }) }, B: {}, C: {}, D: {}, E: {}, F: {} }, PLAY)
    t.say('A', 'bell-tower', { card: 'bell-tower' })
    expect(t.can('A', 'play', { card: 'fanning', seat: 'D', picks: [['B']] })).toBe(false)
    t.say('A', 'play', { card: 'fanning', seat: 'D', picks: [['E']] })
    expect([t.life('D'), t.life('E')]).toEqual([3, 3])
  })

  test('is of no use to a Bottle or a Baggage Car, nor used up by them', () => {
    const t = meet(
      [ARMED, GOLD, TRAIN],
      {
        A: { ...rich(2), front: ['bell-tower', 'baggage-car'], on: { 'bell-tower': ringing } },
        B: {},
        C: {},
        D: {},
        E: { role: 'sheriff' },
      },
      selling('bottle', 'shot', 'shot'),
    )
    t.say('A', 'bell-tower', { card: 'bell-tower' })
    expect(t.refused('A', 'buy-bang', { card: 'bottle', seat: 'C' }).code).toBe('out-of-reach')
    expect(t.refused('A', 'baggage-bang', { card: 'baggage-car', seat: 'C' }).code).toBe('out-of-reach')
    t.say('A', 'baggage-bang', { card: 'baggage-car', seat: 'B' })
    expect(t.refused('A', 'bell-tower', { card: 'bell-tower' }).code).toBe('armed-and-dangerous/bell-waits')
  })

  test('nor to Doc Holyday, nor to a Ricochet', () => {
    const seats = { B: { front: ['scope'] }, C: {}, D: {}, E: {} } as const
    const doc = meet(
      [ARMED, DODGE],
      { A: { character: 'doc-holyday', hand: ['bang', 'volcanic', 'mustang'], ...loaded({ 'bell-tower': 3 }) }, ...seats },
      PLAY,
    )
    doc.say('A', 'bell-tower', { card: 'bell-tower' })
    expect(doc.can('A', 'doc-holyday', { seat: 'C', picks: [['volcanic', 'mustang']] })).toBe(false)
    doc.say('A', 'doc-holyday', { seat: 'B', picks: [['volcanic', 'mustang']] })
    expect(doc.can('A', 'play', { card: 'bang', seat: 'C' })).toBe(true)
    const ricochet = meet(
      [ARMED, FISTFUL],
      { A: { hand: ['bang', 'bang'], ...loaded({ 'bell-tower': 3 }) }, ...seats },
      { ...PLAY, event: 'ricochet' },
    )
    ricochet.say('A', 'bell-tower', { card: 'bell-tower' }).say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['scope']] })
    expect(ricochet.can('A', 'play', { card: 'bang', seat: 'C' })).toBe(true)
  })

  test('does not bring Evan Babbit’s neighbours nearer to him', () => {
    const t = meet(
      [ARMED, TRAIN],
      {
        A: { hand: ['bang/spades'], ...loaded({ 'bell-tower': 1 }) },
        B: {},
        C: { character: 'evan-babbit', hand: ['volcanic/10S'] },
        D: {},
        E: { role: 'sheriff' },
        F: {},
      },
      PLAY,
    )
    t.say('A', 'bell-tower', { card: 'bell-tower' }).say('A', 'play', { card: 'bang/spades', seat: 'C' })
    expect([t.can('C', 'divert', { card: 'volcanic', seat: 'E' }), t.can('C', 'divert', { card: 'volcanic', seat: 'D' })]).toEqual([
      false,
      true,
    ])
  })
})

test('a Thunderer that is replaced returns its tokens before the reload', () => {
  const t = meet(
    [ARMED],
    { A: { hand: ['winchester'], ...loaded({ thunderer: 3 }) }, B: {}, C: {} },
    { ...PLAY, supplies: { 'load-token': 0 } },
  )
  t.say('A', 'play', { card: 'winchester' }).say('A', 'load')
  expect([t.countOn('A', 'load-token'), t.supply('load-token')]).toEqual([1, 2])
})

test('the Sheriff pays a Duck! with the last tokens of a Bomb: the Gatling goes on to the others before the Outlaws have won', () => {
  const t = meet(
    [ARMED],
    {
      A: { role: 'outlaw', hand: ['gatling'] },
      B: { role: 'sheriff', life: 2, hand: ['duck'], ...loaded({ bomb: 2 }) },
      C: { role: 'outlaw', life: 1 },
      D: {},
    },
    PLAY,
  )
  t.say('A', 'play', { card: 'gatling' })
    .say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
    .letItHappen()
  expect([t.over, t.isOut('C'), t.life('D')]).toEqual(['outlaws', true, 3])
})

test('Big Fifty: its target cannot have Colorado Bill’s “draw!” repeated; Tequila Joe’s Beer brings one point', () => {
  const big = loaded({ 'big-fifty': 1 })
  const bill = meet(
    [ARMED, VALLEY],
    { A: { character: 'colorado-bill', hand: ['bang'], ...big }, B: { hand: ['missed'], ...loaded({ tumbleweed: 1 }) }, C: {} },
    { ...PLAY, deck: ['*/2S', '*/3H'] },
  )
  bill.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
  expect([bill.asked(), bill.life('B')]).toEqual(['play:A', 3])
  const joe = meet([ARMED, DODGE], { A: { hand: ['bang'], ...big }, B: { character: 'tequila-joe', life: 1, hand: ['beer'] }, C: {} }, PLAY)
  joe
    .say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    .say('B', 'take-it')
    .say('B', 'beer', { card: 'beer' })
  expect(joe.life('B')).toBe(1)
})

test('Big Fifty: a Duck! bought back with the last tokens of the Bomb of its target only empties it: for this shot the Bomb is off', () => {
  const t = meet(
    [ARMED],
    { A: { hand: ['bang'], ...loaded({ 'big-fifty': 2 }) }, B: { life: 2, hand: ['duck'], ...loaded({ bomb: 2 }) }, C: {} },
    PLAY,
  )
  t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
  expect([t.life('B'), t.front('B'), t.hand('B')]).toEqual([2, [], ['duck']])
})

test('Lee Van Kliff repeats a BANG! without the ability of his Big Fifty', () => {
  const t = meet(
    [ARMED, SHOW],
    {
      A: { character: 'lee-van-kliff', hand: ['bang', 'bang'], ...loaded({ 'big-fifty': 2 }) },
      B: { front: ['barrel'] },
      C: { role: 'sheriff' },
    },
    { ...PLAY, deck: ['*/3H'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
  expect(t.life('B')).toBe(3)
  t.say('A', 'lee-van-kliff', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
  expect([t.life('B'), t.countOn('A', 'load-token', 'big-fifty')]).toEqual([3, 1])
})

test('a doomed player repeats no “draw!” with his Tumbleweed any more', () => {
  const t = meet(
    [ARMED, TRAIN],
    {
      A: { hand: ['most-wanted'] },
      B: { role: 'outlaw', life: 1, ...loaded({ tumbleweed: 4 }) },
      C: { role: 'sheriff' },
      D: { role: 'outlaw' },
    },
    { ...PLAY, deck: ['beer', '*/3H', '*/3S', '*/4S', '*/5S'] },
  )
  t.say('A', 'play', { card: 'most-wanted' }).say('B', 'leave-it').say('B', 'leave-it')
  expect([t.asked(), t.isOut('B'), t.life('C'), t.life('D')]).toEqual(['play:A', true, 4, 3])
})

test('in an extra turn the Bandolier and the Sleeper Car may be used again', () => {
  const t = meet(
    [ARMED, TRAIN],
    {
      A: {
        hand: ['bang', 'bang'],
        front: ['bandolier', 'express-car', 'sleeper-car', 'scope', 'mustang'],
        on: { bandolier: { 'load-token': 3 } },
      },
      B: {},
      C: { role: 'sheriff' },
    },
    { ...PLAY, deck: ['bang', 'bang'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'bandolier', { card: 'bang', seat: 'B' })
  t.say('A', 'sleeper-car', { card: 'sleeper-car', seat: 'C', picks: [['scope']] }).say('A', 'express-car', { card: 'express-car' })
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.can('A', 'bandolier', { card: 'bang', seat: 'C' })).toBe(true)
  expect(t.can('A', 'sleeper-car', { card: 'sleeper-car', seat: 'C', picks: [['mustang']] })).toBe(true)
})
