import type { TableView } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { comings } from '../../src/screens/setup/comings.ts'
import { loadTalk } from '../../src/words/talk.ts'

type Sitter = TableView['seats'][number]

const chair = (seat: number, name?: string, more: Partial<Sitter> = {}): Sitter => ({
  seat,
  person: name === undefined ? null : { id: `p-${name}`, name, account: false },
  bot: null,
  program: false,
  ready: false,
  connected: name !== undefined,
  away: null,
  ...more,
})

const tableOf = (status: TableView['status'], seats: readonly Sitter[]): Pick<TableView, 'seats' | 'status'> => ({
  status,
  seats: [...seats],
})

const words = await loadTalk('en')
const told = (status: TableView['status'], before: readonly Sitter[], now: readonly Sitter[]) =>
  comings(tableOf(status, before), tableOf(status, now), 'p-Ada', words)

test('who sits down, is ready and gets up is told, but not what one does oneself', () => {
  const alone = [chair(0, 'Ada'), chair(1)]
  expect(told('open', [chair(0), chair(1)], alone)).toEqual([])
  expect(told('open', alone, [chair(0, 'Ada'), chair(1, 'Bo')])).toEqual(['Bo sits down.'])
  expect(told('open', [chair(0, 'Ada'), chair(1, 'Bo')], [chair(0, 'Ada', { ready: true }), chair(1, 'Bo', { ready: true })])).toEqual([
    'Bo is ready.',
  ])
  expect(told('open', [chair(0, 'Ada'), chair(1, 'Bo')], alone)).toEqual(['Bo gets up.'])
  expect(told('open', alone, [chair(0, 'Ada'), chair(1, undefined, { bot: 'normal' })])).toEqual(['Belle sits down.'])
  // Seats that are shuffled at the deal are no news.
  expect(told('playing', [chair(0, 'Ada'), chair(1, 'Bo')], [chair(0, 'Bo'), chair(1, 'Ada')])).toEqual([])
})

test('who is away, is back, or has a bot in his place is told once', () => {
  const bo = (more: Partial<Sitter>) => [chair(0, 'Ada'), chair(1, 'Bo', more)]
  expect(told('playing', bo({}), bo({ away: 0, connected: false }))).toEqual(['Bo is away.'])
  expect(told('playing', bo({ away: 0 }), bo({ away: 30 }))).toEqual([])
  expect(told('playing', bo({ away: 30 }), bo({ away: 30, bot: 'normal' }))).toEqual(['A bot plays for Bo.'])
  expect(told('playing', bo({ away: 30, bot: 'normal' }), bo({ bot: 'normal' }))).toEqual([])
  expect(told('playing', bo({ bot: 'normal' }), bo({}))).toEqual(['Bo is back.'])
  expect(told('playing', bo({ away: 9 }), bo({}))).toEqual(['Bo is back.'])
})
