import { expect, test } from 'vitest'
import { rich, wearing } from '../gold-rush/gold.ts'
import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, SHOW, VALLEY } from './meet.ts'

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

test('its Bandidos ask it first: it may choose the life point, which it does not lose, and takes a nugget from each of the others', () => {
  const t = meet([VALLEY, GOLD], FOUR, { ...SHADOWS, deck: ['bandidos', 'scope'] })
  t.say('A', 'end').say('B', 'play', { card: 'bandidos' })
  expect(t.asked()).toBe('bandidos:B')
  t.say('B', 'lose')
  expect([t.hand('B'), t.count('B', 'nugget'), t.life('A'), t.life('C'), t.life('D')]).toEqual([['scope'], 3, 4, 3, 3])
})

test('in its turn it is the third player: a Beer saves, and Lady Rosa may be used', () => {
  const three = {
    A: { ...SHERIFF, life: 1, hand: ['beer'] },
    B: { role: 'outlaw', out: true },
    C: { role: 'outlaw' },
    D: { role: 'deputy', out: true },
  } as const
  const t = meet([SHOW], three, { ...SHADOWS, show: 'lady-rosa-del-texas', deck: ['bang', 'scope'] })
  expect(t.can('A', 'lady-rosa-del-texas')).toBe(false)
  t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'A' }).say('A', 'take-it').say('A', 'beer', { card: 'beer' })
  expect([t.life('A'), t.can('B', 'lady-rosa-del-texas')]).toEqual([1, true])
})

test('a Jail that another has to lay before it (Dorothy Rage) goes with it', () => {
  const t = meet([SHOW], { ...FOUR, C: { role: 'outlaw', hand: ['jail'] } }, { ...SHADOWS, show: 'dorothy-rage' })
  t.say('A', 'end')
    .say('B', 'dorothy-rage', t.order('C', 'jail', 'B'))
    .say('C', 'obey', { card: 'jail' })
  expect(t.front('B')).toEqual(['jail'])
  t.say('B', 'end')
  expect([t.turn(), t.front('B'), t.discard().includes('jail')]).toEqual(['C', [], true])
})

test('a new identity gives it no life', () => {
  const t = meet([NOON], FOUR, { options: { ...SHADOWS.options, highNoonExtras: true }, event: 'new-identity' })
  t.say('A', 'decline').endTurn('A')
  t.say('B', 'accept', { card: t.look('B')[0] })
  expect([t.turn(), t.life('B'), t.asked()]).toEqual(['B', 0, 'play:B'])
})

test('the Sheriff’s shadow under Wild West Show brings no event: that comes with the turn of his successor', () => {
  const t = meet(
    [SHOW, NOON],
    { A: { ...SHERIFF, life: 1 }, B: { role: 'outlaw', hand: ['bang'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
    { ...SHADOWS, turn: 'B', show: 'wild-west-show', event: 'thirst', events: ['shootout', 'curse'] },
  )
  t.say('B', 'play', { card: 'bang', seat: 'A' }).endTurns('B', 'C', 'D')
  expect([t.turn(), t.event()]).toEqual(['A', 'thirst'])
  t.endTurn('A')
  expect([t.turn(), t.event()]).toEqual(['B', 'shootout'])
})

test('a role that was dealt anew stays secret when its shadow leaves: that is no elimination', () => {
  const t = meet(
    [SHOW],
    { A: SHERIFF, B: { role: 'outlaw', out: true }, C: { role: 'deputy', out: true }, D: { role: 'renegade' }, E: { role: 'outlaw' } },
    {
      ...SHADOWS,
      show: 'bone-orchard',
      shows: ['sacagaway'],
      deck: ['stagecoach', 'beer', 'scope', 'mustang', 'beer', 'saloon', 'volcanic'],
    },
  )
  // B is back for good and has one of the two roles. His Stagecoach replaces the Bone Orchard, so C, who has the other one, is only a shadow.
  t.say('A', 'end').say('B', 'play', { card: 'stagecoach' }).say('B', 'end')
  while (t.asked() === 'discard:B') t.say('B', 'discard', { card: t.hand('B')[0] })
  expect([t.asked(), t.life('C'), t.sees('D', 'C').role]).toEqual(['play:C', 0, undefined])
  t.say('C', 'end')
  expect([t.isOut('C'), t.sees('D', 'C').role]).toEqual([true, undefined])
})
