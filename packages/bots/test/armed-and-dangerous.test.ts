import { type Field, handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { cardOption, decide, END, front, HAND, play, type Sketch } from './hand-made.ts'

const number = (name: string, from: readonly number[], card?: number): Field => ({
  name,
  ...(card !== undefined && { card: handleOf(card) }),
  pick: 'number',
  min: 1,
  max: 1,
  from: () => from,
})
const ability = (id: string): Field => ({ name: id, pick: 'names', names: [id], min: 0, max: 1, from: () => [0] })
const tokens = (count: number): Pick<Sketch, 'parts'> => ({ parts: { onCharacter: { 'load-token': count } } })
const outlaw = { role: 'outlaw', others: [{ role: 'sheriff' }, {}, {}] } as const satisfies Sketch

describe('loading', () => {
  const sketch: Sketch = { ...outlaw, front: ['crate', 'whip'], loads: { crate: 1, whip: 3 }, ...tokens(3) }
  const options: readonly Option[] = [cardOption('load', front(0)), cardOption('load', front(0) + 1), { id: 'load' }, { id: 'pass' }]

  test('the slot that needs it most gets the token', () => {
    expect(decide(sketch, { kind: 'reload', options })).toMatchObject({ id: 'load', card: front(0) })
  })

  test('a Bomb that is about to explode comes first', () => {
    const bomb: Sketch = { ...sketch, front: ['crate', 'bomb'], loads: { crate: 1, bomb: 1 } }
    expect(decide(bomb, { kind: 'reload', options })).toMatchObject({ card: front(0) + 1 })
  })

  test('Reloading fills the cards, then the character', () => {
    const reloading: Sketch = { ...outlaw, hand: ['reloading'], front: ['crate'], loads: { crate: 2 } }
    const split: Field[] = [
      number('load', [0, 1, 2], front(0)),
      { ...number('load', [0, 1, 2, 3]), seat: seatOf(0), from: ([[before = 0] = []]) => [0, 1, 2, 3].filter((n) => n <= 3 - before) },
    ]
    expect(decide(reloading, { kind: 'play', options: [play(0, undefined, split), END] })).toMatchObject({ id: 'play', picks: [[2], [1]] })
  })

  test('Bass Greeves throws away what he could not keep, and only that', () => {
    const field = (hand: number): Field => ({
      name: 'discard-for-tokens',
      pick: 'cards',
      min: 1,
      max: 1,
      from: () => Array.from({ length: hand }, (_, i) => HAND + i),
    })
    const greeves: Sketch = {
      ...outlaw,
      life: 1,
      character: 'bass-greeves',
      hand: ['dynamite', 'beer'],
      front: ['crate'],
      loads: { crate: 1 },
    }
    const option: Option = { id: 'bass-greeves', card: handleOf(front(0)), fields: [field(2)] }
    expect(decide(greeves, { kind: 'play', options: [option, END] })).toMatchObject({ id: 'bass-greeves', picks: [[HAND]] })
    const keeps: Sketch = { ...greeves, life: 4, hand: ['beer'] }
    expect(decide(keeps, { kind: 'play', options: [{ ...option, fields: [field(1)] }, END] })).toMatchObject({ id: 'end' })
  })
})

describe('paying', () => {
  test('upgrades are paid with what lies on the character, not with what cards need', () => {
    const sketch: Sketch = { ...outlaw, hand: ['caravan'], front: ['crate'], loads: { crate: 3 }, ...tokens(2) }
    const fields = [number('upgrades', [0, 1, 2]), number('pay-load-token', [0], front(0)), number('pay-load-token', [2])]
    expect(decide(sketch, { kind: 'play', options: [play(0, undefined, fields), END] })).toMatchObject({ picks: [[1], [0], [2]] })
    const poor: Sketch = { ...sketch, ...tokens(1) }
    expect(decide(poor, { kind: 'play', options: [play(0, undefined, fields), END] })?.picks?.[0]).toEqual([0])
  })

  test('A Little Nip is improved no further than it heals', () => {
    const sketch: Sketch = { ...outlaw, life: 3, hand: ['a-little-nip'], ...tokens(4) }
    const fields = [number('upgrades', [0, 1]), number('pay-load-token', [0])]
    expect(decide(sketch, { kind: 'play', options: [play(0, undefined, fields), END] })?.picks?.[0]).toEqual([0])
    expect(decide({ ...sketch, life: 2 }, { kind: 'play', options: [play(0, undefined, fields), END] })?.picks?.[0]).toEqual([1])
    expect(decide({ ...sketch, life: 4 }, { kind: 'play', options: [play(0, undefined, fields), END] })).toMatchObject({ id: 'end' })
  })

  test('further targets are enemies only', () => {
    const sketch: Sketch = {
      role: 'deputy',
      hand: ['arrow'],
      ...tokens(3),
      others: [{ role: 'sheriff' }, { role: 'outlaw' }, { role: 'renegade' }],
    }
    const more: Field = { name: 'more-targets', pick: 'seats', min: 0, max: 3, from: () => [1, 3] }
    expect(decide(sketch, { kind: 'play', options: [play(0, 2, [more, number('pay-load-token', [1])]), END] })).toMatchObject({
      id: 'play',
      picks: [[3], [1]],
    })
  })

  test('Al Preacher draws, and a Flintlock is taken back, with tokens to spare', () => {
    const pays: Field[] = [number('pay-load-token', [2])]
    const draws: Option[] = [{ id: 'draw', fields: pays }, { id: 'pass' }]
    expect(decide({ ...outlaw, ...tokens(2) }, { kind: 'al-preacher', options: draws })).toMatchObject({ id: 'draw', picks: [[2]] })
    expect(decide({ ...outlaw, ...tokens(1) }, { kind: 'al-preacher', options: draws })).toMatchObject({ id: 'pass' })
    const back: Option[] = [{ id: 'take-back', fields: pays }, { id: 'leave-it' }]
    expect(decide({ ...outlaw, ...tokens(3) }, { kind: 'flintlock', options: back })).toMatchObject({ id: 'take-back' })
  })
})

describe('using', () => {
  test('a weapon ability where it helps: Thunderer always, Big Fifty against a Barrel', () => {
    const bang = (id: string): Option => play(0, 1, [ability(id)])
    const thunderer: Sketch = { ...outlaw, hand: ['bang'], front: ['thunderer'], loads: { thunderer: 2 } }
    expect(decide(thunderer, { kind: 'play', options: [bang('thunderer'), END] })).toMatchObject({ picks: [[0]] })
    const fifty: Sketch = { ...outlaw, hand: ['bang'], front: ['big-fifty'] }
    expect(decide(fifty, { kind: 'play', options: [bang('big-fifty'), END] })).toMatchObject({ picks: [[]] })
    const shielded: Sketch = { ...fifty, others: [{ role: 'sheriff', front: ['barrel'] }, {}, {}] }
    expect(decide(shielded, { kind: 'play', options: [bang('big-fifty'), END] })).toMatchObject({ picks: [[0]] })
  })

  test('the bell is rung for a Sheriff out of reach, not with him next door', () => {
    const ring = cardOption('bell-tower', front(0))
    const far: Sketch = {
      role: 'outlaw',
      hand: ['bang'],
      front: ['bell-tower'],
      others: [{ state: 'out' }, { role: 'sheriff' }, { state: 'out' }],
    }
    expect(
      decide({ ...far, others: [{ role: 'outlaw' }, { role: 'sheriff' }, { role: 'outlaw' }] }, { kind: 'play', options: [ring, END] }),
    ).toMatchObject({
      id: 'bell-tower',
    })
    expect(decide({ ...far, others: [{ role: 'sheriff' }, {}, {}] }, { kind: 'play', options: [ring, END] })).toMatchObject({ id: 'end' })
  })

  test('Frankie Canton takes from enemies, best the last token of a Bomb', () => {
    const sketch: Sketch = {
      role: 'outlaw',
      others: [{ role: 'sheriff', front: ['bomb'], loads: { bomb: 1 } }, { role: 'outlaw', front: ['crate'], loads: { crate: 2 } }, {}],
    }
    const from = (seat: number): Option => cardOption('frankie-canton', front(seat))
    expect(decide(sketch, { kind: 'play', options: [from(2), from(1), END] })).toMatchObject({ card: front(1) })
    expect(decide(sketch, { kind: 'play', options: [from(2), END] })).toMatchObject({ id: 'end' })
  })

  test('Rust when enemies lose more than friends', () => {
    const sketch = (role: 'sheriff' | 'outlaw'): Sketch => ({
      role: 'outlaw',
      hand: ['rust'],
      others: [{ role, front: ['crate'], loads: { crate: 1 } }, { role: role === 'sheriff' ? 'outlaw' : 'sheriff' }, { role: 'renegade' }],
    })
    expect(decide(sketch('sheriff'), { kind: 'play', options: [play(0), END] })).toMatchObject({ id: 'play' })
    expect(decide(sketch('outlaw'), { kind: 'play', options: [play(0), END] })).toMatchObject({ id: 'end' })
  })

  test('the Bomb goes to the worst enemy', () => {
    const give = (seat: number): Option => ({ id: 'give', seat: seatOf(seat) })
    expect(decide(outlaw, { kind: 'bomb', options: [give(2), give(1), give(3)] })).toMatchObject({ seat: 1 })
  })

  test('Tumbleweed: bad luck of one’s own is repeated, good luck of an enemy too, the rest stays', () => {
    const options: Option[] = [{ id: 'repeat' }, { id: 'leave-it' }]
    const says = (seat: number, source: string, good: number) =>
      decide(outlaw, { kind: 'tumbleweed', about: { seat, source, good }, options })?.id
    expect(says(0, 'jail', 0)).toBe('repeat')
    expect(says(0, 'jail', 1)).toBe('leave-it')
    expect(says(0, 'dynamite', 1)).toBe('repeat')
    expect(says(1, 'barrel', 1)).toBe('repeat')
    expect(says(1, 'barrel', 0)).toBe('leave-it')
  })

  test('of a shot: the Crate before cards of the hand', () => {
    const sketch: Sketch = { ...outlaw, hand: ['missed'], front: ['crate'], loads: { crate: 2 } }
    const options = [cardOption('missed', HAND), cardOption('crate', front(0)), { id: 'take-it' }]
    expect(decide(sketch, { kind: 'shot', about: { by: 1, missing: 1 }, options })).toMatchObject({ id: 'crate' })
  })
})
