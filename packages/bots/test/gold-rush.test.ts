import { handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { cardOption, decide, END, faceUp, inFrontOf, play, type Sketch } from './hand-made.ts'

/** Handles of the market count from 400, of what somebody wears from 500 + 10 a seat. */
const MARKET = 400
const worn = (seat: number): number => 500 + 10 * seat

const outlaw: Sketch = { role: 'outlaw', others: [{ role: 'sheriff' }, {}, {}, {}] }
const rich = (nugget: number, ...market: string[]): Partial<Sketch> => ({
  parts: { counters: { nugget } },
  middle: { rows: { market: market.map((id, i) => faceUp(MARKET + i, id)) } },
})
const buy = (place: number, seat?: number, id = 'buy'): Option => ({
  id,
  card: handleOf(MARKET + place),
  seat: seat === undefined ? undefined : seatOf(seat),
})
const wears = (seat: number, ...equipment: string[]) => ({
  parts: { zones: { equipment: equipment.map((id, i) => faceUp(worn(seat) + i, id)) } },
})
const inTurn = (sketch: Sketch, ...options: Option[]) => decide(sketch, { kind: 'play', options: [...options, END] })

describe('the market', () => {
  test('the better of two cards of equipment is bought', () => {
    const sketch = { ...outlaw, ...rich(5, 'gun-belt', 'pickaxe') }
    expect(inTurn(sketch, buy(0), buy(1)).card).toBe(MARKET + 1)
  })

  test('a Shot is for oneself, and only where it heals', () => {
    const sketch = { ...outlaw, ...rich(1, 'shot') }
    expect(inTurn({ ...sketch, life: 2 }, buy(0, 0), buy(0, 1))).toMatchObject({ id: 'buy', seat: 0 })
    expect(inTurn(sketch, buy(0, 0), buy(0, 1)).id).toBe('end')
  })

  test('Rhum for grave wounds only', () => {
    expect(inTurn({ ...outlaw, ...rich(3, 'rhum'), life: 1 }, buy(0)).id).toBe('buy')
    expect(inTurn({ ...outlaw, ...rich(3, 'rhum'), life: 3 }, buy(0)).id).toBe('end')
  })

  test('Wanted hangs on an enemy, never on a friend', () => {
    expect(inTurn({ ...outlaw, ...rich(2, 'wanted') }, buy(0, 1))).toMatchObject({ id: 'buy', seat: 1 })
    expect(inTurn({ ...outlaw, role: 'deputy', ...rich(2, 'wanted') }, buy(0, 1)).id).toBe('end')
  })

  test('a Bottle is a shot at an enemy when gold is plenty, a Beer when life is short', () => {
    const ways = [buy(0, 1, 'buy-bang'), buy(0, undefined, 'buy-beer')]
    expect(inTurn({ ...outlaw, ...rich(6, 'bottle') }, ...ways)).toMatchObject({ id: 'buy-bang', seat: 1 })
    expect(inTurn({ ...outlaw, ...rich(2, 'bottle'), life: 1 }, ...ways).id).toBe('buy-beer')
    expect(inTurn({ ...outlaw, role: 'deputy', ...rich(6, 'bottle') }, buy(0, 1, 'buy-bang')).id).toBe('end')
  })

  test('Pardner takes what hurts most, from an enemy', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', front: ['winchester'] }, {}, {}, {}]
    const sketch = { ...outlaw, others, ...rich(6, 'pardner') }
    const robbing: Option = { ...buy(0, 1, 'buy-cat-balou'), fields: [inFrontOf(1, sketch)] }
    expect(inTurn(sketch, robbing)).toMatchObject({ id: 'buy-cat-balou', seat: 1 })
    expect(inTurn({ ...sketch, role: 'deputy' }, robbing).id).toBe('end')
  })

  test('what is shot comes before what is bought: a shot may bring the gold for more', () => {
    const sketch = { ...outlaw, ...rich(3, 'boots'), hand: ['bang'] }
    expect(inTurn(sketch, play(0, 1), buy(0)).id).toBe('play')
  })
})

