import { expect, it } from 'vitest'
import { chance, gather, recordOf } from '../chaos/gather.ts'
import { ServerProcess } from '../chaos/process.ts'

it('somebody who goes in the middle of a game freezes no table: a bot sits in, also over a restart, until he takes over', async () => {
  const server = await ServerProcess.start()
  const guests = await gather(server.url, chance('absent'), { people: 4, settings: { botPace: 0 }, again: false })
  const [host, other, , gone] = guests
  // Before the cards are dealt: no answer of his is on its way.
  gone.playing = false
  await host.until(() => gone.game !== undefined, 'a game')
  const isAskedAlone = () => gone.isAsked && guests.every((guest) => guest.seq === gone.seq && (guest === gone || !guest.isAsked))
  await host.until(isAskedAlone, 'a question to the one who goes, and to nobody else')
  const seat = gone.seat ?? -1
  const stands = gone.seq
  gone.drop()
  gone.leave()
  await host.until(() => host.table?.seats[seat]?.connected === false, 'his going')
  await expect(other.at('stand-in', { seat })).rejects.toThrow('away-too-short')
  expect(other.seq).toBe(stands)
  await host.at('stand-in', { seat })
  await server.kill()
  await server.begin()
  await host.until(() => guests.some(({ table }) => table?.status === 'over'), 'the end of a game that would have stood still', 200)
  const game = host.game ?? ''
  expect((await recordOf(server.url, game)).inputs.some((input) => 'seat' in input && input.seat === seat)).toBe(true)
  expect(guests.flatMap(({ surprises }) => surprises)).toEqual([])
  expect(await server.stop()).toBe(0)
}, 300_000)

it('a table of strangers has clocks without a word of the host', async () => {
  const server = await ServerProcess.start()
  const [host] = await gather(server.url, chance('strangers'), { people: 1, bots: 3, settings: { public: true, options: { players: 5 } } })
  expect(host.table?.settings.clocks).toEqual({ turn: 60, reaction: 30, reserve: 120 })
  expect(await server.stop()).toBe(0)
})
