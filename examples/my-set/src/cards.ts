import { Aim, type Bang, card, character, everybodyElse, hitOf, loseCard, reaches, type Seat } from '@sundown/engine/set'
import { cards, characters } from './facts.ts'

/** A plain function: nobody is asked. */
export const campCoffee = card(cards['camp-coffee'], {
  play(game, { by, as }) {
    game.heal(by, 1, as.id)
    game.draw(by, 1, as.id)
    return undefined
  },
})

const withCards = (game: Bang, _by: Seat, target: Seat) => (game.hand(target).length > 0 ? undefined : 'no-cards')

/** Aimed at somebody near who has cards. A generator, because whoever is aimed at may have something to say. */
export const rustling = card(cards.rustling, {
  aim: new Aim({ at: 'another', within: 2, also: withCards }),
  *play(game, play) {
    const { by, target } = play
    if (target === undefined || !(yield* reaches(game, hitOf(game, play, target)))) return
    yield* loseCard(game, { owner: target, by, card: undefined, to: 'hand' })
  },
})

/** Takes effect on all others, one after the other: each may stay out of it. */
export const stampede = card(cards.stampede, {
  everybody: 'others',
  *play(game, play) {
    for (const seat of everybodyElse(game, play)) {
      if (!game.alive(seat) || game.front(seat).length === 0) continue
      if (!(yield* reaches(game, hitOf(game, play, seat)))) continue
      const newest = game.front(seat).at(-1)
      if (newest !== undefined) yield* loseCard(game, { card: newest, owner: seat, by: play.by, to: 'discard' })
    }
  },
})

/** Some rules are a number. */
export const saddlebags = card(cards.saddlebags, { handLimit: 7 })

/** Every turn of hers that ends without a card in hand brings her one. */
export const ramonaCruz = character(characters['ramona-cruz'], {
  endOfTurn(game, { def, owner }, seat, skipped) {
    if (skipped || seat !== owner || game.hand(seat).length > 0) return
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.draw(seat, 1, def.id)
  },
})

/** Sits far from everybody. */
export const oldManTucker = character(characters['old-man-tucker'], { distanceTo: 1 })
