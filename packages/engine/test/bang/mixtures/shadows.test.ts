import { expect, test } from 'vitest'
import { rich, wearing } from '../gold-rush/gold.ts'
import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, SHOW, VALLEY } from './meet.ts'

const SHADOWS = { phase: 'play', options: { shadowGunslingers: true } } as const
const SHERIFF = { role: 'sheriff' } as const

test('there is no phase 3: what a shadow holds goes to the discard pile when it leaves, not to Gary Looter, nor on the deck', () => {
  const t = meet(
    [GOLD, SHOW, FISTFUL],
    { A: SHERIFF, B: { role: 'outlaw', out: true }, C: { character: 'gary-looter' }, D: { role: 'outlaw' } },
    { ...SHADOWS, event: 'abandoned-mine', deck: ['beer', 'scope', 'panic', 'panic'] },
  )
  t.say('A', 'end')
  expect([t.turn(), t.hand('B')]).toEqual(['B', ['beer', 'scope']])
  t.say('B', 'end')
  // In the mine the next player draws what has just been discarded.
  expect([t.turn(), t.hand('B'), t.hand('C')]).toEqual(['C', [], ['scope', 'beer']])
})

test('it brings no load tokens', () => {
  const t = meet(
    [GOLD, ARMED],
    { A: SHERIFF, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
    { ...SHADOWS, deck: ['beer', 'scope', 'panic', 'panic'] },
  )
  expect(t.say('A', 'end').say('B', 'end').turn()).toBe('C')
})

test('Sean Mallory’s shadow keeps nothing', () => {
  const t = meet(
    [GOLD, DODGE],
    { A: SHERIFF, B: { role: 'outlaw', character: 'sean-mallory', out: true }, C: { role: 'outlaw' }, D: {} },
    SHADOWS,
  )
  t.say('A', 'end').say('B', 'end')
  expect([t.turn(), t.hand('B')]).toEqual(['C', []])
})

test('nor does Suzy Lafayette’s, who draws nothing for her empty hand when she leaves', () => {
  const t = meet(
    [GOLD],
    { A: SHERIFF, B: { role: 'outlaw', character: 'suzy-lafayette', out: true }, C: { role: 'outlaw' }, D: {} },
    SHADOWS,
  )
  t.say('A', 'end').say('B', 'end')
  expect([t.turn(), t.hand('B')]).toEqual(['C', []])
})

test('an Express Car: it leaves with nothing but its nuggets, and comes back once', () => {
  const t = robbery(
    { A: {}, B: { role: 'outlaw', out: true, ...rich(2) }, C: { role: 'outlaw' }, D: {} },
    {
      ...SHADOWS,
      cars: ['express-car', 'mail-car', 'cattle-truck'],
      sets: [GOLD],
      line: ['virginia-town'],
      deck: ['scope', 'mustang', 'panic', 'barrel'],
    },
  )
  t.say('A', 'end')
    .say('B', 'rob', { card: 'express-car', picks: [['scope', 'mustang']] })
    .say('B', 'express-car', { card: 'express-car' })
  expect([t.turn(), t.hand('B'), t.front('B'), t.count('B', 'nugget')]).toEqual(['B', ['panic', 'barrel'], [], 2])
  expect(t.say('B', 'end').turn()).toBe('C')
})

test('a Dynamite it has laid goes with it, a Jail in front of another stays', () => {
  const t = meet(
    [GOLD],
    { A: SHERIFF, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
    { ...SHADOWS, deck: ['dynamite', 'jail', 'panic', 'panic'] },
  )
  t.say('A', 'end').say('B', 'play', { card: 'dynamite' }).say('B', 'play', { card: 'jail', seat: 'D' }).say('B', 'end')
  expect([t.turn(), t.front('B'), t.front('D'), t.discard()[0]]).toEqual(['C', [], ['jail'], 'dynamite'])
})

test('a Ghost between its turns makes it a ghost, with the nuggets it has', () => {
  const t = meet(
    [VALLEY, GOLD],
    { A: { ...SHERIFF, hand: ['ghost'] }, B: { role: 'outlaw', out: true, ...rich(3) }, C: { role: 'outlaw' }, D: {} },
    SHADOWS,
  )
  t.say('A', 'play', { card: 'ghost', seat: 'B' })
  expect([t.isOut('B'), t.count('B', 'nugget')]).toEqual([false, 3])
  t.endTurns('A', 'B')
  expect([t.turn(), t.isOut('B'), t.front('B'), t.count('B', 'nugget')]).toEqual(['C', false, ['ghost'], 3])
})

test('the Sheriff’s shadow who eliminates a Deputy under Wild West Show loses all but its nuggets, and plays on', () => {
  const t = meet(
    [GOLD, SHOW],
    { A: { role: 'outlaw' }, B: { ...SHERIFF, out: true, ...rich(1) }, C: { role: 'deputy', life: 1 }, D: {}, E: {} },
    { ...SHADOWS, show: 'wild-west-show', deck: ['bang', 'scope'] },
  )
  t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'C' })
  expect([t.isOut('C'), t.hand('B'), t.count('B', 'nugget'), t.asked()]).toEqual([true, [], 2, 'play:B'])
})

test('a shadow may buy a Gold Rush: it leaves, comes back for the other turn with the nuggets it has left, and is not healed', () => {
  const t = meet(
    [GOLD],
    { A: SHERIFF, B: { role: 'outlaw', out: true, ...rich(6) }, C: { role: 'outlaw' }, D: {} },
    { ...SHADOWS, zones: { market: ['gold-rush', 'shot', 'boots'] } },
  )
  t.say('A', 'end').say('B', 'buy', { card: 'gold-rush' })
  expect([t.turn(), t.asked(), t.hand('B').length, t.count('B', 'nugget'), t.life('B')]).toEqual(['B', 'play:B', 2, 1, 0])
  expect(t.events('returned').filter(({ seat }) => seat === t.seat('B'))).toHaveLength(2)
})

