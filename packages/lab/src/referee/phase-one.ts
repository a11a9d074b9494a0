import { nth, type Seat, type TableEvent } from '@sundown/engine'
import type { Books } from './books.ts'
import type { Judge, Rule } from './judge.ts'
import { hasAbility, hasWorking } from './powers.ts'
import { BLUE, ORANGE, RAILCARS } from './printed.ts'

const RED = ['hearts', 'diamonds']
/** Fewer cards than this in both piles, and somebody may go without. */
const ENOUGH = 12
/** Words about the draw itself. Anything else that brings cards before phase 2 makes the count worthless. */
const DRAWING = new Set(['bill-noface', 'ghost-town', 'pixie-pete', 'thirst', 'tuco-franziskaner', 'pickaxe', 'train-arrival', 'ranch'])
const ABILITIES = new Set(['jesse-jones', 'pedro-ramirez', 'pickaxe', 'train-arrival', 'ranch', 'pat-brennan', 'hard-liquor', 'map'])
const HARMLESS = new Set(['moved', 'shuffled', 'shown', 'checked', 'turn-skipped', 'passed-on', 'counted', 'abilities', 'called', 'own'])

const isBlue = (id: string): boolean => BLUE.has(id) || ORANGE.has(id) || RAILCARS.has(id)

/** Two cards, or the number an ability sets; two more for Tuco without blue cards, one less under Thirst but at least one. */
function amount(books: Books, seat: Seat): number {
  const { life, max, presence } = books.at(seat)
  const numbers = [2]
  if (hasAbility(books, seat, 'pixie-pete')) numbers.push(3)
  if (hasAbility(books, seat, 'bill-noface')) numbers.push(1 + max - life)
  if (presence === 'town') numbers.push(3)
  // Bill Noface draws what his ability says even if that is one card.
  const base = numbers.length === 2 && hasAbility(books, seat, 'bill-noface') ? nth(numbers, 1) : Math.max(...numbers)
  // With the Stick a Dynamite may have come while he drew.
  const isNew = (id: string, handle: number) => id === 'dynamite' && books.laidIn.get(handle) === books.turn
  const isBare = books.front(seat).cards.every(({ face, handle }) => !isBlue(face.id) || isNew(face.id, handle))
  const more = hasAbility(books, seat, 'tuco-franziskaner') && isBare ? 2 : 0
  return books.event === 'thirst' ? Math.max(1, base + more - 1) : base + more
}

/** Phase 1: how many cards come to the hand, whatever form the draw takes. */
export const phaseOne: Rule = {
  name: 'phase-one',
  judge(books, object): Judge {
    /** The turn has begun and phase 2 has not, and nothing has disturbed the count. */
    let isCounting = false
    let net = 0
    let given = 0
    let isReplaced = false
    let isSkipped = false
    let red = 0
    let isDutch = false

    const begin = () => {
      isCounting = true
      net = 0
      given = 0
      red = 0
      isReplaced = false
      isSkipped = false
      isDutch = false
    }

    const ability = (source: string) => {
      if (source === 'evelyn-shebang') given++
      else if (source === 'pat-brennan') isReplaced = true
      else if (source === 'hard-liquor') isSkipped = true
      else if (!ABILITIES.has(source)) isCounting = false
    }

    const moved = ({ from, to }: Extract<TableEvent, { type: 'moved' }>) => {
      const { active } = books
      if (to.zone === 'hand' && to.seat === active) {
        net++
        if (from.zone === 'aside') isCounting = false
      }
      if (from.zone === 'hand' && from.seat === active) net--
      // A Railcar that Pat Brennan takes comes before him, not to his hand.
      if (isReplaced && from.zone === 'front' && to.zone !== 'hand') net++
    }

    const heard = (event: TableEvent) => {
      switch (event.type) {
        case 'moved':
          moved(event)
          break
        case 'ability':
          ability(event.source)
          break
        case 'drawing':
          if (!DRAWING.has(event.because)) isCounting = false
          break
        case 'shown':
          if (event.because === 'black-jack' && RED.includes(books.suitOf(event.card) ?? '')) red++
          break
        case 'called':
          if (event.source === 'peyote') isCounting = false
          break
        case 'counted':
          if (event.because === 'dutch-will') isDutch = true
          break
        case 'own':
          if (event.name !== 'sided' && event.name !== 'moved') isCounting = false
          break
        default:
          if (!HARMLESS.has(event.type)) isCounting = false
      }
    }

    const expected = (seat: Seat): number => {
      if (isSkipped) return 0
      const drawn = isReplaced ? 1 : Math.max(0, amount(books, seat) - given) + red - (isDutch ? 1 : 0)
      return drawn + (hasWorking(books, seat, 'pickaxe') ? 1 : 0) + (books.event === 'train-arrival' ? 1 : 0)
    }

    return {
      before(event) {
        if (event.type === 'turn') begin()
        else if (isCounting) heard(event)
      },
      look({ table }) {
        if (!isCounting || table.table.phase !== 'play') return
        isCounting = false
        const { active } = books
        if (books.pile('deck').size + books.pile('discard').size < ENOUGH) return
        // A Dynamite that Pat Brennan takes stays before the holder of the Stick.
        if (isReplaced && books.table.variants.has('stickOfDynamite')) return
        if (net !== expected(active))
          object('Phase 1 brings two cards, or what abilities and events make of them.', `${expected(active)}`, `seat ${active} got ${net}`)
      },
    }
  },
}
