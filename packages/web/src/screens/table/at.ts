import type { BangView, CardView, Face } from '@sundown/engine'
import type { Teller } from '@sundown/engine/words'
import type { Answer } from '@sundown/protocol'
import { createContext, useContext } from 'react'
import type { Printed } from '../../art/card-face.ts'
import type { Tap } from '../../select/select.ts'
import type { Dimmed, SelectSnapshot } from '../../select/store.ts'
import type { GameSession, Refusal, Snapshot } from '../../session/session.ts'
import type { Spoken } from '../../words/language.ts'
import { spokenFace, type Voice } from '../../words/spoken.ts'

/** Something to look up. */
export type Looked = { readonly what: 'face'; readonly face: Face } | { readonly what: 'seat'; readonly seat: number }

/** Everything the parts of the table screen share. */
export interface At {
  readonly session: GameSession<'bang'>
  readonly snap: Snapshot<'bang'>
  readonly view: BangView
  readonly pick: SelectSnapshot
  readonly spoken: Spoken
  readonly teller: Teller
  readonly voice: Voice
  readonly tap: (tap: Tap) => void
  /** The key 1 to 9 that does the same. */
  readonly keyOf: (tap: Tap) => string | undefined
  readonly look: (what: Looked) => void
  /** Shows a card large for as long as it is hovered or has the focus. */
  readonly peek: (face: Face | undefined, at?: Element) => void
  readonly why: (on: Dimmed) => Refusal | undefined
  /** Says at length why something cannot be done. */
  readonly explain: (on: Dimmed) => void
  readonly seen: (card: number) => Face | undefined
  /** Answers without a tap. */
  readonly give: (answer: Answer) => void
  /** The sets of this table. */
  readonly sets: readonly string[]
}

export const AtTable = createContext<At | undefined>(undefined)

export function useAt(): At {
  const at = useContext(AtTable)
  if (!at) throw new Error('a part of the table is used away from it')
  return at
}

/** A card as it is printed in this language. */
export const printed = ({ id, suit, rank }: Face, teller: Teller): Printed => ({
  id,
  name: teller.name(id),
  suit,
  rank,
  text: teller.text(id),
})

/** A card that can be looked up. */
export const lookable = (card: Face & Pick<CardView, 'card'>, { teller, voice, look, peek }: At) => ({
  key: card.card,
  face: printed(card, teller),
  label: spokenFace(card, voice),
  onInspect: () => look({ what: 'face', face: card }),
  onPeek: (at: Element | undefined) => peek(at && card, at),
})
