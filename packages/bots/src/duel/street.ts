import type { CharacterView, DuelCardView, DuelOwnView, DuelSeatView, DuelView } from '@sundown/engine'
import { nth } from '../list.ts'
import { PLAIN, type Temper } from '../temper.ts'

/** The street as the bot reads it, once for each decision. */
export interface Street {
  readonly view: DuelView
  readonly own: DuelOwnView
  readonly me: DuelSeatView
  readonly them: DuelSeatView
  /** Cards they hold. */
  readonly theirHand: number
  readonly temper: Temper
}

/** Nothing for somebody who only watches. */
export function readStreet(view: DuelView, temper = PLAIN): Street | undefined {
  const { own } = view
  if (own === undefined) return undefined
  const me = nth(view.seats, own.seat)
  const them = nth(view.seats, 1 - own.seat)
  return { view, own, me, them, theirHand: them.hand.law + them.hand.outlaw, temper }
}

export const front = ({ characters }: DuelSeatView): CharacterView | undefined => characters.find(({ active }) => active)
export const back = ({ characters }: DuelSeatView): CharacterView | undefined => characters.find(({ active }) => !active)

export const handCard = ({ own }: Street, card: number | undefined): DuelCardView | undefined => own.hand.find((one) => one.card === card)

/** A character behind a number, and whether it is one's own. */
export function characterOf({ me, them }: Street, card: number | undefined): { character: CharacterView; mine: boolean } | undefined {
  for (const [seat, mine] of [
    [me, true],
    [them, false],
  ] as const) {
    const character = seat.characters.find((one) => one.card === card)
    if (character) return { character, mine }
  }
  return undefined
}

/** A card in play behind a number, who carries it, and whether that is one of one's own characters. */
export function equipmentOf(
  { me, them }: Street,
  card: number | undefined,
): { id: string; carrier: CharacterView; mine: boolean } | undefined {
  for (const [seat, mine] of [
    [me, true],
    [them, false],
  ] as const) {
    for (const carrier of seat.characters) {
      const found = carrier.equipment.find((one) => one.card === card)
      if (found) return { id: found.id, carrier, mine }
    }
  }
  return undefined
}

const CURSES = new Set(['rattlesnake', 'dynamite', 'stampede'])

/** Nobody wants to carry it. */
export const isCurse = (id: string): boolean => CURSES.has(id)

/** Wild Bill shoots for every card that is taken from him. */
export const avengesRobbery = (character: CharacterView | undefined): boolean => character?.id === 'wild-bill'
