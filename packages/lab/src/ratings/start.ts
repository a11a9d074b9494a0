import { type AnyBot, botNamed } from '@sundown/bots'
import { firstOf, type GameKind, games, nth, Random, type Seed, seedFrom } from '@sundown/engine'
import { playOut } from '../outcome.ts'
import { ratedBy } from './model.ts'
import { type Rating, UNKNOWN } from './rating.ts'
import { sidesOf } from './sides.ts'
import { type Count, counted } from './strengths.ts'

/** How many games of each kind are played to begin with. */
export interface StartPlan {
  readonly seed: string
  /** For each size of a table; and for each set at each size. */
  readonly games: number
  /** At tables of mixed bots, to learn what each is worth. */
  readonly botGames: number
}

const NOTHING: Count = { games: 0, wins: {} }
/** Who plays where nothing else is said; and who plays for the sets, of which there are many. */
const EQUALS = 'normal'
const QUICK = 'rule'
/** Those that may sit at a rated table, and the one that the others are measured by. */
const RATED_BOTS = ['easy', 'rule', 'normal', 'hard'] as const
const ANCHOR = 'normal'
/** The slow one plays in one game of this many. */
const SLOW = 'hard'
const SLOW_ONCE_IN = 8
const SIZES: { readonly [game: string]: readonly number[] } = { bang: [3, 4, 5, 6, 7, 8], dice: [3, 4, 5, 6, 7, 8], duel: [2] }

const named = (name: string): AnyBot => {
  const bot = botNamed(name)
  if (!bot) throw new Error(`there is no bot ${name}`)
  return bot
}

/** How often each side wins among equal bots, by the size of the table and by set; and what the bots are worth. A start, until people have played. */
export function measureStart(plan: StartPlan, tell: (what: string) => void = () => undefined): object {
  const sides = Object.fromEntries(
    [...games].map(([name, kind]) => [
      name,
      Object.fromEntries((SIZES[name] ?? []).map((players) => [players, sizeOf(kind, players, plan, tell)])),
    ]),
  )
  const bots = Object.fromEntries([...games].map(([name, kind]) => [name, botsOf(kind, plan, tell)]))
  return { ...plan, sides, bots }
}

function sizeOf(kind: GameKind, players: number, plan: StartPlan, tell: (what: string) => void): object {
  const always = firstOf(kind.sets)
  const others = kind.sets.slice(1)
  tell(`${kind.rules.name}, ${players} players`)
  const base = winsOf(kind, players, [always], EQUALS, plan)
  if (others.length === 0) return { base, plain: base, sets: {} }
  const plain = winsOf(kind, players, [always], QUICK, plan)
  const sets = Object.fromEntries(others.map((set) => [set, winsOf(kind, players, [always, set], QUICK, plan)]))
  return { base, plain, sets }
}

function winsOf(kind: GameKind, players: number, sets: readonly string[], bot: string, { seed, games: many }: StartPlan): Count {
  let count = NOTHING
  for (let i = 0; i < many; i++) {
    const deal = {
      kind,
      options: { players, sets: [...sets] },
      seed: seedFrom(`${seed} ${kind.rules.name} ${players} ${sets.join(' ')} ${i}`),
    }
    const { roles, winners } = playOut(deal, (dealt) => dealt.map(() => named(bot)))
    const won = sidesOf(roles).filter(({ seats }) => seats.some((seat) => winners.some((winner) => winner === seat)))
    count = counted(
      count,
      won.map(({ name }) => name),
    )
  }
  return count
}

/** By these games alone. */
function sharesIn({ wins }: Count, roles: readonly string[]): readonly number[] {
  const sides = sidesOf(roles)
  const weights = sides.map(({ name }) => ((wins[name] ?? 0) + 1) / sides.filter((other) => other.name === name).length)
  return weights.map((weight) => weight / weights.reduce((sum, one) => sum + one, 0))
}

/** Everybody is rated by the model itself at tables of mixed bots, and then moved so that the anchor is where everybody begins. */
function botsOf(kind: GameKind, { seed, botGames }: StartPlan, tell: (what: string) => void): { readonly [bot: string]: Rating } {
  tell(`${kind.rules.name}, bots`)
  const name = kind.rules.name
  const players = kind.read({}).players
  const sets = kind.sets.slice(0, 1)
  const ratings = new Map<string, Rating>(RATED_BOTS.map((bot) => [bot, UNKNOWN]))
  const chance = new Random((): Seed => seedFrom(`${seed} ${name} bots`))
  const quick: readonly string[] = RATED_BOTS.filter((bot) => bot !== SLOW)
  let seen = NOTHING
  for (let i = 0; i < botGames; i++) {
    const at = Array.from({ length: players }, () => nth(quick, chance.below(quick.length)))
    if (i % SLOW_ONCE_IN === 0) at[chance.below(players)] = SLOW
    const deal = { kind, options: { players, sets: [...sets] }, seed: seedFrom(`${seed} ${name} bots ${i}`) }
    const { roles, winners } = playOut(deal, () => at.map(named))
    const rated = ratedBy(
      { game: name, roles, sets, players: at.map((bot) => ({ rating: ratings.get(bot) ?? UNKNOWN })), winners },
      sharesIn(seen, roles),
    )
    // A bot at several seats learns from one of them.
    for (const [seat, bot] of at.entries()) if (at.indexOf(bot) === seat) ratings.set(bot, nth(rated.ratings, seat))
    seen = counted(seen, rated.won)
  }
  const shift = UNKNOWN.mu - (ratings.get(ANCHOR) ?? UNKNOWN).mu
  const rounded = (value: number) => Math.round(value * 100) / 100
  return Object.fromEntries([...ratings].map(([bot, { mu, sigma }]) => [bot, { mu: rounded(mu + shift), sigma: rounded(sigma) }]))
}
