import { type Field, firstOf, handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { cardOption, decide, END, fromHand, front, HAND, inFrontOf, play, type Sketch, use } from './hand-made.ts'

const outlaw: Sketch = { role: 'outlaw', others: [{ role: 'sheriff' }, {}, {}, {}] }
const deputy: Sketch = { ...outlaw, role: 'deputy' }
const inTurn = (sketch: Sketch, ...options: Option[]) => decide(sketch, { kind: 'play', options: [...options, END] })

describe('green cards', () => {
  test.each(['bible', 'iron-plate', 'buffalo-rifle', 'canteen', 'pony-express'])('%s is put down', (id) => {
    expect(inTurn({ ...outlaw, hand: [id] }, play(0)).card).toBe(HAND)
  })

  test.each(['buffalo-rifle', 'knife', 'derringer', 'pepperbox'])('%s is fired at an enemy, never at a friend', (id) => {
    expect(inTurn({ ...outlaw, front: [id] }, use(0, 1), use(0, 4))).toMatchObject({ id: 'use', seat: 1 })
    expect(inTurn({ ...deputy, front: [id] }, use(0, 1)).id).toBe('end')
  })

  test('Howitzer: not into the last life point of a Sheriff who is a friend', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', life: 1 }, {}, {}, {}]
    expect(inTurn({ ...outlaw, others, front: ['howitzer'] }, use(0)).id).toBe('use')
    expect(inTurn({ ...deputy, others, front: ['howitzer'] }, use(0)).id).toBe('end')
  })

  test('Canteen: only when it heals', () => {
    expect(inTurn({ ...outlaw, life: 3, front: ['canteen'] }, use(0)).id).toBe('use')
    expect(inTurn({ ...outlaw, front: ['canteen'] }, use(0)).id).toBe('end')
  })

  test('Pony Express before anything else', () => {
    const sketch: Sketch = { ...outlaw, hand: ['bang'], front: ['pony-express'] }
    expect(inTurn(sketch, play(0, 1), use(0)).id).toBe('use')
  })

  test.each(['can-can', 'conestoga'])('%s: the best card of an enemy', (id) => {
    const sketch: Sketch = {
      ...deputy,
      front: [id],
      others: [{ role: 'sheriff', front: ['barrel'] }, { front: ['knife', 'barrel'] }, {}, {}],
    }
    const options = [1, 2].map((seat) => use(0, seat, [inFrontOf(seat, sketch)]))
    expect(inTurn(sketch, ...options)).toMatchObject({ id: 'use', seat: 2, picks: [[front(2) + 1]] })
    expect(inTurn(sketch, firstOf(options)).id).toBe('end')
  })
})

