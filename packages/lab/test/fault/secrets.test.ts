import { type Bang, type Question, type Rules, seatOf } from '@sundown/engine'
import { expect, test } from 'vitest'
import { found, withGate, withKind, withTable, zoneNamed } from './plant.ts'

const nextHand = (game: Bang) => game.hand(game.leftOf(game.active))

test('a face leaks into a view', () => {
  const rules = withTable((game) => {
    const { view } = game
    game.view = (viewer) => Object.assign({ ...view.call(game, viewer) }, { peek: nextHand(game).map((card) => game.faceOf(card).id) })
  })
  expect(found(rules, 'point-remembered')).toBeDefined()
  expect(found(rules, 'point-visible')).toBeDefined()
})

test('what only the past tells leaks into a view', () => {
  // Where Kit Carlson's card lies is his to remember, but the view does not say it.
  const rules = withTable((game) => {
    const { view } = game
    game.view = (viewer) => {
      const remembered = game.at(zoneNamed(game, 'deck')).filter((card) => game.canKnow(card, viewer))
      return Object.assign({ ...view.call(game, viewer) }, { memory: remembered.map((card) => game.faceOf(card).id) })
    }
  })
  expect(found(rules, 'point-visible', { games: 80 })).toBeDefined()
})

test('a role leaks into a view', () => {
  const rules = withTable((game) => {
    const { view } = game
    game.view = (viewer) => {
      const seen = view.call(game, viewer)
      return game.turns > 0 ? { ...seen, seats: seen.seats.map((seat, i) => ({ ...seat, role: game.role(seatOf(i)) })) } : seen
    }
  })
  expect(found(rules, 'point-remembered')).toBeDefined()
  expect(found(rules, 'point-visible')).toBeDefined()
})

test("a face leaks into everybody's events", () => {
  const rules = withTable((game) => {
    const { setPhase } = game
    game.setPhase = (phase) => {
      setPhase.call(game, phase)
      const [card] = nextHand(game)
      if (phase === 'end' && card !== undefined) game.emit({ type: 'shown', seat: game.active, card: game.faceOf(card), because: 'mirror' })
    }
  })
  expect(found(rules, 'lockstep-hands')?.what).toMatch(/by what he cannot know/)
})

test("a role leaks into everybody's events", () => {
  const rules = withTable((game) => {
    const { setPhase } = game
    game.setPhase = (phase) => {
      setPhase.call(game, phase)
      if (phase === 'end') game.emit({ type: 'ability', seat: game.active, source: game.role(game.active), target: undefined })
    }
  })
  expect(found(rules, 'lockstep-hands')).toBeDefined()
})

test("the top of the deck leaks into everybody's events", () => {
  const rules = withTable((game) => {
    const { setPhase } = game
    game.setPhase = (phase) => {
      setPhase.call(game, phase)
      const top = game.at(zoneNamed(game, 'deck')).at(-1)
      if (phase === 'end' && top !== undefined) game.emit({ type: 'declined', seat: game.active, to: game.faceOf(top).id })
    }
  })
  expect(found(rules, 'lockstep-deck')).toBeDefined()
})

test('an option depends on another hand', () => {
  const rules = withKind('play', ({ options }) => ({
    options(game, seat, about) {
      const bang = nextHand(game).some((card) => game.def(card).id === 'bang')
      return [...options(game, seat, about), ...(bang ? [{ id: 'end', seat }] : [])]
    },
  }))
  expect(found(rules, 'point-remembered')).toBeDefined()
  expect(found(rules, 'lockstep-hands', { games: 80, like: /an answer of seat \d depends on what he cannot know/ })).toBeDefined()
})

/** Nobody asks who could not do anything anyway: a tell. */
const askedOnlyIfAble = (name: string): Rules<Bang> =>
  withGate((game, { parts: [part] }: Question) => {
    if (part?.kind.name !== name) return undefined
    const [only, ...more] = part.kind.options(game, part.seat, part.about)
    return only && more.length === 0 ? { seat: part.seat, answer: { id: only.id } } : undefined
  })

test('the dying are asked only with a Beer in hand', () => {
  expect(found(askedOnlyIfAble('dying'), 'lockstep-hands', { games: 200 })).toBeDefined()
})

test('the target of a shot is asked only with a Missed! in hand', () => {
  expect(found(askedOnlyIfAble('shot'), 'lockstep-hands')).toBeDefined()
})

test('whether some card could serve is looked up in the hand', () => {
  const rules = withTable((game) => {
    game.couldServe = (seat, serves) => game.hand(seat).some((card) => serves(game, seat, card))
  })
  expect(found(rules, 'lockstep-hands')).toBeDefined()
})

test('an imagined world breaks', () => {
  const rules = withTable((game) => {
    const { redeal } = game
    game.redeal = (viewer, seed, imagination) => {
      redeal.call(game, viewer, seed, imagination)
      game.setPhase = () => {
        throw new Error('this is but a dream')
      }
    }
  })
  expect(found(rules, 'worlds-go-on')?.what).toMatch(/a dream/)
})
