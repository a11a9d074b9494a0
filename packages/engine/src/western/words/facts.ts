import type { Json } from '../../kernel/index.ts'
import type { Facts } from './types.ts'

/** Reading what reasons and questions carry: anything that is not there is left out of the sentence. */

export const text = (facts: Facts, name: string): string | undefined => {
  const value = facts[name]
  return typeof value === 'string' ? value : undefined
}

export const number = (facts: Facts, name: string): number | undefined => {
  const value = facts[name]
  return typeof value === 'number' ? value : undefined
}

/** What a question is about: plain values only. */
export function about(json: Json): Facts {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {}
  const facts: { [name: string]: number | string } = {}
  for (const [name, value] of Object.entries(json)) if (typeof value === 'number' || typeof value === 'string') facts[name] = value
  return facts
}
