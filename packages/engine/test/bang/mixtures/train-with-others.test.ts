import { describe, expect, test } from 'vitest'
import { firstOf, nth } from '../../../src/kernel/index.ts'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { wearing } from '../gold-rush/gold.ts'
import { journey, robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, SHOW, TRAIN, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const
const SHERIFF = { role: 'sheriff' } as const

describe('Evaded! takes the attacking card', () => {
  test('a Beer that a LeMat made a BANG!', () => {
    const t = meet([TRAIN, VALLEY], { A: { hand: ['beer'], front: ['lemat'] }, B: { hand: ['evaded'] }, C: SHERIFF }, PLAY)
    t.say('A', 'as-bang', { card: 'beer', seat: 'B' }).say('B', 'evaded', { card: 'evaded' })
    expect(t.hand('B')).toEqual(['beer'])
  })

  test('nothing of a Sniper’s pair, of Doc Holyday or of A Fistful of Cards', () => {
    const sniper = meet(
      [TRAIN, FISTFUL],
      { A: { hand: ['bang', 'bang'] }, B: { hand: ['evaded', 'missed'] }, C: SHERIFF },
      { ...PLAY, event: 'sniper' },
    )
    sniper.say('A', 'sniper', {
      card: sniper.game.handle(nth(sniper.game.hand(sniper.seat('A')), 0)),
      seat: 'B',
      picks: [[sniper.game.handle(nth(sniper.game.hand(sniper.seat('A')), 1))]],
    })
    sniper.say('B', 'evaded', { card: 'evaded' }).say('B', 'missed', { card: 'missed' })
    expect([sniper.life('B'), sniper.hand('B')]).toEqual([4, []])
    const fistful = meet(
      [TRAIN, FISTFUL],
      { A: { hand: ['evaded'] }, B: {}, C: SHERIFF },
      { event: 'a-fistful-of-cards', deck: ['scope', 'mustang'] },
    )
    fistful.say('A', 'evaded', { card: 'evaded' })
    expect([fistful.life('A'), fistful.hand('A')]).toEqual([4, ['scope', 'mustang']])
  })

  test('a Springfield, not its price', () => {
    const t = meet([TRAIN, DODGE], { A: { hand: ['springfield', 'beer'] }, B: { hand: ['evaded'] }, C: SHERIFF }, PLAY)
    t.say('A', 'play', { card: 'springfield', seat: 'B', picks: [['beer']] }).say('B', 'evaded', { card: 'evaded' })
    expect([t.hand('B'), t.discard()]).toEqual([['springfield'], ['evaded', 'beer']])
  })
})

describe('Money Bag', () => {
  test('copies Bandidos, as a queen of Clubs: Apache Kid is robbed', () => {
    const t = meet(
      [TRAIN, VALLEY, DODGE],
      { A: { hand: ['money-bag'] }, B: { character: 'apache-kid' }, C: SHERIFF },
      { ...PLAY, discard: ['bandidos'] },
    )
    t.say('A', 'play', { card: 'money-bag' })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([3, 2, 4])
  })

  test('copies no Escape, no Saved!, no Aim', () => {
    for (const top of ['escape', 'saved', 'aim']) {
      const t = meet([TRAIN, VALLEY], { A: { hand: ['money-bag', 'bang'] }, B: {}, C: SHERIFF }, { ...PLAY, discard: [top] })
      expect(t.can('A', 'play', { card: 'money-bag' })).toBe(false)
    }
  })

  test('copies a Fanning outside the limit, with both targets', () => {
    const t = meet(
      [TRAIN, VALLEY],
      { A: { hand: ['money-bag'] }, B: {}, C: {}, D: SHERIFF },
      { ...PLAY, bangsPlayed: 1, discard: ['fanning'] },
    )
    t.say('A', 'play', { card: 'money-bag', seat: 'B', picks: [['C']] })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
  })
})

describe('limits of BANG! cards', () => {
  test('Dragoon under Shootout: three', () => {
    const t = meet(
      [TRAIN, NOON],
      { A: { hand: ['bang'], front: ['dragoon'] }, B: {}, C: SHERIFF },
      { ...PLAY, event: 'shootout', bangsPlayed: 2 },
    )
    expect(t.say('A', 'play', { card: 'bang', seat: 'B' }).life('B')).toBe(3)
  })

  test('Knife Revolver: allowed under The Sermon, not after a BANG!', () => {
    const seats = { A: { hand: ['knife-revolver'] }, B: {}, C: SHERIFF }
    const sermon = meet([TRAIN, NOON], seats, { ...PLAY, event: 'the-sermon', deck: ['*/clubs+3'] })
    expect(sermon.say('A', 'play', { card: 'knife-revolver', seat: 'B' }).life('B')).toBe(3)
    const late = meet([TRAIN, NOON], seats, { ...PLAY, bangsPlayed: 1 })
    expect(late.can('A', 'play', { card: 'knife-revolver', seat: 'B' })).toBe(false)
  })
})

describe('Railcars and events', () => {
  test('Lasso: the Dining Car is not checked; the Lumber Flatcar makes nobody distant', () => {
    const t = robbery({ A: { life: 2, front: ['dining-car', 'lumber-flatcar'] }, B: {}, C: {} }, { sets: [FISTFUL], event: 'lasso' })
    expect([t.events('checked'), t.life('A'), t.distance('A', 'B')]).toEqual([[], 2, 1])
  })

  test('a Caboose answers a shot of A Fistful of Cards', () => {
    const t = meet(
      [TRAIN, FISTFUL],
      { A: { hand: ['scope'], front: ['caboose', 'mustang'] }, B: {}, C: SHERIFF },
      { event: 'a-fistful-of-cards' },
    )
    t.say('A', 'caboose', { card: 'caboose', picks: [['mustang']] })
    expect([t.life('A'), t.front('A')]).toEqual([4, ['caboose']])
  })

  test('The Daltons: a Railcar goes back under its pile', () => {
    const t = robbery(
      { A: { front: ['observation-car'] }, B: {}, C: {} },
      { ...PLAY, sets: [NOON], events: ['the-daltons'], cars: ['caboose', 'cattle-truck', 'private-car'] },
    )
    t.say('A', 'end').say('B', 'end')
    expect([t.front('A'), t.zone('train')]).toEqual([[], ['caboose', 'cattle-truck', 'private-car']])
  })

  test('Tuco Franziskaner with a Railcar draws two', () => {
    const t = robbery({ A: { character: 'tuco-franziskaner', front: ['caboose'] }, B: {}, C: {} }, { sets: [VALLEY] })
    expect(t.hand('A')).toHaveLength(2)
  })

  test('Map in the Abandoned Mine: what it discards is drawn', () => {
    const t = robbery(
      { A: { front: ['map'] }, B: {}, C: {} },
      { sets: [FISTFUL], event: 'abandoned-mine', deck: ['beer', 'scope', 'gatling'] },
    )
    t.say('A', 'discard', { card: 'scope' })
    expect(t.hand('A')).toEqual(['scope', 'beer'])
  })

  test('Ghost Town: the Strongbox a ghost has laid pays before he is out again', () => {
    const t = robbery(
      { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
      { sets: [NOON], event: 'ghost-town', deck: ['scope', 'mustang', 'strongbox', 'beer', 'volcanic', 'barrel'] },
    )
    t.say('A', 'end').say('B', 'play', { card: 'strongbox' }).say('B', 'end').say('B', 'discard', { card: 'beer' })
    expect([t.isOut('B'), t.events('drawing').some(({ because }) => because === 'strongbox')]).toEqual([true, true])
  })

  test('Blessing: nobody is Most Wanted, though everybody flips', () => {
    const t = meet([TRAIN, NOON], { A: { hand: ['most-wanted'] }, B: {}, C: SHERIFF }, { ...PLAY, event: 'blessing' })
    t.say('A', 'play', { card: 'most-wanted' })
    expect([t.life('A'), t.life('B'), t.life('C'), t.events('checked').length]).toEqual([4, 4, 5, 3])
  })

  test('Hangover: Zippy Roy and Sancho are ordinary people', () => {
    const t = robbery({ A: { character: 'zippy-roy' }, B: { character: 'sancho' }, C: {} }, { sets: [NOON], event: 'hangover' })
    expect(t.can('A', 'zippy-roy')).toBe(false)
    t.say('A', 'end')
    expect(t.can('B', 'sancho', { card: 'observation-car' })).toBe(false)
  })
})

describe('people of the train and others', () => {
  test('Evan Babbit passes an aimed BANG! on to the owner of a Bounty: two points and two nuggets, one card', () => {
    const t = meet(
      [TRAIN, VALLEY, GOLD],
      { A: { hand: ['bang/5D', 'aim'] }, B: { character: 'evan-babbit', hand: ['bang/6D'] }, C: { front: ['bounty'] }, D: SHERIFF },
      { ...PLAY, deck: ['scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('B', 'divert', { card: 'bang', seat: 'C' })
    expect([t.life('B'), t.life('C'), t.hand('A'), t.count('A', 'nugget')]).toEqual([4, 2, ['scope'], 2])
  })

  test('Vera Custer as Manuelita draws two at the End of the Line', () => {
    const t = robbery(
      { A: { hand: ['full-steam'] }, B: { character: 'vera-custer', copies: ['manuelita'] }, C: {} },
      { ...PLAY, sets: [DODGE] },
    )
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'ignore')
    expect(t.hand('B')).toHaveLength(2)
  })

  test('Sgt. Blaze leaves a bettor out of a Poker', () => {
    const t = meet(
      [TRAIN, VALLEY],
      { A: { character: 'sgt-blaze', hand: ['poker'] }, B: { hand: ['bang/AD'] }, C: { ...SHERIFF, hand: ['beer/7H'] } },
      PLAY,
    )
    t.say('A', 'play', { card: 'poker', picks: [['B']] }).say('A', 'take', { picks: [[t.game.handle(firstOf(t.game.aside))]] })
    expect([t.hand('A'), t.hand('B'), t.hand('C')]).toEqual([['beer'], ['bang'], []])
  })

  test('Jimmy Texas and Don Bell’s ability: the “draw!” first, then his card, then the extra turn', () => {
    const t = robbery(
      { A: { character: 'don-bell', copies: ['jimmy-texas'] }, B: {}, C: {} },
      { ...PLAY, sets: [GOLD, DODGE], deck: ['*/hearts', 'gatling', 'scope', 'mustang'] },
    )
    t.say('A', 'end')
    expect([t.asked(), t.hand('A')]).toEqual(['play:A', ['gatling', 'scope', 'mustang']])
  })

  test('Express Car: neither Don Bell nor Vendetta flips', () => {
    const t = robbery(
      { A: { character: 'don-bell', hand: 2, front: ['express-car'] }, B: {}, C: {} },
      { ...PLAY, sets: [GOLD, FISTFUL], event: 'vendetta' },
    )
    t.say('A', 'express-car', { card: 'express-car' })
    expect([t.events('checked'), t.asked(), t.hand('A').length]).toEqual([[], 'play:A', 2])
    t.say('A', 'end')
    expect(t.events('checked')).toEqual([])
  })

  test('Suzy Lafayette after an Express Car: the card she draws is hers before phase 3', () => {
    const t = robbery({ A: { character: 'suzy-lafayette', hand: 2, front: ['express-car'] }, B: {}, C: {} }, PLAY)
    t.say('A', 'express-car', { card: 'express-car' })
    expect(t.hand('A')).toHaveLength(3)
  })

  test('John Pain takes the flips of a Most Wanted when all of it is over, six cards at most', () => {
    const t = meet(
      [TRAIN, SHOW],
      { A: { hand: ['most-wanted'] }, B: { character: 'john-pain', hand: 4 }, C: SHERIFF },
      { ...PLAY, deck: ['scope', '*/hearts', '*/hearts+5', '*/hearts+6'] },
    )
    t.say('A', 'play', { card: 'most-wanted' })
    expect([t.hand('B').length, t.life('B')]).toEqual([6, 4])
  })

  test('Gary Looter gets nothing of an Express Car', () => {
    const t = robbery({ A: { hand: 3, front: ['express-car'] }, B: { character: 'gary-looter' }, C: {} }, { ...PLAY, sets: [SHOW] })
    t.say('A', 'express-car', { card: 'express-car' })
    expect(t.hand('B')).toEqual([])
  })

  test('Molly Stark: what she pays a Station with is no answer; a BANG! given in a Duel by Pardner is', () => {
    const t = meet(
      [TRAIN, GOLD, DODGE],
      { A: { counters: { nugget: 2 } }, B: { character: 'molly-stark', hand: ['bang'] }, C: SHERIFF },
      { ...PLAY, zones: { market: ['pardner', 'shot', 'shot'] }, deck: ['scope'] },
    )
    t.say('A', 'buy-duel', { card: 'pardner', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect([t.life('A'), t.hand('B')]).toEqual([3, ['scope']])
  })

  test('a Ghost Car ghost with a Gun Belt keeps eight cards', () => {
    const t = meet(
      [TRAIN, GOLD],
      { A: { role: 'outlaw', ghost: true, hand: 8, front: ['ghost-car'], ...wearing('gun-belt') }, B: {}, C: SHERIFF },
      PLAY,
    )
    expect(t.say('A', 'end').hand('A')).toHaveLength(8)
  })

  test('Wild West Show: a ghost by a Ghost Car can be the last one', () => {
    const t = meet(
      [TRAIN, SHOW],
      {
        A: { role: 'outlaw', ghost: true, hand: ['bang'], front: ['ghost-car'] },
        B: { ...SHERIFF, life: 1 },
        C: { out: true },
        D: { out: true },
      },
      { ...PLAY, show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.over, t.winners()]).toEqual(['last-standing', ['A']])
  })
})

describe('with load tokens', () => {
  test('a Money Bag that copies a Flintlock is bought back itself', () => {
    const t = meet(
      [TRAIN, ARMED],
      { A: { hand: ['money-bag'], ...tokens(2) }, B: { hand: ['missed'] }, C: SHERIFF },
      { ...PLAY, discard: ['flintlock'] },
    )
    t.say('A', 'play', { card: 'money-bag', seat: 'B' })
      .say('B', 'missed', { card: 'missed' })
      .say('A', 'take-back', { picks: [[2]] })
    expect([t.hand('A'), t.discard()]).toEqual([['money-bag'], ['missed', 'flintlock']])
  })

  test('a Crate that answers a shot of a Train Robbery with its last tokens is no card the robbery could ask for', () => {
    const t = meet(
      [TRAIN, ARMED],
      { A: { hand: ['train-robbery'] }, B: { ...loaded({ crate: 2 }), front: ['crate', 'scope'] }, C: SHERIFF },
      PLAY,
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'face-it', { card: 'scope' }).say('B', 'crate', { card: 'crate' })
    expect([t.asked(), t.front('B'), t.life('B')]).toEqual(['play:A', ['scope'], 4])
  })

  test('a Bomb that makes the holder of a Ghost Car a ghost does not end his turn: the Dining Car is checked, in vain', () => {
    const t = meet(
      [TRAIN, ARMED],
      { A: { role: 'outlaw', life: 2, ...loaded({ bomb: 2 }), front: ['bomb', 'ghost-car', 'dining-car'] }, B: {}, C: SHERIFF },
      { deck: ['*/spades', '*/hearts'] },
    )
    expect(t.events('checked').map(({ source }) => source)).toEqual(['bomb', 'dining-car'])
    expect([t.asked(), t.life('A'), t.front('A')]).toEqual(['play:A', 0, ['ghost-car', 'dining-car']])
  })
})

describe('who falls on the way', () => {
  test('a double Ironhorse: whoever has sent it falls to the first, and the second still hits the others', () => {
    const t = robbery({ A: { role: 'outlaw', life: 1, hand: ['full-steam'] }, B: { role: 'outlaw' }, C: {}, D: SHERIFF }, PLAY)
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'double').letItHappen()
    expect([t.isOut('A'), t.life('B'), t.life('D'), t.turn(), journey(t).position]).toEqual([true, 2, 3, 'B', 0])
  })

  test('Julie Cutter shoots a robber down: he is doomed, and the rest of his Train Robbery is still asked for', () => {
    const t = meet(
      [TRAIN, ARMED],
      {
        A: { role: 'outlaw', life: 1, hand: ['train-robbery'] },
        B: { character: 'julie-cutter', front: ['scope', 'mustang'] },
        C: SHERIFF,
        D: { role: 'outlaw' },
      },
      { ...PLAY, deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'face-it', { card: 'scope' })
    expect([t.asked(), t.isOut('A')]).toEqual(['train-robbery:B', false])
    t.say('B', 'discard', { card: 'mustang' })
    expect([t.isOut('A'), t.front('B'), t.events('rewarded').length]).toEqual([true, ['scope'], 1])
  })

  test('Julie Cutter, hit again by a robber who is doomed, flips nothing: there is nobody left to shoot at', () => {
    const t = meet(
      [TRAIN, ARMED],
      {
        A: { role: 'outlaw', life: 1, hand: ['train-robbery'] },
        B: { character: 'julie-cutter', front: ['scope', 'mustang'] },
        C: SHERIFF,
        D: { role: 'outlaw' },
      },
      { ...PLAY, deck: ['*/hearts', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'face-it', { card: 'scope' }).say('B', 'face-it', { card: 'mustang' })
    expect([t.isOut('A'), t.life('B'), t.events('checked').length, t.events('rewarded').length]).toEqual([true, 2, 1, 1])
  })

  test('a Backfire in a Train Robbery shoots before the next card is asked for', () => {
    const t = meet(
      [TRAIN, VALLEY],
      { A: { hand: ['train-robbery'] }, B: { hand: ['backfire'], front: ['scope', 'mustang'] }, C: SHERIFF },
      PLAY,
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'face-it', { card: 'scope' }).say('B', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.life('B'), t.asked()]).toEqual([3, 4, 'train-robbery:B'])
  })

  test('Evan Babbit passes the Sheriff’s BANG! on to a Deputy: the Sheriff pays for it', () => {
    const t = robbery(
      {
        A: { role: 'sheriff', hand: ['bang/spades', 'scope'] },
        B: { role: 'outlaw', character: 'evan-babbit', hand: ['volcanic/10S'] },
        C: { role: 'deputy', life: 1 },
        D: {},
        E: {},
      },
      { ...PLAY, at: 0 },
    )
    t.say('A', 'play', { card: 'bang/spades', seat: 'B' }).say('B', 'divert', { card: 'volcanic', seat: 'C' })
    expect([t.isOut('C'), t.hand('A')]).toEqual([true, []])
  })

  test('the Sheriff under Wild West Show: from then on the train moves with the turns of the next player', () => {
    const t = robbery(
      { A: { hand: ['bang'] }, B: { ...SHERIFF, life: 1 }, C: {}, D: {} },
      { ...PLAY, sets: [SHOW], show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    t.endTurn('A')
    expect([t.turn(), journey(t).position]).toEqual(['C', 2])
    t.endTurns('C', 'D', 'A')
    expect([t.turn(), journey(t).position]).toEqual(['C', 3])
  })
})

test('a Switch that brings a Dangerous weapon: its tokens come with it, those of the other go back', () => {
  const t = meet(
    [ARMED, TRAIN],
    {
      A: { hand: ['switch'], front: ['scope', 'big-fifty'], on: { 'big-fifty': { 'load-token': 3 } } },
      B: loaded({ thunderer: 2 }),
      C: SHERIFF,
    },
    PLAY,
  )
  t.say('A', 'play', { card: 'switch', seat: 'B', picks: [['scope'], ['thunderer']] })
  expect([t.front('A'), t.countOn('A', 'load-token', 'thunderer'), t.supply('load-token')]).toEqual([['thunderer'], 2, 30])
})

test('Escape keeps a card from a Switch; Henry Block does not shoot at one', () => {
  const play = { card: 'switch', seat: 'B', picks: [['scope'], ['mustang']] } as const
  const owner = { front: ['mustang'], hand: ['escape'] } as const
  const t = meet([TRAIN, VALLEY], { A: { hand: ['switch'], front: ['scope'] }, B: owner, C: SHERIFF }, PLAY)
  t.say('A', 'play', play).say('B', 'ignore', { card: 'escape' })
  expect([t.front('A'), t.front('B')]).toEqual([['scope'], ['mustang']])
  const henry = meet(
    [TRAIN, VALLEY],
    { A: { hand: ['switch'], front: ['scope'] }, B: { ...owner, hand: [], character: 'henry-block' }, C: SHERIFF },
    PLAY,
  )
  expect([henry.say('A', 'play', play).front('A'), henry.life('A')]).toEqual([['mustang'], 4])
})

test('Stick of Dynamite: a Dynamite that stays before the holder of the Stick is no loss for his Refund', () => {
  const panicked = (stick: 'B' | 'C') => {
    const t = robbery(
      { A: { hand: ['panic'] }, B: { front: ['dynamite', 'refund'] }, C: {} },
      { ...PLAY, stick, options: { stickOfDynamite: true } },
    )
    return t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['dynamite']] })
  }
  const stays = panicked('B')
  expect([stays.front('B'), stays.hand('B')]).toEqual([['dynamite', 'refund'], []])
  const goes = panicked('C')
  expect([goes.front('B'), goes.front('C'), goes.hand('B').length]).toEqual([['refund'], ['dynamite'], 1])
})

describe('Ghost Car', () => {
  test('its living holder falls in a Train Robbery: the rest is not asked for, and he keeps it', () => {
    const t = robbery(
      { A: { hand: ['train-robbery'] }, B: { role: 'outlaw', life: 1, front: ['ghost-car', 'scope', 'mustang'] }, C: {} },
      PLAY,
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'face-it', { card: 'scope' })
    expect([t.asked(), t.life('B'), t.front('B'), t.hand('A')]).toEqual(['play:A', 0, ['ghost-car', 'scope', 'mustang'], []])
  })

  test('a ghost who discards it to a Train Robbery is out, and asked for nothing more', () => {
    const t = robbery({ A: { hand: ['train-robbery'] }, B: { role: 'outlaw', ghost: true, front: ['ghost-car', 'scope'] }, C: {} }, PLAY)
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'discard', { card: 'ghost-car' })
    expect([t.asked(), t.isOut('B'), t.discard().includes('scope'), t.hand('A')]).toEqual(['play:A', true, true, []])
  })

  test('the Sheriff shoots a Deputy who has it: no penalty, nor when it goes', () => {
    const t = robbery(
      {
        A: { ...SHERIFF, hand: ['bang', 'cat-balou', 'beer'] },
        B: { role: 'deputy', life: 1, front: ['ghost-car'] },
        C: { role: 'outlaw' },
        D: {},
        E: {},
      },
      { ...PLAY, at: 0 },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.hand('A'), t.life('B'), t.sees('C', 'B').role]).toEqual([['cat-balou', 'beer'], 0, undefined])
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost-car']] })
    expect([t.isOut('B'), t.hand('A'), t.sees('C', 'B').role]).toEqual([true, ['beer'], 'deputy'])
  })

  test('a ghost who takes his own by a Panic! has it before him again, and stays', () => {
    const t = robbery({ A: { role: 'outlaw', ghost: true, front: ['ghost-car', 'scope'], hand: ['panic'] }, B: {}, C: {} }, PLAY)
    t.say('A', 'play', { card: 'panic', seat: 'A', picks: [['ghost-car']] })
    expect([t.isOut('A'), t.front('A'), t.asked()]).toEqual([false, ['scope', 'ghost-car'], 'play:A'])
  })
})

test('the Railcars of somebody whom the Ironhorse takes go under the new pile: he leaves when all of it is over', () => {
  for (const seed of ['one', 'two', 'three']) {
    const t = robbery({ A: SHERIFF, B: { role: 'outlaw', life: 1, front: ['caboose'] }, C: { role: 'outlaw' }, D: {} }, { at: 3, seed })
    expect([t.isOut('B'), t.zone('railcar-pile').at(-1)]).toEqual([true, 'caboose'])
  }
})

test('Dorothy Rage orders a Next Stop to the End of the Line: the take is that of the active player, not of the one who obeys', () => {
  const t = robbery(
    { A: { hand: ['bang'] }, B: { character: 'manuelita', hand: ['next-stop'] }, C: {} },
    { ...PLAY, at: 3, sets: [SHOW], show: 'dorothy-rage', side: 'leland', line: ['catico', 'deathwood', 'dodgville', 'boom-town'] },
  )
  t.say('A', 'dorothy-rage', t.order('B', 'next-stop', 'B')).say('B', 'obey', { card: 'next-stop' })
  expect([t.asked(), t.hand('B').length]).toEqual(['end-of-the-line:A', 3])
  t.say('A', 'rob', { card: 'observation-car', picks: [['bang']] })
  expect([t.front('A'), t.asked()]).toEqual([['observation-car'], 'general-store:A'])
})

test('while the turns go the other way, the train goes on with the next player clockwise when the Sheriff is out', () => {
  const t = robbery(
    { A: { role: 'outlaw', hand: ['bang'] }, B: { ...SHERIFF, life: 1 }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
    { ...PLAY, at: 0, sets: [SHOW, NOON], show: 'wild-west-show', event: 'gold-rush-event' },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  t.endTurn('A')
  expect([t.turn(), journey(t).position]).toEqual(['D', 0])
  t.endTurn('D')
  expect([t.turn(), journey(t).position]).toEqual(['C', 1])
})

test('The Sermon: a Sleeper Car answers in one’s own Duel', () => {
  const t = robbery(
    { A: { hand: ['duel', 'bang'], front: ['sleeper-car', 'scope'] }, B: { hand: ['bang'] }, C: {} },
    { ...PLAY, sets: [NOON], event: 'the-sermon' },
  )
  t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
  expect(t.can('A', 'give', { card: 'bang' })).toBe(false)
  t.say('A', 'sleeper-car', { card: 'sleeper-car', picks: [['scope']] })
  expect([t.life('A'), t.life('B')]).toEqual([4, 3])
})

test('Stick of Dynamite: a Mail Car brings three other cards, and the Dynamite lies before the holder', () => {
  const t = robbery(
    { A: { front: ['mail-car'] }, B: {}, C: {} },
    { ...PLAY, stick: 'B', options: { stickOfDynamite: true }, deck: ['bang', 'dynamite', 'beer', 'scope'] },
  )
  t.say('A', 'mail-car', { card: 'mail-car' })
  expect([t.hand('A'), t.front('B')]).toEqual([['bang', 'beer', 'scope'], ['dynamite']])
})
