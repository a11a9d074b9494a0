import { describe, expect, test } from 'vitest'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { ARMED, FISTFUL, meet, TRAIN, VALLEY } from './meet.ts'

test('no card to flip for a Bomb: it is neither passed on nor loses tokens', () => {
  const t = meet([ARMED], { A: loaded({ bomb: 2 }), B: {}, C: {} }, { deckSize: 0 })
  expect(t.events('checked')).toMatchObject([{ source: 'bomb', cards: [] }])
  expect([t.asked(), t.front('A'), t.countOn('A', 'load-token', 'bomb')]).toEqual(['play:A', ['bomb'], 2])
})

test('Russian Roulette ends when its last player with life falls to the Bomb he has paid with', () => {
  const t = meet(
    [ARMED, FISTFUL, VALLEY, TRAIN],
    {
      A: { role: 'deputy', life: 2, hand: ['duck'], ...loaded({ bomb: 1 }), ...tokens(1) },
      B: { role: 'outlaw', ghost: true, front: ['ghost'] },
      C: { role: 'renegade', ghost: true, front: ['ghost-car'] },
    },
    { phase: 'play', turn: 'C', events: ['russian-roulette'] },
  )
  t.say('C', 'end').say('A', 'duck', { card: 'duck', picks: [[1], [1], [1]] })
  expect([t.isOut('A'), t.turn()]).toEqual([true, 'B'])
})

describe('tokens are not lost by mistake for a card that is not there', () => {
  const EMPTY = { phase: 'play', deckSize: 0, discard: 0 } as const

  test('Ace up the Sleeve is refused, unless the payment puts the Ace itself on the discard pile', () => {
    const t = meet([ARMED], { A: loaded({ 'ace-up-the-sleeve': 3 }), B: {}, C: {} }, EMPTY)
    expect(t.options('A')).toEqual(['end'])
    expect(t.refused('A', 'ace-up-the-sleeve', { card: 'ace-up-the-sleeve' })).toEqual({
      code: 'armed-and-dangerous/nothing-to-draw',
      facts: { card: 'ace-up-the-sleeve' },
    })
    const last = meet([ARMED], { A: loaded({ 'ace-up-the-sleeve': 2 }), B: {}, C: {} }, EMPTY)
    expect(last.say('A', 'ace-up-the-sleeve', { card: 'ace-up-the-sleeve' }).hand('A')).toEqual(['ace-up-the-sleeve'])
  })

  test('Al Preacher is not asked, unless his payment may empty a card of his own', () => {
    const blue = { hand: ['mustang'] }
    const t = meet([ARMED], { A: blue, B: { character: 'al-preacher', ...loaded({ crate: 3 }), ...tokens(4) }, C: {} }, EMPTY)
    t.say('A', 'play', { card: 'mustang' }).say('A', 'pass')
    expect(t.asked()).toBe('play:A')
    const last = meet([ARMED], { A: blue, B: { character: 'al-preacher', ...loaded({ crate: 1 }), ...tokens(1) }, C: {} }, EMPTY)
    last.say('A', 'play', { card: 'mustang' }).say('A', 'pass')
    last.say('B', 'draw', { picks: [[1], [1]] })
    expect([last.hand('B'), last.front('B')]).toEqual([['crate'], []])
  })
})
