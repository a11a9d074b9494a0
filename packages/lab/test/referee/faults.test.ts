import { type Seat, seatOf, type TableEvent } from '@sundown/engine'
import { expect, test } from 'vitest'
import { type Lies, watch } from './watch.ts'

const CARDS = { players: 6, sets: ['base', 'dodge-city'] }
const GOLD = { players: 5, sets: ['base', 'gold-rush'] }
const EVENTS = { players: 5, sets: ['base', 'high-noon', 'fistful-of-cards'] }

/** What the referee says for a rule in the first of some games in which he hears the lie. */
function objection(rule: string, options: object & { players: number; sets: string[] }, lies: () => Lies): string | undefined {
  for (let game = 0; game < 12; game++) {
    const found = watch(options, `fault ${game}`, lies()).find((one) => one.rule === rule)
    if (found) return `${found.sentence} Expected ${found.expected}, but ${found.happened}`
  }
  return undefined
}

/** The lie is told once, of the first event it fits. */
function once(lie: (event: TableEvent) => readonly TableEvent[] | undefined): Lies {
  let told = false
  return {
    told(event) {
      const instead = told ? undefined : lie(event)
      if (instead === undefined) return [event]
      told = true
      return instead
    },
  }
}

const other = (seat: Seat, players: number): Seat => seatOf((seat + 1) % players)

test('a truthful game has no objection', () => {
  for (const options of [CARDS, GOLD, EVENTS]) expect(watch(options, 'truth')).toEqual([])
})

test('a card that never arrived', () => {
  const lost = objection('cards', CARDS, () => once((event) => (event.type === 'moved' && event.to.zone === 'front' ? [] : undefined)))
  expect(lost).toMatch(/A card moves from where it lies/)
})

test('a deck that was not made anew', () => {
  const kept = objection('cards', { players: 7, sets: ['base'] }, () => {
    let started = false
    return once((event) => {
      if (event.type === 'started') started = true
      return started && event.type === 'shuffled' && event.zone.zone === 'deck' ? [] : undefined
    })
  })
  expect(kept).toMatch(/last card leaves the deck/)
})

test('a life point too many', () => {
  expect(
    objection('life', CARDS, () => once((event) => (event.type === 'wounded' ? [{ ...event, amount: event.amount + 1 }] : undefined))),
  ).toMatch(/A loss takes so many/)
})

test('healing above the maximum', () => {
  const healed = objection('life', CARDS, () =>
    once((event) =>
      event.type === 'turn' && event.number === 2
        ? [{ type: 'healed', seat: event.seat, amount: 1, life: 9, cause: 'beer' }, event]
        : undefined,
    ),
  )
  expect(healed).toMatch(/up to the maximum/)
})

test('a wrong next player', () => {
  const wrong = objection('turns', CARDS, () =>
    once((event) => (event.type === 'turn' && event.number === 3 ? [{ ...event, seat: other(event.seat, 6) }] : undefined)),
  )
  expect(wrong).toMatch(/Turns go round the table/)
})

test('an extra turn out of an extra turn', () => {
  const extra = objection('turns', CARDS, () =>
    once((event) =>
      event.type === 'turn' && event.number === 3
        ? [
            { type: 'extra-turn', seat: seatOf(event.seat), because: 'vendetta' },
            event,
            { type: 'extra-turn', seat: event.seat, because: 'vendetta' },
          ]
        : undefined,
    ),
  )
  expect(extra).toMatch(/no further turn|comes at once/)
})

test('an event that did not enter', () => {
  const still = objection('weather', EVENTS, () => once((event) => (event.type === 'turned' ? [] : undefined)))
  expect(still).toMatch(/before each turn of its keeper/)
})

test('a shot out of reach', () => {
  const far = objection('shots', CARDS, () =>
    once((event) =>
      event.type === 'played' && event.as === 'punch' && event.target !== undefined
        ? [{ ...event, target: seatOf((event.seat + 3) % 6) }]
        : undefined,
    ),
  )
  expect(far).toMatch(/in reach/)
})

test('a second BANG!', () => {
  const twice = objection('allowance', CARDS, () =>
    once((event) => (event.type === 'played' && event.as === 'bang' ? [event, event, event] : undefined)),
  )
  expect(twice).toMatch(/One BANG! a turn/)
})

test('a Beer that is shot', () => {
  const shot = objection('allowance', CARDS, () =>
    once((event) => (event.type === 'played' && event.as === 'bang' ? [{ ...event, card: { ...event.card, id: 'beer' } }] : undefined)),
  )
  expect(shot).toMatch(/stands in for it/)
})

test('a Barrel that helps with Clubs', () => {
  const helped = objection('checks', CARDS, () =>
    once((event) => (event.type === 'checked' ? [{ ...event, good: !event.good }] : undefined)),
  )
  expect(helped).toMatch(/looks for decides/)
})

test('a Jail for the Sheriff', () => {
  const jailed = objection('fronts', CARDS, () => {
    let sheriff: Seat | undefined
    return once((event) => {
      if (event.type === 'started') sheriff = event.sheriff
      return event.type === 'played' && event.as === 'jail' && sheriff !== undefined ? [{ ...event, target: sheriff }] : undefined
    })
  })
  expect(jailed).toMatch(/not for the Sheriff/)
})

test('a missing nugget', () => {
  const missing = objection('nuggets', GOLD, () =>
    once((event) => (event.type === 'counted' && event.because === 'wound' ? [] : undefined)),
  )
  expect(missing).toMatch(/One nugget for every life point/)
})

test('a bargain', () => {
  const cheap = objection('market', GOLD, () =>
    once((event) => (event.type === 'counted' && event.because === 'market' ? [{ ...event, amount: event.amount - 1 }] : undefined)),
  )
  expect(cheap).toMatch(/is paid for/)
})

test('an empty place in the row', () => {
  const empty = objection('market', GOLD, () => {
    let moves = 0
    return once((event) => (event.type === 'moved' && event.to.zone === 'market' && ++moves === 4 ? [] : undefined))
  })
  expect(empty).toMatch(/refilled at once/)
})

test('a reward that was not paid', () => {
  const unpaid = objection('eliminations', CARDS, () => once((event) => (event.type === 'rewarded' ? [] : undefined)))
  expect(unpaid).toMatch(/worth three cards/)
})

test('somebody else’s victim', () => {
  const stolen = objection('eliminations', CARDS, () =>
    once((event) => (event.type === 'eliminated' ? [{ ...event, by: other(event.by ?? event.seat, 6) }] : undefined)),
  )
  expect(stolen).toMatch(/has eliminated the player/)
})

test('the wrong winners', () => {
  const wrong = objection('victory', CARDS, () =>
    once((event) => (event.type === 'over' ? [{ ...event, winners: event.winners.slice(1) }] : undefined)),
  )
  expect(wrong).toMatch(/A side wins/)
})

test('a hand that is too large', () => {
  const large = objection('hand-limit', CARDS, () => ({
    told: (event, game) => (event.type === 'moved' && event.from.zone === 'hand' && game.phase === 'discard' ? [] : [event]),
  }))
  expect(large).toMatch(/down to his limit/)
})

test('a wrong distance', () => {
  const wrong = objection('distances', CARDS, () => ({
    own: (view) => ({ ...view, distances: view.distances.map((distance) => distance + 1) }),
  }))
  expect(wrong).toMatch(/Seats in play on the shorter way/)
})

test('a card too few in a hand everybody counts', () => {
  const few = objection('sight', CARDS, () => ({
    table: (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: seat.hand - 1 })) }),
  }))
  expect(few).toMatch(/hand of seat/)
})
