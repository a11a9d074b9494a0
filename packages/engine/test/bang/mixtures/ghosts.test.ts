import { describe, expect, test } from 'vitest'

import { tokens } from '../armed-and-dangerous/armed.ts'
import { rich, wearing } from '../gold-rush/gold.ts'
import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, GOLD, meet, NOON, SHOW, VALLEY } from './meet.ts'
import { mixed } from './mixed.ts'

const GHOST = { role: 'outlaw', ghost: true, front: ['ghost'] } as const
const OUT = { role: 'outlaw', out: true } as const
const RENEGADE = { role: 'renegade' } as const

describe('a ghost of a card', () => {
  const turnOf = (event: string) => mixed({ A: { life: 2 }, B: GHOST, C: RENEGADE }, { turn: 'B', event })

  test('draws and exchanges like anybody', () => {
    expect(turnOf('train-arrival').hand('B')).toHaveLength(3)
    expect(turnOf('thirst').hand('B')).toHaveLength(1)
    expect(turnOf('ranch').asked()).toBe('ranch:B')
    expect(turnOf('peyote').asked()).toBe('peyote:B')
  })

  test('Dynamite and Rattlesnake do nothing to him; the Dynamite is spent', () => {
    const t = mixed(
      { A: {}, B: { ...GHOST, front: ['ghost', 'dynamite', 'rattlesnake'] }, C: RENEGADE },
      { turn: 'B', deck: ['*/5S', '*/spades'] },
    )
    expect([t.front('B'), t.events('wounded'), t.asked()]).toEqual([['ghost', 'rattlesnake'], [], 'play:B'])
  })

  test('Handcuffs bind him', () => {
    const t = mixed(
      { A: {}, B: GHOST, C: RENEGADE },
      { turn: 'B', event: 'handcuffs', options: { highNoonExtras: true }, deck: ['scope', 'mustang'] },
    )
    t.say('B', 'hearts')
    expect([t.can('B', 'play', { card: 'scope' }), t.can('B', 'play', { card: 'mustang' })]).toEqual([false, true])
  })

  test('who loses his Ghost in the middle of a Brawl counts until it is over: Beer still works', () => {
    const t = mixed(
      { A: { life: 1, hand: ['brawl', 'scope', 'beer'] }, B: GHOST, C: { ...RENEGADE, character: 'henry-block', front: ['mustang'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'brawl', picks: [['scope'], [t.handle('B', 'ghost')], [t.handle('C', 'mustang')]] })
    t.say('A', 'take-it')
    expect([t.asked(), t.isOut('B')]).toEqual(['dying:A', false])
    t.say('A', 'beer', { card: 'beer' })
    expect([t.life('A'), t.isOut('B'), t.front('C')]).toEqual([1, true, []])
  })

  test('Pat Brennan takes his Ghost in phase 1 and may call him back at once', () => {
    const t = mixed({ A: {}, B: GHOST, C: { ...RENEGADE, character: 'pat-brennan' } }, { turn: 'C' })
    t.say('C', 'take', { seat: 'B', picks: [['ghost']] })
    expect([t.isOut('B'), t.hand('C')]).toEqual([true, ['ghost']])
    t.say('C', 'play', { card: 'ghost', seat: 'B' })
    expect(t.isOut('B')).toBe(false)
  })

  test('Pat Brennan’s ghost who takes his own Ghost is out, and his turn over before Train Arrival', () => {
    const t = mixed({ A: {}, B: { ...GHOST, character: 'pat-brennan' }, C: RENEGADE }, { turn: 'B', event: 'train-arrival' })
    t.say('B', 'take', { seat: 'B', picks: [['ghost']] })
    expect([t.isOut('B'), t.discard()[0], t.turn()]).toEqual([true, 'ghost', 'C'])
  })

  test('Dead Man leaves him alone', () => {
    const t = mixed({ A: {}, B: GHOST, C: RENEGADE }, { phase: 'play', event: 'dead-man', firstOut: 'B' })
    t.endTurn('A')
    expect([t.turn(), t.life('B'), t.hand('B').length]).toEqual(['B', 0, 2])
  })

  test('Bone Orchard: his role is not among those dealt anew; without his Ghost he is back with a life point', () => {
    const t = mixed({ A: {}, B: GHOST, C: OUT, D: RENEGADE }, { turn: 'B', phase: 'play', show: 'bone-orchard' })
    t.endTurn('B')
    expect(t.events('roles-dealt')).toMatchObject([{ seats: expect.not.arrayContaining([t.seat('B')]) }])
    const u = mixed({ A: { hand: ['cat-balou'] }, B: GHOST, C: RENEGADE }, { phase: 'play', show: 'bone-orchard' })
    u.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    u.endTurn('A')
    expect([u.turn(), u.life('B')]).toEqual(['B', 1])
  })

  test('the Sheriff’s ghost who eliminates a Deputy under Wild West Show discards his Ghost with all the rest, and is out', () => {
    const t = mixed(
      {
        A: { role: 'sheriff', ghost: true, front: ['ghost'], hand: ['bang'] },
        B: { role: 'deputy', life: 1 },
        C: { role: 'outlaw' },
        D: RENEGADE,
        E: { role: 'outlaw' },
      },
      { phase: 'play', show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('A'), t.isOut('B'), t.turn()]).toEqual([true, true, 'C'])
  })

  test('the Stick of a ghost that leaves goes to his neighbour, not to whoever once killed him', () => {
    const t = mixed(
      { A: { hand: ['bang', 'ghost', 'cat-balou'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' }, D: RENEGADE },
      { phase: 'play', stick: 'D', options: { stickOfDynamite: true } },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'ghost', seat: 'B' })
    t.game.setStick(t.seat('B'))
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.stick()).toBe('C')
  })
})

describe('a ghost of one turn', () => {
  const DECK = ['bang', 'scope', 'mustang'] as const

  test('Evelyn Shebang may give up two of her three cards, no more', () => {
    const t = mixed(
      { A: {}, B: { ...OUT, character: 'evelyn-shebang' }, C: RENEGADE, D: { role: 'outlaw' } },
      { phase: 'play', event: 'ghost-town' },
    )
    t.endTurn('A')
    expect(t.can('B', 'shoot', { picks: [['A', 'C', 'D']] })).toBe(false)
    t.say('B', 'shoot', { picks: [['A', 'C']] })
    expect([t.life('A'), t.life('C'), t.hand('B').length]).toEqual([4, 3, 1])
  })

  test('Gregory Deck has two abilities for it; afterwards they are free again', () => {
    const t = mixed({ A: {}, B: { ...OUT, character: 'gregory-deck' }, C: RENEGADE }, { phase: 'play', event: 'ghost-town' })
    t.endTurn('A')
    expect(t.beside('B')).toHaveLength(2)
    while (t.turn() === 'B') {
      const answer = t.match.fallback(t.seat('B'))
      if (answer) t.match.answer(t.seat('B'), answer)
    }
    expect(t.beside('B')).toEqual([])
  })

  test('Lady Rosa: he changes places, is out there, and his neighbour misses a turn', () => {
    const t = mixed(
      { A: {}, B: OUT, C: RENEGADE, D: { role: 'outlaw' } },
      { phase: 'play', show: 'lady-rosa-del-texas', event: 'ghost-town' },
    )
    t.endTurn('A')
    t.say('B', 'lady-rosa-del-texas')
    expect(t.ring().slice(0, 4)).toEqual(['B', 'A', 'C', 'D'])
    t.endTurn('B')
    expect([t.isOut('B'), t.turn()]).toEqual([true, 'C'])
  })

  test('who was told to miss a turn misses that one: the mark counts for his place, in play or not', () => {
    const t = mixed(
      { A: {}, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw', hand: ['bang'] }, D: RENEGADE },
      { turn: 'C', phase: 'play', show: 'lady-rosa-del-texas', event: 'ghost-town' },
    )
    t.say('C', 'lady-rosa-del-texas').say('C', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.ring().slice(0, 4)]).toEqual([true, ['A', 'C', 'B', 'D']])
    t.endTurn('C')
    expect(t.turn()).toBe('D')
  })

  test('Wild West Show: so must the last one who is alive', () => {
    const t = mixed(
      { A: {}, B: OUT, C: { ...RENEGADE, life: 1 } },
      { phase: 'play', show: 'wild-west-show', event: 'ghost-town', deck: DECK },
    )
    t.endTurn('A')
    t.say('B', 'play', { card: 'bang', seat: 'C' })
    expect([t.over, t.isOut('C')]).toEqual([undefined, true])
    t.endTurn('B')
    expect([t.over, t.winners()]).toEqual(['last-standing', ['A']])
  })
})

describe('who has won', () => {
  test('the Sheriff dies of a Dynamite and only the Renegade’s ghost is left: he has', () => {
    const t = mixed({ A: { role: 'sheriff', life: 2, front: ['dynamite'] }, B: { ...GHOST, ...RENEGADE }, C: OUT }, { deck: ['*/5S'] })
    expect([t.over, t.winners()]).toEqual(['renegade', ['B']])
  })

  test('a Brawl takes two Ghosts: both leave together, then the law has, or the last one under Wild West Show', () => {
    const brawl = (show?: string) => {
      const t = mixed(
        { A: { role: 'sheriff', hand: ['brawl', 'scope'] }, B: GHOST, C: { ...GHOST, ...RENEGADE } },
        { phase: 'play', ...(show !== undefined && { show }) },
      )
      t.say('A', 'play', { card: 'brawl', picks: [['scope'], [t.handle('B', 'ghost')], [t.handle('C', 'ghost')]] })
      return t.over
    }
    expect([brawl(), brawl('wild-west-show')]).toEqual(['law', 'last-standing'])
  })

  test('Pat Brennan takes the Ghost of the last enemy in his phase 1, or a Ricochet shoots it away: the law has', () => {
    const dead = { ...RENEGADE, out: true } as const
    const pat = mixed({ A: { role: 'sheriff' }, B: GHOST, C: { role: 'deputy', character: 'pat-brennan' }, D: dead }, { turn: 'C' })
    expect(pat.say('C', 'take', { seat: 'B', picks: [['ghost']] }).over).toBe('law')
    const shot = mixed(
      { A: { role: 'sheriff', hand: ['bang'] }, B: GHOST, C: { role: 'deputy' }, D: dead },
      { phase: 'play', event: 'ricochet' },
    )
    expect(shot.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['ghost']] }).over).toBe('law')
  })
})

