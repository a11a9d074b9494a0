import { type Aids, type AnyBot, answerOf, interjectionOf } from '@sundown/bots'
import { loadAids, loadBot } from '@sundown/bots/lazy'
import { type Json, setsNeeded } from '@sundown/engine'
import { type Game, type Input, type Match, Random, seatOf, seedFrom } from '@sundown/engine/kernel'

interface Hired {
  readonly game: string
  readonly options: Json
  /** By seat: the name of a bot; nothing: a person. */
  readonly bots: readonly (string | undefined)[]
}

/** Who plays for themselves at a table in the page. */
export interface BotSeats {
  match: Match<Game>
  /** By seat; nothing: a person. */
  readonly bots: readonly (AnyBot | undefined)[]
  /** Who watches for the bots that remember, and draws worlds for those that look ahead. */
  readonly aidsOf: (match: Match<Game>) => Aids
  aids: Aids
}

export function players({ bots, game, options }: Hired): Promise<(AnyBot | undefined)[]> {
  const expansions = setsNeeded(options).some((set) => set !== 'base')
  const hire = async (name: string | undefined) =>
    name === undefined ? undefined : ((await loadBot(name, game, expansions)) ?? loadBot('rule', game, expansions))
  return Promise.all(bots.map(hire))
}

/** Who plays besides the people, and what they need beside the game. */
export async function seated(match: Match<Game>, hired: Hired): Promise<BotSeats> {
  const bots = await players(hired)
  const aidsOf = await loadAids(bots, hired.game, () => performance.now())
  return { match, bots, aidsOf, aids: aidsOf(match) }
}

/** Thinks out what the bots do next: whoever wants to act unasked goes first, then the first seat that has to answer. Nothing: they wait. */
export function nextBot({ match, bots, aids }: BotSeats): (() => Input) | undefined {
  if (match.game.over) return undefined
  for (let i = 0; i < match.game.seats; i++) {
    const bot = bots[i]
    if (bot === undefined || match.part(seatOf(i))) continue
    const input = interjectionOf(match, seatOf(i), bot, chance(match, i), aids)
    if (input) return () => input
  }
  for (const seat of match.waiting()) {
    const bot = bots[seat]
    if (bot) return () => answerOf(match, seat, bot, chance(match, seat), aids)
  }
  return undefined
}

/** What bots draw by chance depends on the moment only: a decision taken back and made again meets the same bots. */
const chance = ({ seed, inputs }: Match<Game>, seat: number): Random => new Random(seedFrom(`${seed} bot ${seat} ${inputs.length}`))
