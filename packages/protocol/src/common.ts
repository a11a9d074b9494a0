import { z } from 'zod'
import { PHRASES } from './plain.ts'

export const Language = z.enum(['en', 'fr', 'it'])
export const TableId = z.string().regex(/^[a-z0-9]{16}$/)
export const GameId = z.string().regex(/^[a-z0-9]{16}$/)
export const PersonId = z.string().regex(/^[a-z0-9]{16}$/)
/** Short enough to say aloud; no letters or digits that look alike. */
export const InviteCode = z.string().regex(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{6}$/)
export const SeatNumber = z.int().min(0).max(7)
export const Sequence = z.int().min(0)
/** A person's share of the deal: 128 bits of his own. */
export const DealShare = z.string().regex(/^[0-9a-f]{32}$/)
export const BotName = z.string().min(1).max(40)
export const ChatText = z.string().trim().min(1).max(300)

export const Phrase = z.enum(PHRASES)

/** Why something was refused: a code and what it needs to be said in any language. */
export const Refusal = z.strictObject({
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
