import { bare, isReader, third } from './sentence.ts'
import type { Noun, Seats } from './types.ts'

export { capital } from './sentence.ts'

/** Articles, elisions, plurals and spaces of French. */

/** A vowel, a mute h of a common first name, or a y before a consonant: what stands before it loses its e. Hors-la-loi is aspirated. */
const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|h(?:[ée]l|en[ir]|erv|ipp|ort|ug|onor)|y[^aeiouàâéèêëîïôùûü\s])/i

/** Several is from two on. */
const count = (n: number, singular: string, plural: string): string => `${n} ${n < 2 ? singular : plural}`
export const cards = (n: number): string => count(n, 'carte', 'cartes')
export const points = (n: number): string => count(n, 'point de vie', 'points de vie')

const elides = (name: string): boolean => ELIDES.test(bare(name))

/** de Bruno, d’Elena. */
export const of = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)

/** votre main, la main de Bruno: `mine` if it is the reader's. */
export const belonging = (mine: string, thing: string, name: string): string => (isReader(name) ? mine : `${thing} ${of(name)}`)

/** envoie Bruno, vous envoie: the reader stands before the verb. */
export const upon = (forms: string, whom: string): string => (isReader(whom) ? `${whom} ${third(forms)}` : `${forms} ${whom}`)

/** donne une carte à Bruno, vous donne une carte. */
export const given = (forms: string, what: string, whom: string): string =>
  isReader(whom) ? `${whom} ${third(forms)} ${what}` : `${forms} ${what} à ${whom}`

export const a = (name: string, noun: Noun): string => (noun === 'proper' ? name : `${noun === 'feminine' ? 'une' : 'un'} ${name}`)

export const the = (name: string, noun: Noun): string => {
  if (noun === 'proper') return name
  if (elides(name)) return `l’${name}`
  return `${noun === 'feminine' ? 'la' : 'le'} ${name}`
}

/** du Saloon, de la Planque, de l’Adjoint: a noun with its definite article, or without one. */
export const ofThe = (noun: string): string =>
  noun.startsWith('le ') ? `du ${noun.slice(3)}` : /^(?:la |l’)/.test(noun) ? `de ${noun}` : of(noun)

/** au Saloon, à la Planque. */
export const toThe = (noun: string): string => (noun.startsWith('le ') ? `au ${noun.slice(3)}` : `à ${noun}`)

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`

/** Whoever wins: vous gagnez, Bruno gagne, Bruno et Elena gagnent. `title`: what they are. */
export const win = (winners: readonly number[], say: Seats, title = ''): string =>
  `${say.seats(winners)}${title} gagn${winners.some(say.isYou) ? 'ez' : winners.length > 1 ? 'ent' : 'e'}`

const NARROW = '\u202f'
const FIXED = '\u00a0'
const SPACED = /\ue000[py][^\ue002]*\ue002|[ \u00a0\u202f](?:([!?;])|([:»]))|«[ \u00a0\u202f]|(\p{L})!/gu

/** Spaces that do not break before high punctuation; a name that ends a sentence with “!” needs no full stop. */
export const typeset = (text: string): string =>
  text
    // English names of cards have no space before “!”; what people are called stays as it is.
    .replace(SPACED, (found, high, colon, letter) =>
      high ? NARROW + high : colon ? FIXED + colon : letter ? `${letter}${NARROW}!` : found.startsWith('«') ? `«${FIXED}` : found,
    )
    .replace(/([!?…]\ue002?)\.(?=\s|$)/gu, '$1')
