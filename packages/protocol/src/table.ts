import { z } from 'zod'
import { BotName, GameId, InviteCode, PersonId, Phrase, SeatNumber, Sequence, TableId } from './common.ts'
import { TableSettings } from './settings.ts'
import { AnyGameView, EventView, OwnView, PatchEntry, QuestionView } from './wire.ts'

/** Somebody, as others see him. */
export const PersonView = z.strictObject({
  id: PersonId,
  name: z.string(),
  /** An account, not a guest. */
  account: z.boolean(),
})

/** Who sits somewhere, as everybody at the table sees it. */
export const TableSeat = z.strictObject({
  seat: SeatNumber,
  person: PersonView.nullable(),
  /** The bot that plays here: chosen by the host, or sitting in for somebody who is away. */
  bot: BotName.nullable(),
  /** Played by a program of that person. */
  program: z.boolean(),
  ready: z.boolean(),
  connected: z.boolean(),
  /** How many seconds this person had been away when the message was sent; nothing if he is present or the seat is empty. */
  away: z.int().min(0).nullable(),
})

/** How far a table has come. */
export const TableStatus = z.enum(['open', 'dealing', 'playing', 'over', 'closed'])

/** Something said at a table. */
export const ChatLine = z.strictObject({
  number: z.int(),
  at: z.int(),
  from: PersonView.nullable(),
  text: z.string().optional(),
  phrase: Phrase.optional(),
  /** Said by somebody who is out of the running game or only watches: players still in play do not see it before the game is over. */
  aside: z.boolean().optional(),
})

/** A table as everybody at it sees it. */
export const TableView = z.strictObject({
  id: TableId,
  code: InviteCode,
  settings: TableSettings,
  status: TableStatus,
  host: PersonId.nullable(),
  seats: z.array(TableSeat),
  spectators: z.array(PersonView),
  game: GameId.nullable(),
  /** How many games of the series are over. */
  played: z.int(),
  talk: z.enum(['open', 'closed']),
  paused: z.boolean(),
  /** Seats that want the pause to begin or, in a pause, to end. */
  pauseVotes: z.array(SeatNumber),
  /** What the server has sealed before the players add their share of the deal. */
  seal: z.string().nullable(),
  /** Seconds, counted from this message, until bots take the empty chairs and the cards are dealt; nothing if the host starts the game. */
  starts: z.number().nullable(),
})

/** What has changed at a table since the last message about it. Fields that are left out have not changed. */
export const TableChange = TableView.omit({ id: true, seats: true, spectators: true })
  .partial()
  .extend({
    /** The seats that have changed, each in full. */
    seats: z.array(TableSeat).optional(),
    /** Spectators who are new or have a new name. */
    came: z.array(PersonView).optional(),
    /** Who watched and no longer does. */
    went: z.array(PersonId).optional(),
  })

/** A line of the list of public tables. */
export const TableSummary = z.strictObject({
  id: TableId,
  code: InviteCode,
  game: z.string(),
  sets: z.array(z.string()),
  seats: z.int(),
  taken: z.int(),
  people: z.int(),
  status: TableStatus,
  spectators: z.boolean(),
  host: z.string(),
  /** Seconds for a turn; nothing: no clocks. */
  turn: z.int().nullable(),
  /** Starts by itself: see `quick`. */
  quick: z.boolean(),
})

/** Somebody I follow. */
export const FriendView = z.strictObject({
  person: PersonView,
  /** Follows me too. */
  mutual: z.boolean(),
  /** Is connected, and wants me to see it. */
  here: z.boolean(),
  /** A public table where he is and I may go: to take a chair (`join`), or to watch. */
  at: z.strictObject({ code: InviteCode, game: z.string(), join: z.boolean() }).nullable(),
})

/** A table by post that waits for the answer of whoever is told this. */
export const MoveView = z.strictObject({
  table: TableId,
  code: InviteCode,
  game: z.string(),
  host: z.string(),
  /** The whole turn, not only an answer. */
  turn: z.boolean(),
  /** Seconds, when the message was sent. */
  left: z.number(),
})

/** Seconds left when the message was sent. */
export const ClockView = z.strictObject({
  seat: SeatNumber,
  left: z.number(),
  reserve: z.number(),
})

/** The game as one viewer sees it. Shapes of views, events, questions and patches: `wire.ts`. */
export const GameState = z.strictObject({
  game: GameId,
  /** Number of the last step this holds. */
  seq: Sequence,
  /** The seat of the viewer; none: a spectator. */
  seat: SeatNumber.nullable(),
  view: AnyGameView,
  question: QuestionView.nullable(),
  clocks: z.array(ClockView),
  /** What the viewer has missed, or the last of what happened. */
  events: z.array(EventView),
  /** Only for the eliminated, where the table allows it: what each seat alone sees. */
  open: z.array(OwnView.nullable()).optional(),
})

/** What has changed in a game for one viewer. */
export const GameStep = z.strictObject({
  game: GameId,
  seq: Sequence,
  /** The step this one follows; more than one may be told at once, and one that only its own seat may notice has the number of the last. */
  after: Sequence,
  events: z.array(EventView),
  /** From the view of the step before to that of this one. */
  patch: z.array(PatchEntry),
  question: QuestionView.nullable(),
  clocks: z.array(ClockView),
  open: z.array(OwnView.nullable()).optional(),
})

export type PersonView = z.infer<typeof PersonView>
export type TableSeat = z.infer<typeof TableSeat>
export type TableView = z.infer<typeof TableView>
export type TableChange = z.infer<typeof TableChange>
export type TableStatus = z.infer<typeof TableStatus>
export type TableSummary = z.infer<typeof TableSummary>
export type ChatLine = z.infer<typeof ChatLine>
export type FriendView = z.infer<typeof FriendView>
export type MoveView = z.infer<typeof MoveView>
export type ClockView = z.infer<typeof ClockView>
export type GameState = z.infer<typeof GameState>
export type GameStep = z.infer<typeof GameStep>
