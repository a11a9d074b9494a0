import type { Seat, TableEvent } from '@sundown/engine'
import { add } from '../add.ts'
import { isQuiet, type Judge, type Rule } from './judge.ts'
import { hasWorking } from './powers.ts'
import { BLUE, ORANGE } from './printed.ts'

type Counted = Extract<TableEvent, { type: 'counted' }>

const ALL = 32
const SLOT = 4
const START = 3
const TOKEN = 'load-token'

/** What one use of a Dangerous card costs, from that very card. */
const USES: { readonly [card: string]: number } = {
  'ace-up-the-sleeve': 2,
  bandolier: 1,
  'beer-keg': 3,
  'bell-tower': 1,
  'big-fifty': 1,
  'buntline-special': 1,
  crate: 2,
  'double-barrel': 1,
  'lock-pick': 3,
  thunderer: 1,
  tumbleweed: 1,
  whip: 3,
}
/** What an upgrade or an ability costs, from any of one's slots; some may be paid several times over at once. */
const PRICES: { readonly [name: string]: { readonly each: number; readonly isRepeatable?: true } } = {
  'a-little-nip': { each: 3, isRepeatable: true },
  arrow: { each: 1, isRepeatable: true },
  caravan: { each: 2, isRepeatable: true },
  'quick-shot': { each: 1, isRepeatable: true },
  duck: { each: 2 },
  flintlock: { each: 2 },
  squaw: { each: 2 },
  'mexicali-kid': { each: 2 },
  'al-preacher': { each: 2 },
}
/** The most that one use gives or moves. */
const GIFTS: { readonly [name: string]: number } = { 'bass-greeves': 2, reloading: 3, 'frankie-canton': 1, 'red-ringo': 2 }
const BOMB_LOSS = 2
const BOMB_DAMAGE = 2

