import { describe, expect, test } from 'vitest'
import { loaded } from '../armed-and-dangerous/armed.ts'
import { rich, wearing } from '../gold-rush/gold.ts'
import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const
const SEEN = ['saved', 'escape']

describe('Belle Star', () => {
  test('the Sheriff: no Barrel of others holds against the Ironhorse that opens her turn', () => {
    const t = robbery(
      { A: { role: 'sheriff', character: 'belle-star' }, B: { front: ['barrel'] }, C: {}, D: {} },
      { at: 3, sets: [DODGE], deck: ['*/hearts'] },
    )
    t.letItHappen()
    expect([t.life('B'), t.events('checked')]).toEqual([3, []])
  })

  test('shoots at the empty-handed holder of a Private Car; his Bounty pays nothing', () => {
    const t = robbery(
      { A: { character: 'belle-star', hand: ['bang'] }, B: { front: ['private-car', 'bounty'] }, C: {} },
      { ...PLAY, cars: ['observation-car', 'cattle-truck', 'mail-car'], sets: [DODGE, VALLEY], discard: SEEN },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('A')]).toEqual([3, []])
  })

  test('takes a card of a Refund owner, who draws nothing', () => {
    const t = robbery(
      { A: { character: 'belle-star', hand: ['cat-balou'] }, B: { front: ['refund', 'barrel'] }, C: {} },
      { ...PLAY, sets: [DODGE] },
    )
    expect(t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['barrel']] }).hand('B')).toEqual([])
  })

  test('a Bomb that her Rust empties is discarded without exploding; nobody repeats her “draw!” with a Tumbleweed', () => {
    const rust = meet([ARMED, DODGE], { A: { character: 'belle-star', hand: ['rust'] }, B: loaded({ bomb: 1 }), C: {} }, PLAY)
    rust.say('A', 'play', { card: 'rust' })
    expect([rust.life('B'), rust.front('B'), rust.countOn('A', 'load-token')]).toEqual([4, [], 1])
    const jail = meet(
      [ARMED, DODGE],
      { A: { character: 'belle-star', role: 'outlaw', front: ['jail'] }, B: loaded({ tumbleweed: 1 }), C: { role: 'sheriff' } },
      { deck: ['*/hearts'] },
    )
    expect(jail.asked()).toBe('play:A')
  })
})

describe('Lasso', () => {
  test('a Rucksack does not save, a Wanted pays nobody, a Dragoon allows no second BANG!', () => {
    const t = robbery(
      {
        A: { hand: ['bang', 'bang'], front: ['dragoon'] },
        B: { role: 'outlaw', life: 1, ...wearing('wanted', 'rucksack'), ...rich(2) },
        C: {},
        D: {},
      },
      { ...PLAY, sets: [GOLD, FISTFUL], event: 'lasso' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.hand('A').length, t.count('A', 'nugget')]).toEqual([true, 4, 1])
    expect(t.can('A', 'play', { card: 'bang', seat: 'C' })).toBe(false)
  })

  test('a Ghost Car does not keep its living holder; it lies before Vulture Sam, but not if he is the Sheriff', () => {
    const seats = { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1, front: ['ghost-car', 'caboose'] } } as const
    const lasso = { ...PLAY, sets: [FISTFUL], event: 'lasso' }
    const sam = { character: 'vulture-sam' }
    const deputy = robbery({ ...seats, C: { ...sam, role: 'deputy' }, D: { role: 'sheriff' }, E: {} }, lasso)
    deputy.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([deputy.isOut('B'), deputy.front('C')]).toEqual([true, ['ghost-car', 'caboose']])
    const sheriff = robbery({ ...seats, C: { ...sam, role: 'sheriff' }, D: {}, E: {} }, lasso)
    expect(sheriff.say('A', 'play', { card: 'bang', seat: 'B' }).front('C')).toEqual(['caboose'])
  })

  test('tokens on cards still pay for an upgrade; the last one taken from a Bomb only discards it', () => {
    const caravan = meet([ARMED, FISTFUL], { A: { hand: ['caravan'], ...loaded({ crate: 3 }) }, B: {}, C: {} }, { ...PLAY, event: 'lasso' })
    caravan.say('A', 'play', { card: 'caravan', picks: [[1], [2]] })
    expect([caravan.hand('A').length, caravan.countOn('A', 'load-token', 'crate')]).toEqual([3, 1])
    const bomb = meet([ARMED, FISTFUL], { A: { character: 'frankie-canton' }, B: loaded({ bomb: 1 }), C: {} }, { ...PLAY, event: 'lasso' })
    bomb.say('A', 'frankie-canton', { card: bomb.handle('B', 'bomb') })
    expect([bomb.life('B'), bomb.front('B'), bomb.countOn('A', 'load-token')]).toEqual([4, [], 1])
  })
})

describe('characters and copies', () => {
  test('Hangover: Red Ringo’s tokens stay where they are, and pay', () => {
    const t = meet(
      [ARMED, NOON],
      { A: { character: 'red-ringo', hand: ['caravan'], onCharacter: { 'load-token': 4 }, ...loaded({ crate: 1 }) }, B: {}, C: {} },
      { ...PLAY, event: 'hangover' },
    )
    expect(t.can('A', 'red-ringo', { picks: [[1]] })).toBe(false)
    t.say('A', 'play', { card: 'caravan', picks: [[1], [0], [2]] })
    expect([t.hand('A').length, t.countOn('A', 'load-token')]).toEqual([3, 2])
  })

  test('Vera Custer as Jimmy Texas fails her Jail: the copy is gone before the end of the turn, so she draws nothing', () => {
    const t = robbery(
      { A: { character: 'vera-custer', copies: ['jimmy-texas'], front: ['jail'] }, B: {}, C: {} },
      { sets: [DODGE], deck: ['*/spades', 'beer'] },
    )
    expect([t.turn(), t.hand('A')]).toEqual(['B', []])
  })

  test('Curse: no BANG! is of Diamonds for a Double Barrel', () => {
    const t = meet(
      [ARMED, NOON],
      { A: { hand: ['bang/5D'], ...loaded({ 'double-barrel': 2 }) }, B: {}, C: {} },
      { ...PLAY, event: 'curse' },
    )
    expect([t.fields('A', 'play', { card: 'bang', seat: 'B' }), t.can('A', 'play', { card: 'bang', seat: 'B' })]).toEqual([[], true])
  })
})
