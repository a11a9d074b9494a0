import { nth } from '@sundown/engine'
import { STAMPS } from '@sundown/engine/story'
import { sharesOf, shown, sidesOf } from '@sundown/lab/ratings'
import type { Profile, ProfileGame } from '@sundown/protocol'
import { personView } from '../people/people.ts'
import type { PlayedGame, PlayedSeat, Store, StoredPerson } from '../store/store.ts'

/** Older games are in the records only. */
const MOST_GAMES = 1000
const LAST = 12
/** So often at least, and so far from chance (in standard deviations), before somebody is called anything. */
const LEAST_TIMES = 3
const FAR = 1.5

/** A game as one who played it sees it. */
export interface Mine {
  readonly game: PlayedGame
  readonly seat: PlayedSeat
}

export const mineOf = (person: string, games: readonly PlayedGame[]): readonly Mine[] =>
  games.flatMap((game) => game.seats.filter((seat) => seat.person === person).map((seat) => ({ game, seat })))

/** He has won: his side did, and he was there. */
const hasWon = ({ seat }: Mine): boolean => seat.won && !seat.gone

/** Everything a page says about somebody. `viewer`: who asks. */
export async function profileOf(store: Store, person: StoredPerson, viewer: string | undefined): Promise<Profile> {
  const [games, ratings, shared] = await Promise.all([
    store.playedBy(person.id, { from: 0, most: MOST_GAMES }),
    store.ratings(person.id),
    store.isShared(person.id),
  ])
  const mine = mineOf(person.id, games)
  const own = viewer === person.id
  return {
    person: personView(person),
    since: person.createdAt,
    shared,
    own,
    games: mine.length,
    won: mine.filter(hasWon).length,
    ratings: ratings.map(({ game, games: many, mu, sigma }) => ({
      game,
      games: many,
      ...shown({ mu, sigma }),
      history: historyOf(mine.filter((one) => one.game.kind === game)),
    })),
    roles: tallied(mine, ({ seat }) => [seat.role]),
    characters: tallied(mine, ({ seat }) => seat.characters),
    sets: tallied(mine, ({ game }) => game.sets),
    sizes: tallied(mine, ({ game }) => [String(game.seats.length)]),
    stamps: STAMPS.flatMap((stamp) => {
      const times = mine.filter(({ seat }) => seat.stamps.includes(stamp)).length
      return times === 0 ? [] : [{ stamp, times }]
    }),
    nemesis: await named(store, relation(mine, felled), own),
    angel: await named(store, relation(mine, together), own),
    last: mine.slice(0, LAST).map(profileGame),
  }
}

function historyOf(mine: readonly Mine[]): Profile['ratings'][number]['history'] {
  return mine
    .flatMap(({ game, seat }) => {
      if (!seat.rated) return []
      const { rating, doubt } = shown({ mu: seat.rated.newMu, sigma: seat.rated.newSigma })
      return [{ at: game.endedAt, rating, doubt }]
    })
    .reverse()
}

export function profileGame(mine: Mine): ProfileGame {
  const { game, seat } = mine
  const { rated } = seat
  const number = (mu: number, sigma: number) => shown({ mu, sigma }).rating
  return {
    game: game.game,
    kind: game.kind,
    sets: [...game.sets],
    players: game.seats.length,
    seat: seat.seat,
    role: seat.role,
    characters: [...seat.characters],
    won: hasWon(mine),
    rated: game.rated,
    chance: rated?.chance ?? null,
    change: rated ? number(rated.newMu, rated.newSigma) - number(rated.mu, rated.sigma) : null,
    stamps: [...seat.stamps],
    endedAt: game.endedAt,
  }
}

/** Games and wins by whatever a game is counted under, most games first. */
function tallied(mine: readonly Mine[], under: (one: Mine) => readonly string[]): Profile['roles'] {
  const tallies = new Map<string, { kind: string; id: string; games: number; wins: number }>()
  for (const one of mine) {
    for (const id of new Set(under(one))) {
      const { kind } = one.game
      const tally = tallies.get(`${kind} ${id}`) ?? { kind, id, games: 0, wins: 0 }
      tallies.set(`${kind} ${id}`, tally)
      tally.games++
      if (hasWon(one)) tally.wins++
    }
  }
  return [...tallies.values()].sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1))
}

/** What somebody else was in one game: nothing if it does not count; else whether it happened, and how likely it was. */
type Met = (mine: Mine, other: PlayedSeat) => { readonly happened: boolean; readonly likely: number } | undefined

/** Somebody fells one of the others. */
const felled: Met = ({ game, seat }, other) =>
  seat.felledBy === null ? undefined : { happened: seat.felledBy === other.seat, likely: 1 / (game.seats.length - 1) }

/** On one side: won, and how likely that was. */
const together: Met = (mine, other) => {
  const { game, seat } = mine
  const roles = game.seats.map(({ role }) => role)
  const sides = sidesOf(roles)
  const side = sides.findIndex(({ seats }) => seats.includes(seat.seat))
  if (!sides[side]?.seats.includes(other.seat)) return undefined
  const likely = seat.rated?.chance ?? nth(sharesOf({ game: game.kind, roles, sets: game.sets }), side)
  return { happened: hasWon(mine), likely }
}

interface Relation {
  readonly id: string
  readonly times: number
  readonly games: number
  readonly expected: number
}

/** With whom it happens furthest above chance, if with anybody. */
function relation(mine: readonly Mine[], met: Met): Relation | undefined {
  const sums = new Map<string, { times: number; games: number; expected: number; variance: number }>()
  for (const one of mine) {
    for (const other of one.game.seats) {
      const found = other.person === null || other.seat === one.seat.seat ? undefined : met(one, other)
      if (!found || other.person === null) continue
      const sum = sums.get(other.person) ?? { times: 0, games: 0, expected: 0, variance: 0 }
      sums.set(other.person, sum)
      sum.games++
      sum.expected += found.likely
      sum.variance += found.likely * (1 - found.likely)
      if (found.happened) sum.times++
    }
  }
  const [best] = [...sums]
    .map(([id, sum]) => ({ id, ...sum, far: (sum.times - sum.expected) / Math.sqrt(Math.max(sum.variance, 0.1)) }))
    .filter(({ times, far }) => times >= LEAST_TIMES && far >= FAR)
    .sort((a, b) => b.far - a.far)
  return best && { id: best.id, times: best.times, games: best.games, expected: best.expected }
}

/** Others read the name of somebody only if his page is shared, too. */
async function named(store: Store, found: Relation | undefined, own: boolean): Promise<Profile['nemesis']> {
  if (!found || !(own || (await store.isShared(found.id)))) return null
  const person = await store.person(found.id)
  return person ? { ...found, name: person.name } : null
}