test('Greg Digger’s ghost gains nothing when somebody is eliminated, Herb Hunter’s draws', () => {
  const t = mixed(
    {
      A: { hand: ['bang'] },
      B: { role: 'outlaw', life: 1 },
      C: { ...GHOST, ...RENEGADE, character: 'greg-digger' },
      D: { ...GHOST, character: 'herb-hunter' },
    },
    { phase: 'play' },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.life('C'), t.hand('D').length]).toEqual([0, 2])
})

test('Abandoned Mine: Suzy Lafayette’s ghost puts her hand on the deck and draws the last of it again', () => {
  const t = mixed(
    { A: {}, B: { ...GHOST, character: 'suzy-lafayette', hand: ['duel', 'beer'] }, C: RENEGADE },
    { turn: 'B', phase: 'play', event: 'abandoned-mine' },
  )
  t.say('B', 'end').say('B', 'discard', { card: 'duel' })
  expect([t.turn(), t.hand('B'), t.deck()[0]]).toEqual(['C', ['beer'], 'duel'])
})

test('Ghost Town: Vulture Sam’s ghost takes the cards of whom he shoots, and loses them when he is out again', () => {
  const t = mixed(
    { A: {}, B: { ...OUT, character: 'vulture-sam' }, C: { ...RENEGADE, life: 1, front: ['mustang'] }, D: { role: 'outlaw' } },
    { phase: 'play', event: 'ghost-town', deck: ['gatling', 'duel', 'panic'] },
  )
  t.endTurn('A')
  t.say('B', 'play', { card: 'gatling' })
  expect([t.isOut('C'), t.hand('B').toSorted()]).toEqual([true, ['duel', 'mustang', 'panic']])
  t.endTurn('B')
  // C has fallen before his turn, so he comes back for it as well.
  expect([t.isOut('B'), t.hand('B'), t.turn()]).toEqual([true, [], 'C'])
})

