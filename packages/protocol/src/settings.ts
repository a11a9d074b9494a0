import { z } from 'zod'

/** Seconds. A question of the own turn, any other question, and what is left over for the whole game. */
export const Clocks = z.strictObject({
  turn: z.int().min(5).max(3600),
  reaction: z.int().min(3).max(3600),
  reserve: z.int().min(0).max(3600),
})

/** What the host decides before the start. */
export const TableSettings = z.strictObject({
  /** Empty: the first game the server has. */
  game: z.string().max(20).default(''),
  /** Options of the game: players, sets, variants. Checked by the rules of that game. */
  options: z.record(z.string().max(40), z.json()).default({}),
  /** Listed for everybody, or by invitation only. */
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  /** Turns by which spectators see the game late. */
  spectatorDelay: z.int().min(0).max(20).default(0),
  /** The eliminated may see everything. */
  eliminatedSeeAll: z.boolean().default(false),
  /** The eliminated and spectators may talk to the living. */
  openTalk: z.boolean().default(false),
  clocks: Clocks.nullable().default(null),
  shuffleSeats: z.boolean().default(true),
  /** Milliseconds a bot waits before it answers while people play. */
  botPace: z.int().min(0).max(5000).default(700),
  /**
   * Seconds a window stays open in which somebody not asked might answer, whoever answers when. 0: it closes when all have passed, which may
   * tell something by its timing.
   */
  windowSeconds: z.int().min(0).max(10).default(3),
})

/** As a host sends them: without a word about clocks a public table has `PUBLIC_CLOCKS` and any other none. */
export const WishedSettings = TableSettings.extend({ clocks: Clocks.nullable().optional() })

export type WishedSettings = z.infer<typeof WishedSettings>
export type TableSettings = z.infer<typeof TableSettings>
export type Clocks = z.infer<typeof Clocks>
