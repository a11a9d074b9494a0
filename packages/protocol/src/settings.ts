import { z } from 'zod'
import { Language } from './common.ts'
import { LONGEST_CLOCK } from './plain.ts'

/** Seconds: for a question in one's own turn, for any other question, and the reserve for the whole game. */
export const Clocks = z.strictObject({
  turn: z.int().min(5).max(LONGEST_CLOCK),
  reaction: z.int().min(3).max(LONGEST_CLOCK),
  reserve: z.int().min(0).max(LONGEST_CLOCK),
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
  /** Spectators see the game with a delay of this many turns. */
  spectatorDelay: z.int().min(0).max(20).default(0),
  /** Eliminated players may see everything. */
  eliminatedSeeAll: z.boolean().default(false),
  /** Eliminated players and spectators may talk to those in play. */
  openTalk: z.boolean().default(false),
  clocks: Clocks.nullable().default(null),
  /** The game counts for the ratings of those who play it. Such a table has clocks, shuffles its seats and keeps the eliminated apart, whatever else is wished. */
  rated: z.boolean().default(false),
  shuffleSeats: z.boolean().default(true),
  /** Milliseconds a bot waits before it answers while people play. */
  botPace: z.int().min(0).max(5000).default(700),
  /**
   * Seconds that a response window stays open, whoever answers when. 0: it closes when all have passed, so its timing may give something
   * away.
   */
  windowSeconds: z.int().min(0).max(10).default(3),
  /** A table of quick play: before the first game a clock or everybody's agreement starts it, not the host. The language is that of the person who opened it. */
  quick: z.strictObject({ language: Language }).nullable().default(null),
})

/** The wishes of a person who wants to play at once. */
export const QuickWish = z.strictObject({
  /** Empty: the first game the server has. */
  game: z.string().max(20).default(''),
  /** Options of the game besides the number of players. */
  options: z.record(z.string().max(40), z.json()).default({}),
  /** Left out: any. */
  players: z.int().min(2).max(8).optional(),
  pace: z.enum(['fast', 'usual', 'calm']).default('usual'),
  language: Language.default('en'),
})

/** As a host sends them: without clocks given, a public table gets `PUBLIC_CLOCKS` and any other table none. */
export const WishedSettings = TableSettings.extend({ clocks: Clocks.nullable().optional() })

export type WishedSettings = z.infer<typeof WishedSettings>
export type TableSettings = z.infer<typeof TableSettings>
export type QuickWish = z.infer<typeof QuickWish>
export type Clocks = z.infer<typeof Clocks>
