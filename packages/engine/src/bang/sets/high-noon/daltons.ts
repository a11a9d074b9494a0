import { type Answer, askUnlessForced, type CardId, firstOf, type Kind, offer, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** Whoever has a blue card in play discards one of his choice. An orange one counts as blue. */
export function* discardOneBlue(game: Bang, seat: Seat): Rule {
  if (game.alive(seat) && blueCards(game, seat).length > 0) {
    game.discard(cardIn(game, yield* askUnlessForced(game, seat, chooseBlue, undefined)))
  }
}

const blueCards = (game: Bang, seat: Seat): CardId[] =>
  game.front(seat).filter((card) => {
    const border = game.def(card).border
    return border === 'blue' || border === 'orange'
  })

const chooseBlue: Kind<Bang, undefined> = {
  name: 'the-daltons',
  options: (game, seat) => offer(game, 'discard', blueCards(game, seat)),
  refuse(game, seat, _about, answer: Answer): BangReason | undefined {
    const card = game.front(seat).find((own) => game.handle(own) === answer.card)
    return card === undefined ? { code: 'not-in-front' } : { code: 'wrong-choice', facts: { card: game.def(card).id } }
  },
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstOf(blueCards(game, seat))) }),
  publicAbout: () => null,
}
