import { variant } from '../../def.ts'
import { turnShow } from '../../rules/event-pile.ts'
import { TURNS_THE_PILE } from './facts.ts'

/** Whoever plays one of these cards under its own name draws as usual, then turns up the next show card. */
export const showPile = variant('show-pile', {
  cardPlayed(game, _self, { by, def, as }) {
    return as === def && TURNS_THE_PILE.includes(def.id) ? turnShow(game, by) : undefined
  },
})
