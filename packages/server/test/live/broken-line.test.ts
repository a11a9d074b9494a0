import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { caughtUp, gather, outcome } from './gather.ts'
import { settle } from './turned-clock.ts'

test('a socket that throws when something is written to it costs itself only', async () => {
  const { house, players } = await gather(4)
  const [host, second, ...others] = players
  const lost = house.lineOf(second.id)
  const send = vi.spyOn(lost, 'send').mockImplementation(() => {
    throw new Error('planted')
  })
  await host.at('chat', { text: 'hello' })
  await caughtUp(host, ...others)
  for (const player of [host, ...others]) expect(player.said('chat')).toHaveLength(1)
  await expect.poll(() => second.closed).toBe(true)
  send.mockRestore()
  expect(house.faults.counts).toMatchObject({ connection: 1, table: 0 })
  expect(host.table?.seats.find(({ person }) => person?.id === second.id)?.connected).toBe(false)
})

test('a message that makes the server throw, unread or read, costs its own connection and no more', async () => {
  const { house, players } = await gather(2, {}, 2)
  const [first, second] = players
  const planted = vi.spyOn(house.disk, 'setMute').mockRejectedValue(new Error('planted'))
  expect(await outcome(first.call('mute', { person: second.id, muted: true }))).toBe('engine-error')
  planted.mockRestore()
  expect(house.faults.counts.connection).toBe(1)
  const parse = vi.spyOn(JSON, 'parse').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded')
  })
  first.sendRaw('{"do":"ping","id":999}')
  await settle()
  parse.mockRestore()
  await first.until(() => first.said('refused').some(({ re, refusal }) => re === null && refusal.code === 'bad-message'), 'a refusal')
  // A connection that fails where nobody thought of it is cut; whoever sits beside notices nothing.
  const line = house.lineOf(first.id)
  const broken = () => {
    throw new Error('planted')
  }
  line.emit('message', { byteLength: 10, toString: broken }, false)
  await expect.poll(() => first.closed).toBe(true)
  expect(await outcome(second.call('ping'))).toBe('done')
  expect(line.readyState).not.toBe(WebSocket.OPEN)
})
