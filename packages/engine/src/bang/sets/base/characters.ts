import type { Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { character, NO_LIMIT } from '../../def.ts'
import { matches } from '../../rules/draw-check.ts'
import { loseCard, takeFromHand } from '../../rules/lose-card.ts'
import { barrelReplies } from './barrel.ts'
import { firstCard, keepOfLook } from './drawing.ts'
import { cards, characters as facts } from './facts.ts'
import { twoCardsForLife } from './sid-ketchum.ts'

export const bartCassidy = character(facts['bart-cassidy'], {
  afterWound(game, { def }, { seat, amount }) {
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.draw(seat, amount, def.id)
  },
})

export const blackJack = character(facts['black-jack'], {
  secondCard(game, { def, owner }, seat, second) {
    if (seat !== owner) return
    game.reveal(second)
    game.emit({ type: 'shown', seat, card: game.faceOf(second), because: def.id })
    if (matches(game, game.faceOf(second), { suits: ['hearts', 'diamonds'] })) game.drawInPhase1(seat, 1)
  },
})

export const calamityJanet = character(facts['calamity-janet'], {
  countsAs: (game, _self, _seat, def, use) => game.isNamed(def, use === 'bang' ? 'missed' : 'bang'),
})

export const elGringo = character(facts['el-gringo'], {
  indifferent: (game, _self, { seat, by }) => by === undefined || by === seat || game.hand(by).length === 0,
  afterWound: (game, { def }, { seat, amount, by }) =>
    by === undefined ? undefined : takeFromHand(game, { owner: by, by: seat, count: amount, ability: def.id }),
})

export const jesseJones = character(facts['jesse-jones'], {
  *wayToDraw(game, { def }, seat, amount) {
    const victim = yield* firstCard(game, seat, 'hand')
    if (victim?.seat === undefined) return game.drawInPhase1(seat, amount)
    game.emit({ type: 'ability', seat, source: def.id, target: victim.seat })
    if (yield* loseCard(game, { owner: victim.seat, by: seat, card: undefined, to: 'hand' })) game.noteDrawn(game.hand(seat).at(-1))
    if (game.alive(seat)) game.drawInPhase1(seat, amount - 1)
  },
})

export const jourdonnais = character(facts.jourdonnais, barrelReplies(cards.barrel.check))

const LOOKS_AT = 3
export const kitCarlson = character(facts['kit-carlson'], {
  wayToDraw(game, _self, seat, amount) {
    const { cardsAfter, secondCard } = game.of(seat)
    // He would draw right away what he puts back, so there is nothing to choose. This holds only if his later cards come from the deck.
    const getsAll = amount + cardsAfter >= LOOKS_AT && secondCard.length === 0 && !game.drawsFromDiscard
    return getsAll ? void game.drawInPhase1(seat, amount) : keepOfLook(game, seat, Math.max(amount, LOOKS_AT), amount)
  },
})

export const luckyDuke = character(facts['lucky-duke'], { flips: 1 })
export const paulRegret = character(facts['paul-regret'], { distanceTo: 1 })

export const pedroRamirez = character(facts['pedro-ramirez'], {
  *wayToDraw(game, { def }, seat, amount) {
    // If everybody draws from the discard pile anyway, he draws like everybody else.
    const top = game.drawsFromDiscard ? undefined : (yield* firstCard(game, seat, 'discard'))?.top
    if (top === undefined) return game.drawInPhase1(seat, amount)
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.take(top, seat)
    game.noteDrawn(top)
    game.drawInPhase1(seat, amount - 1)
  },
})

export const roseDoolan = character(facts['rose-doolan'], { distanceFrom: 1 })
export const sidKetchum = character(facts['sid-ketchum'], twoCardsForLife)
/** His BANG! cards take two Missed!. */
export const slabTheKiller = character(facts['slab-the-killer'], { misses: 2 })

export const suzyLafayette = character(facts['suzy-lafayette'], {
  effectOver(game, { owner, def }) {
    if (owner === undefined || game.hand(owner).length > 0 || game.draw(owner, 1, def.id) === 0) return false
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    return true
  },
})

export const vultureSam = character(facts['vulture-sam'], { collects: (_game: Bang, { owner }, dead: Seat) => owner !== dead })
export const willyTheKid = character(facts['willy-the-kid'], { bangs: NO_LIMIT })
