import { bare, called, isReader } from './sentence.ts'
import type { Noun, Seats } from './types.ts'

export { capital } from './sentence.ts'

/** Articles, plurals and lists of English. */

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
export const cards = (n: number): string => count(n, 'card')
export const points = (n: number): string => count(n, 'life point')
export const possessive = (name: string): string => {
  if (isReader(name)) return called(name, 'your')
  return /s$/i.test(bare(name)) ? `${name}’` : `${name}’s`
}

export const a = (name: string, noun: Noun): string => {
  if (noun === 'proper') return name
  return `${/^[aeiou]/i.test(bare(name)) ? 'an' : 'a'} ${name}`
}
export const the = (name: string, noun: Noun): string => (noun === 'proper' ? name : `the ${name}`)

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

/** Whoever wins: you win, Eli wins, Eli and you win. `title`: what they are. */
export const win = (winners: readonly number[], say: Seats, title = ''): string =>
  `${say.seats(winners)}${title} win${winners.length > 1 || winners.some(say.isYou) ? '' : 's'}`

/** A name that ends a sentence with “!” needs no full stop. */
export const typeset = (text: string): string => text.replace(/([!?…]\ue002?)\.(?=\s|$)/gu, '$1')
