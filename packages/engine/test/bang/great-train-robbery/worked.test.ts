import { describe, expect, test } from 'vitest'
import { journey, robbery } from './train.ts'

/** The numbered scenarios of the rules that are not shown by the scenario of a single card. */

const OTHERS = ['mail-car', 'dining-car', 'private-car']

describe('the train', () => {
  test('1. and 2. five Stations, three cars behind; with the first turn of the Sheriff car 1 stands under Station 0', () => {
    const t = robbery({ A: { role: 'sheriff', hand: ['bang'] }, B: {}, C: {}, D: {}, E: {} }, { at: 0, phase: 'play', line: ['boom-town'] })
    expect(t.zone('stations')).toHaveLength(5)
    expect(t.zone('train')).toHaveLength(3)
    expect(journey(t).position).toBe(1)
    expect(t.refused('A', 'rob', { card: 'cattle-truck', picks: [['bang']] }).code).toBe('great-train-robbery/unpaired')
    expect(t.can('A', 'rob', { card: 'observation-car', picks: [['bang']] })).toBe(true)
  })

  test('3. the cars move up, another joins, and a BANG! can still be shot', () => {
    const t = robbery(
      { A: { role: 'sheriff', hand: ['bang', 'bang'] }, B: {}, C: {} },
      { at: 0, phase: 'play', line: ['boom-town'], cars: ['caboose', 'mail-car', 'dining-car'], pile: ['express-car'] },
    )
    t.say('A', 'rob', { card: 'caboose', picks: [['bang']] })
    expect(t.front('A')).toEqual(['caboose'])
    expect(t.zone('train')).toEqual(['mail-car', 'dining-car', 'express-car'])
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
  })

  test('7. no free advance without a car that can be paid for', () => {
    const t = robbery({ A: { hand: ['bang/hearts'], life: 1 }, B: {}, C: {} }, { phase: 'play', line: ['tombrock', 'frisco', 'boom-town'] })
    expect(t.refused('A', 'free-advance').code).toBe('great-train-robbery/nothing-ahead')
    expect(journey(t).position).toBe(1)
  })

  test('9. Deathwood paid with a Railcar: it goes under its pile', () => {
    const t = robbery({ A: { front: ['caboose'] }, B: {}, C: {} }, { phase: 'play', line: ['deathwood'], pile: ['express-car'] })
    t.say('A', 'rob', { card: 'observation-car', picks: [['caboose']] })
    expect(t.front('A')).toEqual(['observation-car'])
    expect(t.zone('railcar-pile').at(-1)).toBe('caboose')
    expect(t.view('B').table.parts?.piles['railcar-pile']?.known).toEqual(['caboose'])
  })

  test('10. Zippy Roy reaches the End of the Line: a take at the present pairing, the Locomotive, a new line', () => {
    const t = robbery(
      { A: { character: 'zippy-roy', hand: ['beer'] }, B: {}, C: {}, D: {} },
      { phase: 'play', at: 3, line: ['boom-town', 'catico', 'tombrock', 'crowns-hole'] },
    )
    t.say('A', 'zippy-roy')
    expect(t.asked()).toBe('end-of-the-line:A')
    expect(t.refused('A', 'play', { card: 'beer' }).code).toBe('great-train-robbery/only-take')
    expect(t.refused('A', 'free-advance').code).toBe('great-train-robbery/only-take')
    t.say('A', 'rob', { card: 'observation-car', picks: [['beer']] })
    expect(t.front('A')).toEqual(['observation-car'])
    expect([t.life('A'), t.life('B')]).toEqual([4, 3])
    expect(t.zone('locomotive')).toEqual(['leland'])
    expect(journey(t).position).toBe(0)
    expect(t.asked()).toBe('play:A')
  })

  test('11. Ironhorse at the start of the Sheriff’s turn: he is the first target, and a kill brings no reward', () => {
    const t = robbery({ A: { role: 'sheriff' }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' } }, { at: 3 })
    expect(t.events('wounded').map(({ seat }) => t.who(seat))).toEqual(['A', 'B', 'C'])
    expect(t.isOut('B')).toBe(true)
    // Only his draw phase.
    expect(t.hand('A')).toHaveLength(2)
  })

  test('12. Ironhorse takes everybody: the Outlaws win', () => {
    const t = robbery({ A: { role: 'sheriff', life: 1 }, B: { role: 'renegade', life: 1 }, C: { role: 'outlaw', life: 1 } }, { at: 3 })
    expect(t.over).toBe('outlaws')
  })

  test('a game that Ironhorse ends has no checks of the turn any more', () => {
    const t = robbery(
      { A: { role: 'sheriff', front: ['dynamite'] }, B: { role: 'renegade', life: 1 }, C: { out: true }, D: { out: true } },
      { at: 3 },
    )
    expect([t.over, t.events('checked')]).toEqual(['law', []])
  })

  test('16. Next Stop draws before the train does anything', () => {
    const t = robbery(
      { A: { hand: ['next-stop'], life: 1 }, B: {}, C: {} },
      { phase: 'play', at: 3, deck: ['beer'], line: ['boom-town', 'catico', 'creepy-creek', 'dodgville'] },
    )
    t.say('A', 'play', { card: 'next-stop' }).say('A', 'pass')
    t.say('A', 'take-it').say('A', 'beer', { card: 'beer' })
    expect(t.life('A')).toBe(1)
  })

  test('the Sheriff who declines at the End of the Line keeps his take', () => {
    const t = robbery(
      { A: { role: 'sheriff', hand: ['bang', 'beer'] }, B: {}, C: {} },
      { at: 3, side: 'leland', line: ['boom-town', 'catico', 'yooma', 'tombrock'], deck: ['*/2H', '*/3H', '*/4H'] },
    )
    expect(t.asked()).toBe('end-of-the-line:A')
    t.say('A', 'pass')
    expect(journey(t).takes).toBe(0)
  })

  test('with too few Railcars a discarded one joins the train', () => {
    const t = robbery(
      { A: { front: ['caboose', 'ghost-car'], hand: ['bang'] }, B: {}, C: {} },
      { phase: 'play', line: ['deathwood'], cars: ['dining-car'] },
    )
    // Those in the pile fill the train first.
    t.say('A', 'rob', { card: 'dining-car', picks: [['caboose']] })
    expect(t.zone('train')).toHaveLength(3)
    expect(t.zone('train')[0]).toBe('caboose')
  })
})

describe('cards', () => {
  test('18. Evaded! against Ironhorse cancels, and brings no card', () => {
    const t = robbery({ A: { role: 'sheriff' }, B: { hand: ['evaded'] }, C: {} }, { at: 3 })
    t.say('B', 'evaded', { card: 'evaded' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual([])
  })

  test('20. a Knife Revolver that came back needs room: refused, but with a Dragoon', () => {
    const again = (front: readonly string[]) => {
      const t = robbery({ A: { hand: ['knife-revolver'], front }, B: {}, C: {} }, { phase: 'play', deck: ['*/KH'] })
      t.say('A', 'play', { card: 'knife-revolver', seat: 'B' })
      return t
    }
    expect(again([]).refused('A', 'play', { card: 'knife-revolver', seat: 'B' }).code).toBe('bang-limit')
    expect(again(['dragoon']).can('A', 'play', { card: 'knife-revolver', seat: 'B' })).toBe(true)
  })

  test('22. a copied Stagecoach does not turn the show', () => {
    const t = robbery(
      { A: { hand: ['money-bag'] }, B: {}, C: {} },
      { phase: 'play', discard: ['stagecoach'], shows: ['gag', 'sacagaway'], sets: ['wild-west-show'] },
    )
    t.say('A', 'play', { card: 'money-bag' })
    expect(t.hand('A')).toHaveLength(2)
    expect(t.view('A').table.show?.left).toBe(2)
  })

  test('24. Money Bag copies a BANG! although one was shot, and is no BANG! card', () => {
    const t = robbery(
      { A: { character: 'slab-the-killer', hand: ['money-bag'] }, B: { hand: ['missed'] }, C: {} },
      { phase: 'play', bangsPlayed: 1, discard: ['bang'] },
    )
    t.say('A', 'play', { card: 'money-bag', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  })

  test('a copied Beer does nothing with two players left', () => {
    const t = robbery(
      { A: { hand: ['money-bag'], life: 2 }, B: { role: 'sheriff' }, C: { out: true } },
      { phase: 'play', discard: ['beer'] },
    )
    t.say('A', 'play', { card: 'money-bag' })
    expect(t.life('A')).toBe(2)
  })

  test('a Money Bag that copies a Brawl pays its price, too', () => {
    const t = robbery(
      { A: { hand: ['money-bag', 'scope'] }, B: { hand: ['beer'] }, C: { hand: ['beer'] } },
      { phase: 'play', discard: ['brawl'], sets: ['dodge-city'] },
    )
    t.say('A', 'play', { card: 'money-bag', picks: [['scope']] })
    expect([t.hand('A'), t.hand('B'), t.hand('C')]).toEqual([[], [], []])
  })

  test('25. Most Wanted under the Curse: everybody loses a life point in turn order', () => {
    const t = robbery({ A: { hand: ['most-wanted'] }, B: {}, C: {} }, { phase: 'play', event: 'curse', sets: ['high-noon'] })
    t.say('A', 'play', { card: 'most-wanted' })
    expect(t.events('wounded').map(({ seat }) => t.who(seat))).toEqual(['A', 'B', 'C'])
  })

  test('26. no card when the Refund itself is lost', () => {
    const t = robbery({ A: { hand: ['cat-balou'] }, B: { front: ['refund', 'barrel'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['refund']] })
    expect(t.hand('B')).toEqual([])
  })

  test('28. Train Robbery of Diamonds on Apache Kid: no effect, but the limit is used', () => {
    const t = robbery(
      { A: { hand: ['train-robbery/4D', 'bang'] }, B: { character: 'apache-kid', front: ['barrel'] }, C: {} },
      { phase: 'play', sets: ['dodge-city'] },
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' })
    expect(t.front('B')).toEqual(['barrel'])
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
  })

  test('29. somebody without life risks nothing in a Train Robbery', () => {
    const t = robbery({ A: { hand: ['train-robbery'] }, B: { ghost: true, front: ['ghost-car', 'scope'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' })
    t.say('B', 'face-it', { card: 'ghost-car' }).say('B', 'face-it', { card: 'scope' })
    expect(t.front('B')).toEqual(['ghost-car', 'scope'])
    expect(t.life('B')).toBe(0)
  })

  test('Train Robbery is legal, without effect, on somebody who has nothing in play', () => {
    const t = robbery({ A: { hand: ['train-robbery'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'train-robbery', seat: 'C' })
    expect(t.asked()).toBe('play:A')
  })

  test('31. Switch takes the Ghost Car of somebody without life: he is out, without any reward', () => {
    const t = robbery(
      {
        A: { hand: ['switch'], front: ['scope'] },
        B: { role: 'outlaw', ghost: true, front: ['ghost-car'] },
        C: { character: 'vulture-sam' },
        D: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'switch', seat: 'B', picks: [['scope'], ['ghost-car']] })
    expect(t.isOut('B')).toBe(true)
    expect(t.front('A')).toEqual(['ghost-car'])
    expect([t.hand('A'), t.hand('C'), t.front('C')]).toEqual([[], [], []])
    expect(t.discard()).toEqual(['scope', 'switch'])
  })

  test('33. in the extra turn of an Express Car there is no second one, and no Vendetta', () => {
    const t = robbery(
      { A: { front: ['express-car'] }, B: {}, C: {} },
      { phase: 'play', event: 'vendetta', sets: ['fistful-of-cards'], pile: [] },
    )
    t.say('A', 'express-car', { card: 'express-car' })
    expect(t.turn()).toBe('A')
    t.say('A', 'end')
    expect(t.turn()).toBe('B')
    expect(t.events('checked')).toEqual([])
  })

  test('35. Map before Kit Carlson looks', () => {
    const t = robbery({ A: { character: 'kit-carlson', front: ['map'] }, B: {}, C: {} }, { deck: ['bang', 'beer', 'missed', 'panic'] })
    expect(t.asked()).toBe('map:A')
    t.say('A', 'discard', { card: 'bang' })
    expect(t.look('A')).toEqual(['beer', 'missed', 'panic'])
  })
})

describe('people and cars', () => {
  test('37. with the shooter as his only neighbour Evan Babbit cannot divert', () => {
    const t = robbery({ A: { hand: ['bang/spades'] }, B: { character: 'evan-babbit', hand: ['volcanic/10S'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
  })

  test('38. a Train Robbery reaches the holder of a Private Car', () => {
    const t = robbery(
      { A: { hand: ['train-robbery'] }, B: { front: ['private-car'] }, C: {} },
      { phase: 'play', cars: ['caboose', 'mail-car', 'dining-car'] },
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'face-it', { card: 'private-car' })
    expect(t.life('B')).toBe(3)
  })

  test('39. a Pardner used as a Duel is a normal duel for the Prisoner Car', () => {
    const t = robbery(
      { A: { counters: { nugget: 2 } }, B: { front: ['prisoner-car'] }, C: {} },
      { phase: 'play', sets: ['gold-rush'], zones: { market: ['pardner', 'boots', 'rhum'] } },
    )
    t.say('A', 'buy-duel', { card: 'pardner', seat: 'B' })
    expect(t.life('B')).toBe(3)
  })

  test('40. a Railcar taken by Panic! lies before the thief, never in his hand', () => {
    const t = robbery({ A: { hand: ['panic'] }, B: { front: ['caboose'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['caboose']] })
    expect(t.front('A')).toEqual(['caboose'])
    expect(t.hand('A')).toEqual([])
  })

  test('Vulture Sam has the Railcars of the dead before him; others go back', () => {
    const dead = (heir: string) => {
      const t = robbery(
        {
          A: { hand: ['bang'] },
          B: { role: 'outlaw', life: 1, front: ['caboose', 'scope'] },
          C: { role: 'outlaw', character: heir },
          D: {},
        },
        { phase: 'play', cars: OTHERS },
      )
      t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
      return t
    }
    const sam = dead('vulture-sam')
    expect([sam.front('C'), sam.hand('C')]).toEqual([['caboose'], ['scope']])
    expect(dead('bart-cassidy').zone('railcar-pile').at(-1)).toBe('caboose')
  })

  test('an eliminated player is called back by the Ghost Car, and leaves with it', () => {
    const t = robbery(
      { A: { hand: ['water-tower', 'cat-balou'] }, B: {}, C: {}, D: { out: true, role: 'outlaw', character: 'bart-cassidy' } },
      { phase: 'play', cars: ['ghost-car', ...OTHERS.slice(1)] },
    )
    t.say('A', 'play', { card: 'water-tower' })
    expect(t.refused('A', 'take', { card: 'ghost-car', seat: 'C' }).code).toBe('sheriff')
    t.say('A', 'take', { card: 'ghost-car', seat: 'D' })
    expect(t.isOut('D')).toBe(false)
    expect([t.life('D'), t.hand('D')]).toEqual([0, []])
    t.say('A', 'play', { card: 'cat-balou', seat: 'D', picks: [['ghost-car']] })
    expect(t.isOut('D')).toBe(true)
    expect(t.events('eliminated')).toEqual([])
  })

  test('with the Ghost Car three are in play: a Beer works; the holder keeps no hand at the end of his turn', () => {
    const t = robbery(
      { A: { ghost: true, front: ['ghost-car'], hand: ['bang', 'scope'] }, B: { life: 2, hand: ['beer'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'end').say('A', 'discard', { card: 'bang' })
    expect(t.hand('A')).toEqual([])
    t.say('B', 'play', { card: 'beer' })
    expect(t.life('B')).toBe(3)
  })

  test('the Sheriff can neither take nor be given the Ghost Car by Panic!', () => {
    const t = robbery({ A: { role: 'sheriff', hand: ['panic'] }, B: { front: ['ghost-car'] }, C: {} }, { phase: 'play', at: 0 })
    expect(t.refused('A', 'play', { card: 'panic', seat: 'B', picks: [['ghost-car']] }).code).toBe('no-cards')
  })

  test('a Lumber Flatcar is put before somebody as it is taken', () => {
    const t = robbery(
      { A: { hand: ['bang'] }, B: {}, C: {}, D: {} },
      { phase: 'play', line: ['boom-town'], cars: ['lumber-flatcar', 'mail-car', 'dining-car'] },
    )
    expect(t.refused('A', 'rob', { card: 'lumber-flatcar', picks: [['bang']] }).code).toBe('target-needed')
    t.say('A', 'rob', { card: 'lumber-flatcar', seat: 'B', picks: [['bang']] })
    expect(t.front('B')).toEqual(['lumber-flatcar'])
  })

  test('Shade O’Connor is asked once for a whole Full Steam, and not in his own turn', () => {
    const t = robbery({ A: { hand: ['full-steam'] }, B: { character: 'shade-oconnor', hand: ['beer'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'ignore').say('B', 'pass')
    expect(t.asked()).toBe('play:A')
    const own = robbery({ A: { character: 'shade-oconnor', hand: ['next-stop', 'beer'] }, B: {}, C: {} }, { phase: 'play' })
    own.say('A', 'play', { card: 'next-stop' })
    expect(own.asked()).toBe('play:A')
  })

  test('Sgt. Blaze leaves somebody out of a Howitzer, a Circus Wagon and an Ironhorse', () => {
    const green = robbery(
      { A: { character: 'sgt-blaze', front: ['howitzer'] }, B: {}, C: {}, D: {} },
      { phase: 'play', sets: ['dodge-city'] },
    )
    green.say('A', 'use', { card: 'howitzer', picks: [['B']] })
    expect([green.life('B'), green.life('C')]).toEqual([4, 3])
    const wagon = robbery(
      { A: { character: 'sgt-blaze', front: ['circus-wagon'] }, B: { front: ['scope'] }, C: { front: ['mustang'] }, D: {} },
      { phase: 'play' },
    )
    wagon.say('A', 'circus-wagon', { card: 'circus-wagon', picks: [['C']] })
    expect([wagon.front('B'), wagon.front('C')]).toEqual([[], ['mustang']])
    const iron = robbery({ A: { role: 'sheriff', character: 'sgt-blaze' }, B: {}, C: {} }, { at: 3 })
    iron.say('A', 'leave-out', { seat: 'A' })
    expect([iron.life('A'), iron.life('B')]).toEqual([6, 3])
  })

  test('a shadow that gets the Ghost Car stays in play between its turns', () => {
    const t = robbery(
      { A: { hand: ['water-tower'] }, B: { out: true, role: 'outlaw' }, C: { role: 'sheriff' }, D: {} },
      { phase: 'play', cars: ['ghost-car', ...OTHERS.slice(1)], options: { shadowGunslingers: true } },
    )
    t.say('A', 'play', { card: 'water-tower' }).say('A', 'take', { card: 'ghost-car', seat: 'B' }).say('A', 'end')
    expect(t.turn()).toBe('B')
    t.say('B', 'end')
    expect(t.isOut('B')).toBe(false)
  })
})
