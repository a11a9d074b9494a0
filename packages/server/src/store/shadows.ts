import type { Statement } from './dialect.ts'
import type { ShadowedTable, Sound } from './schema.ts'

/**
 * Every row of these tables has a copy of what it says, made by the database itself whenever the row changes. A row that no longer says the same was not changed by
 * us: it is damaged. (The log and the records have sums instead; they are too long to be kept twice.) PostgreSQL looks after its pages itself: there all rows are
 * taken to be sound.
 */
export interface Shadowed {
  readonly table: ShadowedTable
  readonly key: readonly string[]
  readonly columns: readonly string[]
}

/** As step 6 of the schema has it. */
export const SHADOWED_IN_6: readonly Shadowed[] = [
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

/** What step 7 adds. */
export const SHADOWED_IN_7: readonly Shadowed[] = [
  { table: 'follows', key: ['person', 'other'], columns: ['person', 'other', 'at'] },
  { table: 'blocks', key: ['person', 'other'], columns: ['person', 'other', 'at'] },
  { table: 'presence', key: ['person'], columns: ['person', 'shown'] },
]

/** Those of step 8. */
export const SHADOWED_IN_8: readonly Shadowed[] = [
  { table: 'ratings', key: ['person', 'game'], columns: ['person', 'game', 'mu', 'sigma', 'games', 'playedAt'] },
  { table: 'sideCounts', key: ['key'], columns: ['key', 'games', 'wins'] },
  { table: 'ratedSeats', key: ['game', 'seat'], columns: ['game', 'seat', 'person', 'bot', 'gone'] },
  { table: 'playedGames', key: ['game'], columns: ['game', 'kind', 'sets', 'rated', 'endedAt'] },
  {
    table: 'playedSeats',
    key: ['game', 'seat'],
    columns: [
      ...['game', 'seat', 'person', 'role', 'characters', 'won', 'gone', 'felledBy', 'harms', 'stamps'],
      ...['mu', 'sigma', 'newMu', 'newSigma', 'chance'],
    ],
  },
  {
    table: 'standings',
    key: ['person'],
    columns: ['person', 'level', 'levelAt', 'pausedUntil', 'mutedUntil', 'unratedUntil', 'warning', 'warnedAt', 'others'],
  },
  { table: 'moderators', key: ['person'], columns: ['person', 'at'] },
  { table: 'profiles', key: ['person'], columns: ['person', 'shared'] },
  {
    table: 'reports',
    key: ['id'],
    columns: ['id', 'about', 'by', 'reason', 'text', 'game', 'tableId', 'context', 'at', 'closedAt', 'outcome'],
  },
  {
    table: 'moderationLog',
    key: ['number'],
    columns: ['number', 'at', 'act', 'hours', 'report', 'moderator', 'about', 'note', 'salt', 'digest', 'sum'],
  },
]

/** As the newest step has it. One that changes a column makes the triggers of its table anew, and a list of its own; a test compares. */
export const SHADOWED: readonly Shadowed[] = [...SHADOWED_IN_6, ...SHADOWED_IN_7, ...SHADOWED_IN_8]

const quoted = (name: string): string => `"${name}"`
const of = (row: string, names: readonly string[]): string => `json_array(${names.map((name) => `${row}.${quoted(name)}`).join(', ')})`
/** In SQL: by what a row of this table is known, and what it says. */
export const keyOf = ({ key }: Shadowed, row: string): string => of(row, key)
export const contentOf = ({ columns }: Shadowed, row: string): string => of(row, columns)

export const SHADOWS: readonly Statement[] = [
  {
    sqlite:
      'create table shadows ("table" text not null, key text not null, content text not null, primary key ("table", key)) without rowid',
  },
]

const soundOf = <Table extends ShadowedTable>(table: Table): Sound<Table> => `sound${capitalized(table)}`
const capitalized = <Text extends string>(text: Text): Capitalize<Text> =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>

const columnsOf = ({ columns }: Shadowed): string => columns.map((column) => `"row".${quoted(column)}`).join(', ')

/** Where every row is sound. */
export const soundView = (one: Shadowed): string =>
  `create view "${soundOf(one.table)}" as select ${columnsOf(one)} from ${quoted(one.table)} as "row"`

/** From now on this table has its shadow, and a view of the rows that agree with it; what is in it already gets one. */
export function shadowing(one: Shadowed): readonly Statement[] {
  const { table } = one
  const write = (row: string) =>
    `insert into shadows values ('${table}', ${keyOf(one, row)}, ${contentOf(one, row)})
      on conflict ("table", key) do update set content = excluded.content`
  return [
    { sqlite: `create trigger "shadowOfNew ${table}" after insert on ${quoted(table)} begin ${write('new')}; end` },
    { sqlite: `create trigger "shadowOfChanged ${table}" after update on ${quoted(table)} begin ${write('new')}; end` },
    {
      sqlite: `create trigger "shadowOfGone ${table}" after delete on ${quoted(table)} begin
      delete from shadows where "table" = '${table}' and key = ${keyOf(one, 'old')};
    end`,
    },
    {
      sqlite: `create view "${soundOf(table)}" as select ${columnsOf(one)} from ${quoted(table)} as "row"
      cross join shadows on shadows."table" = '${table}' and shadows.key = ${keyOf(one, '"row"')} and shadows.content = ${contentOf(one, '"row"')}`,
      postgres: soundView(one),
    },
    {
      sqlite: `insert into shadows select '${table}', ${keyOf(one, quoted(table))}, ${contentOf(one, quoted(table))} from ${quoted(table)}`,
    },
  ]
}