/** Load tokens: 32 and no more, four a slot, three on a new Dangerous card; what uses, upgrades and abilities cost. */
export const load: Rule = {
  name: 'load',
  judge(books, object): Judge {
    if (!books.table.sets.has('armed-and-dangerous')) return {}
    /** What is being paid bit by bit. */
    let price: { readonly name: string; amount: number } | undefined
    /** Tokens that may be added: one for a blue card played, one for a card discarded in phase 3. */
    const reloads = books.seats.map(() => 0)
    let isDiscarding = false
    /** A Dangerous card was laid down and must get its tokens. */
    let laid: number | undefined
    let mustHurt: Seat | undefined

    const left = (): number => ALL - books.out(TOKEN)

    const settle = () => {
      if (price === undefined) return
      const { name, amount } = price
      price = undefined
      const known = PRICES[name]
      if (known !== undefined) {
        const isRight = known.isRepeatable ? amount % known.each === 0 : amount === known.each
        if (!isRight) object(`${name} costs its tokens.`, `${known.each}${known.isRepeatable ? ' each time' : ''}`, `${amount} were paid`)
      }
      const most = GIFTS[name]
      if (most !== undefined && amount > most && books.hasStarted)
        object(`${name} brings so many tokens.`, `at most ${most}`, `${amount} were moved`)
    }

    const given = ({ to, amount, because }: Counted) => {
      if (amount > left()) object('What the supply cannot give is not given.', `at most ${left()}`, `${amount} were given`)
      if (because !== undefined) return
      if (to.at === 'card' && to.handle === laid) {
        if (amount !== START) object('A Dangerous card comes with three tokens.', `${START}`, `${amount} on ${to.card}`)
        laid = undefined
        return
      }
      const { seat } = to
      if (seat === undefined || !books.hasStarted) return
      if (add(reloads, seat, -amount) < 0)
        object('A token for each blue card played and each card discarded in phase 3.', 'none left to add', `${amount} for seat ${seat}`)
    }

    const counted = (event: Counted) => {
      const { from, to, amount, because } = event
      const has = from.at === 'supply' ? left() : books.count(TOKEN, from)
      if (amount > has) object('Nobody spends tokens that are not there.', `at most ${has}`, `${amount} from ${from.at} ${from.card ?? ''}`)
      if (to.at !== 'supply' && books.count(TOKEN, to) + amount > SLOT)
        object(
          'A card or a character holds four tokens.',
          `${SLOT}`,
          `${books.count(TOKEN, to) + amount} on ${to.card ?? `seat ${to.seat}`}`,
        )
      if (from.at === 'supply') given(event)
      const name = because ?? ''
      if (name in USES && (from.card !== name || amount !== USES[name]))
        object(`${name} is paid from its own tokens.`, `${USES[name]} from it`, `${amount} from ${from.card ?? from.at}`)
      if (name === 'bomb' && amount !== Math.min(BOMB_LOSS, has))
        object('A black card takes two tokens off the Bomb, or the last.', `${Math.min(BOMB_LOSS, has)}`, `${amount}`)
      if (name === 'rust' && amount !== 1) object('Rust takes one token from each slot.', '1', `${amount}`)
      if (price?.name === name) price.amount += amount
      else {
        settle()
        price = { name, amount }
      }
    }

    const follows = (event: TableEvent) => {
      if (laid !== undefined && event.type !== 'counted' && event.type !== 'moved') {
        object('A Dangerous card comes with three tokens.', `${START}`, 'none came')
        laid = undefined
      }
      if (mustHurt === undefined) return
      const isHurt = event.type === 'wounded' && event.seat === mustHurt && event.cause === 'bomb'
      if (isHurt && event.amount > BOMB_DAMAGE) object('A Bomb takes two life points.', `${BOMB_DAMAGE}`, `${event.amount}`)
      mustHurt = undefined
    }

    return {
      before(event) {
        follows(event)
        if (event.type !== 'counted' && event.type !== 'moved') settle()
        if (event.type === 'turn') {
          reloads.fill(0)
          isDiscarding = false
        }
        // Gold Rush and Express Car end the turn as well.
        if (event.type === 'used' && event.card.id === 'express-car') isDiscarding = true
        if (event.type === 'own' && event.about.card === 'gold-rush') isDiscarding = true
        if (event.type === 'played' && BLUE.has(event.as) && event.as === event.card.id) add(reloads, event.seat, 1)
        if (event.type === 'played' && ORANGE.has(event.as) && left() < START)
          object('A Dangerous card needs three tokens in the supply.', `refused with ${left()}`, `seat ${event.seat} laid ${event.as}`)
        if (event.type === 'exploded' && event.card === 'bomb') mustHurt = event.seat
        if (event.type === 'counted' && event.counter === TOKEN) counted(event)
        if (event.type !== 'moved') return
        if (event.from.zone === 'hand' && event.to.zone === 'front' && ORANGE.has(event.face.id)) laid = event.now
        if (isDiscarding && event.from.zone === 'hand' && event.from.seat === books.active) add(reloads, books.active, 1)
      },
      decided({ interjection, seat, answer }, sight) {
        const isEnd = isQuiet(sight) && answer.id === 'end'
        const isAsked = sight.table.table.phase === 'discard' && interjection !== true
        if (seat === books.active && (isEnd || isAsked)) isDiscarding = true
      },
      look(sight) {
        settle()
        const { seats, table, over } = sight.table
        if (over) return
        const shown = table.parts?.supplies[TOKEN]
        if (shown !== left()) object('There are 32 tokens.', `${left()} in the supply`, `${shown}`)
        for (const { seat, front, parts } of seats) {
          const own = books.count(TOKEN, { at: 'character', seat, card: undefined, handle: undefined })
          if (own !== (parts?.onCharacter[TOKEN] ?? 0))
            object('Tokens on a character are counted.', `${own}`, `seat ${seat} has ${parts?.onCharacter[TOKEN]}`)
          if (own > 0 && !books.inPlay(seat) && isQuiet(sight)) object('Who is out has no tokens.', 'none', `seat ${seat} has ${own}`)
          for (const { id, card, counters } of front) {
            const lies = books.count(TOKEN, { at: 'card', seat, card: id, handle: card })
            if (lies !== (counters?.[TOKEN] ?? 0)) object('Tokens on a card are counted.', `${lies} on ${id}`, `${counters?.[TOKEN] ?? 0}`)
            if (ORANGE.has(id) && lies === 0 && isQuiet(sight) && hasWorking(books, seat, id))
              object('A Dangerous card without tokens is discarded.', 'it is gone', `${id} lies before seat ${seat}`)
          }
        }
      },
    }
  },
}
