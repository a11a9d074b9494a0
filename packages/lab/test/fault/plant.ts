import { botNamed } from '@sundown/bots'
import { type Bang, bang, type Input, type Kind, type Part, type Question, type Rule, type Rules, seatOf } from '@sundown/engine'
import { inspect } from '../../src/check/inspector.ts'
import { playGame, type Spec } from '../../src/index.ts'
import { kindWith } from '../kind.ts'

/** The rules with every table, copies included, changed by hand. */
export function withTable(change: (game: Bang) => void): Rules<Bang> {
  const changed = (game: Bang): Bang => {
    const { copy } = game
    game.copy = () => changed(copy.call(game))
    change(game)
    return game
  }
  return { ...bang, create: (options, seed) => changed(bang.create(options, seed)) }
}

/** What to do with a question on its way out: let it pass, or answer it in secret. */
type Gate = (game: Bang, question: Question) => Input | undefined

/** The rules with somebody between them and the table. */
export function withGate(gate: Gate): Rules<Bang> {
  const watched = (rules: (game: Bang) => Rule) =>
    function* (game: Bang): Rule {
      const rule = rules(game)
      let step = rule.next()
      while (!step.done) step = rule.next(gate(game, step.value)?.answer ?? (yield step.value))
    }
  return { ...bang, setUp: watched(bang.setUp), turn: watched(bang.turn) }
}

/** The rules with one kind of question changed. */
export function withKind(name: string, change: (kind: Part['kind']) => Partial<Kind<Bang, unknown>>): Rules<Bang> {
  const changed = new WeakSet<Part>()
  return withGate((_game, { parts }) => {
    for (const part of parts) {
      if (part.kind.name !== name || changed.has(part)) continue
      changed.add(part)
      Object.assign(part, { kind: { ...part.kind, ...change(part.kind) } })
    }
    return undefined
  })
}

/** Only the engine may change a pile; and whoever plants a fault. */
export const mutable = <T>(list: readonly T[]): T[] => list as T[]

export function zoneNamed(game: Bang, name: string) {
  const zone = game.layout.zones.find((spec) => spec.zone === name)
  if (!zone) throw new Error(`no zone ${name}`)
  return zone.id
}

export const seatsAt = (game: Bang) => Array.from({ length: game.seats }, (_, i) => seatOf(i))

interface Search {
  readonly games?: number
  readonly players?: number
  readonly bot?: string
  readonly limit?: number
  /** What it must say. */
  readonly like?: RegExp
}

/** The first violation of an invariant in some checked games, if there is one. */
export function found(
  rules: Rules<Bang>,
  invariant: string,
  { games = 40, players = 5, bot = 'random', limit = 600, like = /./ }: Search = {},
) {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  const spec: Spec = {
    kind: kindWith(rules),
    options: { players, sets: ['base'] },
    bots: Array.from({ length: players }, () => player),
    seed: 'fault',
  }
  for (let index = 0; index < games; index++) {
    const { tally } = playGame(spec, index, { check: inspect, limit })
    const violation = tally.violations.find(({ what }) => what.startsWith(`${invariant}: `) && like.test(what))
    if (violation) return violation
  }
  return undefined
}
