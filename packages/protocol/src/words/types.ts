import type { ErrorCode } from '../errors.ts'

/** What a refusal tells besides its code: names and numbers for its sentence. */
export type Facts = { readonly [name: string]: string | number }

/** A sentence, or one that depends on its facts and also makes sense without them. */
export type Sentence = string | ((facts: Facts) => string)

/** One sentence for every refusal: a missing or surplus one does not compile. */
export type ErrorWords = { readonly [code in ErrorCode]: Sentence }

/** A refusal in the words of one language. */
export function saying(words: ErrorWords, code: ErrorCode, facts: Facts = {}): string {
  const sentence = words[code]
  return typeof sentence === 'string' ? sentence : sentence(facts)
}

/** How a wait is said: nobody counts 720 seconds. Rounded up, so that it is over then. */
export function inUnits(seconds: string | number): { readonly count: number; readonly unit: 'second' | 'minute' | 'hour' } {
  const count = Number(seconds)
  if (count <= 90) return { count, unit: 'second' }
  if (count <= 90 * 60) return { count: Math.ceil(count / 60), unit: 'minute' }
  return { count: Math.ceil(count / 3600), unit: 'hour' }
}

/** Why a name is not allowed, the fact `why` of `name-not-allowed`. */
export const NAME_REASONS = ['length', 'characters', 'reserved', 'rude'] as const
export type NameReason = (typeof NAME_REASONS)[number]
export type NameWords = { readonly [why in NameReason]: string }

export const nameWord = (words: NameWords, why: string | number | undefined, otherwise: string): string => {
  const reason = NAME_REASONS.find((candidate) => candidate === why)
  return reason ? words[reason] : otherwise
}
