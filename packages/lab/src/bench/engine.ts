import { type Bot, botNamed, nextInput, randomsFor } from '@sundown/bots'
import { type Bang, bang, diff, type GameRecord, Match, nth, SETS, seatOf } from '@sundown/engine'
import { playBare, playBareAsking, seedBareLoop } from './bare-loop.ts'
import { asked, decide, optionsFor, playOut, randomAnswer, seedNumber, start } from './driver.ts'
import { compare, median, repeat, timed, timedEach } from './measure.ts'
import { bytesOfWarmGame } from './memory.ts'
import { diceDecisions, duelDecisions } from './other-games.ts'
import { atLeast, atMost, type Goal, type Row, rounded } from './row.ts'

const ROUNDS = 7
const GAMES = 150

/** Games a second of the strongest public engine, measured on this kind of machine. */
const PEER_BASE = 255
const PEER_ALL_SETS = 55

type Measure = () => Row

/** `limit`: decisions of that many games of the bare loop. */
function decisionsBeside(beside: string, limit: (games: number, round: number) => number, goal: (ratio: number) => Goal): Row {
  let game = 0
  const measured = compare(
    ROUNDS,
    () => {
      let done = 0
      const seconds = timed(() => {
        for (let i = 0; i < GAMES; i++) done += playOut(start(5, game++))
      })
      return done / seconds
    },
    () => {
      let done = 0
      const seconds = timed(() => {
        done = limit(GAMES * 5, game)
      })
      return done / seconds
    },
  )
  const { value, ratio } = measured
  return { figure: 'base game, 5 random seats, events on', value, unit: 'decisions/s', beside, limit: measured.limit, ...goal(ratio) }
}

const decisions = (): Row =>
  decisionsBeside(
    'bare loop',
    (games, round) => playBareAsking(games, seedNumber(round)),
    (ratio) => atLeast(ratio, 0.45),
  )

/** What the machine could do if nobody had to be asked: no goal, for a sense of scale. */
const ceiling = (): Row =>
  decisionsBeside(
    'bare loop without lists of options and with cheap chance',
    (games, round) => {
      seedBareLoop(round)
      return playBare(games)
    },
    (ratio) => ({ ratio, goal: 'none', met: null }),
  )

const gamesPerSecond = (sets: readonly string[]): number => {
  const rule = botNamed('rule')
  if (!rule) throw new Error('the rule bot is gone')
  const bots: readonly Bot[] = Array.from({ length: 5 }, () => rule)
  const randoms = randomsFor(5, 'bench')
  const options = optionsFor(5, sets)
  let game = 0
  return repeat(ROUNDS, () => {
    const seconds = timed(() => {
      for (let i = 0; i < GAMES; i++) {
        const match = Match.start(bang, options, seedNumber(game++), { checkpoints: false })
        while (match.question) {
          match.apply(nextInput(match, bots, randoms))
          match.drain()
        }
      }
    })
    return GAMES / seconds
  })
}

const PEER = 'strongest public engine, measured elsewhere'

function ruleBots(): Row {
  const value = gamesPerSecond(['base'])
  return {
    figure: 'base game, 5 rule bots, events on',
    value,
    unit: 'games/s',
    beside: PEER,
    limit: PEER_BASE,
    ...atLeast(value / PEER_BASE, 8),
  }
}

function everySet(): Row {
  const value = gamesPerSecond(SETS)
  return {
    figure: `every set there is (${SETS.join(', ')}), 5 rule bots`,
    value,
    unit: 'games/s',
    beside: `${PEER}, all its sets`,
    limit: PEER_ALL_SETS,
    ...atLeast(value / PEER_ALL_SETS, 12),
  }
}

/** After each decision, for one seat: both sides look at the same table. */
function viewAndPatch(): Row {
  const seat = seatOf(2)
  let game = 0
  const values: number[] = []
  const limits: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    let patching = 0
    let writing = 0
    let looks = 0
    for (let i = 0; i < GAMES / 3; i++) {
      const match = start(5, game++)
      let before: object = match.game.view(seat)
      while (match.question) {
        decide(match)
        const first = performance.now()
        const view = match.game.view(seat)
        const patch = diff(before, view)
        const second = performance.now()
        const text = JSON.stringify(view)
        const third = performance.now()
        patching += second - first
        writing += third - second
        looks += patch.length >= 0 && text.length > 0 ? 1 : 0
        before = view
      }
    }
    if (round === 0) continue
    values.push((patching * 1000) / looks)
    limits.push((writing * 1000) / looks)
  }
  const ratio = median(values.map((value, i) => value / nth(limits, i)))
  return {
    figure: 'view and patch for one seat after one decision',
    value: median(values),
    unit: 'us',
    beside: 'JSON.stringify of the whole view',
    limit: median(limits),
    ...atMost(ratio, 0.5),
  }
}

const recordOf = (players: number, n: number, most?: number): GameRecord => {
  const match = start(players, n)
  playOut(match, most)
  return match.record()
}

