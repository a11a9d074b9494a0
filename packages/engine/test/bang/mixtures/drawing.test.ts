import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../../scenario.ts'
import { mixed } from './mixed.ts'

/** B begins his turn; C has two cards. */
const turnOf = (character: string, event: string, more: SeatSpec = {}) =>
  mixed(
    { A: {}, B: { character, ...more }, C: { hand: 2 } },
    { turn: 'B', event, deck: ['beer', 'saloon', 'scope', 'mustang'], discard: ['jail', 'duel', 'panic', 'indians'] },
  )

const HURT = { life: 2 } as const
const BLUE = { front: ['hideout'] } as const

describe('Law of the West shows the second card drawn', () => {
  const shown = (t: ReturnType<typeof turnOf>) => t.events('shown').map(({ card }) => card.id)

  test('whatever the number; with one card there is none', () => {
    for (const character of ['pixie-pete', 'tuco-franziskaner']) expect(shown(turnOf(character, 'law-of-the-west'))).toEqual(['saloon'])
    expect(shown(turnOf('bill-noface', 'law-of-the-west', HURT))).toEqual(['saloon'])
    expect(shown(turnOf('bill-noface', 'law-of-the-west'))).toEqual([])
  })

  test('the first may come from elsewhere', () => {
    const jesse = turnOf('jesse-jones', 'law-of-the-west')
    jesse.say('B', 'hand', { seat: 'C' })
    const pedro = turnOf('pedro-ramirez', 'law-of-the-west')
    pedro.say('B', 'discard')
    expect([shown(jesse), shown(pedro)]).toEqual([['beer'], ['beer']])
  })

  test('a Missed! becomes a duty when Showdown is turned up', () => {
    const t = mixed(
      { A: { hand: ['stagecoach'] }, B: {} },
      { event: 'law-of-the-west', shows: ['showdown'], deck: ['scope', 'missed', 'mustang', 'barrel'] },
    )
    expect(t.can('A', 'end')).toBe(true)
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.refused('A', 'end').code).toBe('must-play')
  })
})

test('Abandoned Mine: whatever their number, the cards of phase 1 come from the discard pile', () => {
  expect(turnOf('bill-noface', 'abandoned-mine', HURT).hand('B')).toEqual(['jail', 'duel', 'panic'])
  expect(turnOf('tuco-franziskaner', 'abandoned-mine').hand('B')).toEqual(['jail', 'duel', 'panic', 'indians'])
  expect(turnOf('pat-brennan', 'abandoned-mine', BLUE).say('B', 'draw').hand('B')).toEqual(['jail', 'duel'])
})

test('Abandoned Mine: when the pile is used up Kit Carlson sees the top of the deck, and puts it back there', () => {
  const t = mixed({ A: {}, B: { character: 'kit-carlson' } }, { turn: 'B', event: 'abandoned-mine', deck: ['beer', 'duel'] })
  expect(t.look('B')).toEqual(['saved', 'escape', 'beer'])
  t.say('B', 'put-back', { card: 'beer' })
  expect([t.deck()[0], t.discard(), t.hand('B')]).toEqual(['beer', [], ['saved', 'escape']])
})

test('Peyote goes before every way of drawing, after what comes before phase 1', () => {
  const drawers = ['pixie-pete', 'bill-noface', 'jesse-jones', 'pedro-ramirez', 'pat-brennan', 'tuco-franziskaner', 'evelyn-shebang']
  for (const character of drawers) expect(turnOf(character, 'peyote', BLUE).asked()).toBe('peyote:B')
  const youl = turnOf('youl-grinner', 'peyote')
  expect(youl.asked()).toBe('youl-grinner:C')
  youl.say('C', 'give', { card: youl.hand('C')[0] })
  expect(youl.asked()).toBe('peyote:B')
})

test('Pat Brennan: Ranch follows what he took, Thirst takes nothing off it', () => {
  const takes = (event: string) => turnOf('pat-brennan', event, BLUE).say('B', 'take', { seat: 'B', picks: [['hideout']] })
  expect([takes('ranch').asked(), takes('ranch').hand('B')]).toEqual(['ranch:B', ['hideout']])
  expect(takes('thirst').hand('B')).toEqual(['hideout'])
})

test('Thirst comes after every number and every addition, Train Arrival on top', () => {
  const cards = (event: string, character: string, more?: SeatSpec) => turnOf(character, event, more).hand('B').length
  expect(cards('thirst', 'pixie-pete')).toBe(2)
  expect(cards('thirst', 'bill-noface', HURT)).toBe(2)
  expect(cards('thirst', 'tuco-franziskaner')).toBe(3)
  expect(cards('thirst', 'tuco-franziskaner', BLUE)).toBe(1)
  expect(cards('train-arrival', 'pixie-pete')).toBe(4)
  expect(cards('train-arrival', 'bill-noface', HURT)).toBe(4)
  expect(cards('train-arrival', 'tuco-franziskaner')).toBe(5)
})

