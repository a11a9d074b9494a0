import type { Answer, Json, Option, Picks } from '@sundown/engine'

export const answer = ({ id, card, seat }: Option, picks?: Picks): Answer => ({ id, card, seat, picks })

/** The first that is offered for each field: legal, and no more than that. */
export function plainPicks({ fields }: Option): Picks | undefined {
  if (fields === undefined) return undefined
  const picks: (readonly number[])[] = []
  for (const field of fields) picks.push(field.from(picks).slice(0, field.min))
  return picks
}

export function optionOf(options: readonly Option[], id: string): Option | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}

export function optionFor(options: readonly Option[], card: number | undefined): Option | undefined {
  for (const option of options) if (option.card === card) return option
  return undefined
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

/** A fact about the question. */
export const told = (about: Json, name: string): Json | undefined =>
  typeof about === 'object' && about !== null && !isList(about) ? about[name] : undefined
