import type { ReasonCode } from '@sundown/engine'
import { entryOf } from '@sundown/engine/kernel'
import type { Refusal } from '../session/session.ts'

type Facts = NonNullable<Refusal['facts']>
type Short = string | ((facts: Facts) => string)
export type ShortWords = { readonly [code in ReasonCode]: Short }

/** A reason in at most five words. */
export function shortReason({ short }: { readonly short: ShortWords }, { code, facts = {} }: Refusal): string {
  const isCode = (name: string): name is ReasonCode => Object.hasOwn(short, name)
  const words = entryOf(short, isCode(code) ? code : 'not-allowed')
  return typeof words === 'string' ? words : words(facts)
}
