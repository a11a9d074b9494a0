import { describe, expect, test } from 'vitest'
import { nth } from '../../../src/kernel/index.ts'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { rich, selling, wearing } from '../gold-rush/gold.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, SHOW, TRAIN, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const

describe('Calumet: a card of Diamonds of another has no effect on its owner', () => {
  test('a green Conestoga is spent and takes nothing', () => {
    const t = meet([GOLD, DODGE], { A: { front: ['conestoga'] }, B: { hand: ['beer'], ...wearing('calumet') }, C: {} }, PLAY)
    t.say('A', 'use', { card: 'conestoga', seat: 'B', picks: [[]] })
    expect([t.hand('B'), t.hand('A'), t.discard()[0]]).toEqual([['beer'], [], 'conestoga'])
  })

  test('Bandidos ask everybody else', () => {
    const t = meet([GOLD, VALLEY], { A: { hand: ['bandidos'] }, B: wearing('calumet'), C: {} }, PLAY)
    t.say('A', 'play', { card: 'bandidos' })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([4, 4, 3])
  })

  test('nor a Train Robbery, which uses up the BANG! of the turn', () => {
    const t = meet(
      [GOLD, TRAIN],
      { A: { hand: ['train-robbery', 'bang'] }, B: { front: ['scope'], ...wearing('calumet') }, C: { role: 'sheriff' } },
      PLAY,
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' })
    expect([t.asked(), t.front('B'), t.refused('A', 'play', { card: 'bang', seat: 'B' }).code]).toEqual(['play:A', ['scope'], 'bang-limit'])
  })
})

describe('equipment and events', () => {
  test('Boots draw for the life point of High Noon, before phase 1', () => {
    const t = meet(
      [GOLD, NOON],
      { A: { life: 3, ...wearing('boots') }, B: {}, C: {} },
      { event: 'high-noon', deck: ['beer', 'scope', 'volcanic'] },
    )
    expect([t.life('A'), t.hand('A')]).toEqual([2, ['beer', 'scope', 'volcanic']])
  })

  test('a Rucksack saves from High Noon', () => {
    const t = meet([GOLD, NOON], { A: { life: 1, ...wearing('rucksack'), ...rich(2) }, B: {}, C: {} }, { event: 'high-noon' })
    t.say('A', 'rucksack')
    expect([t.life('A'), t.count('A', 'nugget'), t.asked()]).toEqual([1, 0, 'play:A'])
  })

  test('a Pickaxe adds its card to Peyote, not to Hard Liquor', () => {
    const peyote = meet([GOLD, FISTFUL], { A: wearing('pickaxe'), B: {}, C: {} }, { event: 'peyote', deck: ['*/spades', 'beer'] })
    expect(peyote.say('A', 'red').hand('A')).toEqual(['beer'])
    const liquor = meet([GOLD, FISTFUL], { A: { life: 3, ...wearing('pickaxe') }, B: {}, C: {} }, { event: 'hard-liquor' })
    expect(liquor.say('A', 'drink').hand('A')).toEqual([])
  })

  test('Hangover: a Gold Pan works, Raddie Snake does not', () => {
    const t = meet(
      [GOLD, NOON],
      { A: { character: 'raddie-snake', ...wearing('gold-pan'), ...rich(2) }, B: {}, C: {} },
      { event: 'hangover' },
    )
    expect([t.can('A', 'gold-pan'), t.can('A', 'raddie-snake')]).toEqual([true, false])
  })

  test('Lasso: neither Gun Belt nor Horseshoe', () => {
    const t = meet([GOLD, FISTFUL], { A: { life: 1, hand: 2, ...wearing('gun-belt') }, B: {}, C: {} }, { event: 'lasso' })
    expect(t.say('A', 'end').asked()).toBe('discard:A')
  })

  test('The Sermon does not stop Jacky Murieta', () => {
    const t = meet([GOLD, NOON], { A: { character: 'jacky-murieta', ...rich(2) }, B: {}, C: {} }, { event: 'the-sermon' })
    t.say('A', 'jacky-murieta', { seat: 'B' })
    expect([t.life('B'), t.count('A', 'nugget')]).toEqual([3, 1])
  })

  test('a Beer is not sold under The Reverend, nor under Handcuffs of another suit; a Bottle is drunk', () => {
    const forbidden = meet(
      [GOLD, NOON],
      { A: { hand: ['beer'], life: 2, ...rich(2) }, B: {}, C: {} },
      { event: 'the-reverend', zones: { market: ['bottle', 'shot', 'shot'] } },
    )
    expect(forbidden.can('A', 'sell-beer', { card: 'beer' })).toBe(false)
    expect(forbidden.say('A', 'buy-beer', { card: 'bottle' }).life('A')).toBe(3)
    const cuffed = meet([GOLD, NOON], { A: { hand: ['beer'] }, B: {}, C: {} }, { event: 'handcuffs', options: { highNoonExtras: true } })
    expect(cuffed.say('A', 'spades').can('A', 'sell-beer', { card: 'beer' })).toBe(false)
  })

  test('Law of the West: a Beer that is sold has been played', () => {
    const t = meet([GOLD, FISTFUL], { A: {}, B: {}, C: {} }, { event: 'law-of-the-west', deck: ['scope', 'beer'] })
    expect(t.can('A', 'end')).toBe(false)
    t.say('A', 'sell-beer', { card: 'beer' })
    expect([t.can('A', 'end'), t.count('A', 'nugget')]).toEqual([true, 1])
  })
})

describe('Law of the West', () => {
  test('another Beer may not be sold before the one that was shown', () => {
    const t = meet([GOLD, FISTFUL], { A: { hand: ['beer/6H'] }, B: {}, C: {} }, { event: 'law-of-the-west', deck: ['scope', 'beer/7H'] })
    expect([t.can('A', 'sell-beer', { card: 'beer/6H' }), t.can('A', 'sell-beer', { card: 'beer/7H' })]).toEqual([false, true])
  })

  test('a Gold Rush may be bought while the card is still owed', () => {
    const t = meet(
      [GOLD, FISTFUL],
      { A: rich(5), B: {}, C: {} },
      { event: 'law-of-the-west', deck: ['scope', 'barrel'], zones: { market: ['gold-rush', 'boots', 'shot'] } },
    )
    expect(t.can('A', 'end')).toBe(false)
    expect(t.say('A', 'buy', { card: 'gold-rush' }).events('extra-turn')).toHaveLength(1)
  })
})

describe('what is bought is no card that is played', () => {
  test('Union Pacific turns no show card; a Beer that is sold counts for Miss Susanna, a purchase does not', () => {
    const t = meet(
      [GOLD, SHOW],
      { A: { hand: ['beer', 'beer'], ...rich(4) }, B: {}, C: {} },
      { ...selling('union-pacific', 'shot', 'shot'), show: 'miss-susanna', shows: ['gag'] },
    )
    t.say('A', 'buy', { card: 'union-pacific' }).say('A', 'sell-beer', { card: 'beer' }).say('A', 'sell-beer', { card: 'beer' })
    expect([t.hand('A').length, t.events('turned')]).toEqual([4, []])
    expect(t.say('A', 'end').life('A')).toBe(4)
  })

  test('a Bottle shoots at an empty-handed holder of a Private Car; a BANG! may not', () => {
    const t = meet(
      [GOLD, TRAIN],
      { A: { hand: ['bang'], ...rich(2) }, B: { front: ['private-car'] }, C: { role: 'sheriff' } },
      selling('bottle', 'shot', 'shot'),
    )
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(false)
    expect(t.say('A', 'buy-bang', { card: 'bottle', seat: 'B' }).life('B')).toBe(3)
  })

  test('a Bottle on Henry Block’s Volcanic: his shot comes first, and who falls to it takes nothing', () => {
    const t = meet(
      [GOLD, VALLEY],
      { A: { life: 1, role: 'outlaw', ...rich(2) }, B: { character: 'henry-block', front: ['volcanic'] }, C: { role: 'sheriff' }, D: {} },
      selling('bottle', 'shot', 'shot'),
    )
    t.say('A', 'buy-panic', { card: 'bottle', seat: 'B', picks: [['volcanic']] })
    expect([t.isOut('A'), t.front('B'), t.events('rewarded').length, t.count('B', 'nugget')]).toEqual([true, ['volcanic'], 1, 1])
  })

  test('Escape avoids the Cat Balou of a Pardner; Prisoner Car does not avoid its Duel', () => {
    const escaped = meet(
      [GOLD, VALLEY],
      { A: rich(2), B: { hand: ['escape'], front: ['scope'] }, C: {} },
      selling('pardner', 'shot', 'shot'),
    )
    escaped.say('A', 'buy-cat-balou', { card: 'pardner', seat: 'B', picks: [['scope']] }).say('B', 'ignore', { card: 'escape' })
    expect(escaped.front('B')).toEqual(['scope'])
    const duel = meet(
      [GOLD, TRAIN],
      { A: rich(2), B: { front: ['prisoner-car'] }, C: { role: 'sheriff' } },
      selling('pardner', 'shot', 'shot'),
    )
    expect(duel.say('A', 'buy-duel', { card: 'pardner', seat: 'B' }).life('B')).toBe(3)
  })

  test('Al Preacher is not asked about equipment or a Railcar', () => {
    const t = meet([GOLD, ARMED], { A: rich(3), B: { character: 'al-preacher', ...tokens(4) }, C: {} }, selling('boots', 'shot', 'shot'))
    expect(t.say('A', 'buy', { card: 'boots' }).asked()).toBe('play:A')
  })
})

describe('nuggets', () => {
  test('Tombrock is a price: the Lucky Charm pays its owner, nobody else is paid', () => {
    const t = meet(
      [GOLD, TRAIN],
      { A: { life: 3, ...wearing('lucky-charm') }, B: {}, C: { role: 'sheriff' } },
      {
        ...PLAY,
        zones: { stations: ['tombrock', 'frisco', 'catico', 'yooma'], train: ['observation-car', 'caboose', 'private-car'] },
        states: { journey: { position: 1, takes: 0, advanced: false } },
      },
    )
    t.say('A', 'rob', { card: 'observation-car' })
    expect([t.life('A'), t.count('A', 'nugget'), t.front('A')]).toEqual([2, 1, ['observation-car']])
  })

  test('a Bomb pays Simeon Picos for each point', () => {
    const t = meet([GOLD, ARMED], { A: { character: 'simeon-picos', ...loaded({ bomb: 2 }) }, B: {}, C: {} }, { deck: ['*/clubs'] })
    expect([t.life('A'), t.count('A', 'nugget')]).toEqual([3, 2])
  })

  test('a Backfire out of turn earns one', () => {
    const t = meet([GOLD, VALLEY], { A: { hand: ['bang'] }, B: { hand: ['backfire'] }, C: {} }, PLAY)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.count('A', 'nugget'), t.count('B', 'nugget')]).toEqual([4, 0, 1])
  })

  test('a Wanted holder with a Ghost Car is not eliminated: nobody is paid but for the wound', () => {
    const t = meet(
      [GOLD, TRAIN],
      { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1, front: ['ghost-car'], ...wearing('wanted') }, C: { role: 'sheriff' } },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.hand('A'), t.count('A', 'nugget'), t.zone('equipment', 'B')]).toEqual([false, [], 1, ['wanted']])
  })

  test('what was spent on Raddie Snake and a Gold Pan is lost even if their player falls in his turn; what he has left he keeps as a shadow', () => {
    const falls = (shadowGunslingers: boolean) => {
      const t = meet(
        [GOLD],
        {
          A: { role: 'sheriff' },
          B: { role: 'outlaw', life: 1, character: 'raddie-snake', hand: ['duel'], ...rich(3), ...wearing('gold-pan') },
          C: { hand: ['bang'] },
          D: { role: 'outlaw' },
        },
        { ...PLAY, turn: 'B', deck: ['scope', 'mustang'], options: { shadowGunslingers } },
      )
      t.say('B', 'raddie-snake').say('B', 'gold-pan').say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
      t.letItHappen()
      return [t.isOut('B'), t.countOn('B', 'nugget'), t.count('B', 'nugget'), t.supply('nugget')]
    }
    expect(falls(false)).toEqual([true, 0, 0, 30])
    expect(falls(true)).toEqual([true, 0, 1, 29])
  })

  test('a Sheriff who loses everything for a Deputy keeps his nuggets, but not those on his Gold Pan', () => {
    const t = meet(
      [GOLD],
      { A: { hand: ['bang'], ...rich(3), ...wearing('gold-pan') }, B: { role: 'deputy', life: 1 }, C: {}, D: {}, E: {} },
      { ...PLAY, deck: ['scope'] },
    )
    t.say('A', 'gold-pan').say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.hand('A'), t.zone('equipment', 'A'), t.count('A', 'nugget'), t.supply('nugget')]).toEqual([[], [], 3, 27])
  })

  test('Madam Yto, then Lemonade Jim, who sits behind her, for one Beer', () => {
    const t = meet(
      [GOLD, VALLEY],
      { A: { life: 2, hand: ['beer'] }, B: { character: 'madam-yto' }, C: { character: 'lemonade-jim', life: 2, hand: ['scope'] } },
      { ...PLAY, deck: ['mustang'] },
    )
    t.say('A', 'play', { card: 'beer' })
    expect([t.asked(), t.hand('B')]).toEqual(['lemonade-jim:C', ['mustang']])
  })
})

