import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { EndedAccess, Ending, PersonChange, StoredPerson, StoredSeat, StoredToken, Time } from '../store.ts'

import { forgetReported } from './reports.ts'

type Db = Kysely<Schema>

export const addPerson = async (db: Db, person: StoredPerson): Promise<void> => {
  const { id, name, nameKey, passwordHash, recoveryHash, createdAt, seenAt, bannedAt } = person
  await db.insertInto('people').values({ id, name, nameKey, passwordHash, recoveryHash, createdAt, seenAt, bannedAt }).execute()
}

export const person = (db: Db, id: string): Promise<StoredPerson | undefined> =>
  db.selectFrom('soundPeople').selectAll().where('id', '=', id).executeTakeFirst()

/** Two accounts of old may have come to look alike: the younger has a form with this and its id behind. */
const BESIDES = '#'
const AFTER_BESIDES = '$'

export async function accountNamed(db: Db, nameKey: string, written?: string): Promise<StoredPerson | undefined> {
  const alike = await db
    .selectFrom('soundPeople')
    .selectAll()
    .where((query) =>
      query.or([
        query('nameKey', '=', nameKey),
        query.and([query('nameKey', '>', nameKey + BESIDES), query('nameKey', '<', nameKey + AFTER_BESIDES)]),
      ]),
    )
    .orderBy('nameKey')
    .execute()
  return alike.find(({ name }) => name === written) ?? alike[0]
}

