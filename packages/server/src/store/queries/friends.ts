import { type PersonView, Shown } from '@sundown/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { StoredFriend, Time } from '../store.ts'

type Db = Kysely<Schema>

export async function setFollow(db: Db, person: string, other: string, at: Time | null): Promise<void> {
  if (at === null) await db.deleteFrom('follows').where('person', '=', person).where('other', '=', other).execute()
  else {
    await db
      .insertInto('follows')
      .values({ person, other, at })
      .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
      .execute()
  }
}

/** Whoever is blocked follows no longer, and is no longer followed. */
export async function setBlock(db: Db, person: string, other: string, at: Time | null): Promise<void> {
  if (at === null) {
    await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute()
    return
  }
  await setFollow(db, person, other, null)
  await setFollow(db, other, person, null)
  await db
    .insertInto('blocks')
    .values({ person, other, at })
    .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
    .execute()
}

/** The name is looked up, not kept: it is today's, and goes when the person does. */
const viewOf = ({ id, name, nameKey }: { id: string; name: string; nameKey: string | null }): PersonView => ({
  id,
  name,
  account: nameKey !== null,
})

export async function friends(db: Db, person: string): Promise<readonly StoredFriend[]> {
  const rows = await db
    .selectFrom('soundFollows as follows')
    .innerJoin('soundPeople as people', 'people.id', 'follows.other')
    .leftJoin('soundPresence as presence', 'presence.person', 'follows.other')
    .leftJoin('soundFollows as back', (join) => join.onRef('back.person', '=', 'follows.other').on('back.other', '=', person))
    .select(['people.id', 'people.name', 'people.nameKey', 'presence.shown', 'back.at as back'])
    .where('follows.person', '=', person)
    .orderBy('follows.at')
    .orderBy('people.id')
    .execute()
  return rows.map((row) => ({ person: viewOf(row), mutual: row.back !== null, shown: shownOf(row.shown) }))
}

/** Unless somebody says otherwise, friends see one another. */
const shownOf = (text: string | null | undefined): Shown => Shown.safeParse(text).data ?? 'friends'

export async function follows(db: Db, person: string, other: string): Promise<boolean> {
  const row = await db.selectFrom('soundFollows').select('at').where('person', '=', person).where('other', '=', other).executeTakeFirst()
  return row !== undefined
}

export async function blocked(db: Db, person: string): Promise<readonly PersonView[]> {
  const rows = await db
    .selectFrom('soundBlocks as blocks')
    .innerJoin('soundPeople as people', 'people.id', 'blocks.other')
    .select(['people.id', 'people.name', 'people.nameKey'])
    .where('blocks.person', '=', person)
    .orderBy('blocks.at')
    .orderBy('people.id')
    .execute()
  return rows.map(viewOf)
}

export async function apart(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('soundBlocks')
    .select(['person', 'other'])
    .where((query) => query.or([query('person', '=', person), query('other', '=', person)]))
    .execute()
  return new Set(rows.flatMap((row) => [row.person, row.other]).filter((id) => id !== person))
}

/** People who sat at the same table in his last games, the latest first. */
export async function met(db: Db, person: string, most: number): Promise<readonly PersonView[]> {
  const rows = await db
    .selectFrom('soundGameSeats as mine')
    .innerJoin('soundGames as games', 'games.id', 'mine.game')
    .innerJoin('soundGameSeats as theirs', 'theirs.game', 'mine.game')
    .innerJoin('soundPeople as people', 'people.id', 'theirs.person')
    .select(['people.id', 'people.name', 'people.nameKey'])
    .where('mine.person', '=', person)
    .where('people.id', '!=', person)
    .where('games.status', '=', 'over')
    .orderBy('games.endedAt', 'desc')
    .orderBy('people.id')
    // Some of them again and again.
    .limit(most * 8)
    .execute()
  return [...new Map(rows.map((row) => [row.id, viewOf(row)])).values()].slice(0, most)
}

export async function setShown(db: Db, person: string, shown: Shown): Promise<void> {
  await db
    .insertInto('presence')
    .values({ person, shown })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ shown }))
    .execute()
}

export async function shown(db: Db, person: string): Promise<Shown> {
  const row = await db.selectFrom('soundPresence').select('shown').where('person', '=', person).executeTakeFirst()
  return shownOf(row?.shown)
}
