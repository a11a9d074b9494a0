import { LANGUAGES } from '@sundown/engine/words'
import { z } from 'zod'
import { PHRASES } from './plain.ts'

export const Language = z.enum(LANGUAGES)
export const TableId = z.string().regex(/^[a-z0-9]{16}$/)
export const GameId = z.string().regex(/^[a-z0-9]{16}$/)
export const PersonId = z.string().regex(/^[a-z0-9]{16}$/)
/** Short enough to say aloud; no letters or digits that look alike. */
export const InviteCode = z.string().regex(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{6}$/)
export const SeatNumber = z.int().min(0).max(7)
export const Sequence = z.int().min(0)
/** A person's share of the deal: 128 bits of his own. */
export const DealShare = z.string().regex(/^[0-9a-f]{32}$/)
/** What a person writes. It has no NUL in it: PostgreSQL would not take it. */
export const Written = z.string().refine((text) => !text.includes('\0'))
export const BotName = z.string().min(1).max(40)
export const ChatText = z.string().trim().min(1).max(300)

/** Who sees that a person is online: nobody, the people he follows himself, or everybody who follows him. */
export const Shown = z.enum(['nobody', 'friends', 'followers'])
export type Shown = z.infer<typeof Shown>

export const Phrase = z.enum(PHRASES)

/** Why something was refused: a code, and the facts that a sentence about it needs in any language. */
export const Refusal = z.strictObject({
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
