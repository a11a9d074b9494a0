import type { Seat, TableEvent } from '@sundown/engine'
import { bareDistance, seenDistance } from './distance.ts'
import type { Judge, Rule } from './judge.ts'
import { hasWorking, reach } from './powers.ts'
import { GREEN } from './printed.ts'

/** In weapon range: what cards and abilities are called when they are aimed. */
const WEAPON = new Set([
  'bang',
  'sniper',
  'fanning',
  'pepperbox',
  'flintlock',
  'quick-shot',
  'knife-revolver',
  'doc-holyday',
  'jacky-murieta',
  'mexicali-kid',
  'evelyn-shebang',
  'sleeper-car',
])
/** At a fixed distance, whatever the weapon. */
const FIXED: { readonly [name: string]: number } = { panic: 1, punch: 1, knife: 1, derringer: 1, tomahawk: 2 }

/** No card is played for these, so Bell Tower does not help them. */
const ABILITIES = new Set(['doc-holyday', 'jacky-murieta', 'mexicali-kid', 'evelyn-shebang', 'sleeper-car'])

/** Every shot is in reach: weapon range, or the distance the card names; the second shot of Fanning one step from the first target. */
export const shots: Rule = {
  name: 'shots',
  judge(books, object): Judge {
    let repeatable: string | undefined
    /** Fanning has its first target, and the second is not yet named. */
    let fanning: { readonly by: Seat; readonly at: Seat } | undefined

    /** What was said against a BANG! card, unless Big Fifty makes it good. */
    let doubt: { readonly by: Seat; readonly at: Seat; say(): void } | undefined
    /** Whose next card finds everybody at distance one: Bell Tower. */
    let nextDoor: Seat | undefined

    /** Big Fifty switches off all its target has. It is announced with the card, and so is an Aim, which is laid down before it. */
    const settleDoubt = (event: TableEvent) => {
      if (doubt === undefined || (event.type === 'played' && event.as === 'aim' && event.seat === doubt.by)) return
      const { by, at, say } = doubt
      doubt = undefined
      const isBigFifty = event.type === 'ability' && event.source === 'big-fifty'
      if (!isBigFifty || bareDistance(books, by, at) > reach(books, by)) say()
    }

    const aimed = (name: string, by: Seat, at: Seat | undefined) => {
      if (at === undefined || at === by) return
      const range = FIXED[name] ?? (WEAPON.has(name) ? reach(books, by) : undefined)
      if (range === undefined) return
      const distance = nextDoor === by && !ABILITIES.has(name) ? 1 : seenDistance(books, by, at)
      if (!books.inPlay(at)) object('Only a player in play can be aimed at.', `not seat ${at}`, `${name} by seat ${by}`)
      const say = () =>
        object(
          'A target must be in reach: no farther away than the weapon carries, or the card says.',
          `nobody beyond ${range}`,
          `${name} by seat ${by} at seat ${at}, which is ${distance} away`,
        )
      if (distance > range) {
        if (name === 'bang') doubt = { by, at, say }
        else say()
      }
    }

    const mustBeSeen = (by: Seat, at: Seat) => {
      const say = () =>
        object('Nobody plays a BANG! card at the Private Car of a player without hand cards.', 'another target', `seat ${at}`)
      if (books.hand(at).size === 0 && hasWorking(books, at, 'private-car')) doubt ??= { by, at, say }
    }

    const secondOfFanning = (at: Seat | undefined) => {
      if (fanning === undefined) return
      const { by, at: first } = fanning
      fanning = undefined
      const possible = books.playing().filter((seat) => seat !== by && seat !== first && seenDistance(books, first, seat) === 1)
      if (at === undefined ? possible.length > 0 : !possible.includes(at))
        object(
          'Fanning also shoots at a player one step from its first target, if there is one.',
          `seat ${possible.join(' or ') || 'none'}`,
          `seat ${at ?? 'none'}`,
        )
    }

    return {
      before(event) {
        if (event.type === 'moved' || event.type === 'counted') return
        settleDoubt(event)
        secondOfFanning(event.type === 'ability' && event.source === 'fanning' ? event.target : undefined)
        if (event.type === 'played') {
          // Money Bag is aimed like the card whose effect it copies: the uppermost of the discard pile.
          const name = event.as === 'money-bag' ? (books.pile('discard').top?.face.id ?? '') : event.as
          aimed(name, event.seat, event.target)
          if (event.as === 'bang' && event.target !== undefined) mustBeSeen(event.seat, event.target)
          repeatable = event.as
          if (event.as === 'fanning' && event.target !== undefined) fanning = { by: event.seat, at: event.target }
        }
        if (event.type === 'used') aimed(event.card.id, event.seat, event.target)
        if (event.type === 'ability' && event.source !== 'fanning')
          aimed(event.source === 'lee-van-kliff' ? (repeatable ?? '') : event.source, event.seat, event.target)
        if (event.type === 'own' && event.name === 'bought' && event.seat !== undefined && 'way' in event.about) {
          const { way, target } = event.about
          if (typeof way === 'string' && typeof target === 'number')
            aimed(
              way,
              event.seat,
              books.ring.find((seat) => seat === target),
            )
        }
      },
      after(event) {
        if (event.type === 'ability' && event.source === 'bell-tower') nextDoor = event.seat
        const isCard = (event.type === 'played' && event.as !== 'ricochet') || (event.type === 'used' && GREEN.has(event.card.id))
        if (event.type === 'turn' || (isCard && event.seat === nextDoor)) nextDoor = undefined
      },
    }
  },
}
