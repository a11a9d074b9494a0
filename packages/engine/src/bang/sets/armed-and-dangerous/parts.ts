import type { CardId, Field, Picks, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { counter, state } from '../../parts/declare.ts'
import { onCard, onCharacter, type Spot } from '../../parts/spots.ts'
import { heldAt, paymentFields } from '../../rules/payment.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** Load tokens. When the supply is empty, nobody gets any; a slot holds at most four. */
export const token = counter('load-token', { at: ['card', 'character'], supply: 32, limited: true, most: 4 })

/** The player whose next card sees everybody at distance 1; -1: nobody. */
type NextDoor = { readonly seat: number }
export const nextDoor = state<NextDoor>('next-door', () => ({ seat: -1 }))

/** The last turn in which the Bandolier was used. It works once a turn, even if it was played again meanwhile. */
type LastUse = { readonly turn: number }
export const bandoliered = state<LastUse>('bandoliered', () => ({ turn: 0 }))

/** Who played the Bomb from his hand; -1: nobody yet. */
type Bomber = { readonly seat: number }
export const bomber = state<Bomber>('bomber', () => ({ seat: -1 }))

const isDangerous = (game: Bang, card: CardId): boolean => game.def(card).border === 'orange'
export const tokensOn = (game: Bang, card: CardId | undefined): number => (card === undefined ? 0 : game.count(token, onCard(card)))

/** The Dangerous cards in front of a player, whoever put them there. */
export const dangerousOf = (game: Bang, seat: Seat): readonly CardId[] => game.front(seat).filter((card) => isDangerous(game, card))

/** Where tokens may lie before a player: on his Dangerous cards and on his character. */
export const slotsOf = (game: Bang, seat: Seat): readonly Spot[] => [...dangerousOf(game, seat).map(onCard), onCharacter(seat)]

/** The slots that hold at least one token. */
export const purseOf = (game: Bang, seat: Seat): readonly Spot[] => slotsOf(game, seat).filter((spot) => game.count(token, spot) > 0)
export const tokensOf = (game: Bang, seat: Seat): number => heldAt(game, token, slotsOf(game, seat))

/** A slot as an option names it: its card, or its player for his character. */
export interface Slot {
  readonly spot: Spot
  readonly card: CardId | undefined
}
const namedSlots = (game: Bang, seat: Seat): readonly Slot[] => [
  ...dangerousOf(game, seat).map((card) => ({ spot: onCard(card), card })),
  { spot: onCharacter(seat), card: undefined },
]

/** The slots that have room for a token from the supply. */
export const openSlots = (game: Bang, seat: Seat): readonly Slot[] =>
  namedSlots(game, seat).filter(({ spot }) => game.room(token, spot) > 0)

/** A price, paid from any mix of a player's slots and chosen all at once; `first`: how many fields come before. */
export const priceFields = (
  game: Bang,
  seat: Seat,
  due: (before: Picks) => number,
  first: number,
  stays?: (spot: Spot, before: Picks) => number,
): readonly Field[] => paymentFields(game, token, purseOf(game, seat), due, first, stays)

export const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i)

export const tooFew = (card: string, cost: number, tokens: number): BangReason => ({
  code: 'armed-and-dangerous/too-few-tokens',
  facts: { card, cost, tokens },
})
