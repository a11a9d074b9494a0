import { describe, expect, test } from 'vitest'

import { mixed } from './mixed.ts'

describe('Vera Custer', () => {
  test('at the start of her turn she still has the copy of the last one', () => {
    const t = mixed({ A: {}, B: { character: 'vera-custer', copies: ['bart-cassidy'] }, C: {} }, { turn: 'B', event: 'high-noon' })
    expect([t.asked(), t.life('B'), t.hand('B').length]).toEqual(['copy-ability:B', 2, 1])
  })

  test('as Belle Star she switches cards off until she copies somebody else', () => {
    const t = mixed({ A: { character: 'vera-custer', copies: ['belle-star'] }, B: { front: ['mustang'] }, C: {} })
    expect(t.distance('A', 'B')).toBe(1)
    t.say('A', 'copy', { seat: 'B' })
    expect(t.distance('A', 'B')).toBe(2)
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
    t.letItHappen()
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
    t.endTurn('A')
    t.say('B', 'exchange')
    expect(t.sees('C', 'A').abilities).toEqual(['kit-carlson', 'jesse-jones'])
  })
})

describe('Lee Van Kliff', () => {
  test('his own word under Gag is something else that he does', () => {
    const t = mixed({ A: { character: 'lee-van-kliff', hand: ['beer', 'bang'], life: 1 }, B: {}, C: {} }, { phase: 'play', show: 'gag' })
    t.say('A', 'play', { card: 'beer' }).say('A', 'gag')
    expect(t.refused('A', 'lee-van-kliff', { card: 'bang' }).code).toBe('nothing-to-repeat')
  })
})

test('Miss Susanna counts anew in an extra turn', () => {
  const t = mixed(
    { A: { hand: ['scope', 'mustang', 'barrel'] }, B: {} },
    { phase: 'play', show: 'miss-susanna', event: 'vendetta', deck: ['*/hearts'] },
  )
  for (const card of ['scope', 'mustang', 'barrel']) t.say('A', 'play', { card })
  t.say('A', 'end')
  expect([t.asked(), t.life('A')]).toEqual(['play:A', 5])
  t.endTurn('A')
  expect([t.turn(), t.life('A')]).toEqual(['B', 4])
})

test('Lady Rosa before an extra turn: the same player goes on, then the order from his new place', () => {
  const t = mixed(
    { A: {}, B: {}, C: {}, D: {} },
    { turn: 'C', phase: 'play', show: 'lady-rosa-del-texas', event: 'vendetta', deck: ['*/hearts'] },
  )
  t.say('C', 'lady-rosa-del-texas').say('C', 'end')
  expect([t.turn(), t.ring().slice(0, 4)]).toEqual(['C', ['A', 'C', 'B', 'D']])
  t.endTurn('C')
  expect(t.turn()).toBe('D')
})

test('Lady Rosa makes New Identity last another round: who has declined is offered somebody again', () => {
  const t = mixed(
    { A: {}, B: {}, C: {}, D: {} },
    { turn: 'B', event: 'new-identity', events: ['thirst'], show: 'lady-rosa-del-texas', options: { highNoonExtras: true } },
  )
  t.say('B', 'decline').say('B', 'lady-rosa-del-texas')
  t.endTurn('B')
  for (const seat of ['C', 'D'] as const) {
    t.say(seat, 'decline')
    t.endTurn(seat)
  }
  expect([t.asked(), t.event()]).toEqual(['new-identity:B', 'new-identity'])
})

