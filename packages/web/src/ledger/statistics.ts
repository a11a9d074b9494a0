import { interval } from '@sundown/engine/story'
import type { Other, PlayedGame } from './played-game.ts'

/** How often somebody wins, and how sure that is. */
export interface Share {
  readonly games: number
  readonly won: number
  /** Where the true share lies in 95 of 100 cases. */
  readonly low: number
  readonly high: number
}

export interface Row extends Share {
  readonly id: string
}

/** Somebody with whom or against whom results differ from chance. */
export interface Somebody {
  readonly name: string
  readonly bot: boolean
  readonly times: number
  readonly of: number
  /** How often it would have been by chance. */
  readonly chance: number
}

export interface Statistics extends Share {
  readonly byRole: readonly Row[]
  readonly byCharacter: readonly Row[]
  readonly bySet: readonly Row[]
  readonly bySize: readonly Row[]
  /** How many were won one after the other: up to now, and at most. Lost: below zero. */
  readonly streak: number
  readonly longest: number
  /** Who shot me out most often. */
  readonly nemesis: Somebody | undefined
  /** On whose side I win more than otherwise. */
  readonly angel: Somebody | undefined
}

/** The fewest games together before somebody is named. */
const SHARED = 20

const shareOf = (games: readonly PlayedGame[]): Share => {
  const won = games.filter((game) => game.won).length
  return { games: games.length, won, ...interval(won, games.length) }
}

/** One row for each, the most played first. `of`: under what a game counts. */
function rows(games: readonly PlayedGame[], of: (game: PlayedGame) => readonly (string | undefined)[]): readonly Row[] {
  const by = new Map<string, PlayedGame[]>()
  for (const game of games) {
    for (const id of of(game)) {
      if (id === undefined) continue
      const list = by.get(id)
      if (list) list.push(game)
      else by.set(id, [game])
    }
  }
  return [...by].map(([id, list]) => ({ id, ...shareOf(list) })).toSorted((a, b) => b.games - a.games || a.id.localeCompare(b.id))
}

/** From the newest back. */
function streakOf([newest, ...older]: readonly PlayedGame[]): number {
  if (!newest) return 0
  const end = older.findIndex(({ won }) => won !== newest.won)
  const length = 1 + (end < 0 ? older.length : end)
  return newest.won ? length : -length
}

function longestOf(games: readonly PlayedGame[]): number {
  let longest = 0
  let now = 0
  for (const { won } of games) {
    now = won ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return longest
}

const LAW: readonly (string | undefined)[] = ['sheriff', 'deputy']

/** With three everybody is for himself, as a Renegade always is. */
const areAllies = (players: number, mine: string | undefined, his: string | undefined): boolean => {
  if (players <= 3) return false
  if (LAW.includes(mine)) return LAW.includes(his)
  return mine === 'outlaw' && his === 'outlaw'
}

interface Met {
  readonly game: PlayedGame
  readonly other: Other
}

/** Everybody whose name is known, with the games we shared. */
function metIn(games: readonly PlayedGame[]): readonly { readonly name: string; readonly bot: boolean; readonly met: readonly Met[] }[] {
  const by = new Map<string, { name: string; bot: boolean; met: Met[] }>()
  for (const game of games) {
    for (const other of game.others) {
      if (other.name === undefined) continue
      const key = `${other.bot} ${other.name.toLowerCase()}`
      const known = by.get(key) ?? { name: other.name, bot: other.bot, met: [] }
      known.met.push({ game, other })
      by.set(key, known)
    }
  }
  return [...by.values()]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Of those who did it more often than chance says, the one who did it most. */
const most = (found: readonly Somebody[]): Somebody | undefined =>
  found.filter(({ times, chance }) => times > chance).toSorted((a, b) => b.times - b.chance - (a.times - a.chance))[0]

function nemesisOf(games: readonly PlayedGame[]): Somebody | undefined {
  return most(
    metIn(games)
      .filter(({ met }) => met.length >= SHARED)
      .map(({ name, bot, met }) => ({
        name,
        bot,
        times: met.filter(({ game, other }) => game.fellTo === other.seat).length,
        of: met.length,
        // Whoever shot me out could have been any of the others.
        chance: sum(met.map(({ game }) => (game.fellTo === undefined ? 0 : 1 / (game.players - 1)))),
      })),
  )
}

function angelOf(games: readonly PlayedGame[]): Somebody | undefined {
  const usual = new Map(rows(games, ({ role }) => [role]).map(({ id, won, games: all }) => [id, won / all]))
  return most(
    metIn(games)
      .map(({ name, bot, met }) => ({ name, bot, met: met.filter(({ game, other }) => areAllies(game.players, game.role, other.role)) }))
      .filter(({ met }) => met.length >= SHARED)
      .map(({ name, bot, met }) => ({
        name,
        bot,
        times: met.filter(({ game }) => game.won).length,
        of: met.length,
        // As often as I win in that role with anybody.
        chance: sum(met.map(({ game }) => usual.get(game.role ?? '') ?? 0)),
      })),
  )
}

/** Everything that can be counted in these games, the newest first. */
export function statisticsOf(games: readonly PlayedGame[]): Statistics {
  return {
    ...shareOf(games),
    byRole: rows(games, ({ role }) => [role]),
    byCharacter: rows(games, ({ character }) => [character]),
    bySet: rows(games, ({ sets }) => sets),
    bySize: rows(games, ({ players }) => [String(players)]).toSorted((a, b) => Number(a.id) - Number(b.id)),
    streak: streakOf(games),
    longest: longestOf(games),
    nemesis: nemesisOf(games),
    angel: angelOf(games),
  }
}

/** What of the ledger is looked at. */
export interface Wanted {
  readonly game: string
  readonly players: number | undefined
  readonly against: 'all' | 'people' | 'bots'
  readonly result: 'all' | 'won' | 'lost'
}

export const chosen = (games: readonly PlayedGame[], { game, players, against, result }: Wanted): readonly PlayedGame[] =>
  games.filter(
    (one) =>
      one.game === game &&
      (players === undefined || one.players === players) &&
      (against === 'all' || one.others.every(({ bot }) => bot) === (against === 'bots')) &&
      (result === 'all' || one.won === (result === 'won')),
  )
