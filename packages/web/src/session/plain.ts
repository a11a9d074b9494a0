import { type Asked, type Answer as EngineAnswer, type Field, handleOf, type Option, seatOf } from '@sundown/engine/kernel'
import type { Answer, FieldView, OptionView, QuestionView } from './session.ts'

/** Questions and answers cross a wire or a worker as plain data; these turn them into the engine's own and back. */

const plainField = ({ name, seat, card, pick, min, max, names, from }: Field, i: number): FieldView => ({
  name,
  ...(seat !== undefined && { seat }),
  ...(card !== undefined && { card }),
  pick,
  min,
  max,
  ...(names && { names }),
  ...(i === 0 && { from: from([]) }),
})

const plainOption = ({ id, card, seat, fields }: Option): OptionView => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
  ...(fields && { fields: fields.map(plainField) }),
})

export const plainQuestion = ({ number, kind, about, seats, options, interjections }: Asked): QuestionView => ({
  number,
  kind,
  about,
  ...(seats && { seats }),
  ...(options && { options: options.map(plainOption) }),
  ...(interjections && { interjections: interjections.map(plainOption) }),
})

/** For the teller and for bots: what further fields offer is not known here. */
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

export const optionOf = ({ id, card, seat, fields }: OptionView): Option => ({
  id,
  card: card === undefined ? undefined : handleOf(card),
  seat: seat === undefined ? undefined : seatOf(seat),
  fields: fields?.map(fieldOf),
})

/** The question as the teller takes it. */
export const askedOf = ({ number, kind, about, seats, options, interjections }: QuestionView): Asked => ({
  number,
  kind,
  about,
  ...(seats && { seats: seats.map(seatOf) }),
  ...(options && { options: options.map(optionOf) }),
  ...(interjections && { interjections: interjections.map(optionOf) }),
})

export const engineAnswer = ({ id, card, seat, picks }: Answer): EngineAnswer => ({
  id,
  ...(card !== undefined && { card: handleOf(card) }),
  ...(seat !== undefined && { seat: seatOf(seat) }),
  ...(picks !== undefined && picks.length > 0 && { picks }),
})
