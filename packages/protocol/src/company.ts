import { z } from 'zod'
import { GameId, PersonId, TableId, Written } from './common.ts'
import { MODERATION_ACTS, REPORT_REASONS } from './plain.ts'
import { ChatLine, PersonView } from './table.ts'

/** A number and how far it may be wrong. `provisional`: not worth much yet. */
export const RatingView = z.strictObject({ rating: z.int(), doubt: z.int(), provisional: z.boolean() })

/** How often somebody has won with something. */
const Tally = z.strictObject({ kind: z.string(), id: z.string(), games: z.int(), wins: z.int() })

/** A finished game, as the page of one of its players shows it. */
export const ProfileGame = z.strictObject({
  game: GameId,
  kind: z.string(),
  sets: z.array(z.string()),
  players: z.int(),
  seat: z.int(),
  role: z.string(),
  characters: z.array(z.string()),
  won: z.boolean(),
  rated: z.boolean(),
  /** How likely his side was to win, and what the game changed; nothing: not rated. */
  chance: z.number().nullable(),
  change: z.int().nullable(),
  stamps: z.array(z.string()),
  endedAt: z.int(),
})

/** Somebody who matters: what happened between the two, and how often it would by chance. */
const Relation = z.strictObject({ id: PersonId, name: z.string(), times: z.int(), games: z.int(), expected: z.number() })

export const Profile = z.strictObject({
  person: PersonView,
  since: z.int(),
  /** Everybody may see it. */
  shared: z.boolean(),
  /** It is that of whoever asks. */
  own: z.boolean(),
  games: z.int(),
  won: z.int(),
  ratings: z.array(
    RatingView.extend({
      game: z.string(),
      games: z.int(),
      /** After each rated game, the oldest first. */
      history: z.array(z.strictObject({ at: z.int(), rating: z.int(), doubt: z.int() })),
    }),
  ),
  roles: z.array(Tally),
  characters: z.array(Tally),
  sets: z.array(Tally),
  sizes: z.array(Tally),
  stamps: z.array(z.strictObject({ stamp: z.string(), times: z.int() })),
  /** Who has felled him far more often than by chance; with whom he wins far more often. */
  nemesis: Relation.nullable(),
  angel: Relation.nullable(),
  last: z.array(ProfileGame),
})
export const ProfileGames = z.strictObject({ games: z.array(ProfileGame), next: z.int().nullable() })
export const ShareBody = z.strictObject({ shared: z.boolean() })

/** What somebody may not do now. Times are epoch milliseconds; nothing: he may. */
export const StandingView = z.strictObject({
  moderator: z.boolean(),
  shared: z.boolean(),
  /** From rated tables, for leaving. */
  pausedUntil: z.int().nullable(),
  /** By a moderator. */
  mutedUntil: z.int().nullable(),
  unratedUntil: z.int().nullable(),
  warning: z.string().nullable(),
  warnedAt: z.int().nullable(),
})

export const ReportReason = z.enum(REPORT_REASONS)
/** `table`: where both are; its talk is attached. `line`: the number of the line that is meant. */
export const ReportBody = z.strictObject({
  about: PersonId,
  reason: ReportReason,
  text: Written.trim().max(500).default(''),
  table: TableId.optional(),
  line: z.int().min(0).optional(),
  game: GameId.optional(),
})

export const ModerationAct = z.enum(MODERATION_ACTS)
const LASTING: ReadonlySet<string> = new Set(['mute', 'unrated'])
/**
 * `hours`: for `mute` and `unrated` only. A `ban` is for good: the operator alone ends it; `lift` ends everything else. `note`: why; in a warning it is
 * what he reads.
 */
export const ActBody = z
  .strictObject({
    act: ModerationAct,
    hours: z.int().min(1).max(8760).optional(),
    note: Written.trim().max(500).default(''),
  })
  .refine(({ act, hours }) => hours === undefined || LASTING.has(act), { path: ['hours'] })

/** All open reports about one person. */
export const ReportCase = z.strictObject({
  id: z.string(),
  about: PersonView,
  reason: z.string(),
  reports: z.int(),
  at: z.int(),
})
/** The oldest first. */
export const ReportCases = z.strictObject({ cases: z.array(ReportCase), next: z.int().nullable() })

export const ModerationLine = z.strictObject({
  number: z.int(),
  at: z.int(),
  act: z.string(),
  hours: z.int().nullable(),
  report: z.string().nullable(),
  moderator: PersonView.nullable(),
  about: PersonView.nullable(),
  note: z.string().nullable(),
  /** False: this line, or one before it, is not as it was written. */
  sound: z.boolean(),
})
export const ModerationLog = z.strictObject({ lines: z.array(ModerationLine), next: z.int().nullable() })

export const ReportDetail = z.strictObject({
  id: z.string(),
  about: PersonView,
  reports: z.array(
    z.strictObject({
      id: z.string(),
      by: PersonView.nullable(),
      /** How many reports this person has made, and in how many something was done. */
      made: z.int(),
      upheld: z.int(),
      reason: z.string(),
      text: z.string(),
      game: GameId.nullable(),
      table: TableId.nullable(),
      at: z.int(),
      context: z.array(ChatLine),
    }),
  ),
  record: z.strictObject({
    games: z.int(),
    reports: z.int(),
    upheld: z.int(),
    /** How often another account was used at a device of his. Which is not kept. */
    others: z.int(),
    /** Games left, as far as they are not forgiven. */
    left: z.int(),
    mutedUntil: z.int().nullable(),
    unratedUntil: z.int().nullable(),
    banned: z.boolean(),
    acts: z.array(ModerationLine),
  }),
})

/** Two who met on different sides and hurt each other far less than others do. A sign, not a proof: nothing follows from it by itself. */
export const Collusion = z.strictObject({
  pairs: z.array(
    z.strictObject({ a: PersonView, b: PersonView, games: z.int(), harms: z.int(), expected: z.number(), deviation: z.number() }),
  ),
})

export type Profile = z.infer<typeof Profile>
export type ProfileGame = z.infer<typeof ProfileGame>
export type RatingView = z.infer<typeof RatingView>
export type StandingView = z.infer<typeof StandingView>
export type ReportReason = z.infer<typeof ReportReason>
export type ModerationAct = z.infer<typeof ModerationAct>
export type ReportCase = z.infer<typeof ReportCase>
export type ReportDetail = z.infer<typeof ReportDetail>
export type ModerationLine = z.infer<typeof ModerationLine>
export type Collusion = z.infer<typeof Collusion>
