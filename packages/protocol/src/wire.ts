import type { Json } from '@sundown/engine/kernel'
import { z } from 'zod'
import { Refusal } from './common.ts'
import { MAX_REASONS } from './plain.ts'

/**
 * How the engine's own data travels: answers, questions, events, views, patches. Defined here and nowhere else; `codec.ts` makes these of what the
 * engine has, and back. Whatever has no shape of its own is bounded in depth and size.
 */

const MAX_NAME = 60
const MAX_FIELDS = 24
const MAX_PICKS = 40
const MAX_OFFERED = 400
const MAX_OPTIONS = 4_000
const MAX_SEATS = 8

const Name = z.string().min(1).max(MAX_NAME)
const Whole = z.int()
const SeatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)

/** A tree of plain data with no more levels and values than this. */
const tree = (depth: number, values: number): z.ZodType<Json> =>
  z.json().refine((data) => isWithin(data, depth, values), { error: `more than ${depth} levels or ${values} values` })

/** Looks at no more than it may hold. */
export function isWithin(data: unknown, depth: number, values: number): boolean {
  let left = values
  const fits = (value: unknown, levels: number): boolean => {
    if (--left < 0) return false
    if (typeof value !== 'object' || value === null) return true
    return levels > 0 && Object.values(value).every((inner) => fits(inner, levels - 1))
  }
  return fits(data, depth)
}

/** What is done, never which number an option had. Cards by what they are called while they stay where they are. */
export const Answer = z
  .strictObject({
    id: z.string().min(1).max(40),
    card: Whole.optional(),
    seat: Whole.optional(),
    /** One list for each field of the option. */
    picks: z.array(z.array(Whole).max(MAX_PICKS).readonly()).max(MAX_FIELDS).readonly().optional(),
  })
  .readonly()

/** A further choice inside an option. */
export const FieldView = z
  .strictObject({
    name: Name,
    /** Whom it is about, where one option asks about several players. */
    seat: SeatNumber.optional(),
    /** Which card it is about, where it asks about several. */
    card: Whole.optional(),
    pick: z.enum(['cards', 'seats', 'names', 'tokens', 'number']),
    min: z.int().min(0),
    max: z.int().min(0),
    /** What the numbers of a field of names stand for. */
    names: z.array(Name).max(MAX_OFFERED).readonly().optional(),
    /** What the first field offers. What further ones offer depends on the picks before, and is asked for by `complete`. */
    from: z.array(Whole).max(MAX_OFFERED).readonly().optional(),
  })
  .readonly()

/** An option of a question. */
export const OptionView = z
  .strictObject({
    id: Name,
    card: Whole.optional(),
    seat: SeatNumber.optional(),
    fields: z.array(FieldView).max(MAX_FIELDS).readonly().optional(),
  })
  .readonly()

/** Why a card of the viewer's hand cannot be used now; `id`: what one would do with it. */
export const ReasonView = Refusal.extend({ id: Name, card: Whole }).readonly()

/** The open question as one viewer may see it. */
export const QuestionView = z
  .strictObject({
    number: Whole,
    kind: Name,
    about: tree(4, 200),
    /** Who is asked; untold in a secret window. */
    seats: z.array(SeatNumber).max(MAX_SEATS).readonly().optional(),
    /** It stays open for a fixed time. */
    window: z.literal(true).optional(),
    /** Only for a viewer who is asked and has not answered. */
    options: z.array(OptionView).max(MAX_OPTIONS).readonly().optional(),
    /** With options that use cards: why other cards of his hand cannot be used. */
    reasons: z.array(ReasonView).max(MAX_REASONS).readonly().optional(),
    /** What the viewer may do although nobody asks him. */
    interjections: z.array(OptionView).max(MAX_OPTIONS).readonly().optional(),
  })
  .readonly()

/** Something that happened, as one viewer is told it. */
export const EventView = z
  .looseObject({ type: Name })
  .readonly()
  .refine((event) => isWithin(event, 5, 1_000), { error: 'too much for one event' })

/** A game as one viewer sees it; the rest depends on the game, and is the engine's own. */
export const AnyGameView = z
  .looseObject({ game: Name, viewer: z.union([SeatNumber, z.literal('spectator')]), seats: z.array(z.json()), table: z.json() })
  .readonly()
  .refine((view) => isWithin(view, 10, 20_000), { error: 'too much for one view' })

/** `[path, value]` sets, `[path]` removes. */
export const PatchEntry = z.union([
  z.tuple([z.array(z.union([z.string().max(MAX_NAME), Whole])).max(12), tree(10, 20_000)]),
  z.tuple([z.array(z.union([z.string().max(MAX_NAME), Whole])).max(12)]),
])

/** What one seat alone sees. */
export const OwnView = z.looseObject({ seat: SeatNumber }).readonly()

export type Answer = z.infer<typeof Answer>
export type FieldView = z.infer<typeof FieldView>
export type OptionView = z.infer<typeof OptionView>
export type ReasonView = z.infer<typeof ReasonView>
export type QuestionView = z.infer<typeof QuestionView>
export type EventView = z.infer<typeof EventView>
