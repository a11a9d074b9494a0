import { type AnyBot, aidsFor, nextInput, randomsFor } from '@sundown/bots'
import {
  type Game,
  type GameKind,
  type GameRecord,
  type Json,
  Match,
  nth,
  type Rules,
  type Seed,
  sealOf,
  seatOf,
  seedFrom,
} from '@sundown/engine'
import { type Finding, wordsOf } from './check/check.ts'
import type { Inspect } from './check/inspector.ts'
import { toolsFor } from './games.ts'
import type { Follows } from './referee/beside.ts'
import { Refused, refuse } from './refused.ts'
import { add, addViolation, emptyTally, type Tally } from './tally.ts'

/** Which games are played. Game `i` of a spec is always the same game. */
export interface Spec {
  readonly kind: Pick<GameKind, 'rules' | 'role' | 'characters'>
  /** The same for all games, or what the seed of each brings. */
  readonly options: Json | ((seed: Seed) => Json)
  /** One for each seat; where tables differ in size, for the largest. */
  readonly bots: readonly AnyBot[]
  /** Any text. */
  readonly seed: string
  /** Answers of the bots are checked: they come from elsewhere. */
  readonly distrust?: boolean
}

export interface Extras {
  /** Keep all events in the record. */
  readonly record?: boolean
  /** Verifies the invariants. */
  readonly check?: Inspect | undefined
  /** The referee of the game: he follows with books of his own. */
  readonly referee?: Follows | undefined
  /** A game with more decisions goes in circles. */
  readonly limit?: number
}

const LIMIT = 20_000

export interface Played {
  readonly tally: Tally
  record(): GameRecord
}

export interface Share {
  readonly from: number
  readonly to: number
  readonly step: number
}

const seedOfGame = (seed: string, index: number): Seed => seedFrom(`${seed}:${index}`)

/** Plays one game to its end, and counts what it came to. */
export function playGame(spec: Spec, index: number, { record = false, check, referee, limit = LIMIT }: Extras = {}): Played {
  const { rules } = spec.kind
  const { count } = toolsFor(rules.name)
  const seed = seedOfGame(spec.seed, index)
  const options = typeof spec.options === 'function' ? spec.options(seed) : spec.options
  const tally = emptyTally()
  tally.games = 1
  const broken = new Set<string>()
  let match: Match<Game> | undefined
  let decision = 0
  const events: { readonly type: string }[] = []
  const tell = (invariant: string, finding: string) => {
    // Once broken it stays broken: one violation of a kind a game.
    if (broken.has(invariant)) return
    broken.add(invariant)
    const known = match?.record() ?? unstarted(rules, options, seed)
    addViolation(tally, { game: index, seed, decision, what: `${invariant}: ${finding}` }, known)
  }

  try {
    match = Match.start(rules, options, seed, { checkpoints: check !== undefined || spec.bots.some((bot) => bot.searches) })
    const randoms = randomsFor(match.game.seats, seed)
    const aids = aidsFor(match, spec.bots)
    let happened = match.drain()
    count?.(happened, tally)
    if (record) events.push(...happened)
    const looked = (invariant: string, finding: Finding) => {
      tally.checks[invariant] = (tally.checks[invariant] ?? 0) + 1
      if (finding) tell(invariant, finding)
    }
    const inspector = check?.(match, seed, happened, looked)
    const beside = referee?.beside(match, looked)
    beside?.follow(undefined, happened)
    while (match.question && decision < limit) {
      inspector?.before(decision)
      const input = nextInput(match, spec.bots, randoms, aids)
      if (spec.distrust) refuse(match, nth(spec.bots, input.seat), input)
      decision++
      match.apply(input)
      happened = match.drain()
      aids.witness?.saw(happened)
      count?.(happened, tally)
      if (record) events.push(...happened)
      if (check || referee) countUses(happened, tally.uses)
      inspector?.after(input, happened)
      beside?.follow(input, happened)
    }
    if (check) tally.checks.ends = 1
    if (match.question) tell('ends', `stuck, no end after ${limit} decisions`)
    else inspector?.end()
  } catch (error) {
    tell(error instanceof Refused ? 'bot' : 'exception', wordsOf(error))
  }

  tally.decisions = decision
  if (match) countOutcome(spec.kind, match, tally)
  const recorded = () => match?.record(record ? events : undefined) ?? unstarted(rules, options, seed)
  return { tally, record: recorded }
}

/** Fields of events that name what was used: cards, abilities, events of a pile. */
const NAMED_BY: readonly string[] = ['as', 'source', 'because', 'cause', 'card', 'shot', 'about']

function countUses(events: readonly object[], uses: { [id: string]: number }): void {
  for (const event of events) {
    const named = new Set<string>()
    for (const [field, value] of Object.entries(event)) {
      if (NAMED_BY.includes(field)) for (const id of idsIn(value)) named.add(id)
    }
    const laid = laidDown(event)
    if (laid !== undefined) named.add(laid)
    for (const id of named) uses[id] = (uses[id] ?? 0) + 1
  }
}

/** A name as such, the face of a card, or what a set tells of an event of its own. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).filter((one) => typeof one === 'string') : []
}

/** Much of what lies in front of a player works without a word: a Railcar that was taken, a Horseshoe that was bought. */
function laidDown(event: object): string | undefined {
  if (!('to' in event && 'face' in event)) return undefined
  const { to, face } = event
  const isInFront = typeof to === 'object' && to !== null && 'zone' in to && to.zone === 'front'
  return isInFront && typeof face === 'object' && face !== null && 'id' in face && typeof face.id === 'string' ? face.id : undefined
}

const unstarted = ({ name, version }: Rules<Game>, options: Json, seed: Seed): GameRecord => ({
  format: 1,
  game: name,
  rulesVersion: version,
  options,
  seed,
  seal: sealOf(seed),
  inputs: [],
  digests: [],
})

function countOutcome(kind: Spec['kind'], { game }: Match<Game>, tally: Tally): void {
  tally.turns = game.turns
  const { over } = game
  if (!over) return
  tally.finished = 1
  for (let i = 0; i < game.seats; i++) {
    const seat = seatOf(i)
    const won = over.winners.includes(seat)
    const role = kind.role(game, seat)
    if (won && role !== undefined) tally.wins[role] = 1
    for (const id of kind.characters(game, seat)) tally.characters[id] = { games: 1, wins: won ? 1 : 0 }
  }
  if (over.winners.length === 0) tally.wins.nobody = 1
}

/** Plays the games `from`, `from + step`, ... below `to`: one worker's share. */
export function runShare(
  spec: Spec,
  { from, to, step }: Share,
  extras: Extras = {},
  each?: (played: Played, index: number) => void,
): Tally {
  const total = emptyTally()
  for (let index = from; index < to; index += step) {
    const started = performance.now()
    const played = playGame(spec, index, extras)
    add(total, played.tally)
    total.seconds += (performance.now() - started) / 1000
    each?.(played, index)
  }
  return total
}
