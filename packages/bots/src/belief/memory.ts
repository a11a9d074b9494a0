import type { RoleId } from '@sundown/engine'
import { nth } from '../list.ts'
import type { Wrongs } from '../temper.ts'
import { Joint, type RoleChances } from './joint.ts'
import type { OpenTable, Seen, ToldEvent } from './open-table.ts'
import { type Act, likelihoodOf, type Reader } from './reading.ts'

/** So much of a wrong is left from one turn to the next. */
const FORGIVEN = 0.93

/** What an event tells of who did what to whom; `table` as it lay before, `events` all of the same step. */
export type ActsOf = (event: ToldEvent, table: OpenTable, events: readonly ToldEvent[]) => readonly Act[]

/** How a game is watched. */
export interface Watching extends Reader {
  readonly roles: readonly RoleId[]
  readonly actsOf: ActsOf
  /** What was seen keeps this much of its weight from one turn to the next. */
  readonly kept: number
}

/** An act that said something about whoever did it. */
export interface Sign {
  readonly act: Act
  readonly likelihood: RoleChances
  /** How often what was seen before had faded by then. */
  readonly faded: number
}

/** Remembers who did what to whom, from the public history and nothing else, and what it tells about the roles. */
export class Memory {
  readonly watching: Watching
  private now: Joint
  table: OpenTable
  private readonly known = new Set<number>()
  /** What it is made of, since the roles were dealt. */
  signs: Sign[] = []
  faded = 0
  /** By seat and by who did it: what harm was aimed at it lately. */
  private wrongs: readonly (readonly number[])[]

  constructor(watching: Watching, table: OpenTable) {
    this.watching = watching
    this.now = Joint.of(watching.roles)
    this.table = table
    this.wrongs = table.seats.map(() => table.seats.map(() => 0))
    this.lookAtRoles()
  }

  /** By seat: what harm it has done to this one lately. */
  wrongsTo(seat: number): Wrongs {
    return nth(this.wrongs, seat)
  }

  /** What everybody could think by now. */
  get belief(): Joint {
    return this.now
  }

  saw({ events, table }: Seen): void {
    for (const event of events) this.note(event, events)
    if (table.turn !== this.table.turn) {
      this.now = this.now.faded(this.watching.kept)
      this.faded++
      this.wrongs = this.wrongs.map((done) => done.map((wrong) => wrong * FORGIVEN))
    }
    this.table = table
    this.lookAtRoles()
  }

  private note(event: ToldEvent, events: readonly ToldEvent[]): void {
    if (event.type === 'roles-dealt') {
      for (const seat of event.seats) this.known.delete(seat)
      this.now = this.now.redealt(event.seats)
      this.signs = []
      return
    }
    for (const act of this.watching.actsOf(event, this.table, events)) {
      this.resent(act)
      if (this.known.has(act.by)) continue
      const likelihood = likelihoodOf(this.now, act, this.watching)
      this.now = this.now.seen(act.by, likelihood)
      this.signs.push({ act, likelihood, faded: this.faded })
    }
  }

  /** Only what was aimed at one person is taken amiss. */
  private resent({ by, at: [target, ...others], helps }: Act): void {
    if (helps || others.length > 0) return
    this.wrongs = this.wrongs.map((done, seat) => (seat === target ? done.map((wrong, one) => (one === by ? wrong + 1 : wrong)) : done))
  }

  private lookAtRoles(): void {
    this.table.seats.forEach(({ role }, seat) => {
      if (role === undefined || this.known.has(seat)) return
      this.known.add(seat)
      this.now = this.now.given(seat, role)
    })
  }
}

/** Everybody else in play at this distance or less. */
export const othersWithin = ({ seats }: OpenTable, by: number, distance: number): readonly number[] =>
  nth(seats, by).distances.flatMap((away, seat) => (away > 0 && away <= distance ? [seat] : []))

/** Something done to one of those who could have been chosen. */
export const aimedAt = (by: number, what: string, target: number, among: readonly number[], helps: boolean): readonly Act[] =>
  target === by ? [] : [{ by, what, at: [target], among: among.includes(target) ? among : [...among, target], helps }]

/** Something done to everybody else at once; with one other player it says nothing that aiming would not. */
export function doneToAll(table: OpenTable, by: number, what: string): readonly Act[] {
  const others = othersWithin(table, by, Number.POSITIVE_INFINITY)
  return others.length > 1 ? [{ by, what, at: others, among: others, helps: false }] : []
}
