import { type Seat, seatOf, type TableEvent } from '@sundown/engine'
import { expect, test } from 'vitest'
import { type Lies, watch } from './watch.ts'

const CARDS = { players: 6, sets: ['base', 'dodge-city'] }
const GOLD = { players: 5, sets: ['base', 'gold-rush'] }
const TRAIN = { players: 4, sets: ['base', 'great-train-robbery'] }
const LOAD = { players: 5, sets: ['base', 'armed-and-dangerous'] }
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
  for (const options of [CARDS, GOLD, TRAIN, LOAD, EVENTS]) expect(watch(options, 'truth')).toEqual([])
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

const isToken = (event: TableEvent): event is Extract<TableEvent, { type: 'counted' }> =>
  event.type === 'counted' && event.counter === 'load-token'

test('a Dangerous card without its tokens', () => {
  const bare = objection('load', LOAD, () =>
    once((event) => (isToken(event) && event.from.at === 'supply' && event.to.at === 'card' ? [{ ...event, amount: 2 }] : undefined)),
  )
  expect(bare).toMatch(/comes with three tokens/)
})

test('a use that costs too little', () => {
  const cheap = objection('load', LOAD, () =>
    once((event) => (isToken(event) && event.because === 'ace-up-the-sleeve' ? [{ ...event, amount: 1 }] : undefined)),
  )
  expect(cheap).toMatch(/paid from its own tokens/)
})

test('a fifth token on a character', () => {
  const five = objection('load', LOAD, () =>
    once((event) => (isToken(event) && event.to.at === 'character' ? [{ ...event, amount: 5 }] : undefined)),
  )
  expect(five).toMatch(/holds four tokens/)
})

test('a token nobody has earned', () => {
  const extra = objection('load', LOAD, () =>
    once((event) =>
      isToken(event) && event.from.at === 'supply' && event.to.at === 'character' && event.because === undefined
        ? [event, event]
        : undefined,
    ),
  )
  expect(extra).toMatch(/none left to add|are 32 tokens/)
})

test('a train that stands still', () => {
  const still = objection('train', TRAIN, () => once((event) => (event.type === 'own' && event.name === 'moved' ? [] : undefined)))
  expect(still).toMatch(/moves on when the Sheriff’s turn begins/)
})

test('a train that moves too far', () => {
  const far = objection('train', TRAIN, () =>
    once((event) => (event.type === 'own' && event.name === 'moved' ? [{ ...event, about: { ...event.about, position: 3 } }] : undefined)),
  )
  expect(far).toMatch(/by one Station/)
})

test('a car taken at another Station', () => {
  const elsewhere = objection('train', TRAIN, () =>
    once((event) =>
      event.type === 'own' && event.name === 'robbed' ? [{ ...event, about: { ...event.about, station: 'nowhere' } }] : undefined,
    ),
  )
  expect(elsewhere).toMatch(/under a Station/)
})

test('a car nobody paid for', () => {
  const unpaid = objection('train', TRAIN, () => {
    let robbed = false
    return once((event) => {
      if (event.type === 'own' && event.name === 'robbed') robbed = event.about.free === '' && event.about.station !== 'tombrock'
      return robbed && event.type === 'moved' && event.from.zone === 'hand' ? [] : undefined
    })
  })
  expect(unpaid).toMatch(/costs what the Station says/)
})

test('a second car in a turn', () => {
  const twice = objection('train', TRAIN, () =>
    once((event) => (event.type === 'own' && event.name === 'robbed' ? [event, event] : undefined)),
  )
  expect(twice).toMatch(/One Railcar a turn/)
})

test('a car in a hand', () => {
  const held = objection('train', TRAIN, () =>
    once((event) =>
      event.type === 'moved' && event.from.zone === 'train' && event.to.zone === 'front'
        ? [{ ...event, to: { zone: 'hand', seat: event.to.seat ?? 0 } }]
        : undefined,
    ),
  )
  expect(held).toMatch(/never in a hand/)
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

test('a card too many in phase 1', () => {
  const many = objection('phase-one', CARDS, () => {
    let inTurn = false
    return once((event) => {
      if (event.type === 'turn' && event.number === 2) inTurn = true
      return inTurn && event.type === 'moved' && event.from.zone === 'deck' && event.to.zone === 'hand' ? [event, event] : undefined
    })
  })
  expect(many).toMatch(/Phase 1 brings two cards/)
})

test('a Stagecoach of one', () => {
  const few = objection('draws', CARDS, () => {
    let isDrawing = false
    return once((event) => {
      if (event.type === 'drawing') isDrawing = event.because === 'stagecoach'
      return isDrawing && event.type === 'moved' && event.to.zone === 'hand' ? [] : undefined
    })
  })
  expect(few).toMatch(/as many cards as it says/)
})

test('a Beer against a shot', () => {
  const beer = objection('answers', CARDS, () =>
    once((event) => (event.type === 'answered' && event.as === 'missed' ? [{ ...event, card: { ...event.card, id: 'beer' } }] : undefined)),
  )
  expect(beer).toMatch(/stands in for it, is a Missed!/)
})

test('a BANG! for two life points', () => {
  const hard = objection('wounds', CARDS, () =>
    once((event) => (event.type === 'wounded' && event.cause === 'bang' ? [{ ...event, amount: 2, life: event.life - 1 }] : undefined)),
  )
  expect(hard).toMatch(/one life point/)
})

test('somebody to blame for Dynamite', () => {
  const blamed = objection('wounds', CARDS, () =>
    once((event) => (event.type === 'wounded' && event.cause === 'dynamite' ? [{ ...event, by: other(event.seat, 6) }] : undefined)),
  )
  expect(blamed).toMatch(/Nobody is responsible/)
})

test('a Sheriff who keeps a card', () => {
  const kept = objection('eliminations', { players: 7, sets: ['base'] }, () => {
    let isPenalised = false
    return once((event) => {
      if (event.type === 'penalised') isPenalised = true
      return isPenalised && event.type === 'moved' && event.to.zone === 'discard' ? [] : undefined
    })
  })
  expect(kept).toMatch(/loses all his cards/)
})
