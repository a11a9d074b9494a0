import type { Face, Seat, Suit } from '@sundown/engine'
import type { Books } from './books.ts'
import type { Judge, Rule } from './judge.ts'
import { abilities, hasWorking } from './powers.ts'

const HEARTS: readonly Suit[] = ['hearts']
const RED: readonly Suit[] = ['hearts', 'diamonds']
const SPADES: readonly Suit[] = ['spades']
const LOW = ['2', '3', '4', '5', '6', '7', '8', '9']
const HIGH = ['J', 'Q', 'K', 'A']

interface Wanted {
  readonly suits?: readonly Suit[]
  readonly ranks?: readonly string[]
  /** The suits are those that do not help. */
  readonly isNot?: true
}

/** What each "draw!" looks for. */
const WANTED: { readonly [source: string]: Wanted } = {
  barrel: { suits: HEARTS },
  jourdonnais: { suits: HEARTS },
  jail: { suits: HEARTS },
  vendetta: { suits: HEARTS },
  'dining-car': { suits: HEARTS },
  dynamite: { suits: SPADES, ranks: LOW },
  rattlesnake: { suits: SPADES },
  'most-wanted': { suits: SPADES },
  'colorado-bill': { suits: SPADES },
  'teren-kill': { suits: SPADES, isNot: true },
  'don-bell': { suits: RED },
  'helena-zontero': { suits: RED },
  'julie-cutter': { suits: RED },
  cactus: { suits: RED },
  bomb: { suits: RED },
  'knife-revolver': { ranks: HIGH },
}

function isWanted(books: Books, face: Face, { suits, ranks, isNot }: Wanted): boolean {
  const suit = books.suitOf(face)
  if (suits !== undefined && suit !== undefined && suits.includes(suit) === (isNot === true)) return false
  return ranks === undefined || (face.rank !== undefined && ranks.includes(face.rank))
}

/** One card is flipped, one more for Lucky Duke and one for Horseshoe. */
const flips = (books: Books, seat: Seat): number =>
  1 + abilities(books, seat, 'lucky-duke') + (hasWorking(books, seat, 'horseshoe') ? 1 : 0)

/** Every "draw!": how many cards are flipped, what it comes to, and what must follow. */
export const checks: Rule = {
  name: 'checks',
  judge(books, object): Judge {
    let isSkipped: boolean | undefined
    let mustExplode: Seat | undefined
    return {
      before(event) {
        if (event.type === 'checked') {
          const wanted = WANTED[event.source]
          if (wanted === undefined) return
          const chosen = event.cards[event.chosen]
          const isGood = chosen !== undefined && isWanted(books, chosen, wanted)
          if (isGood !== event.good)
            object(`What "draw!" for ${event.source} looks for decides.`, `${isGood}`, `${event.good} with ${chosen?.rank} ${chosen?.suit}`)
          const expected = flips(books, event.seat)
          if (event.cards.length !== expected && books.pile('deck').size + books.pile('discard').size > 0)
            object('One card is flipped, more for Lucky Duke and Horseshoe.', `${expected}`, `${event.cards.length} for seat ${event.seat}`)
          if (event.source === 'jail') isSkipped = !isGood
          if (event.source === 'dynamite') mustExplode = isGood ? event.seat : undefined
        }
        if (event.type === 'exploded' && event.card === 'dynamite') {
          if (mustExplode !== event.seat)
            object('Dynamite explodes on Spades from 2 to 9.', 'no explosion', `it did before seat ${event.seat}`)
          mustExplode = undefined
        }
        if (event.type === 'passed-on' && event.card === 'dynamite') {
          const next = books.leftOf(event.seat).find((seat) => books.inPlay(seat) && !books.front(seat).has('dynamite'))
          if (next !== event.to) object('Dynamite goes to the first on the left without one.', `seat ${next}`, `seat ${event.to}`)
        }
        if (event.type === 'turn-skipped') {
          if (isSkipped !== true) object('Only Jail without a Heart costs the turn.', `seat ${event.seat} plays`, 'the turn was skipped')
          isSkipped = undefined
        }
        if (event.type === 'turn') {
          if (isSkipped === true) object('Jail without a Heart costs the turn.', 'a skipped turn', 'it was played')
          if (mustExplode !== undefined) object('Dynamite explodes on Spades from 2 to 9.', `before seat ${mustExplode}`, 'it did not')
          isSkipped = undefined
          mustExplode = undefined
        }
      },
      after(event) {
        if (event.type === 'eliminated' && event.seat === books.active) isSkipped = undefined
      },
    }
  },
}
