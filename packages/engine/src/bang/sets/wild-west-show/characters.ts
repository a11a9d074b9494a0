import { choose, firstOf, type Kind, offer, onlyAnswer, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { character } from '../../def.ts'
import type { Check } from '../../facts.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { cardIn } from '../../rules/play.ts'
import { DISCARD } from '../../zones.ts'
import { characters as facts } from './facts.ts'
import { trades } from './flint-westwood.ts'
import { twoAbilities } from './gregory-deck.ts'
import { repeatsCards } from './lee-van-kliff.ts'

export const bigSpencer = character(facts['big-spencer'], {
  forbids: (game, { owner }, seat, card, use) => seat === owner && use === 'missed' && game.isNamed(game.def(card), 'missed'),
})

export const flintWestwood = character(facts['flint-westwood'], { ...trades, uses: 1 })

export const garyLooter = character(facts['gary-looter'], {
  takesExcess(game, { owner, def }, from, card) {
    if (owner === undefined || owner === from) return false
    // Everybody sees a discard, even if he takes it. A card that would go face down on the deck stays hidden.
    if (game.drawsFromDiscard) game.emit({ type: 'ability', seat: owner, source: def.id, target: from })
    else {
      game.reveal(card)
      game.emit({ type: 'shown', seat: from, card: game.faceOf(card), because: def.id })
    }
    game.take(card, owner, game.drawsFromDiscard)
    return true
  },
})

export const gregoryDeck = character(facts['gregory-deck'], { ...twoAbilities, order: 2 })

const FULL_HAND = 6

export const johnPain = character(facts['john-pain'], {
  effectOver(game, { owner, def }) {
    let took = false
    while (owner !== undefined && game.hand(owner).length < FULL_HAND) {
      const flip = game.flips.shift()
      if (flip === undefined) break
      // If it was reshuffled or taken meanwhile, he does not get it.
      if (game.zoneOf(flip.card) !== DISCARD || game.handle(flip.card) !== flip.stay) continue
      if (!took) game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
      game.take(flip.card, owner)
      took = true
    }
    return took
  },
})

export const leeVanKliff = character(facts['lee-van-kliff'], repeatsCards)

const NOT_SPADES: Check = { suits: ['hearts', 'diamonds', 'clubs'] }

export const terenKill = character(facts['teren-kill'], {
  *lastChance(game, { owner, def }) {
    if (owner === undefined || !(yield* drawCheck(game, owner, def.id, NOT_SPADES))) return false
    game.heal(owner, 1 - game.life(owner), def.id)
    game.draw(owner, 1, def.id)
    return true
  },
})

export const youlGrinner = character(facts['youl-grinner'], {
  order: 3,
  *beforePhase1(game, { owner, def }, seat) {
    if (owner !== seat) return
    const own = game.hand(seat).length
    const richer = game.othersFrom(seat).filter((other) => game.hand(other).length > own)
    for (const other of richer) yield* giveOne(game, other, seat, def.id)
  },
})

function* giveOne(game: Bang, from: Seat, to: Seat, because: string): Rule {
  if (game.hand(from).length === 0) return
  const answer = onlyAnswer(gift.options(game, from, to)) ?? (yield* choose(game, from, gift, to))
  if (answer === undefined) return
  game.emit({ type: 'ability', seat: to, source: because, target: from })
  game.take(cardIn(game, answer), to, true)
}

const gift: Kind<Bang, Seat> = {
  name: 'youl-grinner',
  options: (game, seat) => offer(game, 'give', game.hand(seat)),
  live: (game, seat) => game.hand(seat).length > 0,
  fallback: (game, seat) => ({ id: 'give', card: game.handle(firstOf(game.hand(seat))) }),
  publicAbout: (_game, to) => ({ to }),
}
