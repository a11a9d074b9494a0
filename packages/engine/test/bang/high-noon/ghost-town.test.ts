import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { entering } from './turns.ts'

const options = { sets: ['high-noon'] }

test('12. a ghost draws three, plays, shoots, and is out again with all he had', () => {
  const t = entering({ A: {}, B: { role: 'outlaw', out: true }, C: {}, D: {} }, 'D', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'mustang', 'bang', 'saloon'],
  })
  t.endTurn('A')
  expect(t.asked()).toBe('play:B')
  expect(t.isOut('B')).toBe(false)
  expect(t.hand('B')).toEqual(['mustang', 'bang', 'saloon'])
  t.say('B', 'play', { card: 'mustang' }).say('B', 'play', { card: 'bang', seat: 'C' })
  expect(t.life('C')).toBe(3)
  t.say('B', 'end')
  expect(t.isOut('B')).toBe(true)
  expect([t.hand('B'), t.front('B')]).toEqual([[], []])
  expect(t.discard()).toEqual(expect.arrayContaining(['mustang', 'bang', 'saloon']))
  expect(t.asked()).toBe('play:C')
})

test('13. a ghost who loses a Duel loses no life, and it is no hit', () => {
  const t = entering({ A: {}, B: { role: 'outlaw', out: true }, C: { character: 'el-gringo', hand: ['bang'] }, D: {} }, 'D', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'duel', 'mustang', 'saloon'],
  })
  t.endTurn('A')
  t.say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
  t.say('B', 'decline')
  expect(t.life('B')).toBe(0)
  expect(t.events('wounded')).toEqual([])
  expect(t.asked()).toBe('play:B')
})

test('14. an Outlaw’s ghost shoots the Sheriff: the Outlaws win, the Renegade is not alone', () => {
  const t = entering({ A: { life: 1 }, B: { role: 'outlaw', out: true }, C: { role: 'renegade' } }, 'C', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'bang', 'mustang', 'saloon'],
  })
  t.endTurn('A')
  t.say('B', 'play', { card: 'bang', seat: 'A' }).say('A', 'take-it').say('A', 'give-up')
  expect(t.over).toBe('outlaws')
  expect(t.winners()).toContain('B')
})

test('15. the Renegade’s ghost as the only one in play wins', () => {
  const t = entering({ A: { life: 1 }, B: { role: 'renegade', out: true }, C: { role: 'outlaw', life: 1 } }, 'C', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'gatling', 'mustang', 'saloon'],
  })
  t.endTurn('A')
  t.say('B', 'play', { card: 'gatling' })
  t.say('A', 'take-it').say('A', 'give-up')
  expect(t.over).toBe('renegade')
  expect(t.winners()).toEqual(['B'])
})

test('a ghost counts for distances while his turn lasts', () => {
  const t = table({ A: {}, B: { out: true }, C: {}, D: {} }, { options, event: 'ghost-town', phase: 'play' })
  expect(t.distance('A', 'C')).toBe(1)
  t.endTurn('A')
  expect(t.distance('A', 'C')).toBe(2)
  t.endTurn('B')
  expect(t.distance('A', 'C')).toBe(1)
})

test('a ghost neither gains nor loses life', () => {
  const t = entering({ A: {}, B: { out: true }, C: { life: 2 }, D: {} }, 'D', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'saloon', 'beer', 'mustang'],
  })
  t.endTurn('A')
  t.say('B', 'play', { card: 'saloon' }).say('B', 'play', { card: 'beer' })
  expect([t.life('B'), t.life('C')]).toEqual([0, 3])
})

test('whoever falls in this round before his turn still has it; whose turn has passed, not', () => {
  const t = table(
    { A: { life: 5 }, B: { role: 'outlaw', life: 1, hand: [] }, C: { life: 1, hand: ['bang'] }, D: {} },
    { options, event: 'ghost-town', turn: 'B', phase: 'play', deck: ['scope', 'barrel'] },
  )
  t.endTurn('B')
  t.say('C', 'play', { card: 'bang', seat: 'B' })
  expect(t.isOut('B')).toBe(true)
  t.endTurns('C', 'D')
  expect(t.turn()).toBe('A')
})

test('Kit Carlson’s ghost sees three and takes all of them', () => {
  const t = table(
    { A: {}, B: { character: 'kit-carlson', out: true }, C: {}, D: {} },
    { options, event: 'ghost-town', phase: 'play', deck: ['scope', 'saloon', 'beer'] },
  )
  t.endTurn('A')
  expect(t.asked()).toBe('play:B')
  expect([...t.hand('B')].sort()).toEqual(['beer', 'saloon', 'scope'])
})