test('Lee Van Kliff repeats a Beer as he has played it: one that was sold brings another nugget and no life, and is a Beer to others', () => {
  const t = meet(
    [GOLD, SHOW, VALLEY],
    {
      A: { character: 'lee-van-kliff', life: 2, hand: ['beer', 'bang'] },
      B: { character: 'madam-yto' },
      C: { character: 'lemonade-jim', life: 2, hand: ['scope', 'mustang'] },
    },
    PLAY,
  )
  t.say('A', 'sell-beer', { card: 'beer' }).pass()
  expect(t.say('A', 'lee-van-kliff', { card: 'bang' }).asked()).toBe('lemonade-jim:C')
  t.pass()
  expect([t.count('A', 'nugget'), t.life('A'), t.hand('B').length, t.asked()]).toEqual([2, 2, 2, 'play:A'])
})

describe('Rhum', () => {
  test('counts what was flipped when both piles run dry', () => {
    const t = meet(
      [GOLD],
      { A: { role: 'outlaw', life: 1, ...rich(3) }, B: { role: 'sheriff' }, C: {} },
      { ...selling('rhum', 'shot', 'shot'), deck: ['*/2H', '*/3S'], deckSize: 2 },
    )
    expect(t.say('A', 'buy', { card: 'rhum' }).life('A')).toBe(3)
  })

  test('is flipped anew as a whole by a Tumbleweed', () => {
    const t = meet(
      [GOLD, ARMED],
      { A: { role: 'outlaw', life: 1, ...rich(3) }, B: { role: 'sheriff', ...loaded({ tumbleweed: 1 }) }, C: {} },
      { ...selling('rhum', 'shot', 'shot'), deck: ['*/2H', '*/3D', '*/4S', '*/5C', '*/6H', '*/7H', '*/8H', '*/9H'] },
    )
    t.say('A', 'buy', { card: 'rhum' }).say('B', 'repeat')
    expect([t.life('A'), t.discard().length]).toEqual([2, 9])
  })
})

