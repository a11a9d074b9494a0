import { type AnyBot, botNamed, nextInput, randomsFor } from '@sundown/bots'
import {
  bang,
  dice,
  diff,
  duel,
  type Game,
  type Input,
  type Json,
  Match,
  nth,
  type Rules,
  SETS,
  type Seat,
  type Seed,
  seatOf,
} from '@sundown/engine'
import { playBareAsking } from './bare-loop.ts'
import { asked, optionsFor, playOut, seedNumber, start } from './driver.ts'

/** Something whose instructions are counted: does it all once and tells how many decisions (or forks) that were. */
export type Work = () => number

/** What runs in a process of its own, so that nothing else has shaped its code; all parts of it are warmed up before the first is counted. */
export type Case = { readonly [part: string]: Work }

const QUICK = { checkpoints: false }
const GAMES = 100
/** Of those that cost more. */
const FEW_GAMES = 50

/** Other games every time: the code must not grow used to one. */
function random<G extends Game>(rules: Rules<G>, options: Json, games = GAMES): Case {
  let game = 0
  return { play: () => sum(games, () => playOut(Match.start<Game>(rules, options, seedNumber(game++), QUICK))) }
}

function ruleBots(sets: readonly string[], games: number): Case {
  const table = ruleTable(sets)
  let game = 0
  return { play: () => sum(games, () => playRule(table, seedNumber(game++)).inputs.length) }
}

interface RuleTable {
  readonly options: Json
  readonly bots: readonly AnyBot[]
}

function ruleTable(sets: readonly string[]): RuleTable {
  const rule = botNamed('rule')
  if (!rule) throw new Error('the rule bot is gone')
  return { options: optionsFor(5, sets), bots: Array.from({ length: 5 }, () => rule) }
}

function playRule({ options, bots }: RuleTable, seed: Seed): Match<Game> {
  const randoms = randomsFor(5, seed)
  const match = Match.start<Game>(bang, options, seed, QUICK)
  while (match.question) {
    match.apply(nextInput(match, bots, randoms))
    match.drain()
  }
  return match
}

function sum(times: number, work: Work): number {
  let all = 0
  for (let i = 0; i < times; i++) all += work()
  return all
}

type Played = Pick<Match<Game>, 'options' | 'seed' | 'inputs'>
type Look = (match: Match<Game>, seat: Seat) => void

/** The same answers once more, with a look at the table before each. */
function again({ options, seed, inputs }: Played, look?: Look): number {
  const match = Match.start<Game>(bang, options, seed, QUICK)
  for (const input of inputs) {
    if (look) look(match, asked(match))
    match.apply(input)
    match.drain()
  }
  return inputs.length
}

const each = (games: readonly Played[], work: (played: Played) => number): Work => {
  return () => {
    let all = 0
    for (const played of games) all += work(played)
    return all
  }
}

function randomGames(count: number): readonly Played[] {
  return Array.from({ length: count }, (_, n) => {
    const match = start(5, n)
    playOut(match)
    return match
  })
}

const list: Look = (match, seat) => {
  match.menu(seat)
}

function replaying(): Case {
  const games = randomGames(GAMES)
  return { replay: each(games, silently), told: each(games, (played) => again(played)), play: each(games, (played) => again(played, list)) }
}

/** What one seat is shown after each decision: both sides look at the same table. */
function viewing(): Case {
  const games = randomGames(GAMES)
  const watcher = seatOf(2)
  const looking = (show: (before: object, view: object) => number): Work =>
    each(games, ({ options, seed, inputs }) => {
      const match = Match.start<Game>(bang, options, seed, QUICK)
      let before = match.game.view(watcher)
      let shown = 0
      for (const input of inputs) {
        match.apply(input)
        match.drain()
        const view = match.game.view(watcher)
        shown += show(before, view) >= 0 ? 1 : 0
        before = view
      }
      return shown
    })
  return {
    replay: each(games, (played) => again(played)),
    view: looking(() => 0),
    patch: looking((before, view) => diff(before, view).length),
    text: looking((_before, view) => JSON.stringify(view).length),
  }
}

const FORK_AT = 200
const FORKS = 40

function forking(): Case {
  const matches: Match<Game>[] = []
  for (let n = 0; matches.length < FORKS; n++) {
    const match = start(7, n, true, SETS)
    if (playOut(match, FORK_AT) === FORK_AT && match.question) matches.push(match)
  }
  return {
    fork: () =>
      sum(
        FORKS,
        oneAfterTheOther(matches, (match) => void match.fork()),
      ),
    replay: () =>
      sum(
        FORKS,
        oneAfterTheOther(matches, (match) => void silently(match)),
      ),
  }
}

function oneAfterTheOther<T>(things: readonly T[], work: (thing: T) => void): Work {
  let next = 0
  return () => {
    work(nth(things, next++ % things.length))
    return 1
  }
}

/** A game of rule bots taken apart: each part does what the one before it does, and one thing more. */
function shares(sets: readonly string[], games: number): Case {
  const table = ruleTable(sets)
  const played: readonly Played[] = Array.from({ length: games }, (_, n) => playRule(table, seedNumber(n)))
  const viewed: Look = (match, seat) => {
    match.menu(seat)
    match.game.view(seat)
  }
  return {
    silent: each(played, silently),
    events: each(played, (game) => again(game)),
    listed: each(played, (game) => again(game, list)),
    viewed: each(played, (game) => again(game, viewed)),
    bots: each(played, ({ seed }) => playRule(table, seed).inputs.length),
    record: each(played, ({ seed }) => playRule(table, seed).record().inputs.length),
  }
}

/** Nobody listens. */
function silently({ options, seed, inputs }: Played): number {
  const match = Match.start<Game>(bang, options, seed, { checkpoints: false, events: false })
  for (const input of inputs as readonly Input[]) match.apply(input)
  return inputs.length
}

/** The sets there were when instructions were first counted. They were printed before the others. */
const SIX_SETS = SETS.slice(0, 6)

/** By name: each is prepared only in the process that counts it. */
export const CASES: { readonly [name: string]: () => Case } = {
  bare: () => {
    let round = 0
    return { play: () => playBareAsking(GAMES * 3, seedNumber(round++)) }
  },
  'base-random': () => random(bang, optionsFor(5)),
  'base-rule': () => ruleBots(['base'], GAMES),
  'sets-random': () => random(bang, optionsFor(5, SETS), FEW_GAMES),
  'sets-rule': () => ruleBots(SETS, FEW_GAMES),
  'six-random': () => random(bang, optionsFor(5, SIX_SETS), FEW_GAMES),
  'six-rule': () => ruleBots(SIX_SETS, FEW_GAMES),
  dice: () => random(dice, { players: 5 }),
  duel: () => random(duel, {}),
  replay: replaying,
  view: viewing,
  fork: forking,
  'base-shares': () => shares(['base'], FEW_GAMES),
  'sets-shares': () => shares(SETS, FEW_GAMES),
}
