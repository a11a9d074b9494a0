import { setTimeout as wait } from 'node:timers/promises'
import type { ServerMessage } from '@sundown/protocol'
import { Attacker, household } from './attacker.ts'

const TABLES = 10
const SEATS = 7
const SETS = ['dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows']

/** Guests who open as many tables as they may, seat nobody but bots, and want game after game at all of them. */
export class BotTables {
  readonly guests: Attacker[] = []
  /** Games played to their end. */
  played = 0
  /** Refusals besides those for coming too fast. */
  readonly refusals = new Set<string>()

  async add(url: string, guests: number): Promise<void> {
    for (let i = 0; i < guests; i++) {
      const guest = await (await Attacker.come(url, household(20 + this.guests.length))).connect()
      this.guests.push(guest)
      guest.line.on('message', (data: Buffer) => {
        const said: ServerMessage = JSON.parse(data.toString())
        if (said.say === 'record') void this.again(guest, said.table)
      })
      for (let table = 0; table < TABLES; table++) await this.open(guest)
    }
  }

  private async open(guest: Attacker): Promise<void> {
    const made = await guest.call('create', { settings: { botPace: 0, options: { players: SEATS, sets: SETS } } })
    if (made.say !== 'done' || !isTable(made.result)) return
    const table = made.result.id
    for (let seat = 0; seat < SEATS; seat++) await this.say(guest, 'bot', { table, bot: 'rule' })
    await this.say(guest, 'start', { table })
  }

  private async again(guest: Attacker, table: string): Promise<void> {
    this.played++
    await this.say(guest, 'rematch', { table })
    await this.say(guest, 'start', { table })
  }

  private async say(guest: Attacker, name: string, fields: object): Promise<void> {
    while (guest.connected) {
      const refusal = await guest.refusal(name, fields)
      if (refusal !== 'too-fast') {
        if (refusal !== undefined) this.refusals.add(refusal)
        return
      }
      await wait(200)
    }
  }

  leave(): void {
    for (const guest of this.guests) guest.leave()
  }
}

const isTable = (result: unknown): result is { readonly id: string } => typeof result === 'object' && result !== null && 'id' in result

/** Milliseconds that pings take, one after the other, for some seconds. */
export async function pings(url: string, seconds: number): Promise<{ readonly p50: number; readonly p95: number }> {
  const guest = await (await Attacker.come(url, household(9))).connect()
  const took: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const begun = performance.now()
    await guest.call('ping')
    took.push(performance.now() - begun)
    // Slowly enough to be within what one may send.
    await wait(80)
  }
  guest.leave()
  took.sort((a, b) => a - b)
  const at = (part: number) => Math.round((took[Math.floor(took.length * part)] ?? 0) * 100) / 100
  return { p50: at(0.5), p95: at(0.95) }
}
