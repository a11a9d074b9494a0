import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

type Db = Kysely<Schema>

export async function meta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('soundMeta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function setMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Several nodes may write to one database: whoever reads first and then writes waits here until the one before him is done. */
export const inTurn = (db: Db, what: 'ratings' | 'moderationLog'): Promise<void> => setMeta(db, `turn ${what}`, '')
