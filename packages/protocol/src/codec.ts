import { type Asked, type Answer as EngineAnswer, type Field, handleOf, type Option, seatOf } from '@sundown/engine/kernel'
import type { Answer, FieldView, OptionView, QuestionView } from './wire.ts'

// Between what the engine has and what travels over a wire or to a worker. No validator comes along: shapes are in `wire.ts`.

/** An answer as it is sent, stored and compared: without fields that are undefined. */
export const wireAnswer = ({ id, card, seat, picks }: Answer | EngineAnswer): Answer => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
  ...(picks !== undefined && picks.length > 0 && { picks }),
})

/** An answer from the wire, as the engine takes it. */
export const engineAnswer = ({ id, card, seat, picks }: Answer): EngineAnswer => ({
  id,
  ...(card !== undefined && { card: handleOf(card) }),
  ...(seat !== undefined && { seat: seatOf(seat) }),
  ...(picks !== undefined && picks.length > 0 && { picks }),
})

/** Only the first field lists what it offers. What the others offer depends on it, so the client asks for that. */
const wireField = ({ name, seat, card, pick, min, max, names, from }: Field, i: number): FieldView => ({
  name,
  ...(seat !== undefined && { seat }),
  ...(card !== undefined && { card }),
  pick,
  min,
  max,
  ...(names && { names }),
  ...(i === 0 && { from: from([]) }),
})

/** An option as it is sent. */
export const wireOption = ({ id, card, seat, fields }: Option): OptionView => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
  ...(fields && { fields: fields.map(wireField) }),
})

/** A question as it is sent. */
export const wireQuestion = ({ number, kind, about, seats, window, options, interjections }: Asked): QuestionView => ({
  number,
  kind,
  about,
  ...(seats && { seats }),
  ...(window && { window }),
  ...(options && { options: options.map(wireOption) }),
  ...(interjections && { interjections: interjections.map(wireOption) }),
})

/** For the teller and for bots. What further fields offer is not known here. */
export const fieldOf = ({ name, seat, card, pick, min, max, names, from = [] }: FieldView): Field => ({
  name,
  ...(seat !== undefined && { seat: seatOf(seat) }),
  ...(card !== undefined && { card: handleOf(card) }),
  pick,
  min,
  max,
  ...(names && { names }),
  from: () => from,
})

/** An option from the wire, as the engine has it. */
export const optionOf = ({ id, card, seat, fields }: OptionView): Option => ({
  id,
  card: card === undefined ? undefined : handleOf(card),
  seat: seat === undefined ? undefined : seatOf(seat),
  fields: fields?.map(fieldOf),
})

/** The question as the teller takes it. */
export const askedOf = ({ number, kind, about, seats, window, options, interjections }: QuestionView): Asked => ({
  number,
  kind,
  about,
  ...(seats && { seats: seats.map(seatOf) }),
  ...(window && { window }),
  ...(options && { options: options.map(optionOf) }),
  ...(interjections && { interjections: interjections.map(optionOf) }),
})
