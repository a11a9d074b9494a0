import type { RoleId } from '@sundown/engine'
import type { Viewer } from './evidence.ts'
import type { Memory } from './memory.ts'
import type { ToldEvent } from './open-table.ts'
import { likelihoodOf } from './reading.ts'

/** What the table would take somebody for after a deed, and before it. */
export interface Exposure {
  readonly as: RoleId
  /** He really has that role. */
  readonly isTrue: boolean
  readonly before: number
  readonly after: number
}

/** What each role does not want to be taken for: a Deputy is shot by his own Sheriff, a Renegade by everybody. */
const FEARED: { readonly [role in RoleId]: readonly RoleId[] } = {
  sheriff: [],
  deputy: ['outlaw', 'renegade'],
  outlaw: ['outlaw'],
  renegade: ['outlaw', 'renegade'],
}

/** The table thinks so rather than not, and clearly more than before. */
const LIKELY = 0.5
const RISE = 0.12

/** These events would follow what somebody does: does that make the table take him for what he fears? */
export function exposure(memory: Memory, { seat, role }: NonNullable<Viewer>, events: readonly ToldEvent[]): Exposure | undefined {
  const before = memory.belief
  let after = before
  for (const event of events)
    for (const act of memory.watching.actsOf(event, memory.table, events))
      if (act.by === seat) after = after.seen(seat, likelihoodOf(after, act, memory.watching))
  const worst = FEARED[role]
    .map((as) => ({ as, isTrue: as === role, before: before.chanceOf(seat, as), after: after.chanceOf(seat, as) }))
    .toSorted((a, b) => b.after - a.after)[0]
  return worst && worst.after >= LIKELY && worst.after - worst.before >= RISE ? worst : undefined
}
