import { SHADOWED_IN_6, SHADOWS, shadowing } from './shadows.ts'

/** One step of the schema. Steps are only ever added: a store of any age is brought forward by those it lacks. */
export interface Migration {
  readonly version: number
  readonly sql: readonly string[]
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
      `create table log (
        game text not null references games (id) on delete cascade, seq integer not null, at bigint not null, input text not null,
        digests text not null, clocks text not null, primary key (game, seq)
      ) without rowid`,
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
    sql: ['alter table log add column sum text', 'alter table records add column sum text', SHADOWS, ...SHADOWED_IN_6.flatMap(shadowing)],
  },
]
