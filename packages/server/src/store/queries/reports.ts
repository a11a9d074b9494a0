import { randomBytes } from 'node:crypto'
import type { ChatLine } from '@sundown/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { ModerationAct, ModerationLine, Part, StoredReport, Time } from '../store.ts'
import { sumOf } from '../sums.ts'

import { inTurn } from './meta.ts'

type Db = Kysely<Schema>

export async function addReport(db: Db, { table, context, ...report }: StoredReport): Promise<void> {
  await db
    .insertInto('reports')
    .values({ ...report, tableId: table, context: JSON.stringify(context) })
    .execute()
}

const reportOf = ({ tableId, context, at, closedAt, ...row }: Selectable<Schema['reports']>): StoredReport => ({
  ...row,
  table: tableId,
  context: linesIn(context),
  at: Number(at),
  closedAt: closedAt === null ? null : Number(closedAt),
})

const linesIn = (json: string): readonly ChatLine[] => JSON.parse(json)

export async function report(db: Db, id: string): Promise<StoredReport | undefined> {
  const row = await db.selectFrom('soundReports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && reportOf(row)
}

export const openReports = async (db: Db, { from, most }: Part): Promise<readonly StoredReport[]> =>
  (
    await db
      .selectFrom('soundReports')
      .selectAll()
      .where('closedAt', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute()
  ).map(reportOf)

export const reportsAbout = async (db: Db, person: string): Promise<readonly StoredReport[]> =>
  (await db.selectFrom('soundReports').selectAll().where('about', '=', person).orderBy('at').orderBy('id').execute()).map(reportOf)

export const reportsBy = async (db: Db, person: string): Promise<readonly StoredReport[]> =>
  (await db.selectFrom('soundReports').selectAll().where('by', '=', person).orderBy('at').orderBy('id').execute()).map(reportOf)

export async function closeReports(db: Db, ids: readonly string[], { at, act }: ModerationAct): Promise<void> {
  if (ids.length > 0) await db.updateTable('reports').set({ closedAt: at, outcome: act }).where('id', 'in', ids).execute()
}

export async function deleteReportsClosedBefore(db: Db, time: Time): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('reports').where('closedAt', '<', time).executeTakeFirst()
  return Number(numDeletedRows)
}

const SALT_BYTES = 16

/** The next line. What names somebody has a sum of its own, with salt: it can leave, and the chain still holds. */
export async function addToLog(db: Db, { at, act, hours, report: of, moderator, about, note }: ModerationAct): Promise<void> {
  await inTurn(db, 'moderationLog')
  const last = await db.selectFrom('moderationLog').select(['number', 'sum']).orderBy('number', 'desc').limit(1).executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const digest = sumOf(salt, moderator, about, note)
  const sum = sumOf(last?.sum ?? '', number, at, act, hours ?? '', of ?? '', digest)
  await db.insertInto('moderationLog').values({ number, at, act, hours, report: of, moderator, about, note, salt, digest, sum }).execute()
}

export async function moderationLog(db: Db, { from, most }: Part, about?: string): Promise<readonly ModerationLine[]> {
  const rows = await db.selectFrom('moderationLog').selectAll().orderBy('number').execute()
  let before = ''
  let sound = true
  const lines = rows.map(({ salt, digest, sum, ...row }, i): ModerationLine & { readonly subject: string | null } => {
    const personal = salt === null || digest === sumOf(salt, row.moderator ?? '', row.about ?? '', row.note ?? '')
    const chained =
      row.number === i + 1 && sum === sumOf(before, row.number, Number(row.at), row.act, row.hours ?? '', row.report ?? '', digest)
    sound &&= personal && chained
    before = sum
    return { ...row, at: Number(row.at), sound, subject: row.about }
  })
  return lines
    .filter(({ subject }) => about === undefined || subject === about)
    .reverse()
    .slice(from, from + most)
    .map(({ subject: _, ...line }) => line)
}

/** Nothing of these people stays: neither what they reported, nor what they said in the reports of others, nor that something was done about or by them. */
export async function forgetReported(db: Db, ids: readonly string[]): Promise<void> {
  await db.updateTable('reports').set({ by: null, text: '' }).where('by', 'in', ids).execute()
  await db.deleteFrom('reports').where('about', 'in', ids).execute()
  for (const { id, context } of await db.selectFrom('soundReports').select(['id', 'context']).execute()) {
    if (!ids.some((person) => context.includes(person))) continue
    const kept = linesIn(context).filter(({ from }) => from === null || !ids.includes(from.id))
    await db
      .updateTable('reports')
      .set({ context: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
  }
  const gone = { moderator: null, about: null, note: null, salt: null }
  await db.updateTable('moderationLog').set(gone).where('about', 'in', ids).execute()
  await db.updateTable('moderationLog').set({ moderator: null, salt: null }).where('moderator', 'in', ids).execute()
}
