import { lastOf, option } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { show } from '../../def.ts'
import type { Check } from '../../facts.ts'
import { misfortune, wound } from '../../rules/damage.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { stillIn, THREE } from '../../rules/victory.ts'
import { orders } from './dorothy-rage.ts'
import { shows as facts } from './facts.ts'
import { tellHand } from './open-hands.ts'

/** With three players all roles lie face up. */
const rolesAreOpen = (game: Bang): boolean => game.options.players === THREE

export const boneOrchard = show(facts['bone-orchard'], {
  revives: () => ({ order: 2, as: 'in', life: 1, cards: 0 }),
  revived(game, { def }, seat) {
    const dead = game.ring.filter((other) => other === seat || !game.inPlay(other))
    game.redealRoles(dead, def.id, rolesAreOpen(game))
  },
})

export const darlingValentine = show(facts['darling-valentine'], {
  startOfTurn(game, { def }, seat) {
    const old = [...game.hand(seat)]
    for (const card of old) game.discard(card)
    game.draw(seat, old.length, def.id)
  },
})

export const dorothyRage = show(facts['dorothy-rage'], { ...orders, uses: 1 })

/** Talking is a move in the game: it costs a life point as soon as nothing else is going on. */
export const gag = show(facts.gag, {
  talkCosts: true,
  anytime(_game, { def }, _seat, out) {
    out.push(option(def.id))
  },
  doAnytime(game, _self, seat) {
    game.fine(seat)
  },
})

const RED: Check = { suits: ['hearts', 'diamonds'] }

export const helenaZontero = show(facts['helena-zontero'], {
  *enters(game, { def }, by) {
    if (!(yield* drawCheck(game, by, def.id, RED))) return
    const seats = game.ring.filter((seat) => game.inPlay(seat) && game.role(seat) !== 'sheriff')
    game.redealRoles(seats, def.id, rolesAreOpen(game))
  },
})

const FEWEST_FOR_SWAP = 3

export const ladyRosaDelTexas = show(facts['lady-rosa-del-texas'], {
  uses: 1,
  actions(game, { def }, _seat, out) {
    if (game.playersLeft() >= FEWEST_FOR_SWAP) out.push(option(def.id))
  },
  whyNoAction: () => ({ code: 'two-players-left' }),
  act(game, _self, seat) {
    const right = lastOf(game.othersFrom(seat))
    game.swapPlaces(seat, right)
    game.addSkip(right)
  },
})

const FEWEST_CARDS = 3

export const missSusanna = show(facts['miss-susanna'], {
  order: 1,
  endOfTurn(game, { def }, seat, skipped) {
    return skipped || game.cardsPlayed >= FEWEST_CARDS ? undefined : wound(game, misfortune(seat, 1, def.id))
  },
})

export const sacagaway = show(facts.sacagaway, {
  openHands: true,
  enters(game, { def }, by) {
    for (const seat of game.from(by)) tellHand(game, seat, def.id)
  },
})

/** A card is converted only once: any other card counts as a BANG!, and a BANG! counts only as a Missed!. */
export const showdown = show(facts.showdown, {
  countsAs: (game, _self, _seat, def, use) => game.isNamed(def, 'bang') === (use === 'missed'),
  forbids: (game, _self, _seat, card, use) => use === 'bang' && game.isNamed(game.def(card), 'bang'),
})

export const wildWestShow = show(facts['wild-west-show'], {
  decides(game) {
    const left = stillIn(game)
    if (left.length > 1) return 'goes-on'
    return left.length === 1 ? { by: 'last-standing', winners: left } : { by: 'nobody', winners: left }
  },
})
