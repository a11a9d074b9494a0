import { games } from '@sundown/engine'
import { type Clock, houseClock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import type { LivePort } from '../live-port.ts'
import type { Log } from '../log.ts'
import { newId, type RandomBytes } from '../secrets.ts'
import type { Link } from '../store/postgres/link.ts'
import type { PostgresStore } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { Bus } from './bus.ts'
import { Cluster } from './cluster.ts'
import { checkClock, Members } from './members.ts'
import { Fences } from './store.ts'

interface Given {
  readonly name: string
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly store: PostgresStore
  readonly clock: Clock
  readonly log: Log
  readonly faults: Faults
  readonly random: RandomBytes
  readonly mostBuffered: number
}

/** One node, before it has anything to play with. */
export interface Node {
  /** By which all nodes measure. */
  readonly clock: Clock
  /** Keeps nothing of a table that another node has. */
  readonly store: Store
  join(live: LivePort): Promise<Cluster>
  readonly bus: Bus
  /** What all nodes share and nobody else knows. */
  readonly secret: string
  close(): Promise<void>
}

/** Before anything is changed: whether this machine may be a node at all. */
export const mayJoin =
  (redisUrl: string, clock: Clock) =>
  async (link: Link): Promise<void> => {
    await checkClock(link, () => clock.wall())
    await Bus.check(redisUrl)
  }

export async function openNode(given: Given): Promise<Node> {
  const { name, databaseUrl, redisUrl, store, random, log, faults, mostBuffered } = given
  const self = { id: name, name }
  const members = new Members(databaseUrl)
  try {
    const clock = houseClock(given.clock, (await members.houseTime()) ?? (await store.ran()))
    const secret = await members.name(newId(random))
    const bus = await Bus.open(redisUrl, secret, () => self.id, clock)
    const fences = new Fences(store, () => self.id)
    const rules = Object.fromEntries([...games].map(([kind, game]) => [kind, game.rules.version]))
    return {
      clock,
      store: fences.store,
      bus,
      secret,
      async join(live) {
        const cluster = new Cluster({ store, members, bus, fences, live, clock, log, faults, random, rules, self, mostBuffered })
        await cluster.join()
        return cluster
      },
      async close() {
        await bus.close()
        await members.close()
      },
    }
  } catch (error) {
    await members.close()
    throw error
  }
}
