import { describe, expect, test } from 'vitest'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { rich, selling, wearing } from '../gold-rush/gold.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, SHOW, TRAIN, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const

describe('several cards of a hand are those that were there at first, not what a Refund brings for them', () => {
  test('Flint Westwood', () => {
    const t = meet(
      [SHOW, TRAIN],
      { A: { character: 'flint-westwood', hand: ['scope'] }, B: { hand: ['beer'], front: ['refund'] }, C: { role: 'sheriff' } },
      { ...PLAY, deck: ['gatling'] },
    )
    t.say('A', 'flint-westwood', { seat: 'B', picks: [['scope']] })
    expect([t.hand('A'), t.hand('B')]).toEqual([['beer'], ['gatling', 'scope']])
  })

  test('Saved!', () => {
    const t = meet(
      [VALLEY, TRAIN],
      { A: { hand: ['bang'] }, B: { hand: ['beer'], front: ['refund'] }, C: { role: 'sheriff', hand: ['saved'] } },
      { ...PLAY, deck: ['gatling'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('C', 'spare', { card: 'saved' }).say('C', 'hand', { seat: 'B' })
    expect([t.hand('C'), t.hand('B')]).toEqual([['beer'], ['gatling']])
  })

  test('El Gringo, hit for two points', () => {
    const t = meet(
      [VALLEY, TRAIN],
      { A: { hand: ['bang', 'aim', 'beer'], front: ['refund'] }, B: { character: 'el-gringo' }, C: { role: 'sheriff' } },
      { ...PLAY, deck: ['gatling'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
    expect([t.hand('A'), t.hand('B')]).toEqual([['gatling'], ['beer']])
  })
})

describe('Big Fifty', () => {
  test('a Wanted pays whoever kills with it: elimination is outside of its silence', () => {
    const t = meet(
      [GOLD, ARMED],
      {
        A: { role: 'sheriff', hand: ['bang'], ...loaded({ 'big-fifty': 3 }) },
        B: { role: 'outlaw', life: 1, ...wearing('wanted') },
        C: { role: 'outlaw' },
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.isOut('B'), t.hand('A').length, t.count('A', 'nugget')]).toEqual([true, 5, 2])
  })

  test('but not where Belle Star switches it off', () => {
    const t = meet(
      [GOLD, DODGE],
      {
        A: { role: 'sheriff', character: 'belle-star', hand: ['bang'] },
        B: { role: 'outlaw', life: 1, ...wearing('wanted') },
        C: { role: 'outlaw' },
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.hand('A').length, t.count('A', 'nugget')]).toEqual([true, 3, 1])
  })

  test('Henry Block shoots whoever takes his cards for saving him: the wound is over', () => {
    const t = meet(
      [VALLEY, ARMED],
      {
        A: { hand: ['bang'], ...loaded({ 'big-fifty': 3 }) },
        B: { character: 'henry-block', hand: ['beer', 'scope'] },
        C: { hand: ['saved'] },
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'take-it')
    t.say('C', 'spare', { card: 'saved' }).say('C', 'hand', { seat: 'B' }).say('C', 'take-it')
    expect([t.life('C'), t.hand('C').length]).toEqual([2, 2])
  })
})

test('Stick of Dynamite: a Dynamite that comes for a Bounty lies before whoever had the Stick until this hit', () => {
  const t = meet(
    [VALLEY],
    { A: { hand: ['bang'] }, B: { front: ['bounty'] }, C: {}, D: {} },
    { ...PLAY, deck: ['dynamite', 'scope'], stick: 'C', options: { stickOfDynamite: true } },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.stick(), t.front('A'), t.front('C'), t.hand('A')]).toEqual(['A', [], ['dynamite'], ['scope']])
})

test('two Vulture Sams: the Sheriff cannot choose a Ghost Car, which he may not have', () => {
  const t = meet(
    [DODGE, TRAIN, FISTFUL],
    {
      A: { role: 'outlaw', hand: ['bang'] },
      B: { role: 'outlaw', life: 1, front: ['ghost-car', 'scope'] },
      C: { role: 'sheriff', character: 'vulture-sam' },
      D: { role: 'renegade', character: 'vera-custer', copies: ['vulture-sam'] },
    },
    { ...PLAY, event: 'lasso' },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.front('C'), t.hand('C'), t.front('D')]).toEqual([[], ['scope'], ['ghost-car']])
})

test('a shadow that gets a Ghost Car by a Switch is a ghost from then on', () => {
  const t = meet(
    [TRAIN],
    { A: { role: 'outlaw', out: true }, B: { role: 'outlaw', front: ['ghost-car'] }, C: { role: 'sheriff' }, D: {} },
    { turn: 'D', options: { shadowGunslingers: true }, deck: ['beer', 'beer', 'switch', 'scope'] },
  )
  t.say('D', 'end').say('A', 'play', { card: 'scope' })
  t.say('A', 'play', { card: 'switch', seat: 'B', picks: [['scope'], ['ghost-car']] }).say('A', 'end')
  expect([t.isOut('A'), t.front('A'), t.front('B')]).toEqual([false, ['ghost-car'], ['scope']])
})

test('Gold Rush: who dies at the end of the turn it ends is not healed by an extra turn he wins in another life', () => {
  const t = meet(
    [GOLD, SHOW, FISTFUL],
    { A: { role: 'outlaw', life: 1, ...rich(5) }, B: { role: 'sheriff' }, C: {}, D: {} },
    {
      ...selling('gold-rush', 'shot', 'shot'),
      event: 'vendetta',
      show: 'miss-susanna',
      shows: ['bone-orchard'],
      deck: [
        'stagecoach',
        'scope',
        'volcanic',
        'mustang',
        '*/clubs',
        '*/clubs+2',
        '*/clubs+3',
        '*/clubs+4',
        '*/clubs+5',
        '*/clubs+6',
      ].concat(['*/clubs+7', '*/clubs+8', '*/clubs+9'], ['*/hearts']),
    },
  )
  t.say('A', 'buy', { card: 'gold-rush' })
  expect(t.isOut('A')).toBe(true)
  t.say('B', 'play', { card: 'stagecoach' }).say('B', 'end').say('C', 'end').say('D', 'end')
  expect([t.asked(), t.life('A')]).toEqual(['play:A', 1])
  t.say('A', 'end').say('A', 'discard', { card: t.hand('A')[0] })
  expect([t.events('extra-turn').at(-1), t.asked(), t.life('A')]).toMatchObject([{ because: 'vendetta' }, 'play:A', 1])
})

describe('Lee Van Kliff repeats the effect of a card', () => {
  const LEE = { character: 'lee-van-kliff', ...tokens(4) } as const

  test('without upgrades: a Caravan brings two cards', () => {
    const t = meet([SHOW, ARMED], { A: { ...LEE, hand: ['caravan', 'bang'] }, B: {}, C: {} }, PLAY)
    t.say('A', 'play', { card: 'caravan', picks: [[0], [0]] }).say('A', 'lee-van-kliff', { card: 'bang' })
    expect(t.hand('A')).toHaveLength(4)
  })

  test('without upgrades: a Squaw discards, and its card is chosen anew', () => {
    const t = meet([SHOW, ARMED], { A: { ...LEE, hand: ['squaw', 'bang'] }, B: { front: ['scope'] }, C: { front: ['mustang'] } }, PLAY)
    t.say('A', 'play', { card: 'squaw', seat: 'B', picks: [['scope'], [1], [2]] })
    t.say('A', 'lee-van-kliff', { card: 'bang', seat: 'C', picks: [['mustang']] })
    expect([t.hand('A'), t.front('C'), t.discard()[0]]).toEqual([['scope'], [], 'mustang'])
  })

  test('nor is a Flintlock bought back', () => {
    const t = meet([SHOW, ARMED], { A: { ...LEE, hand: ['flintlock', 'bang'] }, B: { hand: ['missed'] }, C: {} }, PLAY)
    t.say('A', 'play', { card: 'flintlock', seat: 'B' }).say('B', 'take-it')
    t.say('A', 'lee-van-kliff', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect([t.asked(), t.hand('A')]).toEqual(['play:A', []])
  })

  test('not at the holder of a Private Car with an empty hand, if it is a BANG!', () => {
    const t = meet(
      [SHOW, TRAIN],
      { A: { ...LEE, onCharacter: {}, hand: ['bang', 'bang'] }, B: { role: 'sheriff' }, C: { front: ['private-car'] } },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.can('A', 'lee-van-kliff', { card: 'bang', seat: 'C' }), t.can('A', 'lee-van-kliff', { card: 'bang', seat: 'B' })]).toEqual([
      false,
      true,
    ])
  })
})

describe('Law of the West: the second card Dutch Will draws', () => {
  const draws = () =>
    meet([GOLD, FISTFUL], { A: { character: 'dutch-will' }, B: {}, C: {} }, { event: 'law-of-the-west', deck: ['beer', 'scope'] })

  test('is shown and owed if he keeps it', () => {
    const t = draws().say('A', 'discard', { card: 'beer' })
    expect([t.events('shown'), t.refused('A', 'end').code]).toMatchObject([[{ card: { id: 'scope' } }], 'must-play'])
  })

  test('is gone if he does not', () => {
    const t = draws().say('A', 'discard', { card: 'scope' })
    expect([t.events('shown'), t.can('A', 'end')]).toEqual([[], true])
  })
})

test('who is doomed in the middle of his own card is in play until it is over: nuggets still come to him, and a shadow keeps them', () => {
  const t = meet(
    [GOLD, VALLEY],
    { A: { role: 'outlaw', life: 1, hand: ['gatling'] }, B: { hand: ['backfire'] }, C: { role: 'sheriff' }, D: {} },
    { ...PLAY, options: { shadowGunslingers: true } },
  )
  t.say('A', 'play', { card: 'gatling' }).say('B', 'missed', { card: 'backfire' })
  expect([t.isOut('A'), t.life('C'), t.life('D'), t.count('A', 'nugget')]).toEqual([true, 4, 3, 2])
})

describe('Sgt. Blaze and what takes effect on all without being played', () => {
  test('leaves somebody out of a Pardner that is bought as a General Store: a card less is shown', () => {
    const t = meet(
      [GOLD, TRAIN],
      { A: { character: 'sgt-blaze', ...rich(2) }, B: {}, C: { role: 'sheriff' } },
      { ...selling('pardner', 'shot', 'shot'), deck: ['beer', 'scope', 'gatling'] },
    )
    t.say('A', 'buy-general-store', { card: 'pardner', picks: [['B']] })
    expect(t.row()).toEqual(['beer', 'scope'])
    t.say('A', 'take', { card: 'scope' })
    expect([t.hand('A'), t.hand('B'), t.hand('C')]).toEqual([['scope'], [], ['beer']])
  })

  test('or nobody; Pretty Luzena’s discount is another choice', () => {
    const t = meet(
      [GOLD, TRAIN, DODGE],
      { A: { character: 'sgt-blaze', copies: ['pretty-luzena'], ...rich(1) }, B: {}, C: { role: 'sheriff' } },
      { ...selling('pardner', 'shot', 'shot'), deck: ['beer', 'scope', 'gatling'] },
    )
    t.say('A', 'buy-general-store', { card: 'pardner', picks: [[], [1]] })
    expect([t.row(), t.count('A', 'nugget')]).toEqual([['beer', 'scope', 'gatling'], 0])
  })

  test('Josh McCloud’s ability brings him one the same way', () => {
    const t = meet(
      [GOLD, TRAIN, DODGE],
      { A: { character: 'sgt-blaze', copies: ['josh-mccloud'], ...rich(2) }, B: {}, C: { role: 'sheriff' } },
      { ...selling('shot', 'shot', 'bottle'), zones: { market: ['shot', 'shot', 'bottle'], 'equipment-pile': ['pardner'] } },
    )
    t.say('A', 'josh-mccloud').say('A', 'general-store', { card: 'pardner', picks: [['C']] })
    expect(t.row()).toHaveLength(2)
  })

  test('everybody else buys it as before', () => {
    const t = meet([GOLD, TRAIN], { A: { ...rich(2) }, B: {}, C: { role: 'sheriff' } }, selling('pardner', 'shot', 'shot'))
    t.say('A', 'buy-general-store', { card: 'pardner' })
    expect(t.row()).toHaveLength(3)
  })
})

describe('Dead Man brings back a Renegade where shadows play', () => {
  const back = () =>
    meet(
      [FISTFUL, GOLD],
      {
        A: { role: 'sheriff' },
        B: { role: 'renegade', out: true },
        C: { role: 'deputy', out: true },
        D: { role: 'outlaw', life: 1 },
        E: { role: 'outlaw', life: 1 },
      },
      { event: 'dead-man', firstOut: 'B', deck: ['beer', 'beer', 'gatling'], options: { shadowGunslingers: true } },
    ).say('A', 'end')

  test('he stays a shadow-Renegade: he takes a side at the start of his turn', () => {
    const t = back()
    expect([t.asked(), t.life('B')]).toEqual(['play:B', 2])
    expect(t.events('own')).toMatchObject([{ name: 'sided', seat: 1, about: { side: 'deputy' } }])
  })

  test('as a Deputy he wins with the law, once the Outlaws are gone', () => {
    const t = back().say('B', 'play', { card: 'gatling' }).say('A', 'take-it')
    expect([t.over, t.winners()]).toEqual(['law', ['A', 'B', 'C']])
  })

  test('as an Outlaw he is no Renegade who could win alone: the Outlaws win', () => {
    const t = meet(
      [FISTFUL, GOLD],
      {
        A: { role: 'outlaw', life: 1 },
        B: { role: 'renegade', out: true },
        C: { role: 'outlaw', out: true },
        // Nobody else is left when he falls.
        D: { role: 'sheriff', life: 1 },
      },
      { event: 'dead-man', firstOut: 'B', deck: ['beer', 'beer', 'gatling'], options: { shadowGunslingers: true } },
    )
    t.say('A', 'end').say('A', 'discard', { card: 'beer' }).say('B', 'play', { card: 'gatling' })
    t.say('A', 'take-it').say('A', 'give-up')
    expect([t.over, t.winners()]).toEqual(['outlaws', ['A', 'B', 'C']])
  })
})

test('Bell Tower: a Sniper’s pair is played, so it reaches everybody and uses the bell up', () => {
  const t = meet(
    [ARMED, FISTFUL],
    { A: { hand: ['bang/5D', 'bang/6D'], ...loaded({ 'bell-tower': 2 }) }, B: {}, C: {}, D: {}, E: {} },
    { phase: 'play', event: 'sniper' },
  )
  const pair = { card: 'bang/5D', seat: 'C', picks: [['bang/6D']] } as const
  expect(t.can('A', 'sniper', pair)).toBe(false)
  t.say('A', 'bell-tower', { card: 'bell-tower' }).say('A', 'sniper', pair)
  expect([t.life('C'), t.can('A', 'bell-tower', { card: 'bell-tower' })]).toEqual([3, true])
})

test('Kit Carlson with a Pickaxe in the Abandoned Mine looks at three discards and chooses: the Pickaxe draws from the deck', () => {
  const t = meet(
    [GOLD, FISTFUL],
    { A: { character: 'kit-carlson', ...wearing('pickaxe') }, B: {}, C: {} },
    { event: 'abandoned-mine', discard: ['beer', 'gatling', 'scope'], deck: ['mustang'] },
  )
  t.say('A', 'put-back', { card: 'gatling' })
  expect([t.hand('A').toSorted(), t.discard()]).toEqual([['beer', 'mustang', 'scope'], ['gatling']])
})

test('a shadow’s extra turn is a shadow’s, though Bone Orchard has come meanwhile', () => {
  const t = meet(
    [FISTFUL, SHOW],
    { A: { role: 'sheriff' }, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
    {
      event: 'vendetta',
      shows: ['bone-orchard'],
      options: { shadowGunslingers: true },
      deck: ['scope', 'mustang', '*/clubs', 'stagecoach', 'volcanic', 'barrel', 'winchester', '*/hearts'],
    },
  )
  t.say('A', 'end').say('B', 'play', { card: 'stagecoach' }).say('B', 'end')
  while (t.asked() === 'discard:B') t.say('B', 'discard', { card: t.hand('B')[0] })
  expect([t.asked(), t.life('B'), t.events('roles-dealt')]).toEqual(['play:B', 0, []])
})

test('an upgraded Squaw takes nothing that may not lie before its player: the Sheriff can only discard a Ghost Car', () => {
  const t = meet(
    [ARMED, TRAIN],
    { A: { role: 'outlaw' }, B: { role: 'sheriff', hand: ['squaw'], ...tokens(2) }, C: { role: 'outlaw', front: ['ghost-car', 'scope'] } },
    { ...PLAY, turn: 'B' },
  )
  const squaw = (card: string, upgrades: number) => ({ card: 'squaw', seat: 'C', picks: [[card], [upgrades], [2 * upgrades]] }) as const
  expect([t.can('B', 'play', squaw('ghost-car', 1)), t.can('B', 'play', squaw('scope', 1))]).toEqual([false, true])
  t.say('B', 'play', squaw('ghost-car', 0))
  expect(t.front('C')).toEqual(['scope'])
})
