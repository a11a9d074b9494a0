import type { Sitter } from '@sundown/art/portrait'
import { duelSitter } from '@sundown/art/portrait/duel'
import {
  type CharacterView,
  type DuelCardView,
  type DuelFace,
  type DuelSeatView,
  type DuelView,
  duelCharacters,
  entryOf,
  firstOf,
  nth,
} from '@sundown/engine'
import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { createContext, useContext } from 'react'
import type { Printed } from '../../art/card-face.ts'
import { duelArt, SIGN_ICONS } from '../../art/duel/cards.ts'
import type { Tap } from '../../select/select.ts'
import type { Dimmed, SelectSnapshot } from '../../select/store.ts'
import type { GameSession, Refusal, Snapshot } from '../../session/session.ts'
import type { Spoken } from '../../words/language.ts'
import type { DuelLabels } from './words/en.ts'

/** Something to look up: a card or a character. */
export interface Looked {
  readonly id: string
  readonly symbol?: DuelFace['symbol']
}

/** Everything the parts of the table of The Duel share. */
export interface At {
  readonly session: GameSession<'duel'>
  readonly snap: Snapshot<'duel'>
  readonly view: DuelView
  readonly pick: SelectSnapshot
  readonly spoken: Spoken
  readonly labels: DuelLabels
  readonly teller: Teller<AnyFace>
  readonly tap: (tap: Tap) => void
  /** The key 1 to 9 that does the same. */
  readonly keyOf: (tap: Tap) => string | undefined
  readonly look: (what: Looked) => void
  /** Shows a card large for as long as it is hovered or has the focus. */
  readonly peek: (face: Looked | undefined, at?: Element) => void
  readonly why: (on: Dimmed) => Refusal | undefined
  /** Says at length why something cannot be done. */
  readonly explain: (on: Dimmed) => void
  /** The card or character of this number. */
  readonly seen: (card: number) => AnyFace | undefined
}

export const AtDuel = createContext<At | undefined>(undefined)

export function useDuel(): At {
  const at = useContext(AtDuel)
  if (!at) throw new Error('a part of the table is used away from it')
  return at
}

const names: { readonly [id: string]: { readonly name: { readonly en: string } } } = duelCharacters

export const isCharacter = (id: string): boolean => Object.hasOwn(names, id)

/** The face of a character. */
export const sitterOf = (id: string): Sitter => duelSitter(id, isCharacter(id) ? entryOf(names, id).name.en : id)

/** A card as it is printed in this language. */
export const printed = ({ id, symbol }: Looked, teller: Teller<AnyFace>): Printed => ({
  id,
  name: teller.name(id),
  text: teller.text(id),
  art: duelArt(id),
  ...(symbol && { sign: SIGN_ICONS[symbol] }),
})

/** Missed!, shows a snake, law back. */
export function spokenFace({ id, deck, symbol }: DuelFace, { teller, labels }: Pick<At, 'teller' | 'labels'>): string {
  const { shows, back } = labels
  return [teller.name(id), ...(symbol ? [shows[symbol]] : []), back[deck]].join(', ')
}

/** A card that can be looked up. */
export const lookable = (card: DuelCardView, at: At) => ({
  key: card.card,
  face: printed(card, at.teller),
  label: spokenFace(card, at),
  onInspect: () => at.look(card),
  onPeek: (element: Element | undefined) => at.peek(element && card, element),
})

/** Mine below, theirs above; who watches sits with the Law. */
export function facing({ snap: { me }, view: { seats } }: At): { readonly mine: DuelSeatView; readonly theirs: DuelSeatView } {
  const own = me ?? seats.findIndex(({ side }) => side === 'law')
  return own === 1 ? { mine: nth(seats, 1), theirs: firstOf(seats) } : { mine: firstOf(seats), theirs: nth(seats, 1) }
}

export const frontOf = ({ characters }: DuelSeatView): CharacterView | undefined => characters.find(({ active }) => active)
export const behindOf = ({ characters }: DuelSeatView): CharacterView | undefined => characters.find(({ active }) => !active)
