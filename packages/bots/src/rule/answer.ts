import type { Answer, Json, Option, Picks } from '@sundown/engine'

/** What is looked up by name, again and again: a map finds it faster than an object does. */
export type ByName<T> = { readonly [name: string]: T }
export const byName = <T>(entries: ByName<T>): ReadonlyMap<string, T> => new Map(Object.entries(entries))

/** Knowledge that grows: what an expansion adds to it is learnt when it is played. */
export class Lore<T> {
  private readonly known: Map<string, T>

  constructor(known: ByName<T>) {
    this.known = new Map(Object.entries(known))
  }

  of(name: string): T | undefined {
    return this.known.get(name)
  }

  learn(more: ByName<T>): void {
    for (const [name, what] of Object.entries(more)) this.known.set(name, what)
  }
}

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

/** The option of that name as an answer, if it is offered. */
export function chosen(options: readonly Option[], id: string): Answer | undefined {
  const option = optionOf(options, id)
  return option && answer(option)
}

/** Of some options the one that scores highest, each looked at once. */
export const highestOf = (options: readonly Option[], scoreOf: (option: Option) => number): Option | undefined =>
  highest(options, undefined, scoreOf)

/** Of the options with that name the one that scores highest. */
export function highest(options: readonly Option[], id: string | undefined, scoreOf: (option: Option) => number): Option | undefined {
  let best: Option | undefined
  let top = Number.NEGATIVE_INFINITY
  for (const option of options) {
    if (id !== undefined && option.id !== id) continue
    const score = scoreOf(option)
    if (score > top) {
      top = score
      best = option
    }
  }
  return best
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

/** A fact about the question. */
export const told = (about: Json, name: string): Json | undefined =>
  typeof about === 'object' && about !== null && !isList(about) ? about[name] : undefined

/** A fact about the question that is a number: a seat, an amount. */
export function toldNumber(about: Json, name: string): number | undefined {
  const fact = told(about, name)
  return typeof fact === 'number' ? fact : undefined
}
