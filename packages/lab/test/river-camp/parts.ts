import type { CardId } from '@sundown/engine'
import { type Bang, counter, happening, pile, placeBeforeEach, row, state } from '@sundown/engine/set'

/** At seats; something else stands for what is missing. */
export const dust = counter('dust', { at: ['seat'], supply: 3, limited: false })
/** On cards and characters; there are no more than these. */
export const shell = counter('shell', { at: ['card', 'character'], supply: 5, limited: true, most: 2 })

export const toolPile = pile('tool-pile')
export const toolRow = row('tool-row')
/** Discarded tools go face up under their pile. */
export const putUnder = (game: Bang, card: CardId): void => game.moveUnder(card, game.placeOf(toolPile))
export const kit = placeBeforeEach('kit', { inForce: true, lost: putUnder })

type River = { readonly level: number; readonly seen: readonly number[] }
export const river = state<River>('river', () => ({ level: 0, seen: [] }))

export type Bought = { readonly tool: string; readonly price: number }
export const bought = happening<Bought>('bought')