describe('cards with a price', () => {
  const priced = (sketch: Sketch, seat?: number, ...more: Field[]): Option => play(0, seat, [fromHand('cost', 1, sketch, HAND), ...more])

  test('Springfield is paid for with what is worth least', () => {
    const sketch: Sketch = { ...outlaw, hand: ['springfield', 'beer', 'dynamite'] }
    expect(inTurn(sketch, priced(sketch, 1), priced(sketch, 3))).toMatchObject({ seat: 1, picks: [[HAND + 2]] })
  })

  test('Whisky is not for a scratch', () => {
    const sketch: Sketch = { ...outlaw, hand: ['whisky', 'bang'] }
    expect(inTurn({ ...sketch, life: 2 }, priced(sketch)).id).toBe('play')
    expect(inTurn({ ...sketch, life: 3 }, priced(sketch)).id).toBe('end')
  })

  test('Tequila: for oneself, or for a Sheriff in need who is a friend', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', life: 1 }, { life: 1 }, {}, {}]
    const sketch: Sketch = { ...deputy, hand: ['tequila', 'bang'], others }
    const everybody = [0, 1, 2].map((seat) => priced(sketch, seat))
    expect(inTurn({ ...sketch, life: 2 }, ...everybody).seat).toBe(0)
    expect(inTurn(sketch, ...everybody).seat).toBe(1)
    expect(inTurn({ ...sketch, role: 'outlaw' }, ...everybody).id).toBe('end')
  })

  test('Rag Time takes the best card', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', front: ['scope', 'barrel'] }, {}, {}, {}]
    const sketch: Sketch = { ...outlaw, hand: ['rag-time', 'bang'], others }
    expect(inTurn(sketch, priced(sketch, 1, inFrontOf(1, sketch)))).toMatchObject({ seat: 1, picks: [[HAND + 1], [front(1) + 1]] })
  })

  test('Brawl: the best card of enemies, the least of friends, unless friends lose more', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', front: ['barrel', 'volcanic'], hand: 0 }, { front: ['barrel', 'knife'] }, {}, {}]
    const sketch: Sketch = { ...outlaw, hand: ['brawl', 'bang'], others }
    const brawl = priced(sketch, undefined, inFrontOf(1, sketch), inFrontOf(2, sketch))
    expect(inTurn(sketch, brawl).picks).toEqual([[HAND + 1], [front(1)], [front(2)]])
    const alone: Sketch = { ...sketch, role: 'deputy', others: [...others.slice(0, 1), ...Array.from({ length: 3 }, () => ({ hand: 0 }))] }
    expect(inTurn(alone, priced(alone, undefined, inFrontOf(1, alone))).id).toBe('end')
  })
})

describe('answers to a shot', () => {
  const TAKE_IT: Option = { id: 'take-it' }
  const shot = { by: 1, target: 0, card: 'bang', needs: 1, missing: 1 }
  const reply = (sketch: Sketch, options: Option[], about = shot) => decide(sketch, { kind: 'shot', about, options: [...options, TAKE_IT] })

  test('what lies in front goes before what is in hand, and the Bible before the hat', () => {
    const sketch: Sketch = { ...outlaw, hand: ['missed', 'dodge'], front: ['sombrero', 'bible'] }
    const [missed, dodge] = [cardOption('missed', HAND), cardOption('dodge', HAND + 1)]
    const [sombrero, bible] = [cardOption('sombrero', front(0)), cardOption('bible', front(0) + 1)]
    expect(reply(sketch, [missed, dodge, sombrero, bible]).id).toBe('bible')
    expect(reply(sketch, [missed, dodge, sombrero]).id).toBe('sombrero')
    expect(reply(sketch, [missed, dodge]).id).toBe('dodge')
  })

  test('a hat and a Missed! are two against Slab', () => {
    const sketch: Sketch = { ...outlaw, hand: ['missed'], front: ['sombrero'] }
    const options = [cardOption('missed', HAND), cardOption('sombrero', front(0))]
    expect(reply(sketch, options, { ...shot, needs: 2, missing: 2 }).id).toBe('sombrero')
    expect(reply(sketch, options.slice(1), { ...shot, needs: 2, missing: 2 }).id).toBe('take-it')
  })

  test('Elena Fuente uses what is worth least', () => {
    const sketch: Sketch = { ...outlaw, character: 'elena-fuente', hand: ['stagecoach', 'dynamite', 'missed'] }
    expect(
      reply(
        sketch,
        [0, 1, 2].map((i) => cardOption('missed', HAND + i)),
      ).card,
    ).toBe(HAND + 1)
  })
})

