import { bare, called, isReader, third } from './sentence.ts'
import type { Noun, Seats } from './types.ts'

export { capital } from './sentence.ts'

/** Articles, prepositions and plurals of Italian. */

const VOWEL = /^[aeiouàèéìòù]/i
/** Before these the masculine article is lo, uno. */
const LO = /^(?:s[bcdfghklmnpqrtvz]|z|ps|pn|gn|x|y)/i

const count = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`
export const cards = (n: number): string => count(n, 'carta', 'carte')
export const points = (n: number): string => count(n, 'punto vita', 'punti vita')

export const a = (name: string, noun: Noun): string => {
  if (noun === 'proper') return name
  if (noun === 'feminine') return VOWEL.test(bare(name)) ? `un’${name}` : `una ${name}`
  return `${LO.test(bare(name)) ? 'uno' : 'un'} ${name}`
}

export const the = (name: string, noun: Noun): string => {
  if (noun === 'proper') return name
  if (VOWEL.test(bare(name))) return `l’${name}`
  return `${noun === 'feminine' ? 'la' : LO.test(bare(name)) ? 'lo' : 'il'} ${name}`
}

/** ad Anna, a Bruno. */
export const to = (name: string): string => (/^a/i.test(bare(name)) ? `ad ${name}` : `a ${name}`)
/** contro Bruno, contro di te. */
export const beside = (preposition: string, name: string): string => `${preposition} ${isReader(name) ? 'di ' : ''}${name}`

/** la tua mano, la mano di Bruno: `mine` if it is the reader's. */
export const belonging = (mine: string, thing: string, name: string): string => (isReader(name) ? mine : `${thing} di ${name}`)

/** manda Bruno, ti manda: the reader stands before the verb. */
export const upon = (forms: string, whom: string): string => (isReader(whom) ? `${called(whom, 'ti')} ${third(forms)}` : `${forms} ${whom}`)

/** spara a Bruno, ti spara. */
export const at = (forms: string, whom: string): string =>
  isReader(whom) ? `${called(whom, 'ti')} ${third(forms)}` : `${forms} ${to(whom)}`

/** dà una carta a Bruno, ti dà una carta. */
export const given = (forms: string, what: string, whom: string): string =>
  isReader(whom) ? `${called(whom, 'ti')} ${third(forms)} ${what}` : `${forms} ${what} ${to(whom)}`

const and = (name: string): string => (/^e/i.test(bare(name)) ? `ed ${name}` : `e ${name}`)

const STEMS = { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' } as const

/** A preposition before a noun with its definite article, or before a name without one: del Barile, sull’Emporio, dalla Prigione, di Anna. */
export function joined(preposition: keyof typeof STEMS, noun: string): string {
  const stem = STEMS[preposition]
  if (noun.startsWith('il ')) return `${stem}l ${noun.slice(3)}`
  if (noun.startsWith('l’')) return `${stem}ll’${noun.slice(2)}`
  if (/^l[oae] /.test(noun)) return `${stem}l${noun}`
  if (/^gli /.test(noun)) return `${stem}${noun}`
  return preposition === 'a' ? to(noun) : `${preposition} ${noun}`
}

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and(items.at(-1) ?? '')}`

/** Somebody who does something or is something: tu, Bruno. */
export const subject = (seat: number, say: Seats): string => (say.isYou(seat) ? called(say.seat(seat), 'tu') : say.seat(seat))

/** Whoever wins: vinci, Bruno vince, tu e Bruno vincete, Bruno e Anna vincono. */
export const win = (winners: readonly number[], say: Seats): string => {
  const isYou = winners.some(say.isYou)
  if (winners.length < 2) return isYou ? 'vinci' : `${say.seats(winners)} vince`
  return `${list(winners.map((seat) => subject(seat, say)))} vinc${isYou ? 'ete' : 'ono'}`
}

/** A name that ends a sentence with “!” needs no full stop. */
export const typeset = (text: string): string => text.replace(/([!?…]\ue002?)\.(?=\s|$)/gu, '$1')
