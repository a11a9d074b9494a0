import type { Judge, Rule } from './judge.ts'
import { countsAsBang, countsAsMissed } from './stand-ins.ts'

/** What asks for a BANG! card. */
const WANTS_BANG = new Set(['duel', 'indians', 'arrow', 'pardner'])

/** What makes players give up cards, whatever these are. */
const GIVEN_UP = new Set(['bandidos', 'tornado', 'poker', 'shotgun', 'buntline-special'])

/** Answers are given with cards that are what they are used as; Beer heals only while three are in play, and not under The Reverend. */
export const answers: Rule = {
  name: 'answers',
  judge(books, object): Judge {
    return {
      before(event) {
        if (event.type === 'answered') {
          const { seat, card, as, to } = event
          if (as === 'missed' && !GIVEN_UP.has(to) && !countsAsMissed(books, seat, card))
            object('Only a Missed! card, or what stands in for it, is a Missed!.', `not ${card.id}`, `seat ${seat} used it against ${to}`)
          if (WANTS_BANG.has(to) && as === 'bang') {
            if (!countsAsBang(books, seat, card))
              object('Only a BANG! card, or what stands in for it, answers.', `not ${card.id}`, `seat ${seat} gave it to ${to}`)
            if (books.event === 'the-sermon' && seat === books.active)
              object('Under The Sermon nobody gives a BANG! card in his own turn.', 'none', `seat ${seat} gave ${card.id} to ${to}`)
          }
          if (!books.hand(seat).cards.some(({ face }) => face.id === card.id))
            object('One answers with cards one has.', `no ${card.id}`, `seat ${seat} did`)
        }
        if (event.type === 'healed' && event.cause === 'beer' && (books.playing().length < 3 || books.event === 'the-reverend'))
          object(
            'A Beer does nothing with two players left, nor under The Reverend.',
            'no healing',
            `seat ${event.seat} regained ${event.amount}`,
          )
      },
    }
  },
}
