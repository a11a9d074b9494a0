import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Standing, Time } from '../store.ts'

type Db = Kysely<Schema>

/** Of somebody of whom nothing is known. */
export const GOOD: Standing = {
  level: 0,
  levelAt: 0,
  pausedUntil: 0,
  mutedUntil: 0,
  unratedUntil: 0,
  warning: null,
  warnedAt: null,
  others: 0,
}

export async function standing(db: Db, person: string): Promise<Standing> {
  const row = await db.selectFrom('soundStandings').selectAll().where('person', '=', person).executeTakeFirst()
  if (!row) return GOOD
  const { person: _, ...found } = row
  return {
    ...found,
    levelAt: Number(found.levelAt),
    pausedUntil: Number(found.pausedUntil),
    mutedUntil: Number(found.mutedUntil),
    unratedUntil: Number(found.unratedUntil),
    warnedAt: found.warnedAt === null ? null : Number(found.warnedAt),
  }
}

export async function changeStanding(db: Db, person: string, change: Partial<Standing>): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .insertInto('standings')
    .values({ person, ...GOOD, ...change })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(change))
    .execute()
}

export async function isModerator(db: Db, person: string): Promise<boolean> {
  return (await db.selectFrom('soundModerators').select('at').where('person', '=', person).executeTakeFirst()) !== undefined
}

export async function setModerator(db: Db, person: string, at: Time | null): Promise<void> {
  await db.deleteFrom('moderators').where('person', '=', person).execute()
  if (at !== null) await db.insertInto('moderators').values({ person, at }).execute()
}

/** Private unless somebody wishes otherwise. */
export async function isShared(db: Db, person: string): Promise<boolean> {
  return (await db.selectFrom('soundProfiles').select('shared').where('person', '=', person).executeTakeFirst())?.shared === 1
}

export async function setShared(db: Db, person: string, shared: boolean): Promise<void> {
  await db.deleteFrom('profiles').where('person', '=', person).execute()
  if (shared) await db.insertInto('profiles').values({ person, shared: 1 }).execute()
}