describe('Wanted', () => {
  test('pays before Herb Hunter draws, and that comes before the cards for an Outlaw', () => {
    const t = meet(
      [GOLD, DODGE],
      {
        A: { hand: ['bang'] },
        B: { role: 'outlaw', life: 1, ...wearing('wanted') },
        C: { role: 'outlaw', character: 'herb-hunter' },
        D: {},
      },
      { ...PLAY, deck: ['*/2S', '*/3S', '*/4S', '*/5S', '*/6S', '*/7S', '*/8S'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    const ranks = (faces: readonly string[]) => faces.map((face) => face.split('/')[1])
    expect([ranks(t.handFaces('A')), ranks(t.handFaces('C'))]).toEqual([
      ['2S', '3S', '6S', '7S', '8S'],
      ['4S', '5S'],
    ])
  })

  test('twice in one Gatling of the Sheriff, one a Deputy: all is drawn, then lost, but for six nuggets', () => {
    const t = meet(
      [GOLD],
      {
        A: { role: 'sheriff', hand: ['gatling', 'scope'], front: ['mustang'] },
        B: { role: 'deputy', life: 1, ...wearing('wanted') },
        C: { role: 'outlaw', life: 1, ...wearing('wanted') },
        D: { role: 'outlaw' },
        E: {},
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'gatling' }).letItHappen()
    expect([t.hand('A'), t.front('A'), t.count('A', 'nugget')]).toEqual([[], [], 6])
  })

  test('taken by Josh McCloud where everybody has one goes under the pile', () => {
    const t = meet(
      [GOLD],
      {
        A: { role: 'sheriff', character: 'josh-mccloud', ...rich(2), ...wearing('wanted') },
        B: { role: 'renegade', ...wearing('wanted') },
        C: { out: true },
        D: { out: true },
      },
      { ...PLAY, zones: { 'equipment-pile': ['wanted'] } },
    )
    t.say('A', 'josh-mccloud')
    expect([t.asked(), t.count('A', 'nugget'), t.zone('equipment-pile').at(-1)]).toEqual(['play:A', 0, 'wanted'])
  })
})

describe('“draw!” with a Horseshoe', () => {
  test('Teren Kill flips two for his life and chooses', () => {
    const t = meet(
      [GOLD, SHOW],
      { A: { hand: ['bang'] }, B: { character: 'teren-kill', life: 1, ...wearing('horseshoe') }, C: {} },
      { ...PLAY, deck: ['*/spades', '*/hearts', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'flip', { card: t.game.handle(nth(t.game.aside, 1)) })
    expect([t.life('B'), t.hand('B')]).toEqual([1, ['scope']])
  })

  test('Lucky Duke flips three for his Rattlesnake', () => {
    const t = meet(
      [GOLD, VALLEY],
      { A: { front: ['rattlesnake'], character: 'lucky-duke', ...wearing('horseshoe') }, B: {}, C: {} },
      { deck: ['*/spades', '*/spades+3', '*/clubs'] },
    )
    expect([t.asked(), t.row().length]).toEqual(['flip:A', 3])
  })
})

describe('shadows', () => {
  const shadow = (
    more: readonly string[],
    seats: { readonly character?: string; readonly life?: number },
    situation: { readonly event?: string; readonly show?: string; readonly deck?: readonly string[] },
  ) =>
    meet(
      more,
      { A: { role: 'sheriff', ...seats }, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
      { ...situation, options: { shadowGunslingers: true } },
    ).say('A', 'end')

  test('Ghost Town goes before: the ghost draws three', () => {
    const t = shadow([NOON], {}, { event: 'ghost-town' })
    expect([t.asked(), t.hand('B').length]).toEqual(['play:B', 3])
  })

  test('Miss Susanna costs a shadow nothing, and Greg Digger has nothing of its leaving', () => {
    const t = shadow(
      [SHOW, DODGE],
      { character: 'greg-digger', life: 3 },
      { show: 'miss-susanna', deck: ['scope', 'mustang', 'volcanic', 'barrel'] },
    )
    t.say('B', 'play', { card: 'volcanic' }).say('B', 'end')
    expect([t.life('A'), t.isOut('B'), t.front('B'), t.events('eliminated')]).toEqual([2, true, [], []])
  })

  test('Blood Brothers and Hard Liquor pass it by', () => {
    expect(shadow([FISTFUL], {}, { event: 'blood-brothers' }).asked()).toBe('play:B')
    expect(shadow([FISTFUL], {}, { event: 'hard-liquor' }).asked()).toBe('play:B')
  })
})
