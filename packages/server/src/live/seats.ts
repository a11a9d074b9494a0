import { botNamed } from '@sundown/bots'
import type { WishedSettings } from '@sundown/protocol'
import { goesFromRated, mayBeRated } from '../ratings/table.ts'
import { Refused } from '../refused.ts'
import type { StoredSeat } from '../store/store.ts'
import type { Tab } from './crowd.ts'
import { agreedOn, readSettings } from './settings.ts'
import { FREE_SEAT, type Table } from './table.ts'

/** The longest list of people who were sent away; beyond it, the first one may try again. */
const MOST_KICKED = 200

const isBot = ({ person, bot }: StoredSeat): boolean => person === null && bot !== null
const isFree = ({ person, bot }: StoredSeat): boolean => person === null && bot === null

export function mustBeHere(table: Table, { person }: Tab): void {
  if (!table.isHere(person.view.id)) throw new Refused('not-at-table')
}

export function mustBeHost(table: Table, tab: Tab): void {
  mustBeHere(table, tab)
  if (table.gathers || table.stored.host !== tab.person.view.id) throw new Refused('not-host')
}

function mustNotHaveStarted(table: Table): void {
  if (table.started) throw new Refused('already-started')
}

/** Where strangers gather, a bot gives its chair up to a person. */
function freeSeat(table: Table, wished: number | undefined): number {
  const { seats } = table.stored
  const givesWay = ({ person }: StoredSeat) => table.gathers && person === null
  if (wished !== undefined) {
    const chair = seats[wished]
    if (!chair) throw new Refused('no-such-seat', { seat: wished })
    if (!isFree(chair) && !givesWay(chair)) throw new Refused('seat-taken', { seat: wished })
  }
  const empty = seats.findIndex(isFree)
  const seat = wished ?? (empty >= 0 ? empty : seats.findIndex(givesWay))
  if (seat < 0) throw new Refused('table-full')
  return seat
}

export async function sit(table: Table, tab: Tab, wished: number | undefined): Promise<void> {
  mustBeHere(table, tab)
  mustNotHaveStarted(table)
  const person = tab.person.view.id
  const old = table.seatOf(person)
  if (old >= 0 && (wished === undefined || wished === old)) return
  const seat = freeSeat(table, wished)
  await mayBeRated(table, person, tab.program)
  const taken: StoredSeat = { person, bot: null, program: tab.program, ready: false }
  await table.change({ seats: table.stored.seats.map((other, i) => (i === seat ? taken : i === old ? FREE_SEAT : other)) })
  if (old < 0) await table.quick.sat(tab)
}

export async function stand(table: Table, tab: Tab): Promise<void> {
  mustNotHaveStarted(table)
  const seat = table.seatOf(tab.person.view.id)
  if (seat < 0) throw new Refused('not-seated')
  await table.changeSeat(seat, FREE_SEAT)
  await table.quick.agreed()
}

/** A bot for a free seat, or in the place of another. */
export async function addBot(table: Table, tab: Tab, bot: string, wished: number | undefined): Promise<void> {
  mustBeHost(table, tab)
  mustNotHaveStarted(table)
  if (!botNamed(bot)) throw new Refused('no-such-bot', { bot })
  const held = wished === undefined ? undefined : table.stored.seats[wished]
  const seat = wished !== undefined && held && isBot(held) ? wished : freeSeat(table, wished)
  await table.changeSeat(seat, { ...FREE_SEAT, bot })
}

export async function removeBot(table: Table, tab: Tab, seat: number): Promise<void> {
  mustBeHost(table, tab)
  mustNotHaveStarted(table)
  const held = table.stored.seats[seat]
  if (!held || !isBot(held)) throw new Refused('no-such-seat', { seat })
  await table.changeSeat(seat, FREE_SEAT)
}

export async function ready(table: Table, tab: Tab, isReady: boolean): Promise<void> {
  mustNotHaveStarted(table)
  const seat = table.seatOf(tab.person.view.id)
  if (seat < 0) throw new Refused('not-seated')
  await table.changeSeat(seat, { ready: isReady })
  await table.quick.agreed()
}

/** Nobody is ready any more, because they agreed to other settings. People in seats that no longer exist move up, or stand. */
export async function settings(table: Table, tab: Tab, wished: WishedSettings): Promise<void> {
  mustBeHost(table, tab)
  mustNotHaveStarted(table)
  const agreed = agreedOn(table.env.games, wished)
  const { players } = readSettings(table.env.games, agreed)
  await table.change({ settings: agreed, seats: reseated(table.stored.seats, players) })
}

function reseated(seats: readonly StoredSeat[], players: number): StoredSeat[] {
  const kept = Array.from({ length: players }, (_, i) => ({ ...(seats[i] ?? FREE_SEAT), ready: false }))
  for (const seat of seats.slice(players).filter(({ person }) => person !== null)) {
    const free = kept.findIndex(isFree)
    if (free >= 0) kept[free] = { ...seat, ready: false }
  }
  return kept
}

export async function kick(table: Table, tab: Tab, person: string): Promise<void> {
  mustBeHost(table, tab)
  mustNotHaveStarted(table)
  const seat = table.seatOf(person)
  if (person === tab.person.view.id || (seat < 0 && !table.isHere(person))) throw new Refused('no-such-person')
  const kicked = [...table.stored.kicked.filter((other) => other !== person), person].slice(-MOST_KICKED)
  const seats = table.stored.seats.map((other, i) => (i === seat ? FREE_SEAT : other))
  await table.change({ kicked, seats })
  sendAway(table, person, 'kicked')
}

/** All tabs of this person leave the table. */
export function sendAway(table: Table, person: string, why: string): void {
  const tabs = [...(table.members.get(person) ?? [])]
  table.tell({ say: 'gone', table: table.id, why }, (tab) => tabs.includes(tab))
  for (const tab of tabs) table.detach(tab)
}

export async function handOver(table: Table, tab: Tab, person: string): Promise<void> {
  mustBeHost(table, tab)
  if (!table.isHere(person) && table.seatOf(person) < 0) throw new Refused('no-such-person')
  if (!table.env.charges.roomFor(table.payer(person), table.id)) throw new Refused('too-many-tables')
  await table.change({ host: person })
}

/** Goes away: before the start the seat is free again, during a game it is kept. */
export async function go(table: Table, tab: Tab): Promise<void> {
  mustBeHere(table, tab)
  const seat = table.seatOf(tab.person.view.id)
  if (!table.detach(tab)) return
  if (seat >= 0 && !table.started) await table.changeSeat(seat, FREE_SEAT)
  await table.hostWatch.passOn()
  await table.quick.agreed()
}

/** Leaves for good. During a game a bot takes the seat. */
export async function leave(table: Table, person: string): Promise<void> {
  const { game } = table.stored
  const seat = table.seatOf(person)
  if (seat < 0) return
  if (!table.started) return table.changeSeat(seat, FREE_SEAT)
  await goesFromRated(table, seat)
  await table.seatToBot(seat)
  if (game !== null) await table.env.store.clearSeat(game, seat)
}
