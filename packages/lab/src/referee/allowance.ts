import type { Face, Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import type { Judge, Rule } from './judge.ts'
import { hasAbility, hasWorking } from './powers.ts'
import { countsAsBang } from './stand-ins.ts'

/** Cards that use up a BANG! of the turn. */
const USES_ONE = new Set(['bang', 'sniper', 'fanning', 'knife-revolver', 'train-robbery'])

/** Announced together with a BANG! card. */
const WEAPON_ABILITIES = new Set(['big-fifty', 'buntline-special', 'double-barrel', 'thunderer'])

/** One BANG! a turn; Shootout and Dragoon allow one more, Volcanic and Willy the Kid any number. */
function allowed(books: Books, seat: Seat): number {
  if (hasWorking(books, seat, 'volcanic') || hasAbility(books, seat, 'willy-the-kid')) return Number.POSITIVE_INFINITY
  return 1 + (books.event === 'shootout' ? 1 : 0) + (hasWorking(books, seat, 'dragoon') ? 1 : 0)
}

/** BANG! cards of one turn, and what may stand in for one. */
export const allowance: Rule = {
  name: 'allowance',
  judge(books, object): Judge {
    let used = 0
    let flowers = 0
    let bandoliers = 0
    /** Bandolier is paid for the next BANG!. */
    let isBandolier = false
    /** Played, and it may still turn out to be the extra shot of Black Flower or one that Bandolier allows. */
    let open: { readonly seat: Seat; readonly card: Face; readonly isOver: boolean; readonly isForced: boolean } | undefined
    let isOrdered = false
    let isSecondOfPair = false

    const settle = (why?: 'black-flower') => {
      if (open === undefined) return
      const { seat, card, isOver, isForced } = open
      open = undefined
      if (why === 'black-flower') {
        flowers++
        if (flowers > 1 || books.suitOf(card) !== 'clubs')
          object(
            'Black Flower may use one Clubs card a turn as an extra BANG!.',
            'one of Clubs',
            `${card.suit} ${card.id}, number ${flowers}`,
          )
        return
      }
      if (!countsAsBang(books, seat, card) && card.id !== 'fanning' && !USES_ONE.has(card.id))
        object('Only a BANG!, or what stands in for it, is played as a BANG!.', `not ${card.id}`, `seat ${seat} did`)
      if (isForced) return
      used++
      if (isOver) object('One BANG! a turn, unless something allows more.', `at most ${allowed(books, seat)}`, `seat ${seat} used ${used}`)
    }

    const played = (seat: Seat, card: Face, as: string) => {
      if (!USES_ONE.has(as)) return
      if (as === 'sniper') {
        isSecondOfPair = !isSecondOfPair
        if (!isSecondOfPair) return
      }
      if (books.event === 'the-sermon' && as === 'bang' && (seat === books.active || isOrdered))
        object('Under The Sermon nobody uses a BANG! card in his own turn.', 'none', `seat ${seat} played ${card.id}`)
      if (as === 'bang' && isBandolier) {
        isBandolier = false
        bandoliers++
        if (bandoliers > 1 || used < allowed(books, seat))
          object(
            'Bandolier allows one BANG! beyond the limit, once a turn.',
            `one after ${allowed(books, seat)}`,
            `number ${bandoliers} after ${used}`,
          )
        return
      }
      if (as === 'bang' || as === 'sniper') {
        open = { seat, card, isOver: seat === books.active && used >= allowed(books, seat), isForced: seat !== books.active }
        return
      }
      if (seat !== books.active) return
      used++
      if (used > allowed(books, seat))
        object('One BANG! a turn, unless something allows more.', `at most ${allowed(books, seat)}`, `seat ${seat} used ${used} with ${as}`)
    }

    return {
      before(event) {
        if (event.type === 'moved') return
        if (event.type === 'counted') {
          if (event.because === 'bandolier') isBandolier = true
          return
        }
        if (event.type === 'ability' && WEAPON_ABILITIES.has(event.source)) return
        if (event.type === 'ability' && event.source === 'black-flower') settle('black-flower')
        else if (!(event.type === 'played' && event.as === 'aim')) settle()
        if (event.type === 'turn') {
          used = 0
          flowers = 0
          bandoliers = 0
        }
        if (event.type === 'ordered') isOrdered = true
        if (event.type !== 'played') return
        played(event.seat, event.card, event.as)
        isOrdered = false
      },
      look: () => settle(),
    }
  },
}
