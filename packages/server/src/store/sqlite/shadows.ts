/**
 * Every row of these tables has a copy of what it says, made by the database itself whenever the row changes. A row that no longer says the same was not changed by
 * us: it is damaged. (The log and the records have sums instead; they are too long to be kept twice.)
 */
export interface Shadowed {
  readonly table: string
  readonly key: readonly string[]
  readonly columns: readonly string[]
}

/** As the newest step of the schema has it. A step that changes a column makes its triggers and its entry here anew; a test compares. */
export const SHADOWED: readonly Shadowed[] = [
  { table: 'meta', key: ['key'], columns: ['key', 'value'] },
  {
    table: 'people',
    key: ['id'],
    columns: ['id', 'name', 'nameKey', 'passwordHash', 'recoveryHash', 'createdAt', 'seenAt', 'bannedAt'],
  },
  { table: 'sessions', key: ['hash'], columns: ['hash', 'person', 'createdAt', 'usedAt'] },
  { table: 'tokens', key: ['id'], columns: ['id', 'person', 'hash', 'label', 'createdAt', 'usedAt'] },
  { table: 'mutes', key: ['person', 'other'], columns: ['person', 'other'] },
  {
    table: 'tables',
    key: ['id'],
    columns: [
      ...['id', 'code', 'settings', 'host', 'seats', 'game', 'played', 'talkOpen', 'paused', 'next', 'createdAt', 'usedAt', 'kicked'],
    ],
  },
  { table: 'chat', key: ['tableId', 'number'], columns: ['tableId', 'number', 'at', 'person', 'text', 'phrase', 'aside'] },
  {
    table: 'games',
    key: ['id'],
    columns: [
      ...['id', 'tableId', 'kind', 'rulesVersion', 'options', 'status', 'seal', 'secret', 'shares', 'startedAt', 'endedAt', 'begun'],
    ],
  },
  { table: 'gameSeats', key: ['game', 'seat'], columns: ['game', 'seat', 'person', 'won'] },
]

const quoted = (name: string): string => `"${name}"`
const of = (row: string, names: readonly string[]): string => `json_array(${names.map((name) => `${row}.${quoted(name)}`).join(', ')})`
/** In SQL: by what a row of this table is known, and what it says. */
export const keyOf = ({ key }: Shadowed, row: string): string => of(row, key)
export const contentOf = ({ columns }: Shadowed, row: string): string => of(row, columns)

export const SHADOWS =
  'create table shadows ("table" text not null, key text not null, content text not null, primary key ("table", key)) without rowid'

/** From now on this table has its shadow; what is in it already gets one. */
export function shadowing(one: Shadowed): readonly string[] {
  const { table } = one
  const write = (row: string) => `insert or replace into shadows values ('${table}', ${keyOf(one, row)}, ${contentOf(one, row)})`
  return [
    `create trigger "shadowOfNew ${table}" after insert on ${quoted(table)} begin ${write('new')}; end`,
    `create trigger "shadowOfChanged ${table}" after update on ${quoted(table)} begin ${write('new')}; end`,
    `create trigger "shadowOfGone ${table}" after delete on ${quoted(table)} begin
      delete from shadows where "table" = '${table}' and key = ${keyOf(one, 'old')};
    end`,
    `insert into shadows select '${table}', ${keyOf(one, quoted(table))}, ${contentOf(one, quoted(table))} from ${quoted(table)}`,
  ]
}
