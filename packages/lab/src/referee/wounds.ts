import type { Face } from '@sundown/engine'
import { isQuiet, type Judge, type Rule } from './judge.ts'

/** What takes more than one life point at a time; a BANG! does with Aim. */
const MOST: { readonly [cause: string]: number } = { dynamite: 3, bomb: 2, 'russian-roulette': 2 }
const AIMED = 2
/** Losses no player has caused, and life paid as a price. */
const NOBODYS = new Set([
  'dynamite',
  'bomb',
  'rattlesnake',
  'high-noon',
  'a-fistful-of-cards',
  'russian-roulette',
  'gag',
  'miss-susanna',
  'ironhorse',
  'tombrock',
  'blood-brothers',
  'chuck-wengam',
])
/** Abilities and cards that spare their owner what is Diamonds. */
const AGAINST_DIAMONDS = new Set(['apache-kid', 'calumet'])
const COURT = ['J', 'Q', 'K', 'A']

/** How many life points are lost, through whom, and who is spared. */
export const wounds: Rule = {
  name: 'wounds',
  judge(books, object): Judge {
    let isAimed = false
    /** By name: the card last played under it. */
    const played = new Map<string, Face>()
    return {
      before(event) {
        if (event.type === 'played') {
          isAimed = event.as === 'aim'
          played.set(event.as, event.card)
        }
        if (event.type === 'wounded') {
          const { seat, amount, by, cause } = event
          const most = cause === 'bang' && isAimed ? AIMED : (MOST[cause] ?? 1)
          if (amount > most || amount < 1)
            object('A loss is one life point, unless the card says more.', `at most ${most}`, `${amount} by ${cause}`)
          if (by !== undefined && (by === seat || NOBODYS.has(cause)))
            object('Nobody is responsible for what no player has done, nor for his own doing.', 'nobody', `seat ${by} for ${cause}`)
        }
        if (event.type === 'unaffected') {
          const { seat, card, because } = event
          const face = played.get(card)
          const suit = face === undefined ? undefined : books.suitOf(face)
          if (AGAINST_DIAMONDS.has(because) && card !== 'bomb' && suit !== undefined && suit !== 'diamonds')
            object('Apache Kid and Calumet spare from Diamonds only.', 'no help', `seat ${seat} was spared a ${suit} ${card}`)
          if (because === 'ms-abigail' && face?.rank !== undefined && !COURT.includes(face.rank))
            object('Ms. Abigail ignores cards from J to A.', 'no help', `seat ${seat} ignored a ${face.rank} ${card}`)
          if (because === 'escape' && card === 'bang')
            object('Escape does not help against a BANG! card.', 'no help', `seat ${seat} escaped`)
        }
      },
      look(sight) {
        if (!isQuiet(sight)) return
        const dead = books.ring.filter((seat) => books.at(seat).presence === 'in' && books.at(seat).life <= 0)
        if (dead.length > 0) object('Who has no life left is eliminated when the card is over.', `seat ${dead.join()} out`, 'still in play')
      },
    }
  },
}