test('Train Arrival: Jesse Jones gets his card on top of the one he took', () => {
  expect(turnOf('jesse-jones', 'train-arrival').say('B', 'hand', { seat: 'C' }).hand('B')).toHaveLength(3)
})

describe('John Pain', () => {
  test('Abandoned Mine: the flips for a Jail are his before the pile is drawn from', () => {
    const t = mixed(
      { A: {}, B: { character: 'lucky-duke', front: ['jail'] }, C: { character: 'john-pain' } },
      { turn: 'B', event: 'abandoned-mine', deck: ['scope', 'beer/hearts'], discard: ['duel'] },
    )
    t.say('B', 'flip', { card: 'beer' })
    expect([t.hand('C'), t.hand('B')]).toEqual([
      ['beer', 'scope'],
      ['jail', 'duel'],
    ])
  })

  test('Abandoned Mine: a flip that Evelyn Shebang draws in the same phase is lost to him', () => {
    const t = mixed(
      { A: {}, B: { character: 'evelyn-shebang' }, C: { front: ['barrel'] }, D: { character: 'john-pain' } },
      { turn: 'B', event: 'abandoned-mine', deck: ['beer/hearts'], discard: ['duel'] },
    )
    t.say('B', 'shoot', { picks: [['C']] }).say('C', 'barrel', { card: 'barrel' })
    expect([t.hand('B'), t.hand('D')]).toEqual([['beer'], []])
  })

  test('nothing is his of what is shown without a “draw!”', () => {
    const seats = { A: {}, B: { character: 'black-jack' }, C: { character: 'john-pain' } } as const
    expect(mixed(seats, { turn: 'B', deck: ['scope', 'mustang'] }).hand('C')).toEqual([])
    const peyote = mixed(seats, { turn: 'B', event: 'peyote', deck: ['beer'] })
    peyote.say('B', 'black')
    expect([peyote.discard()[0], peyote.hand('C')]).toEqual(['beer', []])
  })
})

describe('no card left', () => {
  const EMPTY = { phase: 'play', deckSize: 0, options: { sets: ['fistful-of-cards', 'valley-of-shadows'] } } as const

  test('Dead Man is back without cards, and Vendetta brings nobody an extra turn', () => {
    const t = mixed({ A: {}, B: { role: 'outlaw', out: true }, C: { role: 'renegade' } }, { ...EMPTY, event: 'dead-man', discard: 0 })
    t.say('A', 'end')
    expect([t.asked(), t.life('B'), t.hand('B')]).toEqual(['play:B', 2, []])
    const u = mixed({ A: {}, B: {} }, { ...EMPTY, event: 'vendetta', discard: 0 })
    u.say('A', 'end')
    expect(u.turn()).toBe('B')
  })

  test('a Tornado blows round what there is', () => {
    const t = mixed({ A: { hand: ['tornado'] }, B: { hand: ['beer'] }, C: {} }, { ...EMPTY, discard: 0 })
    t.say('A', 'play', { card: 'tornado' })
    expect(t.hand('A')).toEqual(['tornado'])
    t.say('B', 'discard', { card: 'beer' })
    expect([t.hand('B'), t.hand('C'), t.deckSize]).toEqual([['beer'], [], 0])
  })
})

test('two who have John Pain’s ability: the first one clockwise takes the flip', () => {
  const t = mixed(
    {
      A: { hand: ['bang'] },
      B: { front: ['barrel'] },
      C: { character: 'john-pain' },
      D: { character: 'vera-custer', copies: ['john-pain'] },
    },
    { phase: 'play', deck: ['*/hearts'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
  expect([t.hand('C').length, t.hand('D').length]).toEqual([1, 0])
})

test('Law of the West: what Youl Grinner is given is no card of his phase 1', () => {
  const t = mixed(
    { A: { hand: ['panic', 'beer'] }, B: { character: 'youl-grinner' }, C: {} },
    { turn: 'B', event: 'law-of-the-west', deck: ['scope', 'missed'] },
  )
  t.say('A', 'give', { card: 'panic' })
  expect([t.events('shown')[0]?.card.id, t.can('B', 'end')]).toEqual(['missed', true])
})

test('Abandoned Mine and Darling Valentine: what he has just discarded is drawn again', () => {
  const t = mixed(
    { A: {}, B: { hand: ['duel', 'beer'] }, C: {} },
    { turn: 'B', event: 'abandoned-mine', show: 'darling-valentine', deck: ['scope', 'mustang'] },
  )
  expect(t.hand('B').toSorted()).toEqual(['beer', 'duel', 'mustang', 'scope'])
})
