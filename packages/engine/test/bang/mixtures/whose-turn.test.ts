import { describe, expect, test } from 'vitest'
import { mixed, order } from './mixed.ts'

describe('Dorothy Rage: what an ability makes of a card may be ordered, as if it were a turn of the victim', () => {
  const ORDERED = { phase: 'play', show: 'dorothy-rage' } as const

  test('Black Flower’s Clubs as a BANG!; with another suit her hand is shown', () => {
    const shots = (hand: readonly string[]) => {
      const t = mixed({ A: {}, B: { character: 'black-flower', hand }, C: {}, D: {} }, ORDERED)
      return t.say('A', 'dorothy-rage', order(t, 'B', 'schofield', 'C', 'bang'))
    }
    const t = shots(['schofield/KS', 'schofield/JC'])
    expect(t.options('B')).toEqual(['obey schofield/JC'])
    t.say('B', 'obey', { card: 'schofield/JC' })
    expect([t.life('C'), t.hand('B')]).toEqual([3, ['schofield']])
    const u = shots(['schofield/KS'])
    expect([u.asked(), u.events('hand-shown').length, u.life('C')]).toEqual(['play:A', 1, 4])
  })

  test('a BANG! as Der Spot-Burst Ringer’s Gatling, with a LeMat any card', () => {
    for (const [card, front] of [
      ['bang', []],
      ['beer', ['lemat']],
    ] as const) {
      const t = mixed({ A: {}, B: { character: 'der-spot-burst-ringer', hand: [card], front }, C: {}, D: {} }, ORDERED)
      t.say('A', 'dorothy-rage', order(t, 'B', card, 'B', 'gatling')).say('B', 'obey', { card })
      expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([4, 4, 3, 3])
    }
  })

  test('nobody else makes a Gatling of a BANG!', () => {
    const t = mixed({ A: {}, B: { hand: ['bang'] }, C: {} }, ORDERED)
    expect(t.refused('A', 'dorothy-rage', order(t, 'B', 'bang', 'B', 'gatling')).code).toBe('incomplete-order')
  })

  test('the Stick is won in one’s own turn only', () => {
    const t = mixed({ A: {}, B: { hand: ['bang'] }, C: {}, D: {} }, { ...ORDERED, stick: 'D', options: { stickOfDynamite: true } })
    t.say('A', 'dorothy-rage', order(t, 'B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
    expect([t.life('C'), t.stick()]).toEqual([3, 'D'])
  })

  test('Belle Star acts on order in the turn of another: a Barrel still works against her', () => {
    const t = mixed({ A: {}, B: { character: 'belle-star', hand: ['bang'] }, C: { front: ['barrel'] }, D: {} }, ORDERED)
    t.say('A', 'dorothy-rage', order(t, 'B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
    expect(t.can('C', 'barrel', { card: 'barrel' })).toBe(true)
  })
})

test('a Dynamite that comes before a player at the start of his turn is not checked in it', () => {
  const t = mixed(
    { A: { hand: ['scope'], front: ['rattlesnake'] }, B: {}, C: {} },
    { stick: 'A', show: 'darling-valentine', options: { stickOfDynamite: true }, deck: ['dynamite', 'mustang', '*/5S'] },
  )
  expect(t.events('checked').map(({ source }) => source)).toEqual(['rattlesnake'])
  expect([t.front('A'), t.life('A')]).toEqual([['rattlesnake', 'dynamite'], 4])
})

test('whoever talks during a card pays when all that it brings has come: Molly Stark may draw her Beer first', () => {
  const t = mixed(
    { A: { hand: ['gatling'] }, B: { role: 'outlaw', character: 'molly-stark', life: 1, hand: ['missed'] }, C: { role: 'renegade' } },
    { phase: 'play', show: 'gag', deck: ['beer'] },
  )
  t.say('A', 'play', { card: 'gatling' }).say('B', 'gag').say('B', 'missed', { card: 'missed' })
  expect(t.asked()).toBe('dying:B')
  t.say('B', 'beer', { card: 'beer' })
  expect(t.life('B')).toBe(1)
})

test('a Sheriff who is a ghost and kills his Deputy discards his Ghost with everything else: he is out, and so is his turn', () => {
  const t = mixed(
    {
      A: { role: 'sheriff', ghost: true, front: ['ghost'], hand: ['bang', 'scope'] },
      B: { role: 'deputy', life: 1 },
      C: { role: 'outlaw' },
      D: { role: 'renegade' },
    },
    { phase: 'play', show: 'wild-west-show' },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.isOut('A'), t.isOut('B'), t.turn()]).toEqual([true, true, 'C'])
})

test('Jesse Jones shoots back at who has Henry Block’s ability: if her last card answers him, nothing is left to take', () => {
  const t = mixed(
    {
      A: { character: 'jesse-jones', hand: ['backfire'] },
      B: { character: 'vera-custer', copies: ['henry-block'], hand: ['missed'] },
      C: {},
    },
    { deck: ['beer', 'scope'] },
  )
  t.say('A', 'hand', { seat: 'B' }).say('A', 'missed', { card: 'backfire' }).say('B', 'missed', { card: 'missed' })
  expect([t.hand('A'), t.life('A'), t.life('B')]).toEqual([['beer'], 5, 3])
})
