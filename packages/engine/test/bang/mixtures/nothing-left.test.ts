import { expect, test } from 'vitest'
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