/** `list`: as if it were played the first time, with options listed and events told; otherwise nobody looks or listens. */
function playAgain({ options, seed, inputs }: Pick<GameRecord, 'options' | 'seed' | 'inputs'>, list: boolean): void {
  const match = Match.start(bang, options, seed, { checkpoints: false, events: list })
  for (const input of inputs) {
    if (list) match.menu(asked(match))
    match.apply(input)
    match.drain()
  }
}

/** The same answers, with the options listed before each of them and events told after it, and without. */
function replaying(): Row {
  const records = Array.from({ length: GAMES }, (_, n) => recordOf(5, n))
  const { value, limit, ratio } = compare(
    ROUNDS,
    () => timedEach(records, (record) => playAgain(record, false)),
    () => timedEach(records, (record) => playAgain(record, true)),
  )
  const each = (seconds: number) => (seconds / GAMES) * 1_000_000
  return {
    figure: 'replay of a recorded game, 5 seats, nobody listening',
    value: each(value),
    unit: 'us',
    beside: 'playing it with the same answers',
    limit: each(limit),
    ...atLeast(1 / ratio, 1.6),
  }
}

const FORK_AT = 200
const FORKS = 40

function forking(): Row {
  const matches: Match<Bang>[] = []
  for (let n = 0; matches.length < FORKS; n++) {
    const match = start(7, n, true, SETS)
    if (playOut(match, FORK_AT) === FORK_AT && match.question) matches.push(match)
  }
  const { value, limit, ratio } = compare(
    ROUNDS,
    () => timedEach(matches, (match) => match.fork()),
    () => timedEach(matches, (match) => playAgain(match, false)),
  )
  const each = (seconds: number) => (seconds / FORKS) * 1_000_000
  return {
    figure: `fork at decision ${FORK_AT}, 7 seats, every set`,
    value: each(value),
    unit: 'us',
    beside: 'replay from the start',
    limit: each(limit),
    ...atLeast(1 / ratio, 5),
  }
}

const EARLY = 50
const LATE = 500
const WINDOW = 25
/** Cards that cost nobody life: a game that goes on and on. */
const PEACEFUL = new Set([
  'beer',
  'saloon',
  'stagecoach',
  'wells-fargo',
  'scope',
  'mustang',
  'barrel',
  'remington',
  'winchester',
  'schofield',
])

/** Microseconds for each choice of a card to play around two moments of long games. */
function growth(): Row {
  let game = 0
  const early: number[] = []
  const late: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const sums = { early: 0, late: 0 }
    const counts = { early: 0, late: 0 }
    for (let i = 0; i < GAMES / 3; i++) {
      const match = start(7, game++, true)
      for (let decision = 0; decision < LATE + WINDOW && match.question; decision++) {
        const started = performance.now()
        const kind = decidePeacefully(match)
        const took = (performance.now() - started) * 1000
        const when = Math.abs(decision - EARLY) <= WINDOW ? 'early' : Math.abs(decision - LATE) <= WINDOW ? 'late' : undefined
        if (when === undefined || kind !== 'play') continue
        sums[when] += took
        counts[when]++
      }
    }
    if (round === 0) continue
    early.push(sums.early / counts.early)
    late.push(sums.late / counts.late)
  }
  const ratio = median(late.map((value, i) => value / nth(early, i)))
  return {
    figure: `a decision of the same kind at ${LATE} in a long game, 7 seats`,
    value: median(late),
    unit: 'us',
    beside: `at ${EARLY}`,
    limit: median(early),
    ...atMost(ratio, 1.2),
  }
}

function decidePeacefully(match: Match<Bang>): string {
  const seat = asked(match)
  const kind = match.part(seat)?.kind.name ?? ''
  const menu = match.menu(seat)
  const harmless =
    kind === 'play'
      ? menu.filter(({ card }) => {
          const named = match.game.cardAt(card)
          return named === undefined || PEACEFUL.has(match.game.def(named).id)
        })
      : menu
  match.apply({ seat, answer: randomAnswer(harmless) })
  match.drain()
  return kind
}

const WARM_LIMIT = 100 * 1024

function memory(): Row {
  const value = bytesOfWarmGame()
  return {
    figure: 'memory of a live game kept warm, 8 seats, every set',
    value,
    unit: 'bytes',
    beside: '100 KB',
    limit: WARM_LIMIT,
    ...atMost(value / WARM_LIMIT, 1),
  }
}

const MEASURES: readonly Measure[] = [
  decisions,
  ceiling,
  ruleBots,
  everySet,
  diceDecisions,
  duelDecisions,
  viewAndPatch,
  replaying,
  forking,
  growth,
  memory,
]

/** Measures the engine; `each` hears of every line when it is there. */
export function benchEngine(each?: (row: Row) => void): readonly Row[] {
  return MEASURES.map((measure) => {
    const row = rounded(measure())
    each?.(row)
    return row
  })
}