const FOUR = { A: SHERIFF, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} } as const

test('Julie Cutter shoots back at it: nothing is lost, and only it is paid', () => {
  const t = meet(
    [GOLD, ARMED],
    { ...FOUR, C: { role: 'outlaw', character: 'julie-cutter' } },
    { ...SHADOWS, deck: ['bang', 'scope', '*/hearts'] },
  )
  t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'C' }).letItHappen()
  expect([t.turn(), t.count('B', 'nugget'), t.count('C', 'nugget')]).toEqual(['B', 1, 0])
})

test('it lays no Ghost before itself, but may call back somebody else', () => {
  const t = meet([VALLEY], { ...FOUR, D: { role: 'deputy', out: true }, E: {} }, { ...SHADOWS, deck: ['ghost', 'scope'] })
  t.say('A', 'end')
  expect(t.refused('B', 'play', { card: 'ghost', seat: 'B' }).code).toBe('still-in-play')
  t.say('B', 'play', { card: 'ghost', seat: 'D' }).say('B', 'end')
  expect([t.isOut('B'), t.isOut('D')]).toEqual([true, false])
})

test('Vulture Sam’s takes the cards of the dead, and loses them when it leaves', () => {
  const t = meet(
    [],
    {
      ...FOUR,
      B: { role: 'outlaw', out: true, character: 'vulture-sam' },
      C: { role: 'deputy', life: 1, hand: 1, front: ['mustang'] },
      E: {},
    },
    { ...SHADOWS, deck: ['bang', 'scope', 'panic', 'panic'] },
  )
  t.say('A', 'end').say('B', 'play', { card: 'scope' }).say('B', 'play', { card: 'bang', seat: 'C' }).letItHappen()
  expect(t.hand('B')).toHaveLength(2)
  expect(t.say('B', 'end').hand('B')).toEqual([])
})

test('Herb Hunter’s draws for a kill, Greg Digger’s gains no life', () => {
  const kills = (character: string) => {
    const t = meet(
      [DODGE],
      { ...FOUR, B: { role: 'outlaw', out: true, character }, C: { role: 'outlaw', life: 1 }, D: { role: 'outlaw' }, E: {}, F: {} },
      { ...SHADOWS, deck: ['bang', 'scope'] },
    )
    t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'C' })
    return [t.life('B'), t.hand('B').length]
  }
  expect([kills('herb-hunter'), kills('greg-digger')]).toEqual([
    [0, 6],
    [0, 4],
  ])
})

test('it is paid for somebody who is Wanted; its own Wanted pays nobody when it leaves', () => {
  const t = meet(
    [GOLD],
    {
      ...FOUR,
      B: { role: 'outlaw', out: true, ...rich(2) },
      C: { role: 'outlaw', life: 1, ...wearing('wanted') },
      D: { role: 'outlaw' },
      E: {},
    },
    { ...SHADOWS, deck: ['bang', 'scope'], zones: { market: ['wanted', 'shot', 'boots'] } },
  )
  t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'C' })
  expect([t.hand('B').length, t.count('B', 'nugget')]).toEqual([6, 4])
  t.say('B', 'buy', { card: 'wanted', seat: 'B' }).say('B', 'end')
  expect([t.zone('equipment', 'B'), t.zone('equipment-pile').at(-1), t.count('B', 'nugget')]).toEqual([[], 'wanted', 2])
})

test('Don Bell’s loses all but its nuggets before the turn it has won', () => {
  const t = meet(
    [GOLD],
    { ...FOUR, B: { role: 'outlaw', out: true, character: 'don-bell', ...rich(2) } },
    { ...SHADOWS, deck: ['scope', 'mustang', '*/5D', 'barrel', 'beer'] },
  )
  t.say('A', 'end').say('B', 'play', { card: 'scope' }).say('B', 'end')
  expect([t.turn(), t.front('B'), t.hand('B'), t.count('B', 'nugget')]).toEqual(['B', [], ['barrel', 'beer'], 2])
  expect(t.say('B', 'end').turn()).toBe('C')
})

test('its Gatling leaves one Renegade alive: he wins; it leaves nobody: the Outlaws', () => {
  const shot = (renegade: number) => {
    const t = meet(
      [],
      {
        A: { ...SHERIFF, life: 1 },
        B: { role: 'outlaw', out: true },
        C: { role: 'renegade', life: renegade },
        D: { role: 'outlaw', life: 1 },
      },
      { ...SHADOWS, deck: ['gatling', 'scope'] },
    )
    t.say('A', 'end').say('B', 'play', { card: 'gatling' }).letItHappen()
    return [t.over, ...t.winners()]
  }
  expect([shot(2), shot(1)]).toEqual([
    ['renegade', 'C'],
    ['outlaws', 'B', 'D'],
  ])
})

test('shadows are gone, and their nuggets, when a ghost leaves the Sheriff alone with a Renegade', () => {
  const t = meet(
    [VALLEY, GOLD],
    {
      A: { ...SHERIFF, hand: ['cat-balou'] },
      B: { role: 'outlaw', ghost: true, front: ['ghost'], ...rich(2) },
      C: { role: 'renegade' },
      D: { role: 'outlaw', out: true, ...rich(1) },
    },
    SHADOWS,
  )
  t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
  expect([t.count('B', 'nugget'), t.count('D', 'nugget')]).toEqual([0, 0])
  t.endTurns('A', 'C')
  expect(t.turn()).toBe('A')
})