test('Black Jack’s ghost shows the second and may get a fourth', () => {
  const t = table(
    { A: {}, B: { character: 'black-jack', out: true }, C: {}, D: {} },
    { options, event: 'ghost-town', phase: 'play', deck: ['*/2C', '*/8H', '*/3C', '*/4C'] },
  )
  t.endTurn('A')
  expect(t.hand('B')).toHaveLength(4)
})

test('his leaving is an elimination for Vulture Sam, and brings nobody a reward', () => {
  const t = entering({ A: {}, B: { role: 'outlaw', out: true }, C: { character: 'vulture-sam' }, D: {} }, 'D', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'mustang', 'schofield', 'volcanic'],
  })
  t.endTurn('A')
  t.say('B', 'play', { card: 'mustang' })
  t.endTurn('B')
  expect(t.hand('C').slice(0, 1)).toEqual(['mustang'])
  expect(t.events('rewarded')).toEqual([])
})

test('the role of a ghost stays face up, and his ability works', () => {
  const t = entering({ A: {}, B: { character: 'willy-the-kid', role: 'outlaw', out: true }, C: {}, D: {} }, 'D', {
    options,
    events: ['ghost-town'],
    deck: ['scope', 'barrel', 'bang', 'bang', 'saloon'],
  })
  t.endTurn('A')
  expect(t.sees('D', 'B')).toMatchObject({ role: 'outlaw' })
  t.say('B', 'play', { card: 'bang', seat: 'C' }).say('B', 'play', { card: 'bang', seat: 'C' })
  expect(t.life('C')).toBe(2)
})

test('somebody eliminated in his own turn has had his turn', () => {
  const t = table(
    { A: {}, B: { life: 1, hand: ['duel'] }, C: { hand: ['bang'] }, D: {} },
    { options, event: 'ghost-town', turn: 'B', phase: 'play' },
  )
  t.say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
  expect([t.isOut('B'), t.turn()]).toEqual([true, 'C'])
})

test('Bone Orchard goes before it: the player is back with a life point and stays', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
    { options: { sets: ['high-noon', 'wild-west-show'] }, event: 'ghost-town', show: 'bone-orchard', phase: 'play' },
  )
  t.endTurn('A')
  expect([t.turn(), t.life('B')]).toEqual(['B', 1])
  t.endTurn('B')
  expect([t.isOut('B'), t.turn()]).toEqual([false, 'C'])
})

test('Pixie Pete draws three, Bill Noface one more than he could have life points', () => {
  const both = { sets: ['high-noon', 'dodge-city'] }
  const drawn = (character: string) => {
    const t = table({ A: {}, B: { character, out: true }, C: {}, D: {} }, { options: both, event: 'ghost-town', phase: 'play' })
    t.endTurn('A')
    return t.hand('B').length
  }
  expect([drawn('pixie-pete'), drawn('bill-noface')]).toEqual([3, 5])
})

test('Sean Mallory’s ghost may keep ten cards until he is out, then loses them', () => {
  const t = table(
    { A: {}, B: { character: 'sean-mallory', out: true }, C: {}, D: {} },
    { options: { sets: ['high-noon', 'dodge-city'] }, event: 'ghost-town', phase: 'play' },
  )
  t.endTurn('A')
  t.say('B', 'end')
  expect([t.isOut('B'), t.hand('B'), t.turn()]).toEqual([true, [], 'C'])
})

test('with a ghost three are left: a Beer may save', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'renegade', life: 1, hand: ['beer'] } },
    { options, event: 'ghost-town', phase: 'play', deck: ['bang', 'mustang', 'barrel'] },
  )
  t.endTurn('A')
  t.say('B', 'play', { card: 'bang', seat: 'C' }).say('C', 'take-it').say('C', 'beer', { card: 'beer' })
  expect(t.life('C')).toBe(1)
})

test('an Outlaw’s ghost fells the last Outlaw and is rewarded; the law wins only when he is out again', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw', life: 1 } },
    { options, event: 'ghost-town', phase: 'play', deck: ['bang', 'mustang', 'barrel'] },
  )
  t.endTurn('A')
  t.say('B', 'play', { card: 'bang', seat: 'C' })
  expect([t.isOut('C'), t.over]).toEqual([true, undefined])
  expect(t.events('rewarded')).toMatchObject([{ seat: 1, cards: 3, victim: 2 }])
  t.endTurn('B')
  expect(t.over).toBe('law')
})

