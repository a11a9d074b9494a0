import { absent, type CardId, handlesOf, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type CardSpec, thing } from '../../def.ts'
import { payLife } from '../../rules/damage.ts'
import { type Cost, stations as facts } from './facts.ts'
import { keepsInPlay } from './parts.ts'

/** Whether a card counts as blue where a blue card is to be discarded. */
export const isBlue = (game: Bang, card: CardId): boolean => {
  const { border } = game.def(card)
  return border === 'blue' || border === 'orange'
}

/** Cards of a player, in hand or in front of him, that he may discard for something that takes this many of them. */
export function discardable(game: Bang, seat: Seat, serves: Serves = anything, amount = 1): CardId[] {
  const cards: CardId[] = []
  for (const card of game.hand(seat)) if (serves(game, card)) cards.push(card)
  for (const card of game.front(seat)) if (serves(game, card) && !keepsInPlay(game, seat, card, amount)) cards.push(card)
  return cards
}

/** He has enough such cards. It stops as soon as it knows, because every list of options asks it. */
function canDiscard(game: Bang, seat: Seat, serves: Serves, amount: number): boolean {
  let left = amount
  const inHand = game.hand(seat)
  for (let i = 0; i < inHand.length && left > 0; i++) if (serves(game, inHand[i] ?? absent())) left--
  const inFront = game.front(seat)
  for (let i = 0; i < inFront.length && left > 0; i++) {
    const card = inFront[i] ?? absent()
    if (serves(game, card) && !keepsInPlay(game, seat, card, amount)) left--
  }
  return left === 0
}

type Serves = (game: Bang, card: CardId) => boolean
const anything: Serves = () => true

/** Which cards can pay: by printed name, by suit as it counts now, by value, or by border. */
function paysFor({ card: name, anyOf, suit, ranks, border }: Cost): Serves {
  if (name !== undefined) return (game, card) => game.faceOf(card).id === name
  if (anyOf !== undefined) return (game, card) => anyOf.includes(game.faceOf(card).id)
  if (suit !== undefined) return (game, card) => game.suitOf(game.faceOf(card)) === suit
  if (ranks !== undefined) {
    return (game, card) => {
      const { rank } = game.faceOf(card)
      return rank !== undefined && ranks.includes(rank)
    }
  }
  return border === undefined ? anything : isBlue
}

/** The cards that pay for it are discarded, not played. */
function station(cost: Cost): Pick<CardSpec, 'refuse' | 'choices' | 'play'> {
  const amount = cost.anyCards ?? 1
  const pays = paysFor(cost)
  const fare = (game: Bang, seat: Seat) => discardable(game, seat, pays, amount)
  return {
    refuse: (game, seat) => (canDiscard(game, seat, pays, amount) ? undefined : 'great-train-robbery/cannot-pay'),
    choices(game, seat) {
      const cards = handlesOf(game, fare(game, seat))
      return [{ name: 'fare', pick: 'cards', min: amount, max: amount, from: () => cards }]
    },
    play(game, { by, picks: [handles = []] }) {
      for (const card of fare(game, by)) if (handles.includes(game.handle(card))) game.discard(card)
    },
  }
}

export const boomTown = thing(facts['boom-town'], station(facts['boom-town'].more.cost))
export const catico = thing(facts.catico, station(facts.catico.more.cost))
export const creepyCreek = thing(facts['creepy-creek'], station(facts['creepy-creek'].more.cost))
export const crownsHole = thing(facts['crowns-hole'], station(facts['crowns-hole'].more.cost))
export const deathwood = thing(facts.deathwood, station(facts.deathwood.more.cost))
export const dodgville = thing(facts.dodgville, station(facts.dodgville.more.cost))
export const fortWroth = thing(facts['fort-wroth'], station(facts['fort-wroth'].more.cost))
export const frisco = thing(facts.frisco, station(facts.frisco.more.cost))
export const minersOath = thing(facts['miners-oath'], station(facts['miners-oath'].more.cost))
export const sanTafe = thing(facts['san-tafe'], station(facts['san-tafe'].more.cost))
/** It costs a life point, which nobody can prevent, and never the last one. */
export const tombrock = thing(facts.tombrock, {
  refuse(game, seat) {
    if (game.isGhost(seat)) return 'no-life-for-ghosts'
    return game.life(seat) > 1 ? undefined : 'last-life'
  },
  play: (game, { by, as }) => payLife(game, by, as.id),
})
export const virginiaTown = thing(facts['virginia-town'], station(facts['virginia-town'].more.cost))
export const yooma = thing(facts.yooma, station(facts.yooma.more.cost))
