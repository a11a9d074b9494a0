import { MIGRATIONS, type Migration } from '../migrations.ts'

/** Steps that only this database needs. */
const OWN: readonly Migration[] = [
  // Beside SQLite's file, answers in windows have one of their own.
  {
    version: 9,
    sql: [
      'create table held (game text not null, question integer not null, seat integer not null, sealed text not null, primary key (game, question, seat))',
    ],
  },
  // Several nodes: who is there, and which of them has a table. The epoch grows with every change of hands.
  {
    version: 10,
    sql: [
      'create table nodes (id text primary key, "beatAt" bigint not null, ran bigint not null, rules text not null)',
      'create table owners ("tableId" text primary key, node text not null, epoch bigint not null)',
      'create index "ownersByNode" on owners (node)',
    ],
  },
  // Whether Redis serves a node: others see it even if the node cannot tell them.
  { version: 11, sql: ['alter table nodes add column hears integer not null default 1'] },
]

export const POSTGRES_MIGRATIONS: readonly Migration[] = [...MIGRATIONS, ...OWN].sort((a, b) => a.version - b.version)
