import { z } from 'zod'
import { BotName, ChatText, DealShare, InviteCode, Language, PersonId, Phrase, SeatNumber, Sequence, TableId } from './common.ts'
import { MAX_REASONS } from './plain.ts'
import { QuickWish, WishedSettings } from './settings.ts'
import { Answer } from './wire.ts'

/** Every message of a client has a number of its own; the server's reply names it. Sending the same number twice gives the first reply again. */
const command = <Do extends string, Shape extends z.ZodRawShape>(name: Do, shape: Shape) =>
  z.strictObject({ do: z.literal(name), id: z.int().min(1), ...shape })
const atTable = { table: TableId }

/** What a client may say over the socket. The first message is `hello`. */
export const ClientMessage = z.discriminatedUnion('do', [
  command('hello', { version: z.int(), language: Language.optional() }),
  command('ping', {}),
  /** The public tables, now and, if wished, whenever they change. `from`: how many to skip. */
  command('list', { follow: z.boolean().optional(), from: z.int().min(0).max(10_000_000).optional() }),
  command('create', { settings: WishedSettings }),
  /** Quick play: a chair at the public table that fits best, or at a new one. */
  command('quick', { wish: QuickWish }),
  /** Comes to a table by its code or id, without taking a seat. */
  command('come', { code: InviteCode.optional(), table: TableId.optional() }),
  /** Goes away from a table; before the start the seat is free again, during a game it is kept. */
  command('go', atTable),
  command('sit', { ...atTable, seat: SeatNumber.optional() }),
  command('stand', atTable),
  command('bot', { ...atTable, seat: SeatNumber.optional(), bot: BotName }),
  command('remove-bot', { ...atTable, seat: SeatNumber }),
  command('ready', { ...atTable, ready: z.boolean() }),
  command('settings', { ...atTable, settings: WishedSettings }),
  command('kick', { ...atTable, person: PersonId }),
  command('hand-over', { ...atTable, person: PersonId }),
  command('start', atTable),
  command('share', { ...atTable, share: DealShare }),
  /** `number`: of the question that is answered. */
  command('answer', { ...atTable, number: z.int(), answer: Answer }),
  /** What may be picked next for a half-made answer. */
  command('complete', { ...atTable, number: z.int(), partial: Answer }),
  /** Why each of these answers would be refused, or nothing if it would not. A page asks about everything it dims in one message. */
  command('why-not', { ...atTable, answers: z.array(Answer).min(1).max(MAX_REASONS) }),
  command('resume', { ...atTable, after: Sequence.optional() }),
  /** Leaves a running game for good: a bot takes the seat. */
  command('quit', atTable),
  /** A bot plays for somebody who is away, until he takes over again. */
  command('stand-in', { ...atTable, seat: SeatNumber }),
  command('take-over', atTable),
  command('pause', { ...atTable, pause: z.boolean() }),
  command('rematch', atTable),
  /** `costs`: the speaker knows that talking costs something in the game now. */
  command('chat', { ...atTable, text: ChatText, costs: z.boolean().optional() }),
  command('phrase', { ...atTable, phrase: Phrase }),
  command('talk', { ...atTable, open: z.boolean() }),
  /** Whom I follow and who of them is here, now and, if wished, whenever it changes. */
  command('friends', { follow: z.boolean().optional() }),
  /** Calls somebody who follows me to the table where I am. */
  command('invite', { ...atTable, person: PersonId }),
  command('mute', { person: PersonId, muted: z.boolean() }),
])

export type ClientMessage = z.infer<typeof ClientMessage>
/** As a client may write it: settings that it leaves out have their defaults. */
export type ClientWriting = z.input<typeof ClientMessage>
export type ClientCommand<Do extends ClientMessage['do']> = Extract<ClientMessage, { do: Do }>