export async function foldNames(db: Db, fold: (name: string) => string): Promise<number> {
  const accounts = await db
    .selectFrom('soundPeople')
    .select(['id', 'name', 'nameKey'])
    .where('nameKey', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const taken = new Set<string>()
  const changed: { id: string; nameKey: string }[] = []
  for (const { id, name, nameKey } of accounts) {
    const folded = fold(name)
    const next = taken.has(folded) ? folded + BESIDES + id : folded
    taken.add(next)
    if (next !== nameKey) changed.push({ id, nameKey: next })
  }
  // None may have the new form of another for a moment.
  for (const { id } of changed) await changePerson(db, id, { nameKey: BESIDES + id })
  for (const { id, nameKey } of changed) await changePerson(db, id, { nameKey })
  return changed.length
}

export async function changePerson(db: Db, id: string, change: PersonChange): Promise<void> {
  if (Object.keys(change).length > 0) await db.updateTable('people').set(change).where('id', '=', id).execute()
}

/** Sessions, tokens, whom he has muted, blocked or followed, ratings, standing and what was reported about them go with the row. */
export async function deletePeople(db: Db, ids: readonly string[]): Promise<void> {
  await db.updateTable('ratedSeats').set({ person: null }).where('person', 'in', ids).execute()
  await db.updateTable('playedSeats').set({ person: null }).where('person', 'in', ids).execute()
  await forgetReported(db, ids)
  await db.updateTable('gameSeats').set({ person: null }).where('person', 'in', ids).execute()
  await db.deleteFrom('chat').where('person', 'in', ids).execute()
  await db.deleteFrom('mutes').where('other', 'in', ids).execute()
  await db.deleteFrom('follows').where('other', 'in', ids).execute()
  await db.deleteFrom('blocks').where('other', 'in', ids).execute()
  await db.updateTable('tables').set({ host: null }).where('host', 'in', ids).execute()
  await db.deleteFrom('people').where('id', 'in', ids).execute()
}

/** A person who is deleted stands up wherever he sat, and no list holds him any more. */
export async function clearTables(db: Db, person: string): Promise<void> {
  for (const table of await db.selectFrom('soundTables').select(['id', 'seats', 'kicked']).execute()) {
    if (!table.seats.includes(person) && !table.kicked.includes(person)) continue
    const seats = seatsIn(table.seats).map((seat) =>
      seat.person === person ? { ...seat, person: null, program: false, ready: false } : seat,
    )
    const kicked = idsIn(table.kicked).filter((id) => id !== person)
    await db
      .updateTable('tables')
      .set({ seats: JSON.stringify(seats), kicked: JSON.stringify(kicked) })
      .where('id', '=', table.id)
      .execute()
  }
}

/** Databases limit how many values one statement may have. */
const AT_ONCE = 500

export async function deleteGuestsUnusedSince(db: Db, time: Time): Promise<number> {
  const atTable = new Set<string>()
  for (const { host, seats } of await db.selectFrom('soundTables').select(['host', 'seats']).execute()) {
    if (host) atTable.add(host)
    for (const seat of seatsIn(seats)) if (seat.person) atTable.add(seat.person)
  }
  const unused = await db.selectFrom('soundPeople').select('id').where('passwordHash', 'is', null).where('seenAt', '<', time).execute()
  const ids = unused.map(({ id }) => id).filter((id) => !atTable.has(id))
  for (let first = 0; first < ids.length; first += AT_ONCE) await deletePeople(db, ids.slice(first, first + AT_ONCE))
  return ids.length
}

const seatsIn = (json: string): readonly StoredSeat[] => JSON.parse(json)
const idsIn = (json: string): readonly string[] => JSON.parse(json)

export const addSession = async (db: Db, hash: string, person: string, createdAt: Time): Promise<void> => {
  await db.insertInto('sessions').values({ hash, person, createdAt, usedAt: createdAt }).execute()
}

export async function sessionOf(db: Db, hash: string): Promise<{ person: StoredPerson; usedAt: Time } | undefined> {
  const row = await db
    .selectFrom('soundSessions as sessions')
    .innerJoin('soundPeople as people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select('sessions.usedAt')
    .where('sessions.hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { usedAt, ...owner } = row
  return { person: owner, usedAt }
}

export const useSession = async (db: Db, hash: string, usedAt: Time): Promise<void> => {
  await db.updateTable('sessions').set({ usedAt }).where('hash', '=', hash).execute()
}

export const deleteSession = async (db: Db, hash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute()
}

export async function endAccess(db: Db, person: string, { devices, change = {} }: Ending): Promise<EndedAccess> {
  await changePerson(db, person, change)
  const tokens = await db.selectFrom('soundTokens').select('id').where('person', '=', person).execute()
  await db.deleteFrom('tokens').where('person', '=', person).execute()
  return { devices: devices === 'none' ? [] : await deleteSessions(db, person, devices), tokens: tokens.map(({ id }) => id) }
}

async function deleteSessions(db: Db, person: string, which: 'all' | { readonly except: string }): Promise<readonly string[]> {
  const spared = which === 'all' ? '' : which.except
  const ended = await db.selectFrom('soundSessions').select('hash').where('person', '=', person).where('hash', '!=', spared).execute()
  await db.deleteFrom('sessions').where('person', '=', person).where('hash', '!=', spared).execute()
  return ended.map(({ hash }) => hash)
}

export async function deleteSessionsUnusedSince(db: Db, time: Time): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('usedAt', '<', time).executeTakeFirst()
  return Number(numDeletedRows)
}

export const addToken = async (db: Db, token: StoredToken, hash: string): Promise<void> => {
  const { id, person, label, createdAt, usedAt } = token
  await db.insertInto('tokens').values({ id, person, hash, label, createdAt, usedAt }).execute()
}

export async function tokenOf(db: Db, hash: string): Promise<{ person: StoredPerson; token: StoredToken } | undefined> {
  const token = await selectTokens(db).where('hash', '=', hash).executeTakeFirst()
  const owner = token && (await person(db, token.person))
  return owner && { person: owner, token }
}

export const tokens = (db: Db, person: string): Promise<readonly StoredToken[]> =>
  selectTokens(db).where('person', '=', person).orderBy('createdAt').orderBy('id').execute()

const selectTokens = (db: Db) => db.selectFrom('soundTokens').select(['id', 'person', 'label', 'createdAt', 'usedAt'])

export async function deleteToken(db: Db, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tokens').where('person', '=', person).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export const useToken = async (db: Db, id: string, usedAt: Time): Promise<void> => {
  await db.updateTable('tokens').set({ usedAt }).where('id', '=', id).execute()
}

export async function setMute(db: Db, person: string, other: string, muted: boolean): Promise<void> {
  if (muted) {
    await db
      .insertInto('mutes')
      .values({ person, other })
      .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
      .execute()
  } else {
    await db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute()
  }
}

export async function muted(db: Db, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('soundMutes').select('other').where('person', '=', person).orderBy('other').execute()
  return rows.map(({ other }) => other)
}
