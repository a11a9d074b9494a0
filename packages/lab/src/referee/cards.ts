import type { TableEvent } from '@sundown/engine'
import type { Judge, Rule } from './judge.ts'
import { sameFace } from './pile.ts'

/** Boxes nobody has counted: characters, roles and what is out of the game. */
const UNCOUNTED = new Set(['characters', 'roles', 'events', 'shows', 'removed', 'locomotive', 'locomotive-back'])

type Moved = Extract<TableEvent, { type: 'moved' }>

const named = ({ face }: Moved): string => [face.rank, face.suit, face.id].filter((word) => word !== undefined).join(' ')

/** Every card is in exactly one place and moves from where it lies. */
export const cards: Rule = {
  name: 'cards',
  judge(books, object): Judge {
    let mustShuffle = false

    const move = (event: Moved) => {
      const { from, to, was, face } = event
      const pile = books.pile(from.zone, from.seat)
      const isThere = pile.cards.some((entry) => (entry.handle === was || entry.handle < 0) && sameFace(entry.face, face))
      if (!UNCOUNTED.has(from.zone) && !isThere)
        object('A card moves from where it lies.', `no ${named(event)} in ${from.zone} ${from.seat ?? ''}`, `it went to ${to.zone}`)
      if (from.zone !== 'deck') return
      const next = books.onTop.at(-1)
      if (next !== undefined && !sameFace(next, face))
        object('What was laid on the deck comes off it first.', `${next.rank} ${next.suit} ${next.id}`, `${named(event)} came`)
    }

    const shuffle = (count: number) => {
      const [deck, discard] = [books.pile('deck').size, books.pile('discard').size]
      const isAnew = count !== deck
      if (isAnew && deck > 0) object('Only an empty deck is made anew from the discard pile.', `${deck} cards left`, 'it was shuffled')
      if (isAnew && count !== deck + discard)
        object('The whole discard pile becomes the deck.', `${deck + discard} cards`, `${count} were shuffled`)
    }

    return {
      before(event) {
        const isShuffle = event.type === 'shuffled' && event.zone.zone === 'deck'
        if (mustShuffle && !isShuffle)
          object('The moment the last card leaves the deck the discard pile is shuffled.', 'a new deck', `${event.type} came first`)
        mustShuffle = false
        if (event.type === 'moved') move(event)
        if (isShuffle) shuffle(event.count)
      },
      after(event) {
        mustShuffle =
          event.type === 'moved' && event.from.zone === 'deck' && books.pile('deck').size === 0 && books.pile('discard').size > 0
      },
    }
  },
}
