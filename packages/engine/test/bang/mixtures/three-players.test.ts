import { expect, test } from 'vitest'

import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, meet } from './meet.ts'
import { mixed } from './mixed.ts'

const DECK = ['bang', 'scope', 'mustang'] as const

test('Ghost Town: if it is not his prey he draws three; when he is gone the last one wins', () => {
  const t = mixed(
    { D: { role: 'deputy' }, O: { role: 'outlaw', out: true }, R: { role: 'renegade', life: 1 } },
    { phase: 'play', event: 'ghost-town', deck: DECK },
  )
  t.endTurn('D')
  t.say('O', 'play', { card: 'bang', seat: 'R' })
  expect([t.over, t.hand('O').length]).toEqual([undefined, 2 + 3])
  t.endTurn('O')
  expect([t.over, t.winners()]).toEqual(['deputy', ['D']])
})

test('Ghost: the third player is back; without him the last one has won', () => {
  const t = mixed(
    {
      D: { role: 'deputy', hand: ['bang', 'cat-balou'] },
      O: { role: 'outlaw', life: 1 },
      R: { role: 'renegade', ghost: true, front: ['ghost'] },
    },
    { phase: 'play' },
  )
  t.say('D', 'play', { card: 'bang', seat: 'O' })
  expect([t.isOut('O'), t.over]).toEqual([true, undefined])
  t.say('D', 'play', { card: 'cat-balou', seat: 'R', picks: [['ghost']] })
  expect([t.over, t.winners()]).toEqual(['deputy', ['D']])
})

test('Wild West Show: nobody has a prey any more, but three cards for anybody stay', () => {
  const t = mixed(
    { D: { role: 'deputy', hand: ['bang'] }, O: { role: 'outlaw' }, R: { role: 'renegade', life: 1 } },
    { phase: 'play', show: 'wild-west-show' },
  )
  t.say('D', 'play', { card: 'bang', seat: 'R' })
  expect([t.over, t.hand('D').length]).toEqual([undefined, 3])
})

test('Helena Zontero: the new roles lie face up, and events keep changing before the same player’s turn', () => {
  const t = mixed(
    { D: { role: 'deputy', hand: ['stagecoach'] }, O: { role: 'outlaw' }, R: { role: 'renegade' } },
    { phase: 'play', shows: ['helena-zontero'], events: ['thirst'], deck: ['scope', 'mustang', '*/hearts'], seed: 'helena' },
  )
  t.say('D', 'play', { card: 'stagecoach' })
  expect(t.role('D')).not.toBe('deputy')
  expect(t.view('R').seats.map(({ role }) => role)).toEqual([t.role('D'), t.role('O'), t.role('R')])
  t.endTurns('D', 'O', 'R')
  expect([t.turn(), t.event()]).toEqual(['D', 'thirst'])
})

test('Dorothy Rage: who is made to eliminate his prey has won, whoever gave the order', () => {
  const t = mixed(
    { D: { role: 'deputy' }, O: { role: 'outlaw', life: 1 }, R: { role: 'renegade', hand: ['bang'] } },
    { phase: 'play', show: 'dorothy-rage' },
  )
  t.say('D', 'dorothy-rage', t.order('R', 'bang', 'O')).say('R', 'obey', { card: 'bang' })
  expect([t.over, t.winners()]).toEqual(['renegade', ['R']])
})

test('Bone Orchard: a prey that somebody else has eliminated is back, and can be hunted again', () => {
  const t = mixed(
    { D: { role: 'deputy' }, O: { role: 'outlaw', out: true }, R: { role: 'renegade', hand: ['bang'] } },
    { phase: 'play', show: 'bone-orchard' },
  )
  t.endTurns('D', 'O')
  t.say('R', 'play', { card: 'bang', seat: 'O' })
  t.letItHappen()
  expect([t.over, t.winners()]).toEqual(['renegade', ['R']])
})

test('Backfire and Henry Block: who shoots his prey down in its own turn has won, even if he falls with it', () => {
  const backfire = mixed(
    {
      D: { role: 'deputy', life: 1, hand: ['backfire'] },
      O: { role: 'outlaw' },
      R: { role: 'renegade', character: 'slab-the-killer', life: 1, hand: ['bang'] },
    },
    { turn: 'R', phase: 'play' },
  )
  backfire.say('R', 'play', { card: 'bang', seat: 'D' }).say('D', 'missed', { card: 'backfire' })
  expect([backfire.isOut('D'), backfire.winners()]).toEqual([true, ['D']])
  const henry = mixed(
    {
      D: { role: 'deputy', character: 'henry-block', front: ['mustang'] },
      O: { role: 'outlaw' },
      R: { role: 'renegade', life: 1, hand: ['cat-balou'] },
    },
    { turn: 'R', phase: 'play' },
  )
  henry.say('R', 'play', { card: 'cat-balou', seat: 'D', picks: [['mustang']] })
  expect(henry.winners()).toEqual(['D'])
})

test('Most Wanted and a shot back take one’s prey; an Ironhorse takes nobody’s, and the last one wins', () => {
  const wanted = robbery(
    { D: { role: 'deputy', hand: ['most-wanted'] }, R: { role: 'renegade', life: 1 }, O: { role: 'outlaw' } },
    { phase: 'play', at: 0, deck: ['beer', '*/2H', '*/3S', '*/4H'] },
  )
  wanted.say('D', 'play', { card: 'most-wanted' })
  expect([wanted.over, wanted.winners()]).toEqual(['deputy', ['D']])
  const julie = meet(
    [ARMED],
    { R: { role: 'renegade', life: 1, hand: ['bang'] }, D: { role: 'deputy', character: 'julie-cutter' }, O: { role: 'outlaw' } },
    { phase: 'play', deck: ['*/hearts'] },
  )
  julie.say('R', 'play', { card: 'bang', seat: 'D' })
  expect([julie.over, julie.winners()]).toEqual(['deputy', ['D']])
  const iron = (outlaw: number) =>
    robbery({ D: { role: 'deputy' }, R: { role: 'renegade', life: 1 }, O: { role: 'outlaw', life: outlaw } }, { at: 2 }).letItHappen()
  expect([iron(2).over, iron(1).over, iron(1).winners()]).toEqual([undefined, 'deputy', ['D']])
})

test('a Ghost Car: its holder is no prey that has fallen, but hunts on without life, and may be the last one', () => {
  const kept = robbery(
    { D: { role: 'deputy', hand: ['bang'] }, R: { role: 'renegade', life: 1, front: ['ghost-car'] }, O: { role: 'outlaw' } },
    { phase: 'play', at: 0 },
  )
  kept.say('D', 'play', { card: 'bang', seat: 'R' })
  expect([kept.over, kept.isOut('R')]).toEqual([undefined, false])
  const ghost = { role: 'deputy', ghost: true, front: ['ghost-car'], hand: ['bang'] } as const
  const hunter = robbery({ D: ghost, R: { role: 'renegade', life: 1 }, O: { role: 'outlaw' } }, { phase: 'play', at: 0 })
  expect(hunter.say('D', 'play', { card: 'bang', seat: 'R' }).winners()).toEqual(['D'])
  const last = robbery({ D: ghost, R: { role: 'renegade', out: true }, O: { role: 'outlaw', life: 1 } }, { phase: 'play', at: 0 })
  expect(last.say('D', 'play', { card: 'bang', seat: 'O' }).winners()).toEqual(['D'])
})
