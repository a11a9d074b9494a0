import { type BangView, bang, Match, seatOf, seedFrom } from '@sundown/engine'
import { expect, test } from 'vitest'
import { talkingCosts } from '../../src/screens/setup/talking-costs.ts'

const view: BangView = Match.start(bang, { players: 4, sets: ['base', 'wild-west-show'] }, seedFrom('talk')).game.view(seatOf(0))
const silenced: BangView = { ...view, table: { ...view.table, speech: 'gag' } }
const out: BangView = { ...silenced, seats: silenced.seats.map((seat) => (seat.seat === 0 ? { ...seat, state: 'out' } : seat)) }

test('talking costs those who are in play while a card says so, and nobody else', () => {
  expect(talkingCosts(silenced, 0)).toBe('gag')
  expect(talkingCosts(view, 0)).toBeUndefined()
  expect(talkingCosts(out, 0)).toBeUndefined()
  expect(talkingCosts(silenced, null)).toBeUndefined()
  expect(talkingCosts({ ...silenced, over: { by: 'law', winners: [] } }, 0)).toBeUndefined()
  expect(talkingCosts(undefined, 0)).toBeUndefined()
})
