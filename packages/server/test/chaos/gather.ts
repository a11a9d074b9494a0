import { firstOf, type GameRecord, Random, seedFrom } from '@sundown/engine'
import { onTestFinished } from 'vitest'
import { type Several, several } from '../several.ts'
import { Guest } from './guest.ts'

export const chance = (text: string): Random => new Random(seedFrom(text))

export interface Setting<People extends number> {
  readonly people: People
  readonly bots?: number
  readonly settings?: object
  readonly playing?: boolean
  readonly again?: boolean
}

/** People at a table of their own, ready. The host starts by himself as soon as the table is full. */
export async function gather<const People extends number>(
  url: string,
  random: Random,
  { people, bots = 0, settings = {}, playing, again }: Setting<People>,
): Promise<Several<People, Guest>> {
  const guests = await several(people, () => newGuest(url, random))
  for (const guest of guests) {
    guest.playing = playing ?? true
    guest.again = again ?? true
  }
  const host = firstOf(guests)
  await host.call('create', { settings: { botPace: 0, options: { players: people + bots }, ...settings } })
  await host.at('sit')
  for (let i = 0; i < bots; i++) await host.at('bot', { bot: 'rule' })
  for (const other of guests.slice(1)) {
    await other.call('come', { code: host.table?.code })
    await other.at('sit')
  }
  return guests
}

export async function newGuest(url: string, random: Random): Promise<Guest> {
  const guest = await Guest.come(url, random)
  onTestFinished(() => guest.leave())
  return guest
}

export async function recordOf(url: string, game: string): Promise<GameRecord> {
  const answer = await fetch(`${url}/api/games/${game}/record`)
  if (!answer.ok) throw new Error(`no record of ${game}: ${answer.status}`)
  const record: GameRecord = JSON.parse(await answer.text())
  return record
}
