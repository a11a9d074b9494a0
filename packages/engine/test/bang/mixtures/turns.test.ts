import { describe, expect, test } from 'vitest'
import { endTurn, endTurns } from '../high-noon/turns.ts'
import { letItHappen, mixed } from './mixed.ts'

describe('who stands for the Sheriff', () => {
  test('a ghost who does and leaves: the next player in play turns the events', () => {
    const t = mixed(
      {
        A: { role: 'sheriff', life: 1 },
        B: { role: 'outlaw', ghost: true, front: ['ghost'] },
        C: { role: 'outlaw', hand: ['duel', 'cat-balou'] },
        D: { role: 'renegade' },
      },
      { turn: 'C', phase: 'play', show: 'wild-west-show', event: 'thirst', events: ['curse'] },
    )
    t.say('C', 'play', { card: 'duel', seat: 'A' }).say('C', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect([t.isOut('A'), t.isOut('B')]).toEqual([true, true])
    endTurns(t, 'C', 'D')
    expect([t.turn(), t.event()]).toEqual(['C', 'curse'])
  })

  test('the Sheriff whom Dead Man brings back does so no more, but cannot be jailed', () => {
    const t = mixed(
      { A: { role: 'sheriff', life: 1 }, B: { hand: ['jail'] }, C: {}, D: { hand: ['bang'] } },
      { turn: 'D', phase: 'play', show: 'wild-west-show', event: 'dead-man', events: ['thirst'] },
    )
    t.say('D', 'play', { card: 'bang', seat: 'A' })
    endTurn(t, 'D')
    expect([t.turn(), t.event(), t.life('A')]).toEqual(['A', 'dead-man', 2])
    endTurn(t, 'A')
    expect([t.turn(), t.event()]).toEqual(['B', 'thirst'])
    expect(t.refused('B', 'play', { card: 'jail', seat: 'A' }).code).toBe('sheriff')
  })
})

describe('Vera Custer', () => {
  test('at the start of her turn she still has the copy of the last one', () => {
    const t = mixed({ A: {}, B: { character: 'vera-custer', copies: ['bart-cassidy'] }, C: {} }, { turn: 'B', event: 'high-noon' })
    expect([t.asked(), t.life('B'), t.hand('B').length]).toEqual(['copy-ability:B', 2, 1])
  })

  test('chooses anew for an extra turn', () => {
    const t = mixed(
      { A: {}, B: { character: 'vera-custer' }, C: { character: 'tuco-franziskaner' } },
      { turn: 'B', event: 'vendetta', deck: ['scope', 'mustang', 'barrel', 'jail', '*/hearts'] },
    )
    t.say('B', 'copy', { seat: 'C' })
    expect(t.hand('B')).toHaveLength(4)
    endTurn(t, 'B')
    expect(t.asked()).toBe('copy-ability:B')
  })

  test('as Lee Van Kliff she repeats a card in the same turn', () => {
    const t = mixed({ A: { character: 'vera-custer', life: 1, hand: ['beer', 'bang'] }, B: { character: 'lee-van-kliff' }, C: {} })
    t.say('A', 'copy', { seat: 'B' }).say('A', 'play', { card: 'beer' }).say('A', 'lee-van-kliff', { card: 'bang' })
    expect(t.life('A')).toBe(3)
  })

  test('as Youl Grinner she collects before she draws', () => {
    const t = mixed({ A: { character: 'vera-custer' }, B: { character: 'youl-grinner', hand: 2 }, C: { hand: 1 } })
    t.say('A', 'copy', { seat: 'B' })
    expect(t.asked()).toBe('youl-grinner:B')
    letItHappen(t)
    expect(t.hand('A')).toHaveLength(2 + 2)
  })

  test('of two ways to draw that Gregory Deck has she chooses one; what he exchanges later is not hers', () => {
    const t = mixed({
      A: { character: 'vera-custer' },
      B: { character: 'gregory-deck', beside: ['kit-carlson', 'jesse-jones'], hand: 1 },
      C: {},
    })
    t.say('A', 'copy', { seat: 'B' }).say('A', 'jesse-jones').say('A', 'hand', { seat: 'B' })
    expect(t.hand('A')).toHaveLength(2)
    endTurn(t, 'A')
    t.say('B', 'exchange')
    expect(t.view('C').seats[0].abilities).toEqual(['kit-carlson', 'jesse-jones'])
  })

  test('nothing is to be had from Gregory Deck while he has nobody beside him', () => {
    const t = mixed({
      A: { character: 'vera-custer' },
      B: { role: 'outlaw', character: 'gregory-deck', ghost: true, front: ['ghost'] },
      C: { role: 'renegade' },
    })
    t.say('A', 'copy', { seat: 'B' })
    expect([t.beside('A'), t.asked(), t.hand('A').length]).toEqual([[], 'play:A', 2])
  })
})

describe('Lee Van Kliff', () => {
  test('what others do meanwhile does not keep him from repeating his card', () => {
    const t = mixed(
      { A: { character: 'lee-van-kliff', hand: ['beer', 'bang'], life: 1 }, B: { character: 'sid-ketchum', life: 1, hand: 2 }, C: {} },
      { phase: 'play', show: 'gag' },
    )
    t.say('A', 'play', { card: 'beer' })
    t.say('B', 'sid-ketchum', { picks: [t.game.hand(t.seat('B')).map((card) => t.game.handle(card))] }).say('C', 'gag')
    t.say('A', 'lee-van-kliff', { card: 'bang' })
    expect(t.life('A')).toBe(3)
  })

  test('his own word under Gag is something else that he does', () => {
    const t = mixed({ A: { character: 'lee-van-kliff', hand: ['beer', 'bang'], life: 1 }, B: {}, C: {} }, { phase: 'play', show: 'gag' })
    t.say('A', 'play', { card: 'beer' }).say('A', 'gag')
    expect(t.refused('A', 'lee-van-kliff', { card: 'bang' }).code).toBe('nothing-to-repeat')
  })
})

test('Gregory Deck has his two abilities again when Hangover is over', () => {
  const t = mixed(
    { A: {}, B: { character: 'gregory-deck', beside: ['paul-regret', 'willy-the-kid'] } },
    { turn: 'B', phase: 'play', event: 'hangover', events: ['thirst'] },
  )
  expect(t.distance('A', 'B')).toBe(1)
  endTurn(t, 'B')
  expect(t.distance('A', 'B')).toBe(2)
})

test('A Fistful of Cards shoots before Darling Valentine changes the hand', () => {
  const t = mixed({ A: {}, B: { hand: ['missed', 'scope'] }, C: {} }, { turn: 'B', event: 'a-fistful-of-cards', show: 'darling-valentine' })
  t.say('B', 'missed', { card: 'missed' }).say('B', 'take-it')
  expect([t.life('B'), t.discard()[0], t.hand('B').length]).toEqual([3, 'scope', 1 + 2])
})

test('Miss Susanna counts anew in an extra turn', () => {
  const t = mixed(
    { A: { hand: ['scope', 'mustang', 'barrel'] }, B: {} },
    { phase: 'play', show: 'miss-susanna', event: 'vendetta', deck: ['*/hearts'] },
  )
  for (const card of ['scope', 'mustang', 'barrel']) t.say('A', 'play', { card })
  t.say('A', 'end')
  expect([t.asked(), t.life('A')]).toEqual(['play:A', 5])
  endTurn(t, 'A')
  expect([t.turn(), t.life('A')]).toEqual(['B', 4])
})

test('Lady Rosa before an extra turn: the same player goes on, then the order from his new place', () => {
  const t = mixed(
    { A: {}, B: {}, C: {}, D: {} },
    { turn: 'C', phase: 'play', show: 'lady-rosa-del-texas', event: 'vendetta', deck: ['*/hearts'] },
  )
  t.say('C', 'lady-rosa-del-texas').say('C', 'end')
  expect([t.turn(), t.ring().slice(0, 4)]).toEqual(['C', ['A', 'C', 'B', 'D']])
  endTurn(t, 'C')
  expect(t.turn()).toBe('D')
})