test('he takes part in a General Store; his Jail stays in front of another, his Dynamite goes with him', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: {}, D: {} },
    { options, event: 'ghost-town', phase: 'play', deck: ['jail', 'dynamite', 'general-store', 'scope', 'beer', 'saloon', 'mustang'] },
  )
  t.endTurn('A')
  t.say('B', 'play', { card: 'jail', seat: 'C' }).say('B', 'play', { card: 'dynamite' }).say('B', 'play', { card: 'general-store' })
  t.say('B', 'take', { card: 'scope' }).say('C', 'take', { card: 'beer' }).say('D', 'take', { card: 'saloon' })
  expect(t.hand('A')).toContain('mustang')
  t.endTurn('B')
  expect(t.discard()).toContain('dynamite')
  expect(t.events('checked')).toMatchObject([{ seat: 2, source: 'jail' }])
})

test('with three players: the turn of a ghost comes before the event changes, and he may win in it', () => {
  const three = (life: number) =>
    entering({ A: { role: 'deputy', out: true }, B: { role: 'outlaw' }, C: { role: 'renegade', life } }, 'C', {
      options,
      event: 'ghost-town',
      events: ['shootout'],
      deck: ['bang', 'scope', 'mustang'],
    })
  const t = three(4)
  expect([t.turn(), t.event(), t.view('B').table.keeper]).toEqual(['A', 'ghost-town', 1])
  t.endTurn('A')
  expect([t.turn(), t.event(), t.isOut('A'), t.over]).toEqual(['B', 'shootout', true, undefined])
  const prey = three(1)
  prey.say('A', 'play', { card: 'bang', seat: 'C' })
  expect([prey.over, prey.winners()]).toEqual(['deputy', ['A']])
})

test('with three players: a keeper who falls later in the round has had his turn; the next event comes before the turn of his successor', () => {
  const t = entering({ A: { role: 'deputy' }, B: { role: 'outlaw' }, C: { role: 'renegade' } }, 'C', {
    options,
    events: ['ghost-town', 'shootout'],
    deck: ['scope', 'barrel', 'mustang', 'saloon', 'bang'],
  })
  t.game.setLife(t.seat('A'), 1)
  t.endTurns('A', 'B')
  t.say('C', 'play', { card: 'bang', seat: 'A' }).letItHappen()
  expect([t.isOut('A'), t.event(), t.over]).toEqual([true, 'ghost-town', undefined])
  t.endTurn('C')
  expect([t.turn(), t.event(), t.isOut('A')]).toEqual(['B', 'shootout', true])
})

test('Suzy Lafayette’s ghost leaves with the card she draws for her empty hand; Sid Ketchum’s cannot heal', () => {
  const suzy = table(
    { A: {}, B: { character: 'suzy-lafayette', out: true }, C: {}, D: {} },
    { options, event: 'ghost-town', phase: 'play' },
  )
  suzy.endTurns('A', 'B')
  expect([suzy.turn(), suzy.isOut('B'), suzy.hand('B')]).toEqual(['C', true, []])
  const sid = table({ A: {}, B: { character: 'sid-ketchum', out: true }, C: {}, D: {} }, { options, event: 'ghost-town', phase: 'play' })
  sid.endTurn('A')
  expect(sid.interjections('B')).toEqual([])
})

test('two Vulture Sams divide what a ghost leaves behind', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: { character: 'vera-custer', copies: ['vulture-sam'] }, D: { character: 'vulture-sam' } },
    { options: { sets: ['high-noon', 'dodge-city'] }, event: 'ghost-town', phase: 'play', deck: ['scope', 'mustang', 'barrel'] },
  )
  t.endTurn('A')
  for (const card of ['scope', 'mustang', 'barrel']) t.say('B', 'play', { card })
  t.say('B', 'end')
  t.say('C', 'take', { card: t.handle('B', 'mustang') }).say('D', 'take', { card: t.handle('B', 'barrel') })
  expect([t.hand('C').slice(0, 2), t.hand('D')]).toEqual([['mustang', 'scope'], ['barrel']])
})

test('eight players: the ghost of one Renegade shoots the Sheriff, and the other Renegade is in play: the Outlaws win', () => {
  const t = table(
    {
      A: { role: 'sheriff', life: 1 },
      B: { role: 'renegade', out: true },
      C: { role: 'renegade' },
      D: { role: 'outlaw', out: true },
      E: { role: 'outlaw', out: true },
      F: { role: 'outlaw', out: true },
      G: { role: 'deputy', out: true },
      H: { role: 'deputy', out: true },
    },
    { options, event: 'ghost-town', phase: 'play', deck: ['bang', 'mustang', 'barrel'] },
  )
  t.endTurn('A')
  t.say('B', 'play', { card: 'bang', seat: 'A' })
  t.letItHappen()
  expect([t.over, t.winners()]).toEqual(['outlaws', ['D', 'E', 'F']])
})
