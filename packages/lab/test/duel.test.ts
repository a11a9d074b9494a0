import { botNamed } from '@sundown/bots'
import { type Duel, duel, type Rules } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { inspect } from '../src/check/inspector.ts'
import { runShare, type Spec } from '../src/index.ts'
import { kindWith } from './kind.ts'

function specOf(bot: string, rules: Rules<Duel> = duel, charactersPerSide = 4): Spec {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  return { kind: kindWith(rules), options: { charactersPerSide }, bots: [player, player], seed: `duel ${bot} ${charactersPerSide}` }
}

const INVARIANTS = [
  'asked-are-alive',
  'backs-are-true',
  'cards-in-one-place',
  'default-acceptable',
  'ends',
  'fork',
  'life-in-bounds',
  'lockstep-deck',
  'lockstep-hands',
  'no-twins',
  'options-acceptable',
  'options-playable',
  'point-remembered',
  'point-visible',
  'question-answerable',
  'quiet-at-play',
  'replay',
  'unlisted-refused',
  'view-patches',
  'worlds-go-on',
]

describe('checked games of The Duel hold every invariant', () => {
  test.each([
    ['random', 4, 3],
    ['rule', 4, 3],
    ['rule', 12, 1],
  ])('%s bots, %i characters a side', (bot, characters, games) => {
    const tally = runShare(specOf(bot, duel, characters), { from: 0, to: games, step: 1 }, { check: inspect })
    expect(tally.violations).toEqual([])
    expect(tally.finished).toBe(games)
    expect(Object.keys(tally.checks).sort()).toEqual(INVARIANTS)
  })
})

test('the report counts games won by the law and by the outlaws, and by everybody who has stood in the street', () => {
  const { wins, finished, characters } = runShare(specOf('rule'), { from: 0, to: 30, step: 1 })
  expect(Object.keys(wins).sort()).toEqual(['law', 'outlaw'])
  expect(Object.values(wins).reduce((sum, many) => sum + many, 0)).toBe(finished)
  expect(Object.keys(characters)).toHaveLength(24)
  // Two to four of each side, and all four of the one that has lost.
  const stood = Object.values(characters).reduce((sum, { games }) => sum + games, 0)
  expect(stood).toBeGreaterThanOrEqual(6 * finished)
  expect(stood).toBeLessThanOrEqual(8 * finished)
})

describe('a planted fault is found', () => {
  /** The rules with every table, copies included, changed by hand. */
  function withTable(change: (game: Duel) => void): Rules<Duel> {
    const changed = (game: Duel): Duel => {
      const { copy } = game
      game.copy = () => changed(copy.call(game))
      change(game)
      return game
    }
    return { ...duel, create: (options, seed) => changed(duel.create(options, seed)) }
  }

  function expectFound(rules: Rules<Duel>, ...invariants: readonly string[]): void {
    const { violations } = runShare(specOf('random', rules), { from: 0, to: 4, step: 1 }, { check: inspect, limit: 250 })
    const broken = violations.map(({ what }) => what.slice(0, what.indexOf(':')))
    for (const invariant of invariants) expect(broken).toContain(invariant)
  }

  test('more life than is printed', () => {
    const rules = withTable((game) => {
      game.heal = (character, amount) => game.setLife(character, game.life(character) + amount)
    })
    expectFound(rules, 'life-in-bounds')
  })

  test('a second card of the same name stays', () => {
    const rules = withTable((game) => {
      const { discard } = game
      game.discard = (card) => {
        if (game.carrier(card) === undefined || game.phase !== 'play') discard.call(game, card)
      }
    })
    expectFound(rules, 'no-twins')
  })

  test('a target that stays one', () => {
    const rules = withTable((game) => {
      const { setTarget } = game
      game.setTarget = (character) => (character === undefined ? undefined : setTarget.call(game, character))
    })
    expectFound(rules, 'quiet-at-play')
  })

  test('the order of the own reserve in the view', () => {
    const rules = withTable((game) => {
      const { view } = game
      game.view = (viewer) => {
        const seen = view.call(game, viewer)
        const next = viewer === 'spectator' ? undefined : game.nextInReserve(viewer)
        return seen.own && next !== undefined ? { ...seen, own: { ...seen.own, reserve: [game.def(next).id] } } : seen
      }
    })
    expectFound(rules, 'point-remembered', 'point-visible')
  })

  test('the faces of the other hand in the view', () => {
    const rules = withTable((game) => {
      const { view } = game
      game.view = (viewer) => {
        const seen = view.call(game, viewer)
        return { ...seen, leak: game.both.map((seat) => game.hand(seat).map((card) => game.def(card).id)) }
      }
    })
    expectFound(rules, 'point-remembered', 'point-visible')
  })

  test('a tell: something happens only if no dodge is in the hand', () => {
    const rules = withTable((game) => {
      const { emit } = game
      game.emit = (event) => {
        emit.call(game, event)
        if (event.type === 'fired') {
          const holds = game.hand(event.owner).some((card) => game.usable(event.owner, card, 'dodge'))
          if (!holds) emit.call(game, { type: 'ability', seat: event.owner, source: event.source })
        }
      }
    })
    expectFound(rules, 'lockstep-deck')
  })
})
