import type { Judge, Rule } from './judge.ts'

const RETURN_LIFE: { readonly [because: string]: number } = { 'dead-man': 2, 'bone-orchard': 1 }

/** Life points: from the character at the start, never above the maximum, none gained or lost without life. */
export const life: Rule = {
  name: 'life',
  judge(books, object): Judge {
    return {
      before(event) {
        if (event.type === 'wounded') {
          const { life: now } = books.at(event.seat)
          if (!books.inPlay(event.seat) || books.isSpirit(event.seat))
            object('Who has no life can lose none.', `seat ${event.seat} untouched`, `it lost ${event.amount}`)
          if (event.life !== now - event.amount)
            object('A loss takes so many life points.', `${now - event.amount} left`, `seat ${event.seat} has ${event.life}`)
        }
        if (event.type === 'healed') {
          const { life: now, max } = books.at(event.seat)
          if (!books.inPlay(event.seat) || books.isSpirit(event.seat))
            object('Who has no life can gain none.', `seat ${event.seat} untouched`, `it regained ${event.amount}`)
          if (event.life !== now + event.amount || event.life > max)
            object(
              'Life regained counts up to the maximum.',
              `${Math.min(max, now + event.amount)} of ${max}`,
              `seat ${event.seat} has ${event.life}`,
            )
        }
        if (event.type === 'returned') {
          const expected = Math.min(RETURN_LIFE[event.because] ?? 0, books.at(event.seat).max)
          if (books.inPlay(event.seat) && event.because !== 'ghost-car')
            object('Only who is out comes back.', `seat ${event.seat} is in play`, `it came back by ${event.because}`)
          if (event.life !== expected)
            object('Who comes back has the life his return gives.', `${expected} life points`, `seat ${event.seat} has ${event.life}`)
        }
      },
    }
  },
}
