import { firstOf } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { chance, gather } from '../chaos/gather.ts'
import type { Guest } from '../chaos/guest.ts'
import { Device, guest, type Running, running } from '../http/running.ts'
import { Attacker, household } from './attacker.ts'

const HOUR = 60 * 60_000
/** Somebody sets the clock of the machine, or a program does. */
const STEPS = [HOUR, -HOUR]

const CLOCKS = { turn: 30, reaction: 30, reserve: 20 }

/** Four people in a game, none of whom says anything unless he is told to. */
async function atTable(server: Running, settings: object) {
  const guests = await gather(server.url, chance('clock steps'), { people: 4, settings, playing: false, again: false })
  await guests[0].until(() => guests.every(({ game }) => game !== undefined), 'a game')
  return guests
}

const asked = (guests: readonly Guest[]): Guest => {
  const one = guests.find(({ isAsked }) => isAsked)
  if (!one) throw new Error('nobody is asked')
  return one
}

const clocksOf = async (one: Guest): Promise<readonly { readonly left: number; readonly reserve: number }[]> => {
  const said = await one.at('resume', { after: 0 })
  return said.say === 'state' ? said.state.clocks : []
}

describe.each(STEPS)('the clock on the wall is set by %i milliseconds', (step) => {
  it('and everybody has what is allowed to him, no more and no less', async () => {
    const server = await running({ requestsPerMinute: 60, guestsPerHour: 2, visitsPerMinute: 4, messageBurst: 60, messagesPerSecond: 1 })
    const host = await (await Attacker.come(server.url, household(40))).connect()
    const one = await (await Attacker.come(server.url, household(40))).connect()
    await host.call('create', { settings: { options: { players: 4 } } })
    const table = tableOf(host)
    const visit = async () => {
      const refusal = await one.refusal('come', { table })
      await one.call('go', { table })
      return refusal
    }
    for (let i = 0; i < 4; i++) expect(await visit()).toBeUndefined()
    server.clock.step(step)
    // Nothing has passed, so nothing has come back.
    expect(await visit()).toBe('too-fast')
    await expect(Attacker.come(server.url, household(40))).rejects.toThrow('429')
    // And what comes back comes back in its time.
    await server.clock.turn(15_000)
    expect(await visit()).toBeUndefined()
    await server.clock.turn(30 * 60_000)
    await Attacker.come(server.url, household(40))
  })

  it('and guessing at an account neither goes on nor locks its owner out for longer', async () => {
    const server = await running()
    const kate = await guest(server, 'Kate')
    await kate.post('/api/account', { name: 'Kate', password: 'correct horse battery' })
    const thief = new Device(server)
    const tries = async () => (await thief.post('/api/login', { name: 'Kate', password: 'wrong horse battery' })).status
    const outcomes: number[] = []
    for (let i = 0; i < 10; i++) outcomes.push(await tries())
    expect(outcomes.at(-1)).toBe(429)
    server.clock.step(step)
    expect(await tries()).toBe(429)
    await server.clock.turn(20 * 60_000)
    const elsewhere = new Device(server)
    expect((await elsewhere.post('/api/login', { name: 'Kate', password: 'correct horse battery' })).status).toBe(200)
  })

  it('and the clocks of a game go on as if nothing had been', async () => {
    const server = await running()
    const guests = await atTable(server, { clocks: CLOCKS })
    const one = asked(guests)
    const { seq } = one
    await server.clock.turn(10_000)
    server.clock.step(step)
    expect(await clocksOf(one)).toMatchObject([{ left: 20, reserve: 20 }])
    await server.clock.turn(39_000)
    expect(await clocksOf(one)).toMatchObject([{ left: 0, reserve: 1 }])
    expect(one.seq).toBe(seq)
    await server.clock.turn(1_500)
    await one.until(() => one.seq > seq, 'the answer of the clock')
  })

  it('and somebody who thinks keeps his time over a restart, during which it is set too', async () => {
    const first = await running()
    const guests = await atTable(first, { clocks: CLOCKS })
    await asked(guests).answerOnce()
    await firstOf(guests).until(() => guests.every(({ seq }) => seq > 0) && guests.some(({ isAsked }) => isAsked), 'the next question')
    const one = asked(guests)
    const before = firstOf(await clocksOf(one))
    await first.clock.turn(3_000)
    first.clock.step(step)
    await first.clock.turn(3_000)
    await first.stop()
    const again = await running({ data: first.data, port: first.port })
    again.clock.step(step)
    await one.until(() => one.connected && one.isAsked, 'the same question')
    expect(await clocksOf(one)).toEqual([{ ...before, left: before.left - 6 }])
  })

  it('and a window stays open for its time, and closes', async () => {
    const server = await running()
    const guests = await gather(server.url, chance('steps and windows'), {
      people: 4,
      settings: { windowSeconds: 3, options: { players: 4, sets: ['base', 'dodge-city', 'valley-of-shadows'] } },
      again: false,
    })
    await guests[0].until(() => guests.some(({ inWindow }) => inWindow), 'a window', 60)
    for (const other of guests) other.playing = false
    const [one] = guests
    // Has heard whatever was said before.
    await one.call('ping')
    const { seq } = one
    await server.clock.turn(1_000)
    server.clock.step(step)
    await one.call('ping')
    expect(one.seq).toBe(seq)
    await server.clock.turn(1_900)
    await one.call('ping')
    expect(one.seq).toBe(seq)
    await server.clock.turn(200)
    await one.until(() => one.seq > seq, 'the end of the window')
  })

  it('and nobody counts as away sooner or later', async () => {
    const server = await running()
    const guests = await atTable(server, {})
    const one = asked(guests)
    const [host, second] = guests
    const other = one === host || host.table?.host !== host.id ? second : guests.find((guest) => guest !== one && guest !== host)
    if (!other) throw new Error('nobody')
    const seat = one.seat ?? -1
    one.leave()
    await other.until(() => other.table?.seats[seat]?.connected === false, 'his going')
    await server.clock.turn(30_000)
    server.clock.step(step)
    await expect(other.at('stand-in', { seat })).rejects.toThrow('away-too-short')
    await server.clock.turn(31_000)
    await other.at('stand-in', { seat })
  })

  it('and no table is closed as abandoned before its time, nor kept for longer', async () => {
    const server = await running({ tableIdleMinutes: 30 })
    const host = await (await Attacker.come(server.url)).connect()
    await host.call('create', { settings: { options: { players: 4 } } })
    await host.call('sit', { table: tableOf(host) })
    host.leave()
    const tables = async () => /^sundown_tables (\d+)$/m.exec((await new Device(server).get('/metrics')).text)?.[1]
    await server.clock.turn(20 * 60_000)
    server.clock.step(step)
    for (let i = 0; i < 4; i++) {
      await server.clock.turn(30_000)
      expect(await tables()).toBe('1')
    }
    await server.clock.turn(9 * 60_000)
    await expect.poll(tables).toBe('0')
  })
})

const tableOf = ({ heard }: Attacker): string => {
  for (const said of heard) if (said.say === 'table') return said.table.id
  throw new Error('no table')
}
