import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

describe('phase 3: the hand limit', () => {
  test('1. a player at 4/4 with 6 cards discards 2', () => {
    const t = table({ A: {}, B: { character: 'jesse-jones', hand: 6 } }, { turn: 'B', phase: 'play' })
    t.say('B', 'end')
    expect(t.asked()).toBe('discard:B')
    t.say('B', 'discard', { card: 'schofield' })
    expect(t.asked()).toBe('discard:B')
    t.say('B', 'discard', { card: 'schofield' })
    expect(t.hand('B')).toHaveLength(4)
    expect(t.turn()).toBe('A')
  })

  test('1. at 3/4 the limit is 3: current life counts', () => {
    const t = table({ A: {}, B: { character: 'jesse-jones', life: 3, hand: 4 } }, { turn: 'B', phase: 'play' })
    t.say('B', 'end').say('B', 'discard', { card: 'schofield' })
    expect(t.hand('B')).toHaveLength(3)
    expect(t.turn()).toBe('A')
  })

  test('a hand within the limit is not asked about', () => {
    const t = table({ A: { life: 2, hand: 2 }, B: {} }, { phase: 'play' })
    t.say('A', 'end')
    expect(t.events('moved').filter(({ to }) => to.zone === 'discard')).toEqual([])
    expect(t.turn()).toBe('B')
  })
})

