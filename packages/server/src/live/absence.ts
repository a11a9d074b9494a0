import { nth } from '@sundown/engine'
import { isByPost } from '@sundown/protocol'
import type { Moment } from '../clock.ts'
import { isBackAtRated, mustNotBeRated } from '../ratings/table.ts'
import { Refused } from '../refused.ts'
import type { Tab } from './crowd.ts'
import { mustBeHere } from './seats.ts'
import type { Table } from './table.ts'

/** How long people with a seat have been away from a table. */
export class Absence {
  private readonly table: Table
  /** By person: when he was last here. Whoever has not come since the server began is away since then. */
  private readonly seen = new Map<string, Moment>()
  private readonly began: Moment

  constructor(table: Table) {
    this.table = table
    this.began = table.env.clock.monotonic()
  }

  left(person: string): void {
    for (const other of this.seen.keys()) if (this.table.seatOf(other) < 0) this.seen.delete(other)
    this.seen.set(person, this.table.env.clock.monotonic())
  }

  /** In milliseconds; nothing: nobody is away. A connected player counts as away if the table may have waited for him for long. */
  of(seat: number): number | undefined {
    const { stored, env, game } = this.table
    const { person, bot } = nth(stored.seats, seat)
    if (person === null) return undefined
    const now = env.clock.monotonic()
    if (!this.table.isHere(person)) return now - (this.seen.get(person) ?? this.began)
    const since = bot === null ? game?.mayBeAwaited(seat) : undefined
    return since !== undefined && now - since >= env.times.silent ? now - since : undefined
  }

  /** Whole ones, as they are told. */
  secondsOf(seat: number): number | null {
    const away = this.of(seat)
    return away === undefined ? null : Math.floor(away / 1000)
  }
}

/** Lets a bot play for somebody: for oneself at any time; for a player who is away, the host may do so at once and others after a while. At a rated table it costs a pause, so the host waits, too. */
export async function standIn(table: Table, tab: Tab, seat: number): Promise<void> {
  mustBeHere(table, tab)
  const asking = tab.person.view.id
  const isHost = table.stored.host === asking
  if (table.status !== 'playing') throw new Refused('not-started')
  if (!isHost && table.seatOf(asking) < 0) throw new Refused('not-seated')
  const person = table.people[seat] ?? null
  if (person === null) throw new Refused('no-such-seat', { seat })
  if (table.bots[seat] !== null) return
  if (asking !== person) mustBeAway(table, seat, isHost)
  else mustNotBeRated(table)
  await table.standIn(seat)
}

function mustBeAway(table: Table, seat: number, isHost: boolean): void {
  const away = table.absence.of(seat)
  if (away === undefined) throw new Refused('not-away', { seat })
  const { clocks, rated } = table.settings
  // By post everybody is away most of the time.
  const least = clocks !== null && isByPost(clocks) ? clocks.turn * 1000 : isHost && !rated ? 0 : table.env.times.standIn
  const left = least - away
  if (left > 0) throw new Refused('away-too-short', { seat, seconds: Math.ceil(left / 1000) })
}

/** The owner of a seat plays in it again. */
export async function takeOver(table: Table, tab: Tab): Promise<void> {
  mustBeHere(table, tab)
  if (table.status !== 'playing') throw new Refused('not-started')
  const seat = table.seatOf(tab.person.view.id)
  if (seat < 0) throw new Refused('not-seated')
  await giveBack(table, seat)
}

export async function giveBack(table: Table, seat: number): Promise<void> {
  if (table.bots[seat] === null) return
  table.game?.isBack(seat)
  await isBackAtRated(table, seat)
  await table.changeSeat(seat, { bot: null })
}
