import { type DialectName, type Statement, sortedByKey } from './dialect.ts'
import { SHADOWED_IN_6, SHADOWED_IN_7, SHADOWED_IN_8, SHADOWS, shadowing, soundView } from './shadows.ts'
import { StoreTooNew } from './store.ts'

/** One step of the schema. Steps are only ever added: a store of any age is brought forward by those it lacks. */
export interface Migration {
  readonly version: number
  readonly sql: readonly Statement[]
}

export const statementsFor = (dialect: DialectName, { sql }: Migration): readonly string[] =>
  sql.flatMap((statement) => (typeof statement === 'string' ? statement : (statement[dialect] ?? [])))

/** A newer program may keep things in ways this one would destroy. */
export function checkVersion(version: number, migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.version ?? 0
  if (version > newest) {
    throw new StoreTooNew(
      `this store has version ${version}, but this program knows only versions up to ${newest}: install the newer program again, or restore a backup from before it`,
    )
  }
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: [
      `create table people (
        id text primary key, name text not null, "nameKey" text unique, "passwordHash" text, "recoveryHash" text,
        "createdAt" bigint not null, "seenAt" bigint not null, "bannedAt" bigint
      )`,
      `create table sessions (
        hash text primary key, person text not null references people (id) on delete cascade, "createdAt" bigint not null
      )`,
      'create index "sessionsOfPerson" on sessions (person)',
      `create table tokens (
        id text primary key, person text not null references people (id) on delete cascade, hash text not null unique, label text not null,
        "createdAt" bigint not null, "usedAt" bigint
      )`,
      'create index "tokensOfPerson" on tokens (person)',
      `create table mutes (
        person text not null references people (id) on delete cascade, other text not null, primary key (person, other)
      )`,
      'create index "mutesOfOther" on mutes (other)',
      `create table tables (
        id text primary key, code text not null unique, settings text not null, host text, seats text not null, game text, played integer not null,
        "talkOpen" integer not null, paused integer not null, next text not null, "createdAt" bigint not null, "usedAt" bigint not null
      )`,
      `create table chat (
        "tableId" text not null references tables (id) on delete cascade, number integer not null, at bigint not null, person text, text text,
        phrase text, primary key ("tableId", number)
      )`,
      'create index "chatOfPerson" on chat (person)',
      `create table games (
        id text primary key, "tableId" text not null, kind text not null, "rulesVersion" text not null, options text not null, status text not null,
        seal text not null, secret text not null, shares text not null, "startedAt" bigint not null, "endedAt" bigint
      )`,
      'create index "gamesByStatus" on games (status)',
      `create table "gameSeats" (
        game text not null references games (id) on delete cascade, seat integer not null, person text, won integer, primary key (game, seat)
      )`,
      'create index "gamesOfPerson" on "gameSeats" (person)',
      // The key leads to the row itself, so that an answer changes one page and not two.
      ...sortedByKey(`create table log (
        game text not null references games (id) on delete cascade, seq integer not null, at bigint not null, input text not null,
        digests text not null, clocks text not null, primary key (game, seq)
      )`),
      'create table records (game text primary key references games (id) on delete cascade, record text not null)',
    ],
  },
  // What the dead and the spectators say among themselves must not reach the living after a restart either.
  { version: 2, sql: ['alter table chat add column aside integer not null default 0'] },
  // A device that nobody uses any more is forgotten. Of those from before it is only known when their person was last seen.
  {
    version: 3,
    sql: [
      'alter table sessions add column "usedAt" bigint not null default 0',
      'update sessions set "usedAt" = (select "seenAt" from people where people.id = sessions.person)',
    ],
  },
  // Whoever was sent away from a table stays away after a restart.
  { version: 4, sql: ["alter table tables add column kicked text not null default '[]'"] },
  // The record of a game that was closed before anybody answered has digests too.
  { version: 5, sql: ["alter table games add column begun text not null default '[]'"] },
  // What is not as it was written is noticed.
  {
    version: 6,
    sql: [
      'alter table log add column sum text',
      'alter table records add column sum text',
      ...SHADOWS,
      ...SHADOWED_IN_6.flatMap(shadowing),
      // Forms of names are compared sign by sign, whatever the language of the database.
      { postgres: 'drop view "soundPeople"' },
      { postgres: 'alter table people alter column "nameKey" type text collate "C"' },
      ...SHADOWED_IN_6.filter(({ table }) => table === 'people').map((people) => ({ postgres: soundView(people) })),
    ],
  },
  // Whom somebody follows, whom he has blocked, and who sees him.
  {
    version: 7,
    sql: [
      `create table follows (
        person text not null references people (id) on delete cascade, other text not null, at bigint not null, primary key (person, other)
      )`,
      'create index "followsOfOther" on follows (other)',
      `create table blocks (
        person text not null references people (id) on delete cascade, other text not null, at bigint not null, primary key (person, other)
      )`,
      'create index "blocksOfOther" on blocks (other)',
      'create table presence (person text primary key references people (id) on delete cascade, shown text not null)',
      ...SHADOWED_IN_7.flatMap(shadowing),
    ],
  },
  // Ratings, what finished games came to, pages of one's own, and what keeps the house clean.
  {
    version: 8,
    sql: [
      `create table ratings (
        person text not null references people (id) on delete cascade, game text not null, mu bigint not null, sigma bigint not null,
        games integer not null, "playedAt" bigint not null, primary key (person, game)
      )`,
      'create table "sideCounts" (key text primary key, games integer not null, wins text not null)',
      `create table "ratedSeats" (
        game text not null references games (id) on delete cascade, seat integer not null, person text, bot text, gone integer not null,
        primary key (game, seat)
      )`,
      'create index "ratedSeatsOfPerson" on "ratedSeats" (person)',
      `create table "playedGames" (
        game text primary key references games (id) on delete cascade, kind text not null, sets text not null, rated integer not null,
        "endedAt" bigint not null
      )`,
      'create index "playedGamesByEnd" on "playedGames" ("endedAt")',
      `create table "playedSeats" (
        game text not null references games (id) on delete cascade, seat integer not null, person text, role text not null,
        characters text not null, won integer not null, gone integer not null, "felledBy" integer, harms text not null, stamps text not null,
        mu bigint, sigma bigint, "newMu" bigint, "newSigma" bigint, chance bigint, primary key (game, seat)
      )`,
      'create index "playedSeatsOfPerson" on "playedSeats" (person)',
      `create table standings (
        person text primary key references people (id) on delete cascade, level integer not null, "levelAt" bigint not null,
        "pausedUntil" bigint not null, "mutedUntil" bigint not null, "unratedUntil" bigint not null, warning text, "warnedAt" bigint,
        others integer not null
      )`,
      'create table moderators (person text primary key references people (id) on delete cascade, at bigint not null)',
      'create table profiles (person text primary key references people (id) on delete cascade, shared integer not null)',
      `create table reports (
        id text primary key, about text not null references people (id) on delete cascade, "by" text, reason text not null, text text not null,
        game text, "tableId" text, context text not null, at bigint not null, "closedAt" bigint, outcome text
      )`,
      'create index "reportsAbout" on reports (about)',
      'create index "reportsBy" on reports ("by")',
      `create table "moderationLog" (
        number integer primary key, at bigint not null, act text not null, hours integer, report text, moderator text, about text, note text,
        salt text, digest text not null, sum text not null
      )`,
      ...SHADOWED_IN_8.flatMap(shadowing),
    ],
  },
]
