import type { DiceView, DieFace } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { createContext, useContext } from 'react'
import { type GameSession, isAsked, type Snapshot } from '../../session/session.ts'
import type { DiceWords } from '../../words/dice.ts'
import type { Spoken } from '../../words/language.ts'
import type { Choice, DiceChoice } from './choice.ts'

/** Something to look up: a face, a character or role, or a seat. */
export type Looked = { readonly what: 'entry'; readonly id: string } | { readonly what: 'seat'; readonly seat: number }

/** Everything the parts of the dice table share. */
export interface AtDice {
  readonly session: GameSession<'dice'>
  readonly snap: Snapshot<'dice'>
  readonly view: DiceView
  readonly spoken: Spoken
  readonly words: DiceWords
  readonly teller: Teller<AnyFace>
  readonly choice: Choice
  readonly act: DiceChoice
  /** Somebody is tapped. The same for as long as the table stands. */
  readonly choose: (seat: number) => void
  readonly look: (what: Looked | undefined) => void
}

export const AtDiceTable = createContext<AtDice | undefined>(undefined)

export function useDice(): AtDice {
  const at = useContext(AtDiceTable)
  if (!at) throw new Error('a part of the dice table is used away from it')
  return at
}

/** It is my turn and I decide about dice. */
export const isRolling = ({ choice }: AtDice): boolean => choice.free.size > 0

/** I am out of a game that goes on. */
export const isOut = ({ view, snap }: AtDice): boolean => snap.me !== null && nth(view.seats, snap.me).state === 'out' && !view.over

/** I am asked what comes of the dice: whom they hit, or what I lose. */
export const isPlacing = (at: AtDice): boolean => isAsked(at.snap) && !isRolling(at)

export const isFace = (id: string): id is DieFace => FACES.has(id)
const FACES = new Set(['arrow', 'dynamite', 'bullseye-1', 'bullseye-2', 'beer', 'gatling'])

/** What the dice of a seat would do to its life. */
export function changeOf(
  { view, choice }: AtDice,
  seat: number,
): { readonly faces: readonly DieFace[]; readonly life: number } | undefined {
  const here = choice.tokens.filter(({ die }) => choice.placed.get(die) === seat)
  if (here.length === 0) return undefined
  const { life, maxLife } = nth(view.seats, seat)
  const worth = here.map(({ face, die }) => (face === 'beer' ? 1 : choice.doubled === die ? -2 : -1))
  return { faces: here.map(({ face }) => face), life: Math.min(maxLife, Math.max(0, life + worth.reduce((sum, one) => sum + one, 0))) }
}
