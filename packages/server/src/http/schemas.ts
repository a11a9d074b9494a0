import { GameId, PersonId, Refusal, TableId, TableStatus } from '@sundown/protocol'
import { z } from 'zod'

/** Answers that every route may give. */
export const problems = { '4xx': Refusal, '5xx': Refusal }
export const nothing = z.undefined().describe('Done')

export const GameParams = z.strictObject({ id: GameId })
export const TokenParams = z.strictObject({ id: z.string().max(40) })
export const TableParams = z.strictObject({ id: TableId })
export const PersonParams = z.strictObject({ id: PersonId })

/** `from`: how many entries come before this page; `next` of the page before. */
export const Page = z.strictObject({ from: z.coerce.number().int().min(0).max(10_000_000).default(0) })

/** A game from its first card to its last: `sundown replay --verify` reads it. */
export const RecordAnswer = z
  .looseObject({
    format: z.literal(1),
    game: z.string(),
    rulesVersion: z.string(),
    seed: z.string(),
    seal: z.string(),
    digests: z.array(z.number()).readonly(),
  })
  .describe('A finished game: the seed, how it was made, every answer and what happened')

/** Codes of links: `/r/CODE/LANGUAGE`. `named`: nothing for who did not sit there. */
export const LinkAnswer = z.strictObject({ code: z.string(), named: z.string().nullable() })

/** `names`: by seat, if the link tells them. */
export const SharedAnswer = z.strictObject({ record: RecordAnswer, names: z.array(z.string()).optional() })

/** `checking`: well as far as is known, and being looked at since the start. `away`: the database cannot be reached, which a restart would not change. */
export const Health = z.strictObject({ ok: z.literal(true), store: z.enum(['checking', 'away']).optional() })
export const Illness = z.strictObject({ ok: z.literal(false), store: z.enum(['full', 'damaged']) })

export const Ready = z.strictObject({ ready: z.literal(true) })
const NotReady = z.enum(['closing', 'full', 'damaged', 'away', 'cut-off'])
export type NotReady = z.infer<typeof NotReady>
export const Unready = z.strictObject({ ready: z.literal(false), why: NotReady })

export const AdminTables = z.strictObject({
  tables: z.array(
    z.strictObject({
      id: TableId,
      code: z.string(),
      status: TableStatus,
      public: z.boolean(),
      seats: z.int(),
      bots: z.int(),
      people: z.array(z.strictObject({ id: PersonId, name: z.string(), seat: z.int().nullable(), connected: z.boolean() })).readonly(),
      game: GameId.nullable(),
      createdAt: z.int(),
      usedAt: z.int(),
    }),
  ),
  next: z.int().nullable(),
})
export const AdminBackup = z.strictObject({ path: z.string() })
