import { setTimeout as wait } from 'node:timers/promises'
import { BadOptions, firstOf, type GameKind, nth } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { fail } from './figures.ts'
import { LoadPlayer, type Run } from './player.ts'

const USUAL_SIZES = [4, 5, 6, 7]

/** A table of 4, the next of 5, then 6, 7 and 4 again; if a game has none of these sizes, its usual one. */
export function seatsAt(kind: GameKind, table: number): number {
  const sizes = USUAL_SIZES.filter((players) => isFor(kind, players))
  return sizes.length === 0 ? kind.read({}).players : nth(sizes, table % sizes.length)
}

function isFor(kind: GameKind, players: number): boolean {
  try {
    return kind.read({ players }).players === players
  } catch (error) {
    if (error instanceof BadOptions) return false
    throw error
  }
}

const GUESTS_AT_A_TIME = 16
/** A table where nothing happens for this long has stopped. */
const STALL_MS = 10_000

type Table = readonly LoadPlayer[]

/** Everybody at all tables, from the first guest to the last good-bye. */
export class Tables {
  private readonly run: Run
  private tables: Table[] = []
  /** Includes people whose table never started. */
  private readonly people: LoadPlayer[] = []

  constructor(run: Run) {
    this.run = run
  }

  /** People come, sit down and start to play. */
  async gather(count: number, until: number): Promise<void> {
    const waiting = Array.from({ length: count }, (_, table) => table)
    const worker = async () => {
      for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
        if (performance.now() > until)
          throw new BadUse(`the tables are not full in time: the server at ${this.run.servers.names} is too slow for so many`)
        this.tables.push(await this.gatherOne(seatsAt(this.run.kind, table)))
      }
    }
    // We wait for all of them, so that nobody comes in after the good-bye.
    const ends = await Promise.allSettled(
      Array.from({ length: Math.min(GUESTS_AT_A_TIME, count) }, () =>
        worker().catch((error) => {
          waiting.length = 0
          throw error
        }),
      ),
    )
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  private async gatherOne(seats: number): Promise<Table> {
    const players: LoadPlayer[] = []
    for (let i = 0; i < seats; i++) players.push(new LoadPlayer(this.run, await newGuest(this.run.servers.next())))
    this.people.push(...players)
    for (const player of players) await player.connect()
    const code = await firstOf(players).create(seats)
    for (const other of players.slice(1)) await other.join(code)
    return players
  }

  /** A table that has stopped is an error. */
  lookForStalls(): void {
    const now = performance.now()
    for (const table of this.tables) {
      if (table.every(({ movedAt }) => now - movedAt > STALL_MS)) fail(this.run.counts, `a table stood still for ${STALL_MS / 1000} s`)
    }
  }

  async leave(): Promise<void> {
    for (const player of this.people) player.leave()
    await wait(100)
  }
}

/** Creates a guest over HTTP, as a browser does. */
async function newGuest(url: string): Promise<{ readonly cookie: string; readonly id: string }> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    redirect: 'error',
  }).catch(() => undefined)
  if (!answer) throw new BadUse(`no server answers at ${url}`)
  const json: unknown = await answer.json().catch(() => undefined)
  if (answer.status === 429) {
    throw new BadUse(
      `the server at ${url} lets no more guests in: start it with higher --guests-per-hour and --requests-per-minute for this test`,
    )
  }
  const [cookie] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  if (!answer.ok || cookie === undefined || !isMe(json)) throw new BadUse(`the server at ${url} makes no guests (status ${answer.status})`)
  return { cookie, id: json.you.id }
}

const isMe = (json: unknown): json is { readonly you: { readonly id: string } } =>
  typeof json === 'object' && json !== null && 'you' in json && typeof json.you === 'object' && json.you !== null && 'id' in json.you
