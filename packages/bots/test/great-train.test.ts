import { type CardView, type Field, handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { decide, END, faceUp, front, HAND, LOOK, play, type Sketch } from './hand-made.ts'

const outlaw: Sketch = { role: 'outlaw', others: [{ role: 'sheriff' }, {}, {}, {}] }
const deputy: Sketch = { ...outlaw, role: 'deputy' }
const inTurn = (sketch: Sketch, ...options: Option[]) => decide(sketch, { kind: 'play', options: [...options, END] })

const TRAIN = 500
const STATIONS = ['boom-town', 'catico', 'tombrock', 'frisco', 'yooma']

/** The train with these cars, the Locomotive at a Station. */
function rails(cars: readonly string[], position = 1, engine = 'ironhorse'): Sketch['middle'] {
  const laid = (ids: readonly string[], from: number): CardView[] => ids.map((id, i) => faceUp(from + i, id))
  return {
    rows: { train: laid(cars, TRAIN), stations: laid(STATIONS, 600), locomotive: laid([engine], 700) },
    states: { journey: { position, takes: 0, advanced: false } },
  }
}

const fare = (...handles: number[]): Field => ({ name: 'fare', pick: 'cards', min: 1, max: 1, from: () => handles })
const rob = (place: number, fields?: readonly Field[], seat?: number): Option => ({
  id: 'rob',
  card: handleOf(TRAIN + place),
  seat: seat === undefined ? undefined : seatOf(seat),
  fields,
})

describe('taking', () => {
  test('a good car for a poor card, but not for a good one', () => {
    const sketch = (card: string): Sketch => ({ ...outlaw, hand: [card], middle: rails(['observation-car']) })
    expect(inTurn(sketch('dynamite'), rob(0, [fare(HAND)]))).toMatchObject({ id: 'rob', picks: [[HAND]] })
    expect(inTurn({ ...sketch('wells-fargo'), middle: rails(['private-car']) }, rob(0, [fare(HAND)])).id).toBe('end')
  })

  test('what is paid with is what burdens, or is missed least', () => {
    const sketch: Sketch = { ...outlaw, hand: ['wells-fargo', 'dynamite'], front: ['rattlesnake'], middle: rails(['mail-car']) }
    expect(inTurn(sketch, rob(0, [fare(HAND, HAND + 1, front(0))])).picks).toEqual([[front(0)]])
  })

  test('no car is given for another of the same use: Benny Brawler would never end his turn', () => {
    const sketch = (own: string): Sketch => ({ ...outlaw, front: [own], middle: rails(['observation-car']) })
    expect(inTurn(sketch('prisoner-car'), rob(0, [fare(front(0))])).id).toBe('end')
    expect(inTurn(sketch('observation-car'), rob(0, [fare(front(0))])).id).toBe('end')
    expect(inTurn(sketch('rattlesnake'), rob(0, [fare(front(0))])).id).toBe('rob')
  })

  test('a life point is paid only by somebody who has enough', () => {
    const sketch = (life: number): Sketch => ({ ...outlaw, life, middle: rails(['observation-car']) })
    expect(inTurn(sketch(4), rob(0)).id).toBe('rob')
    expect(inTurn(sketch(2), rob(0)).id).toBe('end')
  })

  test('a Lumber Flatcar goes before an enemy', () => {
    const sketch: Sketch = { ...outlaw, hand: ['dynamite'], middle: rails(['lumber-flatcar']) }
    expect(inTurn(sketch, rob(0, [fare(HAND)], 0), rob(0, [fare(HAND)], 1)).seat).toBe(1)
    expect(inTurn(sketch, rob(0, [fare(HAND)], 0)).id).toBe('end')
  })

  test('for nothing whatever is best', () => {
    const free = (place: number): Option => ({ id: 'sancho', card: handleOf(TRAIN + place) })
    expect(inTurn({ ...outlaw, middle: rails(['private-car', 'observation-car']) }, free(0), free(1)).card).toBe(TRAIN + 1)
  })

  test('at the End of the Line, or not at all', () => {
    const pass: Option = { id: 'pass' }
    const asked = (hand: readonly string[], car: string) =>
      decide({ ...outlaw, hand, middle: rails([car], 5) }, { kind: 'end-of-the-line', options: [rob(0, [fare(HAND)]), pass] }).id
    expect(asked(['dynamite'], 'observation-car')).toBe('rob')
    expect(asked(['wells-fargo'], 'private-car')).toBe('pass')
  })
})

describe('moving the train', () => {
  const advance: Option = { id: 'free-advance' }
  const zippy: Option = { id: 'zippy-roy' }

  test('on to a car that is wanted, when there are cards to spare', () => {
    const sketch = (car: string): Sketch => ({
      ...outlaw,
      life: 1,
      hand: ['bang', 'missed', 'beer'],
      middle: rails([car, 'private-car'], 1),
    })
    expect(inTurn(sketch('observation-car'), advance).id).toBe('free-advance')
    expect(inTurn(sketch('private-car'), advance).id).toBe('end')
  })

  test('not into an Ironhorse one could not stand', () => {
    const sketch = (engine: string): Sketch => ({ ...outlaw, life: 1, hand: [], middle: rails(['mail-car'], 4, engine) })
    expect(inTurn(sketch('ironhorse'), zippy).id).toBe('end')
    expect(inTurn(sketch('leland'), zippy).id).toBe('zippy-roy')
  })

  test('Full Steam: cards twice, shots not for somebody who is hurt', () => {
    const asked = (engine: string) =>
      decide(
        { ...outlaw, life: 1, middle: rails(['mail-car'], 2, engine) },
        { kind: 'full-steam', options: [{ id: 'ignore' }, { id: 'double' }] },
      ).id
    expect(asked('leland')).toBe('double')
    expect(asked('ironhorse')).toBe('ignore')
  })
})

describe('what is asked', () => {
  test('Sgt. Blaze leaves himself out of shots, an enemy out of cards', () => {
    const options: Option[] = [{ id: 'nobody' }, ...[0, 1, 2].map((seat) => ({ id: 'leave-out', seat: seatOf(seat) }))]
    const asked = (of: string) => decide({ ...deputy, life: 1 }, { kind: 'leave-out', about: { of }, options }).seat
    expect(asked('ironhorse')).toBe(0)
    expect(asked('leland')).toBe(2)
  })

  test('Evan Babbit sends a shot on to an enemy, never to a friend', () => {
    const divert = (seat: number): Option => ({ id: 'divert', card: handleOf(HAND), seat: seatOf(seat) })
    const asked = (...seats: number[]) =>
      decide({ ...deputy, hand: ['scope'] }, { kind: 'evan-babbit', options: [{ id: 'pass' }, ...seats.map(divert)] })
    expect(asked(1, 2)).toMatchObject({ id: 'divert', seat: 2 })
    expect(asked(1).id).toBe('pass')
  })

  test('in a Train Robbery a burden goes first; a good card is worth a shot while there is a Missed!', () => {
    const both = (place: number): Option[] => ['discard', 'face-it'].map((id) => ({ id, card: handleOf(front(0) + place) }))
    const asked = (sketch: Partial<Sketch>, places: number) =>
      decide({ ...outlaw, ...sketch }, { kind: 'train-robbery', options: Array.from({ length: places }, (_, i) => both(i)).flat() })
    expect(asked({ front: ['barrel', 'rattlesnake'] }, 2)).toMatchObject({ id: 'discard', card: front(0) + 1 })
    expect(asked({ front: ['barrel'], hand: ['missed'] }, 1).id).toBe('face-it')
    expect(asked({ front: ['barrel'], hand: [], life: 1 }, 1).id).toBe('discard')
  })

  test('Map sends a poor card away', () => {
    const options = (): Option[] => [{ id: 'keep' }, ...[0, 1].map((i) => ({ id: 'discard', card: handleOf(LOOK + i) }))]
    expect(decide({ ...outlaw, look: ['wells-fargo', 'dynamite'] }, { kind: 'map', options: options() })).toMatchObject({
      id: 'discard',
      card: LOOK + 1,
    })
    expect(decide({ ...outlaw, look: ['wells-fargo', 'bang'] }, { kind: 'map', options: options() }).id).toBe('keep')
  })

  test('Mail Car: the poorest card, to the friend', () => {
    const give = (place: number, seat: number): Option => ({ id: 'give', card: handleOf(HAND + place), seat: seatOf(seat) })
    const options = [give(0, 1), give(0, 2), give(1, 1), give(1, 2)]
    expect(decide({ ...deputy, hand: ['wells-fargo', 'dynamite'] }, { kind: 'mail-car', options })).toMatchObject({
      card: HAND + 1,
      seat: 1,
    })
  })

  test('Circus Wagon: what burdens goes', () => {
    const options = [0, 1].map((i): Option => ({ id: 'discard', card: handleOf(front(0) + i) }))
    expect(decide({ ...outlaw, front: ['barrel', 'jail'] }, { kind: 'circus-wagon', options }).card).toBe(front(0) + 1)
  })

  test('Shade O’Connor exchanges a poor card, and keeps good ones', () => {
    const options: Option[] = [{ id: 'pass' }, { id: 'discard', card: handleOf(HAND) }]
    expect(decide({ ...outlaw, hand: ['dynamite'] }, { kind: 'shade-oconnor', options }).id).toBe('discard')
    expect(decide({ ...outlaw, hand: ['wells-fargo'] }, { kind: 'shade-oconnor', options }).id).toBe('pass')
  })
})

describe('cards and cars', () => {
  test('a burden is switched for the best an enemy has', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', front: ['barrel', 'jail'] }, {}, {}]
    const fields: readonly Field[] = [
      { name: 'switch-own', pick: 'cards', min: 1, max: 1, from: () => [front(0)] },
      { name: 'switch-theirs', pick: 'cards', min: 1, max: 1, from: () => [front(1), front(1) + 1] },
    ]
    expect(inTurn({ ...outlaw, others, hand: ['switch'], front: ['rattlesnake'] }, play(0, 1, fields))).toMatchObject({
      id: 'play',
      picks: [[front(0)], [front(1)]],
    })
    expect(inTurn({ ...outlaw, others, hand: ['switch'], front: ['ghost-car'] }, play(0, 1, fields)).id).toBe('end')
  })

  test('Money Bag does what lies on top', () => {
    expect(inTurn({ ...outlaw, hand: ['money-bag'], top: faceUp(9, 'stagecoach') }, play(0)).id).toBe('play')
    expect(inTurn({ ...deputy, hand: ['money-bag'], top: faceUp(9, 'bang') }, play(0, 1)).id).toBe('end')
  })

  test('Train Robbery at an enemy who has something to lose', () => {
    const others = (cards: readonly string[]): Sketch['others'] => [{ role: 'sheriff', front: cards }, {}, {}]
    expect(inTurn({ ...outlaw, others: others(['barrel']), hand: ['train-robbery'] }, play(0, 1)).id).toBe('play')
    expect(inTurn({ ...outlaw, others: others([]), hand: ['train-robbery'] }, play(0, 1)).id).toBe('end')
  })

  test('a Lounge Car that would only bring itself back is left alone: the turn would never end', () => {
    const use: Option = { id: 'lounge-car', card: handleOf(front(0)) }
    const sketch = (left: number): Sketch => ({
      ...outlaw,
      front: ['lounge-car'],
      middle: { piles: { 'railcar-pile': { left, known: [] } } },
    })
    expect(inTurn(sketch(2), use).id).toBe('lounge-car')
    expect(inTurn(sketch(0), use).id).toBe('end')
  })

  test('Mail Car at once; Express Car only with an empty hand', () => {
    const use = (id: string): Option => ({ id, card: handleOf(front(0)) })
    expect(inTurn({ ...outlaw, front: ['mail-car'] }, use('mail-car')).id).toBe('mail-car')
    expect(inTurn({ ...outlaw, front: ['express-car'], hand: [] }, use('express-car')).id).toBe('express-car')
    expect(inTurn({ ...outlaw, front: ['express-car'], hand: ['bang', 'beer', 'missed'] }, use('express-car')).id).toBe('end')
  })

  test('Sgt. Blaze leaves a friend out of his Gatling', () => {
    const dying = { life: 1, hand: 0 }
    const field: Field = { name: 'leave-out', pick: 'seats', min: 0, max: 1, from: () => [1, 2, 3] }
    expect(
      inTurn(
        { ...deputy, others: [{ role: 'sheriff' }, dying, dying, dying], character: 'sgt-blaze', hand: ['gatling'] },
        play(0, undefined, [field]),
      ).picks,
    ).toEqual([[1]])
  })

  test('a Caboose is fed with what is missed least, a Sleeper Car answers Indians!', () => {
    const blue = (...handles: number[]): Field => ({ name: 'blue-card', pick: 'cards', min: 1, max: 1, from: () => handles })
    const caboose: Option = { id: 'caboose', card: handleOf(front(0)), fields: [blue(front(0) + 1, front(0) + 2)] }
    const shot = decide(
      { ...outlaw, life: 1, front: ['caboose', 'barrel', 'jail'] },
      { kind: 'shot', about: { by: 1, missing: 1 }, options: [caboose, { id: 'take-it' }] },
    )
    expect(shot).toMatchObject({ id: 'caboose', picks: [[front(0) + 2]] })
    const sleeper: Option = { id: 'sleeper-car', card: handleOf(front(0)), fields: [blue(front(0) + 1)] }
    const indians = decide(
      { ...outlaw, life: 1, front: ['sleeper-car', 'scope'] },
      { kind: 'give-bang', about: { card: 'indians', by: 1 }, options: [sleeper, { id: 'decline' }] },
    )
    expect(indians).toMatchObject({ id: 'sleeper-car', picks: [[front(0) + 1]] })
  })
})
