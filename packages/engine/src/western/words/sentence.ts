/** What a sentence names besides its own words. */
export interface PersonPart {
  readonly kind: 'person'
  readonly seat: number
  readonly text: string
}

/** Anything printed: a card, a character, a role, an event, a face of a die. */
export interface CardPart {
  readonly kind: 'card'
  readonly id: string
  readonly text: string
}

export interface NumberPart {
  readonly kind: 'number'
  readonly value: number
  readonly text: string
}

export type Piece = string | PersonPart | CardPart | NumberPart

/** A sentence in parts, in order: plain words, and what it names. */
export type Sentence = readonly Piece[]

/** The sentence as mere text. */
export const plain = (sentence: Sentence): string => sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/**
 * Words are written as plain text, in every language. What they name is put into them between marks that no text can hold, so that whatever is
 * done with the text on its way (articles, lists, full stops) nobody has to look for names in it later. Of people the reader has a mark of his
 * own: `y`.
 */
const OPEN = '\ue000'
const SHUT = '\ue001'
const END = '\ue002'
const MARKS = /[\ue000-\ue002]/gu
const MARKED = /\ue000([pyc])([^\ue001]*)\ue001([^\ue002]*)\ue002/u

const marked = (kind: 'p' | 'y' | 'c', what: number | string, text: string): string =>
  text === '' ? '' : `${OPEN}${kind}${what}${SHUT}${text.replace(MARKS, '')}${END}`

export const person = (seat: number, name: string): string => marked('p', seat, name)
/** Somebody who is told about himself; `you`: as the language addresses him where he is not the one who acts. */
export const reader = (seat: number, you: string): string => marked('y', seat, you)
export const printed = (id: string, name: string): string => marked('c', id, name)

/** It is the reader who is named so. */
export const isReader = (name: string): boolean => name.startsWith(`${OPEN}y`)

/** The reader by another word: your, ti. */
export const called = (name: string, text: string): string => name.replace(/\ue001[^\ue002]*/u, `${SHUT}${text}`)

/** Of two forms the first: somebody else acts. */
export const third = (forms: string): string => forms.slice(1, forms.indexOf('|'))

/** Without the marks. */
export const bare = (text: string): string => text.replace(/\ue000[^\ue001]*\ue001|\ue002/gu, '')

/** A text in two parts, as a page shows it: one large, and what follows, small. */
export interface Saying {
  readonly title: string
  readonly detail?: string | undefined
}

/** A text with marks, cut where this first stands in our own words: what people and cards are called is between marks. */
function cut(text: string, at: string): Saying {
  const [, title = text, detail] = new RegExp(`^((?:[^\ue000]|\ue000[^\ue002]*\ue002)*?)${at}(.+)$`, 'su').exec(text) ?? []
  return { title, detail }
}

/** The first sentence, and what follows. */
export const begins = (text: string): Saying => cut(text, '(?<=[.?!…]) (?=(?:\ue000[^\ue001]*\ue001)?\\p{Lu})')

/** What stands before a colon, as a headline. A sentence without one is a headline itself, and these have no full stop. */
export function headed(text: string): Saying {
  const { title, detail } = cut(text, '\\s*:\\s+')
  return { title: title.replace(/\.$/u, ''), detail }
}

/** The same done to both parts. */
export const both = ({ title, detail }: Saying, done: (text: string) => string): Saying => ({
  title: done(title),
  detail: detail && done(detail),
})

/** The parts of a text with marks. What people are called is between marks, so a number outside of them is one of ours. */
export function partsOf(text: string): Sentence {
  const pieces = text.split(MARKED)
  const parts: Piece[] = []
  for (let i = 0; i < pieces.length; i += 4) {
    const [words = '', kind, what = '', name = ''] = pieces.slice(i, i + 4)
    parts.push(...numbered(words))
    if (kind === 'c') parts.push({ kind: 'card', id: what, text: name })
    else if (kind !== undefined) parts.push({ kind: 'person', seat: Number(what), text: name })
  }
  return parts
}

const numbered = (text: string): Piece[] =>
  text
    .split(/(\d+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\d/u.test(piece) ? { kind: 'number', value: Number(piece), text: piece } : piece))

/** With a capital, whatever it begins with. */
export const capital = (text: string): string => text.replace(/^(?:\ue000[^\ue001]*\ue001)?./u, raiseLast)

const raiseLast = (start: string): string => start.slice(0, -1) + start.slice(-1).toUpperCase()

// ---- talking to the reader --------------------------------------------------------------------------------------------------------------

const NAME_OR_FORMS = /(\ue000[pyc][^\ue001]*\ue001[^\ue002]*\ue002)( (?=\{))?|\{([^{|}]*)\|([^{|}]*)\}/gu

/**
 * Chooses between two forms of a word: of `{draws|draw}` the second, if whoever acts is the reader. Who acts is whoever is named right before
 * such a word, until the next one is. `you`: how the reader is called then; nothing: the form says it.
 */
export function addressed(text: string, you: string): string {
  let isYou = false
  const agreed = text.replace(NAME_OR_FORMS, (all, name?: string, acts?: string, third = '', second = '') => {
    if (name === undefined) return isYou ? second : third
    if (acts === undefined) return all
    isYou = isReader(name)
    if (!isYou) return all
    return you === '' ? '' : called(name, you) + acts
  })
  return begun(agreed)
}

/** Sentences begin with a capital, unless with a name. */
const begun = (text: string): string =>
  (text.startsWith(`${OPEN}p`) ? text : capital(text)).replace(/(?<=[.!?…] )(?:\ue000y[^\ue001]*\ue001)?\p{Ll}/gu, raiseLast)