describe('phase 2: what may lie in front of a player', () => {
  test('2. a second Barrel is refused', () => {
    const t = table({ A: { hand: ['barrel'], front: ['barrel'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'barrel' })).toEqual({ code: 'twin', facts: { card: 'barrel' } })
  })

  test('a new weapon takes the place of the old one', () => {
    const t = table({ A: { hand: ['winchester'], front: ['schofield'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'winchester' })
    expect(t.front('A')).toEqual(['winchester'])
    expect(t.discard()).toEqual(['schofield'])
  })
})

describe('checks at the start of a turn', () => {
  test('13. Dynamite moves on, then a Heart releases from Jail', () => {
    const t = table(
      { A: {}, B: { front: ['dynamite', 'jail/JS'] }, C: {}, D: {} },
      { turn: 'B', deck: ['*/clubs+Q', 'wells-fargo/3H', 'bang', 'beer'] },
    )
    expect(t.asked()).toBe('play:B')
    expect(t.front('B')).toEqual([])
    expect(t.front('C')).toEqual(['dynamite'])
    expect(t.discard()).toEqual(['jail', 'wells-fargo', expect.anything()])
    expect(t.hand('B')).toEqual(['bang', 'beer'])
    expect(t.events('checked').map(({ source, good }) => [source, good])).toEqual([
      ['dynamite', false],
      ['jail', true],
    ])
  })

  test('14. Dynamite explodes and kills: no Jail check, no reward, the next turn starts', () => {
    const t = table(
      { A: {}, B: { life: 3, hand: ['stagecoach'], front: ['dynamite', 'jail/JS'] }, C: {}, D: {} },
      { turn: 'B', deck: ['*/5S', '*/hearts'] },
    )
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
    expect(t.events('checked').map(({ source }) => source)).toEqual(['dynamite'])
    expect(t.discard().slice(0, 4).sort()).toEqual(['dynamite', 'jail', 'missed', 'stagecoach'])
    expect(t.front('B')).toEqual([])
    expect(t.hand('B')).toEqual([])
    expect(t.events('rewarded')).toEqual([])
    expect(t.asked()).toBe('play:C')
  })

  test('15. Jail fails: no phases at all, and the hand may exceed the life points', () => {
    const t = table(
      { A: {}, B: { life: 2, hand: 4, front: ['jail/JS'] }, C: { hand: [] }, D: {} },
      { turn: 'B', deck: ['cat-balou/9D', 'beer', 'beer'] },
    )
    expect(t.asked()).toBe('play:C')
    expect(t.hand('B')).toHaveLength(4)
    expect(t.front('B')).toEqual([])
    expect(t.discard()).toEqual(['jail', 'cat-balou'])
    expect(t.hand('C')).toEqual(['beer', 'beer'])
    expect(t.events('turn-skipped')).toEqual([{ type: 'turn-skipped', seat: t.seat('B') }])
  })

  test('interactions 1, the base half: a failed Jail comes after the Dynamite was checked', () => {
    const t = table(
      { A: {}, B: { front: ['jail/JS', 'dynamite'] }, C: {}, D: {} },
      { turn: 'B', deck: ['*/diamonds', '*/clubs', '*/diamonds'] },
    )
    expect(t.events('checked').map(({ seat, source, good }) => [t.who(seat), source, good])).toEqual([
      ['B', 'dynamite', false],
      ['B', 'jail', false],
      ['C', 'dynamite', false],
    ])
    expect(t.events('turn-skipped')).toHaveLength(1)
    expect(t.front('D')).toEqual(['dynamite'])
    expect(t.asked()).toBe('play:C')
  })

  test('a Dynamite that arrives in the own turn is not checked before the next', () => {
    const t = table({ A: { hand: ['dynamite'] }, B: {} }, { phase: 'play', deck: ['bang', 'bang', '*/5S'] })
    t.say('A', 'play', { card: 'dynamite' }).say('A', 'end')
    expect(t.events('checked')).toEqual([])
    expect(t.front('A')).toEqual(['dynamite'])
    t.say('B', 'end')
    expect(t.events('checked').map(({ seat, source }) => [t.who(seat), source])).toEqual([['A', 'dynamite']])
  })

  test('Dynamite takes 3 life points, and its holder plays on', () => {
    const t = table({ A: { front: ['dynamite'], hand: 1 }, B: {} }, { deck: ['*/9S'] })
    expect(t.life('A')).toBe(2)
    expect(t.asked()).toBe('play:A')
    expect(t.events('wounded')).toMatchObject([{ amount: 3, by: undefined, cause: 'dynamite' }])
  })

  test.each(['*/10S', '*/AS', '*/9C', '*/2D'])('%s does not set off the Dynamite', (top) => {
    const t = table({ A: { front: ['dynamite'] }, B: {} }, { deck: [top] })
    expect(t.life('A')).toBe(5)
    expect(t.front('B')).toEqual(['dynamite'])
  })

  test.each(['*/2S', '*/9S'])('%s sets off the Dynamite', (top) => {
    const t = table({ A: { front: ['dynamite'] }, B: {} }, { deck: [top] })
    expect(t.life('A')).toBe(2)
    expect(t.front('B')).toEqual([])
  })
})

describe('one BANG! a turn', () => {
  test('16. a Volcanic played after a BANG! lifts the limit, at distance 1', () => {
    const t = table({ A: { hand: ['volcanic', 'bang', 'bang'] }, B: {}, C: {}, D: {} }, { phase: 'play', bangsPlayed: 1 })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
    t.say('A', 'play', { card: 'volcanic' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' }).code).toBe('out-of-reach')
    t.say('A', 'play', { card: 'bang', seat: 'D' })
    expect([t.life('B'), t.life('D')]).toEqual([3, 3])
  })

  test('17. a Winchester instead of the Volcanic: the BANG! cards already played count', () => {
    const t = table({ A: { hand: ['bang', 'bang', 'bang', 'winchester'], front: ['volcanic'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'winchester' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
  })

  test('the limit is fresh in the next turn', () => {
    const t = table({ A: { hand: ['bang', 'bang'] }, B: {} }, { phase: 'play', deck: ['schofield', 'schofield', 'beer', 'beer'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'end').say('B', 'end')
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('shot:B')
  })
})

test('22. a Sheriff with the character Paul Regret starts with 4 life points', () => {
  const t = table({ A: { role: 'sheriff', character: 'paul-regret' }, B: {} }, { phase: 'play' })
  expect(t.maxLife('A')).toBe(4)
})

test('turns go clockwise and pass over eliminated players', () => {
  const t = table({ A: {}, B: { out: true }, C: {}, D: {} }, { phase: 'play' })
  t.say('A', 'end')
  expect(t.turn()).toBe('C')
  t.say('C', 'end')
  expect(t.turn()).toBe('D')
  t.say('D', 'end')
  expect(t.turn()).toBe('A')
})

test('phase 1: two cards from the deck, unseen by others', () => {
  const t = table({ A: {}, B: {} }, { deck: ['beer/6H', 'missed/2S', 'bang'] })
  expect(t.handFaces('A')).toEqual(['beer/6H', 'missed/2S'])
  expect(t.told('B').filter((event) => event.type === 'moved')).toEqual([
    { type: 'moved', from: { zone: 'deck' }, to: { zone: 'hand', seat: 0 } },
    { type: 'moved', from: { zone: 'deck' }, to: { zone: 'hand', seat: 0 } },
  ])
})

test('everybody can read how often the player has fired, and how often he may', () => {
  const t = table({ A: { hand: ['bang', 'volcanic'] }, B: {} }, { phase: 'play' })
  const about = () => t.match.questionFor(t.seat('B'))?.about
  expect(about()).toEqual({ fired: 0, shots: 1 })
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(about()).toEqual({ fired: 1, shots: 1 })
  t.say('A', 'play', { card: 'volcanic' })
  expect(about()).toEqual({ fired: 1, shots: null })
})
