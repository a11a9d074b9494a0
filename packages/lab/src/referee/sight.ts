import { type BangView, nth, type Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { seenDistance } from './distance.ts'
import type { Judge, Objects, Rule, Sight } from './judge.ts'
import { hasAbility, reach } from './powers.ts'

const SENTENCE = 'What everybody sees is what has happened.'

function tableAgrees(books: Books, { table, seats }: BangView, object: Objects): void {
  const same = (what: string, expected: unknown, shown: unknown) => {
    if (expected !== shown) object(SENTENCE, `${what} ${expected}`, `${shown} is shown`)
  }
  same('deck', books.pile('deck').size, table.deck)
  same('discard pile', books.pile('discard').size, table.discard)
  same('top of the discard pile', books.pile('discard').top?.face.id, table.top?.id)
  same('cards aside', books.pile('aside').size, table.aside.length)
  if (!books.hasStarted) return
  if (table.phase !== 'between') {
    same('turn', books.turn, table.turn)
    same('player whose turn it is', books.active, table.active)
    same('extra turn', books.isExtraTurn, table.extraTurn)
  }
  same('order of seats', books.ring.join(), table.ring.join())
  same('event', books.event, table.event?.now)
  same('show card', books.show, table.show?.now)
  for (const { seat, life, maxLife, hand, front, character, state, skips, shadow, role } of seats) {
    const book = books.at(seat)
    same(`hand of seat ${seat}`, books.hand(seat).size, hand)
    same(`cards before seat ${seat}`, names(books.front(seat).cards.map(({ face }) => face.id)), names(front.map(({ id }) => id)))
    same(`character of seat ${seat}`, book.character, character)
    same(`maximum of seat ${seat}`, book.max, maxLife)
    same(`skipped turns of seat ${seat}`, book.skips, skips)
    same(`seat ${seat} is out`, !books.inPlay(seat), state === 'out')
    if (role !== undefined) same(`role of seat ${seat}`, book.role, role)
    if (state === 'out') continue
    same(`life of seat ${seat}`, book.life, life)
    if (state !== 'doomed') same(`seat ${seat} is without life`, books.isSpirit(seat), state === 'ghost')
    same(`seat ${seat} is a shadow`, book.presence === 'shadow', shadow === true)
  }
}

const names = (ids: readonly string[]): string => ids.toSorted().join() || 'none'

/** The books and the table agree: cards, life points, whose turn it is. */
export const sight: Rule = {
  name: 'sight',
  judge(books, object): Judge {
    return {
      look({ table, own }) {
        tableAgrees(books, table, object)
        for (const seat of books.ring) {
          const held = own(seat)?.hand
          if (held === undefined) continue
          const expected = books.hand(seat).cards.map(({ face }) => `${face.rank} ${face.suit} ${face.id}`)
          const seen = held.map(({ rank, suit, id }) => `${rank} ${suit} ${id}`)
          if (names(expected) !== names(seen)) object(SENTENCE, `hand of seat ${seat}: ${names(expected)}`, names(seen))
        }
      },
    }
  },
}

/** Distances and reach are what the table makes them. */
export const distances: Rule = {
  name: 'distances',
  judge(books, object): Judge {
    let tower: Seat | undefined
    /** Who is doomed neither shoots nor is shot at any more. */
    const isDoomed = (seat: Seat, { table }: Sight): boolean => nth(table.seats, seat).state === 'doomed'
    const from = (seat: Seat, looked: Sight) => {
      const seen = looked.own(seat)?.distances ?? []
      for (const other of books.playing()) {
        if (other === seat || other === books.silenced || isDoomed(other, looked)) continue
        const expected = seenDistance(books, seat, other)
        // Bell Tower, once paid, lets its owner see everybody next door for one card.
        const isNextDoor = seat === tower && seen[other] === 1
        if (seen[other] !== expected && !isNextDoor)
          object(
            'Seats in play on the shorter way, plus what the other has, minus what one has oneself, at least one.',
            `seat ${seat} sees seat ${other} at ${expected}`,
            `at ${seen[other]}`,
          )
      }
    }
    return {
      after(event) {
        if (event.type === 'ability' && event.source === 'bell-tower') tower = event.seat
        if (event.type === 'turn') tower = undefined
      },
      look(seen) {
        if (!books.hasStarted || seen.table.over) return
        for (const seat of books.playing()) {
          if (isDoomed(seat, seen) || seat === books.silenced) continue
          from(seat, seen)
          const shown = nth(seen.table.seats, seat).reach
          if (shown !== reach(books, seat))
            object('A weapon carries as far as it says, the Colt .45 one step.', `${reach(books, seat)}`, `${shown} for seat ${seat}`)
          const copied = books.event === 'hangover' || hasAbility(books, seat, 'gregory-deck') ? undefined : books.at(seat).abilities
          const listed = nth(seen.table.seats, seat).abilities
          if (copied !== undefined && names(copied) !== names(listed))
            object('Copied abilities last until the next choice.', `seat ${seat}: ${names(copied)}`, names(listed))
        }
      },
    }
  },
}
