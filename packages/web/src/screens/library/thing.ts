import type { Sitter } from '@sundown/art/portrait'
import type { DieFace, Rank, Suit } from '@sundown/engine'
import type { Printed } from '../../art/card-face.ts'
import type { Kind } from '../../art/frame.ts'
import type { IconName } from '../../art/icons.ts'
import type { GameName } from '../../session/played.ts'

export const SHOWS = ['card', 'die-face', 'character', 'role', 'event', 'show-card'] as const
export type Show = (typeof SHOWS)[number]

/** A card as it lies in a deck: by rank and suit, or by the sign it shows and what is said of it. */
export type ThingCopy =
  | { readonly set: string; readonly rank: Rank; readonly suit: Suit }
  | { readonly sign: IconName; readonly said: string }

/** How it is drawn. */
export type ThingPicture =
  | { readonly card: Printed }
  | { readonly sitter: Sitter }
  | { readonly role: string; readonly goal: string }
  | { readonly event: IconName; readonly line: string }
  | { readonly die: DieFace }

/** Anything that is printed in one of the games, in one language. */
export interface Thing {
  readonly game: GameName
  readonly id: string
  readonly show: Show
  readonly name: string
  readonly text: string
  readonly rulings: readonly string[]
  /** The sets it is printed in, its own first. */
  readonly sets: readonly string[]
  readonly picture: ThingPicture
  /** The border of a playing card: how long it lasts. */
  readonly kind?: Kind
  readonly reach?: number | undefined
  readonly life?: number
  /** Of a character who belongs to one. */
  readonly side?: string
  /** A die that shows it is not rolled again. */
  readonly stays?: boolean
  readonly copies: readonly ThingCopy[]
}

/** All there is of one game, and what its sets are called. */
export interface Collection {
  readonly things: readonly Thing[]
  readonly sets: readonly { readonly id: string; readonly title: string }[]
}

/** What somebody looks for. Nothing ticked in a list: all of it. */
export interface Wish {
  readonly show: Show | undefined
  readonly kinds: readonly Kind[]
  readonly sets: readonly string[]
  readonly words: string
}

/** As one types it: no capitals, no accents, straight apostrophes. */
const typed = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'").toLowerCase()

const searchable = ({ name, text, rulings }: Thing): string => typed([name, text, ...rulings].join(' '))

const isListed = ({ show, kind, sets }: Thing, wish: Wish): boolean =>
  (wish.show === undefined || show === wish.show) &&
  (wish.kinds.length === 0 || (kind !== undefined && wish.kinds.includes(kind))) &&
  (wish.sets.length === 0 || sets.some((set) => wish.sets.includes(set)))

/** Things that have every word of the search in their name, text or rulings; those named so first. */
export function find(things: readonly Thing[], wish: Wish): readonly Thing[] {
  const words = typed(wish.words).split(/\s+/).filter(Boolean)
  const all = (text: string) => words.every((word) => text.includes(word))
  const found = things.filter((thing) => isListed(thing, wish) && all(searchable(thing)))
  const isNamed = ({ name }: Thing) => all(typed(name))
  return words.length === 0 ? found : [...found.filter(isNamed), ...found.filter((thing) => !isNamed(thing))]
}
