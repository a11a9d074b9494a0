import { botNamed } from '@sundown/bots'
import { DIE_FACES, type Dice, dice, type Rules } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { inspect } from '../src/check/inspector.ts'
import { report, runShare, type Spec } from '../src/index.ts'
import { kindWith } from './kind.ts'

function specOf(players: number, bot: string, rules: Rules<Dice> = dice): Spec {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  return {
    kind: kindWith(rules),
    options: { players },
    bots: Array.from({ length: players }, () => player),
    seed: `dice ${players} ${bot}`,
  }
}

const INVARIANTS = [
  'asked-are-alive',
  'cards-in-one-place',
  'dead-own-nothing',
  'default-acceptable',
  'ends',
  'fork',
  'life-in-bounds',
  'lockstep-deck',
  'lockstep-hands',
  'nine-arrows',
  'nobody-at-zero',
  'options-acceptable',
  'options-playable',
  'point-remembered',
  'point-visible',
  'question-answerable',
  'replay',
  'unlisted-refused',
  'view-patches',
  'worlds-go-on',
]

describe('checked games of the dice game hold every invariant', () => {
  for (const players of [3, 4, 5, 6, 7, 8]) {
    for (const bot of ['random', 'rule']) {
      test(`${players} ${bot} bots`, () => {
        const tally = runShare(specOf(players, bot), { from: 0, to: 8, step: 1 }, { check: inspect })
        expect(tally.violations).toEqual([])
        expect(tally.finished).toBe(8)
        expect(Object.keys(tally.checks).sort()).toEqual(INVARIANTS)
      })
    }
  }
})

test('the report counts every die rolled', () => {
  const spec = specOf(5, 'rule')
  const tally = runShare(spec, { from: 0, to: 20, step: 1 })
  const { faces = {} } = report({ game: 'dice', sets: ['dice-game'], players: 5, bots: ['rule'], seed: spec.seed }, tally)
  expect(Object.keys(faces)).toEqual([...DIE_FACES].sort())
  const rolled = Object.values(faces).reduce((sum, n) => sum + n, 0)
  expect(rolled).toBeGreaterThanOrEqual(tally.turns * 5)
})

describe('a planted fault is found', () => {
  /** The rules with every table, copies included, changed by hand. */
  function withTable(change: (game: Dice) => void): Rules<Dice> {
    const changed = (game: Dice): Dice => {
      const { copy } = game
      game.copy = () => changed(copy.call(game))
      change(game)
      return game
    }
    return { ...dice, create: (options, seed) => changed(dice.create(options, seed)) }
  }

  function expectFound(rules: Rules<Dice>, ...invariants: readonly string[]): void {
    const { violations } = runShare(specOf(5, 'random', rules), { from: 0, to: 5, step: 1 }, { check: inspect, limit: 400 })
    const broken = violations.map(({ what }) => what.slice(0, what.indexOf(':')))
    for (const invariant of invariants) expect(broken).toContain(invariant)
  }

  test('an arrow too many', () => {
    const rules = withTable((game) => {
      const { view } = game
      game.view = (viewer) => {
        const seen = view.call(game, viewer)
        return { ...seen, table: { ...seen.table, arrows: seen.table.arrows + 1 } }
      }
    })
    expectFound(rules, 'nine-arrows')
  })

  test('more life than at the start', () => {
    const rules = withTable((game) => {
      game.heal = (seat, amount) => game.setLife(seat, game.life(seat) + amount)
    })
    expectFound(rules, 'life-in-bounds')
  })

  test('the dead keep their arrows', () => {
    const rules = withTable((game) => {
      const { returnArrows } = game
      game.returnArrows = (seat, count, because) => {
        if (because !== 'eliminated') returnArrows.call(game, seat, count, because)
      }
    })
    expectFound(rules, 'dead-own-nothing')
  })

  test('somebody without life stays', () => {
    const rules = withTable((game) => {
      const { leave } = game
      game.leave = (seat) => {
        if (game.role(seat) === 'sheriff') leave.call(game, seat)
      }
    })
    expectFound(rules, 'nobody-at-zero')
  })

  test('a hidden role leaks into a view', () => {
    const rules = withTable((game) => {
      const { view } = game
      game.view = (viewer) => {
        const seen = view.call(game, viewer)
        return game.turns > 0 ? { ...seen, seats: seen.seats.map((each) => ({ ...each, role: game.role(each.seat) })) } : seen
      }
    })
    expectFound(rules, 'point-remembered', 'point-visible')
  })

  test("a hidden role leaks into everybody's events", () => {
    const rules = withTable((game) => {
      const { setPhase } = game
      game.setPhase = (phase) => {
        setPhase.call(game, phase)
        if (phase === 'end') game.emit({ type: 'ability', seat: game.active, source: game.role(game.active), target: undefined })
      }
    })
    expectFound(rules, 'lockstep-hands')
  })
})