describe('characters', () => {
  test('Chuck Wengam trades life he can spare', () => {
    const chuck: Option = { id: 'chuck-wengam' }
    expect(inTurn({ ...outlaw, hand: ['bang'] }, chuck).id).toBe('chuck-wengam')
    expect(inTurn({ ...outlaw, life: 2, hand: ['bang'] }, chuck).id).toBe('end')
    expect(inTurn({ ...outlaw, life: 2, hand: ['beer'] }, chuck).id).toBe('chuck-wengam')
    expect(inTurn({ ...outlaw, hand: Array.from({ length: 5 }, () => 'missed') }, chuck).id).toBe('end')
  })

  test('Doc Holyday shoots with what is of no use', () => {
    const shots = (sketch: Sketch): Option[] =>
      [1, 4].map((seat) => ({ id: 'doc-holyday', seat: seatOf(seat), fields: [fromHand('discard-two', 2, sketch)] }))
    const poor: Sketch = { ...outlaw, hand: ['stagecoach', 'dynamite', 'saloon'] }
    expect(inTurn(poor, ...shots(poor))).toMatchObject({ id: 'doc-holyday', seat: 1, picks: [[HAND + 1, HAND + 2]] })
    const rich: Sketch = { ...outlaw, hand: ['stagecoach', 'barrel', 'mustang'] }
    expect(inTurn(rich, ...shots(rich)).id).toBe('end')
    expect(inTurn({ ...rich, life: 1 }, ...shots(rich)).id).toBe('doc-holyday')
  })

  test('José Delgado gives the least useful blue card', () => {
    const options = [0, 1].map((i) => cardOption('jose-delgado', HAND + i))
    expect(inTurn({ ...outlaw, hand: ['barrel', 'dynamite'] }, ...options)).toMatchObject({ id: 'jose-delgado', card: HAND + 1 })
  })

  test('Vera Custer copies the strongest', () => {
    const others: Sketch['others'] = [{ character: 'vulture-sam' }, { character: 'willy-the-kid' }, { character: 'big-spencer' }, {}]
    const options = [1, 2, 3].map((seat) => ({ id: 'copy', seat: seatOf(seat) }))
    expect(decide({ ...outlaw, others }, { kind: 'copy-ability', options }).seat).toBe(2)
  })

  test('Pat Brennan takes a card only if it is worth two', () => {
    const asked = (sketch: Sketch) =>
      decide(sketch, { kind: 'pat-brennan', options: [{ id: 'draw' }, { id: 'take', seat: seatOf(1), fields: [inFrontOf(1, sketch)] }] })
    const facing = (...cards: string[]): Sketch => ({ ...outlaw, others: [{ role: 'sheriff', front: cards, hand: 0 }, {}, {}] })
    expect(asked(facing('schofield', 'barrel'))).toMatchObject({ id: 'take', picks: [[front(1) + 1]] })
    expect(
      asked({ ...facing('schofield', 'barrel'), turn: 4 }).id,
      'now and then from the deck, or two would rob each other for ever',
    ).toBe('draw')
    expect(asked(facing('schofield')).id).toBe('draw')
    expect(asked({ ...facing('barrel'), role: 'deputy' }).id).toBe('draw')
  })

  test('nothing red as diamonds is wasted on the Apache Kid', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', character: 'apache-kid' }, {}, {}]
    const shoot = (suit: 'diamonds' | 'clubs') => inTurn({ ...outlaw, others, hand: [{ id: 'bang', suit }] }, play(0, 1)).id
    expect(shoot('diamonds')).toBe('end')
    expect(shoot('clubs')).toBe('play')
  })

  test('the copied Willy the Kid shoots often: another BANG! is worth keeping', () => {
    const options = [0, 1, 2].map((i) => cardOption('discard', HAND + i))
    const sketch: Sketch = { ...outlaw, life: 2, hand: ['bang', 'bang', 'brawl'] }
    expect(decide(sketch, { kind: 'discard', options }).card).toBe(HAND + 1)
    expect(decide({ ...sketch, abilities: ['willy-the-kid'] }, { kind: 'discard', options }).card).toBe(HAND + 2)
  })
})

test('a forced play is filled in with the cheapest price', () => {
  const sketch: Sketch = { ...deputy, hand: ['springfield', 'beer', 'dynamite'] }
  const shot: Option = { id: 'play', card: handleOf(HAND), seat: seatOf(1), fields: [fromHand('cost', 1, sketch, HAND)] }
  expect(decide(sketch, { kind: 'play', options: [shot] })).toMatchObject({ id: 'play', picks: [[HAND + 2]] })
})
