import { entryOf } from '@sundown/engine'
import { atLeast, atMost, type Goal, noGoal, type Row, rounded } from './row.ts'

/** What the machine did: instructions, and how often the next one was not in the first-level cache. */
export interface Count {
  readonly instructions: number
  readonly misses: number
}

/** By part of a case, for each piece of its work. */
export type Counts = { readonly [part: string]: Count }

/** A line about instructions; the misses stand beside them. */
export interface CountRow extends Row {
  readonly misses: number
  readonly limitMisses: number
}

/** Who counts: a case in a process of its own, or a command from its start to its end. */
export interface Counter {
  count(name: string): Promise<Counts>
  countWhole(args: readonly string[]): Promise<Count>
}

/** Counted once in the same way, on the engine as it was before its instructions were first looked at. */
const BEFORE: { readonly [what in 'base rule' | 'sets rule' | 'warm-up']: Count } = {
  'base rule': { instructions: 29_409, misses: 1312 },
  'sets rule': { instructions: 43_326, misses: 1545 },
  'warm-up': { instructions: 5_671_000_000, misses: 0 },
}
const EARLIER = 'the engine before its instructions were first looked at'

const less = (a: Count, b: Count): Count => ({ instructions: a.instructions - b.instructions, misses: a.misses - b.misses })

interface Beside {
  readonly name: string
  readonly limit: Count
}

const A_DECISION = 'instructions a decision'

function row(figure: string, value: Count, beside: Beside, goal: (ratio: number) => Goal, unit = A_DECISION): CountRow {
  return {
    figure,
    value: value.instructions,
    unit,
    misses: Math.round(value.misses),
    beside: beside.name,
    limit: beside.limit.instructions,
    limitMisses: Math.round(beside.limit.misses),
    ...goal(value.instructions / beside.limit.instructions),
  }
}

const most = (goal: number) => (ratio: number) => atMost(ratio, goal)
/** This many times fewer. */
const fewer = (goal: number) => (ratio: number) => atLeast(1 / ratio, goal)

/** Counts everything; `each` hears of every line when it is there. */
export async function benchInstructions({ count, countWhole }: Counter, each?: (row: CountRow) => void): Promise<readonly CountRow[]> {
  const rows: CountRow[] = []
  const tell = (line: CountRow) => {
    rows.push(rounded(line))
    each?.(rounded(line))
  }

  const played = async (name: string) => entryOf(await count(name), 'play')

  const bare = { name: 'bare loop', limit: await played('bare') }
  const base = { name: 'the base game with 5 random seats', limit: await played('base-random') }
  tell(row('base game, 5 random seats', base.limit, bare, most(3.1)))
  const baseRule = await played('base-rule')
  tell(row('base game, 5 rule bots', baseRule, { name: EARLIER, limit: BEFORE['base rule'] }, most(0.5)))
  tell(row('every set, 5 random seats', await played('sets-random'), base, noGoal))
  const sixSets = { name: `${EARLIER}, with the same sets: all there were`, limit: BEFORE['sets rule'] }
  const sixBefore = { name: `${EARLIER}, with the six sets of that day`, limit: BEFORE['sets rule'] }
  tell(row('the six oldest sets, 5 random seats', await played('six-random'), base, noGoal))
  tell(row('the six oldest sets, 5 rule bots', await played('six-rule'), sixSets, most(0.5)))
  tell(row('every set, 5 rule bots', await played('sets-rule'), sixBefore, most(0.5)))
  tell(row('dice game, 5 random seats', await played('dice'), base, noGoal))
  tell(row('The Duel, 2 random seats', await played('duel'), base, noGoal))

  const again = await count('replay')
  const playing = { name: 'playing it with the same answers', limit: entryOf(again, 'play') }
  tell(row('replay of a recorded game, 5 seats, nobody listening', entryOf(again, 'replay'), playing, fewer(1.6)))
  tell(row('the same replay, and somebody hears what happens', entryOf(again, 'told'), playing, noGoal))
  const shown = await count('view')
  const text = { name: 'JSON.stringify of the whole view', limit: less(entryOf(shown, 'text'), entryOf(shown, 'view')) }
  tell(row('view and patch for one seat after one decision', less(entryOf(shown, 'patch'), entryOf(shown, 'replay')), text, most(0.5)))
  const forks = await count('fork')
  const fromTheStart = { name: 'replay from the start', limit: entryOf(forks, 'replay') }
  tell(row('fork at decision 200, 7 seats, every set', entryOf(forks, 'fork'), fromTheStart, fewer(5), 'instructions a fork'))

  for (const line of shares('base game', await count('base-shares'))) tell(line)
  for (const line of shares('every set', await count('sets-shares'))) tell(line)

  const start = await countWhole(['simulate', '--games', String(SHORT_RUN), '--seed', 'bench', '--json'])
  tell(row(`warming up: a run of ${SHORT_RUN} games`, start, { name: EARLIER, limit: BEFORE['warm-up'] }, most(0.5), 'instructions'))
  return rows
}

const SHORT_RUN = 100

/** What a decision of a rule bot is made of: each part did one thing more than the one before. */
function shares(table: string, counts: Counts): readonly CountRow[] {
  const whole = { name: 'the whole decision', limit: entryOf(counts, 'record') }
  const share = (name: string, upTo: string, before?: string) => {
    const count = entryOf(counts, upTo)
    return row(`${table}, 5 rule bots: ${name}`, before === undefined ? count : less(count, entryOf(counts, before)), whole, noGoal)
  }
  return [
    share('rules', 'silent'),
    share('events', 'events', 'silent'),
    share('listing options', 'listed', 'events'),
    share('view', 'viewed', 'listed'),
    share('bot', 'bots', 'viewed'),
    share('record', 'record', 'bots'),
  ]
}
