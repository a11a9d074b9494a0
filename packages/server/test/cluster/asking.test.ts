import { expect, test } from 'vitest'
import { Asking } from '../../src/cluster/asking.ts'
import { turnedClock } from '../turned-clock.ts'

test('a node that leaves is not waited for: the others have answered', async () => {
  const sent: { readonly to: string; readonly id: unknown }[] = []
  const bus = { send: (to: string, { id }: { readonly [field: string]: unknown }) => void sent.push({ to, id }) }
  const clock = turnedClock()
  const asking = new Asking(bus, clock, () => ['stays', 'leaves'])
  const answers = asking.all('tablesOf', 'kit')
  asking.heard({ k: 'answer', id: sent.find(({ to }) => to === 'stays')?.id, answer: ['a table'] }, 'stays')
  asking.lost('leaves')
  // The clock has not been turned: nobody has lost his patience.
  expect(await answers).toEqual([['a table']])
  expect(clock.waiting).toBe(0)
})
