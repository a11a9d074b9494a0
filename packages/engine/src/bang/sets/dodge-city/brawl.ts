import type { Field, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { CardSpec } from '../../def.ts'
import { hitOf, reaches } from '../../rules/ignore.ts'
import { loseCard, pickedInFront } from '../../rules/lose-card.ts'
import { everybodyElse } from '../../rules/play.ts'

const hasCards = (game: Bang, seat: Seat): boolean => game.hand(seat).length + game.front(seat).length > 0

/** The other players with cards in front of them, clockwise. Whoever plays the Brawl chooses which card each of them loses. */
const withChoice = (game: Bang, by: Seat): Seat[] => game.othersFrom(by).filter((seat) => game.front(seat).length > 0)

/** Every other player loses a card. All choices are made when it is played. */
export const brawlSpec: Pick<CardSpec, 'everybody' | 'refuse' | 'choices' | 'play'> = {
  everybody: 'others',
  refuse: (game, seat) => (game.othersFrom(seat).some((other) => hasCards(game, other)) ? undefined : 'nobody-has-cards'),

  choices: (game, by) =>
    withChoice(game, by).map((seat): Field => {
      const inFront = game.front(seat).map((card) => game.handle(card))
      const fromHand = game.hand(seat).length > 0
      return { name: fromHand ? 'front-or-random' : 'front', seat, pick: 'cards', min: fromHand ? 0 : 1, max: 1, from: () => inFront }
    }),

  *play(game, play) {
    const { by, picks } = play
    const asked = withChoice(game, by)
    const named = new Map(asked.map((seat, i) => [seat, picks[i]?.[0]]))
    for (const seat of everybodyElse(game, play).filter((other) => hasCards(game, other))) {
      const handle = named.get(seat)
      if (!(yield* reaches(game, hitOf(game, play, seat), pickedInFront(game, seat, handle)))) continue
      const card = pickedInFront(game, seat, handle)
      // The named card may be gone by now: then he loses nothing.
      if (handle === undefined || card !== undefined) yield* loseCard(game, { owner: seat, by, card, to: 'discard' })
    }
  },
}