describe('nuggets', () => {
  test('an enemy loses his best equipment when gold is plenty', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', ...wears(1, 'pickaxe') }, {}, {}, {}]
    const force: Option = { id: 'force-discard', card: handleOf(worn(1)), seat: seatOf(1) }
    expect(inTurn({ ...outlaw, others, ...rich(8) }, force).id).toBe('force-discard')
    expect(inTurn({ ...outlaw, others, ...rich(5) }, force).id).toBe('end')
    expect(inTurn({ ...outlaw, role: 'deputy', others, ...rich(8) }, force).id).toBe('end')
  })

  test('a friend is rid of his poster', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', ...wears(1, 'wanted') }, {}, {}, {}]
    const force: Option = { id: 'force-discard', card: handleOf(worn(1)), seat: seatOf(1) }
    expect(inTurn({ ...outlaw, role: 'deputy', others, ...rich(8) }, force).id).toBe('force-discard')
    expect(inTurn({ ...outlaw, others, ...rich(8) }, force).id).toBe('end')
  })

  test('a Beer that heals nobody is sold, the only one of a wounded man is not', () => {
    const sell = cardOption('sell-beer', 100)
    expect(inTurn({ ...outlaw, hand: ['beer', 'beer'] }, sell).id).toBe('sell-beer')
    expect(inTurn({ ...outlaw, hand: ['beer'], life: 2 }, sell).id).toBe('end')
  })

  test('Jacky Murieta pays for shots at enemies only', () => {
    const shot = (seat: number): Option => ({ id: 'jacky-murieta', seat: seatOf(seat) })
    expect(inTurn({ ...outlaw, ...rich(6) }, shot(1))).toMatchObject({ id: 'jacky-murieta', seat: 1 })
    expect(inTurn({ ...outlaw, role: 'deputy', ...rich(6) }, shot(1)).id).toBe('end')
  })

  test('Josh McCloud keeps the gold for what he can see, unless there is plenty', () => {
    expect(inTurn({ ...outlaw, ...rich(2) }, { id: 'josh-mccloud' }).id).toBe('end')
    expect(inTurn({ ...outlaw, ...rich(4) }, { id: 'josh-mccloud' }).id).toBe('josh-mccloud')
  })

  test.each(['gold-pan', 'raddie-snake'])('%s draws while the hand has room', (id) => {
    expect(inTurn({ ...outlaw, hand: ['missed'], ...rich(2) }, { id }).id).toBe(id)
    expect(inTurn({ ...outlaw, life: 1, hand: ['missed', 'missed'], ...rich(2) }, { id }).id).toBe('end')
  })

  test('the Rucksack is paid for when life is short', () => {
    expect(inTurn({ ...outlaw, life: 2, ...rich(2) }, { id: 'rucksack' }).id).toBe('rucksack')
    expect(inTurn({ ...outlaw, life: 3, ...rich(2) }, { id: 'rucksack' }).id).toBe('end')
  })
})

describe('questions', () => {
  test('Dutch Will discards the worse of his two cards', () => {
    const sketch: Sketch = { ...outlaw, character: 'dutch-will', hand: ['bang', 'jail'] }
    const worse = decide(sketch, { kind: 'dutch-will', options: [cardOption('discard', 100), cardOption('discard', 101)] })
    expect([100, 101]).toContain(worse.card)
    const again = decide(
      { ...sketch, hand: ['jail', 'bang'] },
      { kind: 'dutch-will', options: [cardOption('discard', 100), cardOption('discard', 101)] },
    )
    expect(again.card).not.toBe(worse.card)
  })

  test('Josh McCloud uses what he took where it suits best', () => {
    const ways: Option[] = [
      { id: 'shot', seat: seatOf(1) },
      { id: 'shot', seat: seatOf(0) },
    ]
    expect(decide({ ...outlaw, life: 2 }, { kind: 'josh-mccloud', options: ways }).seat).toBe(0)
    const poster: Option[] = [
      { id: 'wanted', seat: seatOf(2) },
      { id: 'wanted', seat: seatOf(1) },
    ]
    expect(decide(outlaw, { kind: 'josh-mccloud', options: poster }).seat).toBe(1)
  })
})
