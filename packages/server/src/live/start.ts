import { sealOf } from '@sundown/engine'
import type { TableSettings } from '@sundown/protocol'
import { traceOf } from '../log.ts'
import { enterRated, mustBeRatable } from '../ratings/table.ts'
import { mayReachStoreLater, Refused, refusedByStore } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { StoredGame, StoredSeat } from '../store/store.ts'
import type { Tab } from './crowd.ts'
import { Dealing } from './dealing.ts'
import { LiveGame } from './game.ts'
import { newDealSecret, shuffled } from './names.ts'
import { mustBeHere, mustBeHost, sendAway } from './seats.ts'
import { seriesOptions } from './series.ts'
import { readSettings } from './settings.ts'
import type { Table } from './table.ts'

/** The host starts: seats are shuffled, the secret is sealed, and the people are asked for their shares of the deal. */
export async function start(table: Table, tab: Tab): Promise<void> {
  mustBeHost(table, tab)
  if (table.status !== 'open') throw new Refused('already-started')
  const { stored, env } = table
  const { players } = readSettings(env.games, stored.settings)
  const taken = stored.seats.filter(({ person, bot }) => person !== null || bot !== null).length
  if (taken < players) throw new Refused('too-few-seats', { least: players, taken })
  const unready = stored.seats.some(({ person, ready }) => person !== null && person !== stored.host && !ready)
  if (unready) throw new Refused('not-everybody-ready')
  await startGame(table)
}

/** Every chair is taken, and nobody has to be asked any more. */
export async function startGame(table: Table): Promise<void> {
  const { stored, crowd } = table
  // Two tables that start at the same moment must not both take somebody for a rated game.
  const { game, seats } = await (stored.settings.rated ? crowd.ratedStarts.run(() => newGame(table)) : newGame(table))
  await table.change({ seats, game: game.id, paused: false }, () => {
    table.status = 'dealing'
    table.seal = game.deal.seal
    table.game = undefined
  })
  if (!stored.settings.spectators) sendSpectatorsAway(table)
  beginDealing(
    table,
    game,
    game.people.flatMap((person, seat) => (person !== null && table.isHere(person) ? [seat] : [])),
  )
}

/** It is in the store, and who plays it for ratings is written down. */
async function newGame(table: Table): Promise<{ readonly game: StoredGame; readonly seats: readonly StoredSeat[] }> {
  const { stored, env } = table
  await mustBeRatable(table, stored.seats)
  const { kind } = readSettings(env.games, stored.settings)
  const series = stored.settings.rated ? undefined : seriesOptions(stored)
  const seats = series === undefined && stored.settings.shuffleSeats ? shuffled(stored.seats, env.random) : stored.seats
  const secret = newDealSecret(env.random)
  const game: StoredGame = {
    id: newId(env.random),
    table: table.id,
    kind: stored.settings.game,
    rulesVersion: kind.rules.version,
    options: series ?? stored.settings.options,
    people: seats.map(({ person }) => person),
    status: 'dealing',
    deal: { seal: sealOf(secret), secret, shares: seats.map(() => null) },
    begun: [],
    startedAt: env.clock.wall(),
    endedAt: null,
  }
  try {
    await env.store.addGame(game)
    await enterRated(table, game.id, seats)
  } catch (error) {
    throw refusedByStore(error)
  }
  return { game, seats }
}

function sendSpectatorsAway(table: Table): void {
  for (const person of [...table.members.keys()]) {
    if (table.seatOf(person) < 0 && person !== table.stored.host) sendAway(table, person, 'no-spectators')
  }
}

/** Also after a restart in the middle of it. */
export function beginDealing(table: Table, game: StoredGame, awaited: readonly number[]): void {
  const dealing = new Dealing(table, game, awaited, () => deal(table, dealing))
  table.dealing = dealing
  dealing.ask()
}

export function share(table: Table, tab: Tab, given: string): void {
  mustBeHere(table, tab)
  if (!table.dealing) throw new Refused(table.started ? 'already-started' : 'not-started')
  table.dealing.add(tab, given)
}

/** The shares are in, or nobody waits for them any longer. */
async function deal(table: Table, dealing: Dealing): Promise<void> {
  const { env } = table
  const shares = dealing.given
  const stored: StoredGame = { ...dealing.game, people: table.people, status: 'playing', deal: { ...dealing.game.deal, shares } }
  const game = gameOf(table, stored)
  if (!game) return cannotBeDealt(table)
  try {
    await env.store.dealt(stored.id, shares, game.match.digests)
  } catch (error) {
    if (!mayReachStoreLater(error)) throw error
    return dealing.retry()
  }
  table.dealing = undefined
  table.status = 'playing'
  env.counts.gamesStarted++
  table.play(game)
  table.show()
  for (const tabs of table.members.values())
    for (const tab of tabs) if (table.viewerOf(tab.person.view.id) !== undefined) showGame(table, tab, { after: -1 })
}

/** Nothing: the rules have thrown. */
function gameOf(table: Table, stored: StoredGame): LiveGame | undefined {
  const { env } = table
  try {
    const kind = env.games.get(stored.kind)
    if (!kind) throw new Error('there is no such game')
    return LiveGame.from(env, table, kind, stored, { log: [], held: [] })
  } catch (error) {
    env.counts.engineErrors++
    env.log.error({ table: table.id, game: stored.id, kind: stored.kind, fault: traceOf(error) }, 'a game could not be dealt')
    return undefined
  }
}

async function cannotBeDealt(table: Table): Promise<void> {
  await table.closeGame()
  await table.change({ game: null, next: null, settings: byHost(table) }, () => {
    table.status = 'open'
    table.seal = null
  })
  table.tell({ say: 'refused', re: null, refusal: { code: 'engine-error' } })
}

/** Strangers who have met once are a table like any other: its host starts the next game. */
const byHost = ({ settings }: Table): TableSettings => ({ ...settings, quick: null })

/** What this tab may see of the game, from now on. */
export function showGame(table: Table, tab: Tab, since: { readonly after?: number | undefined; readonly re?: number | undefined }): void {
  if (!table.game) throw new Refused('not-started')
  const viewer = table.viewerOf(tab.person.view.id)
  if (viewer === undefined) throw new Refused('no-spectators')
  table.game.follow(tab, viewer, since)
}

/** Back to the open table, with the same seats; the series goes on if nothing changes before the start. */
export async function rematch(table: Table, tab: Tab): Promise<void> {
  mustBeHost(table, tab)
  if (table.status !== 'over') throw new Refused(table.started ? 'already-started' : 'not-started')
  await table.change({ game: null, settings: byHost(table), seats: table.stored.seats.map((seat) => ({ ...seat, ready: false })) }, () => {
    table.status = 'open'
    table.seal = null
    table.game?.sleep()
    table.game = undefined
  })
}