test('Ghost Town: of a ghost’s three cards Jesse Jones and Pedro Ramirez may take the first elsewhere', () => {
  const turn = { phase: 'play', event: 'ghost-town', deck: ['scope', 'mustang', 'beer'], discard: ['panic'] } as const
  const others = { C: { role: 'outlaw' }, D: RENEGADE } as const
  const jesse = mixed({ A: { hand: ['duel'] }, B: { ...OUT, character: 'jesse-jones' }, ...others }, turn)
  jesse.endTurn('A').say('B', 'hand', { seat: 'A' })
  expect(jesse.hand('B')).toEqual(['duel', 'scope', 'mustang'])
  const pedro = mixed({ A: {}, B: { ...OUT, character: 'pedro-ramirez' }, ...others }, turn)
  pedro.endTurn('A').say('B', 'discard')
  expect(pedro.hand('B')).toEqual(['panic', 'scope', 'mustang'])
})

describe('a ghost of a Ghost Car', () => {
  test('by Miss Susanna, at the end of a turn: the Strongbox still pays, and the card is kept', () => {
    const t = robbery(
      { A: { role: 'outlaw', life: 1, front: ['ghost-car', 'strongbox'] }, B: {}, C: {} },
      { phase: 'play', sets: [SHOW], show: 'miss-susanna' },
    )
    t.say('A', 'end')
    expect([t.isOut('A'), t.life('A'), t.hand('A').length, t.turn()]).toEqual([false, 0, 1, 'B'])
  })

  test('by High Noon: the turn goes on', () => {
    const t = robbery({ A: { role: 'outlaw', life: 1, front: ['ghost-car'] }, B: {}, C: {} }, { sets: [NOON], event: 'high-noon' })
    expect([t.asked(), t.life('A'), t.hand('A').length]).toEqual(['play:A', 0, 2])
  })

  test('an Outlaw’s beside a Renegade who kills the Sheriff: the Outlaws win', () => {
    const t = robbery(
      {
        A: { ...RENEGADE, hand: ['bang'] },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'outlaw', ghost: true, front: ['ghost-car'] },
        D: OUT,
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.over, t.winners()]).toEqual(['outlaws', ['C', 'D']])
  })

  test('buys a Gold Rush: another turn, but no life', () => {
    const t = robbery(
      { A: { role: 'outlaw', ghost: true, front: ['ghost-car'], ...rich(5) }, B: {}, C: {} },
      { phase: 'play', sets: [GOLD], zones: { market: ['gold-rush', 'shot', 'boots'] } },
    )
    t.say('A', 'buy', { card: 'gold-rush' })
    expect([t.turn(), t.life('A'), t.hand('A').length]).toEqual(['A', 0, 2])
  })
})

test('a ghost that leaves gives back nuggets, tokens and equipment; where shadows play it keeps the nuggets', () => {
  const leaves = (shadowGunslingers: boolean) => {
    const t = meet(
      [GOLD, ARMED, VALLEY],
      {
        A: { role: 'sheriff', hand: ['cat-balou'] },
        B: { ...GHOST, front: ['ghost', 'crate'], on: { crate: { 'load-token': 3 } }, ...tokens(2), ...rich(3), ...wearing('boots') },
        C: { role: 'outlaw' },
        D: {},
      },
      { phase: 'play', options: { shadowGunslingers } },
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    return [t.isOut('B'), t.supply('load-token'), t.zone('equipment-pile').at(-1), t.count('B', 'nugget')]
  }
  expect(leaves(false)).toEqual([true, 32, 'boots', 0])
  expect(leaves(true)).toEqual([true, 32, 'boots', 3])
})