test('Lady Rosa: whoever has changed places and falls leaves the turn to the next from his new place', () => {
  const t = mixed(
    {
      A: {},
      B: { role: 'renegade', hand: ['bang'] },
      C: { role: 'outlaw', life: 1, hand: ['duel'] },
      D: { role: 'outlaw' },
    },
    { turn: 'C', phase: 'play', show: 'lady-rosa-del-texas' },
  )
  t.say('C', 'lady-rosa-del-texas').say('C', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
  // B, who sits behind him now, misses his turn.
  expect([t.isOut('C'), t.turn()]).toEqual([true, 'D'])
})

test('Miss Susanna counts what answers A Fistful of Cards at the start of the turn', () => {
  const t = mixed(
    { A: {}, B: { hand: ['missed', 'missed', 'missed'] }, C: {} },
    { turn: 'B', event: 'a-fistful-of-cards', show: 'miss-susanna' },
  )
  for (const card of ['missed', 'missed', 'missed']) t.say('B', 'missed', { card })
  t.endTurn('B')
  expect([t.life('B'), t.turn()]).toEqual([4, 'C'])
})

test('Handcuffs: a suit is named after whatever phase 1 was', () => {
  const handcuffs = { turn: 'B', event: 'handcuffs', options: { highNoonExtras: true } } as const
  const pat = mixed({ A: { front: ['mustang'] }, B: { character: 'pat-brennan' }, C: {} }, handcuffs)
  expect(pat.say('B', 'take', { seat: 'A', picks: [['mustang']] }).asked()).toBe('handcuffs:B')
  const evelyn = mixed({ A: {}, B: { character: 'evelyn-shebang' }, C: {} }, handcuffs)
  expect(evelyn.say('B', 'shoot', { picks: [['A', 'C']] }).asked()).toBe('handcuffs:B')
})

describe('what Lee Van Kliff may repeat', () => {
  test('a card that his LeMat made a BANG!, but no Sniper and no Ricochet', () => {
    const lemat = mixed({ A: { character: 'lee-van-kliff', front: ['lemat'], hand: ['mustang', 'bang'] }, B: {}, C: {} }, { phase: 'play' })
    lemat.say('A', 'as-bang', { card: 'mustang', seat: 'B' }).say('A', 'lee-van-kliff', { card: 'bang', seat: 'C' })
    expect([lemat.life('B'), lemat.life('C')]).toEqual([3, 3])
    const lee = { character: 'lee-van-kliff', hand: ['bang', 'bang', 'bang'] } as const
    const sniper = mixed({ A: lee, B: {}, C: {} }, { phase: 'play', event: 'sniper' })
    sniper.say('A', 'sniper', { card: 'bang', seat: 'C', picks: [['bang']] })
    expect(sniper.can('A', 'lee-van-kliff', { card: 'bang', seat: 'C' })).toBe(false)
    const ricochet = mixed({ A: lee, B: { front: ['mustang', 'scope'] }, C: {} }, { phase: 'play', event: 'ricochet' })
    ricochet.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] })
    expect(ricochet.interjections('A').concat(ricochet.options('A')).join()).not.toContain('lee-van-kliff')
  })

  test('an order in between takes his chance; the repetition may be escaped for itself', () => {
    const order = mixed(
      { A: { character: 'lee-van-kliff', hand: ['saloon', 'bang'] }, B: { hand: ['beer'] }, C: {} },
      { phase: 'play', show: 'dorothy-rage' },
    )
    order.say('A', 'play', { card: 'saloon' })
    expect(order.can('A', 'lee-van-kliff', { card: 'bang' })).toBe(true)
    order.say('A', 'dorothy-rage', order.order('B', 'beer', 'B')).say('B', 'obey', { card: 'beer' })
    expect(order.can('A', 'lee-van-kliff', { card: 'bang' })).toBe(false)
    const twice = mixed({ A: { character: 'lee-van-kliff', hand: ['indians', 'bang'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' })
    twice.say('A', 'play', { card: 'indians' }).say('B', 'decline').say('A', 'lee-van-kliff', { card: 'bang' })
    twice.say('B', 'ignore', { card: 'escape' })
    expect([twice.life('B'), twice.life('C')]).toEqual([3, 2])
  })
})

test('a Ghost for somebody whom Lady Rosa has told to miss a turn: he is in play, and misses it', () => {
  const t = mixed(
    { A: {}, B: { role: 'outlaw', out: true }, C: { hand: ['ghost'] }, D: {}, E: {} },
    { turn: 'C', phase: 'play', show: 'lady-rosa-del-texas' },
  )
  t.say('C', 'play', { card: 'ghost', seat: 'B' }).say('C', 'lady-rosa-del-texas')
  expect(t.ring()).toEqual(['A', 'C', 'B', 'D', 'E'])
  t.endTurn('C')
  expect([t.turn(), t.isOut('B')]).toEqual(['D', false])
  t.endTurns('D', 'E', 'A', 'C')
  expect(t.turn()).toBe('B')
})
