import { z } from 'zod'
import { GameId, InviteCode, PersonId, Refusal, TableId } from './common.ts'
import { ChatLine, FriendView, GameState, GameStep, MoveView, PersonView, TableChange, TableSummary, TableView } from './table.ts'

/** What the server says over the socket: a reply to one message, or news. */
export const ServerMessage = z.discriminatedUnion('say', [
  /** `result` depends on what was asked: a table, a list, what may be picked. */
  z.strictObject({ say: z.literal('done'), re: z.int(), result: z.json().optional() }),
  z.strictObject({ say: z.literal('refused'), re: z.int().nullable(), refusal: Refusal }),
  z.strictObject({
    say: z.literal('welcome'),
    re: z.int(),
    you: PersonView,
    muted: z.array(PersonId),
    tables: z.array(TableSummary),
    moves: z.array(MoveView),
    quickSeconds: z.int(),
  }),
  /** By post: the tables that wait for you, whenever the list changes. */
  z.strictObject({ say: z.literal('moves'), moves: z.array(MoveView) }),
  /** Whom you follow, for those who watch them. */
  z.strictObject({ say: z.literal('friends'), friends: z.array(FriendView) }),
  /** Somebody you follow calls you to a table. */
  z.strictObject({ say: z.literal('invited'), from: PersonView, table: TableId, code: InviteCode, game: z.string() }),
  z.strictObject({ say: z.literal('tables'), tables: z.array(TableSummary) }),
  z.strictObject({ say: z.literal('table'), table: TableView }),
  /** Sent after the first `table`. A whole `table` may still come at any time. */
  z.strictObject({ say: z.literal('table-change'), table: TableId, change: TableChange }),
  z.strictObject({ say: z.literal('gone'), table: TableId, why: z.string() }),
  z.strictObject({ say: z.literal('chat'), table: TableId, lines: z.array(ChatLine) }),
  /** Please add your share of the deal. */
  z.strictObject({ say: z.literal('deal'), table: TableId, game: GameId, seal: z.string() }),
  /** `re`: the reply to `resume`. Without: a game begins. */
  z.strictObject({ say: z.literal('state'), re: z.int().optional(), table: TableId, state: GameState }),
  z.strictObject({ say: z.literal('step'), table: TableId, step: GameStep }),
  /** The game is over and its record is public. */
  z.strictObject({ say: z.literal('record'), table: TableId, game: GameId }),
  z.strictObject({ say: z.literal('bye'), why: z.enum(['restart', 'reload', 'logged-out', 'too-slow', 'banned']) }),
])

export type ServerMessage = z.infer<typeof ServerMessage>
