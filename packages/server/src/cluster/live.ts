import type { ChatLine } from '@sundown/protocol'
import type { Sockets } from '../http/sockets.ts'
import type { AdminTable, LivePort, TablesPage } from '../live-port.ts'
import type { StoredPerson } from '../store/store.ts'
import type { Cluster } from './cluster.ts'

/** The live part of all nodes, as the rest of one of them sees it. */
export function clusterLive(cluster: Cluster, here: LivePort): LivePort {
  const { asking } = cluster
  asking.answers = {
    tablesOf: async (person) => here.tables.of(String(person)),
    namesBeside: (person) => here.namesBeside(String(person)),
    movesOf: (person) => here.moves(String(person)),
    listTables: () => here.listTables(),
    friendsChanged: (people) => here.friendsChanged(Array.isArray(people) ? people.map(String) : []),
    renamed: async (person) => isPerson(person) && here.renamed(person),
    deleted: (person) => here.deleted(String(person)),
    ban: (person) => here.ban(String(person)),
    loggedOut: async (person) => here.loggedOut(String(person)),
    heardBy: (about) => (isHearing(about) ? here.heardBy(about.person, about.table) : Promise.resolve(undefined)),
    closeTable: (about) => (isClosing(about) ? here.closeTable(about.id, about.why) : Promise.resolve(false)),
    ...asking.answers,
  }
  const lists = async <T>(question: string, about: unknown): Promise<readonly T[]> =>
    (await asking.all(question, about)).flatMap((part) => (Array.isArray(part) ? part : []))
  return {
    ...here,
    get closing() {
      return here.closing || cluster.leaving || cluster.isCutOff
    },
    connect: (socket, who) => cluster.connect(socket, who),
    publicTables: (from): Promise<TablesPage> => here.publicTables(from),
    moves: (person) => cluster.moves.of(person),
    async friendsChanged(people) {
      await Promise.all([here.friendsChanged(people), asking.all('friendsChanged', people)])
    },
    namesBeside: async (person) => [...(await here.namesBeside(person)), ...(await lists<string>('namesBeside', person))],
    listTables: async () => [...(await here.listTables()), ...(await lists<AdminTable>('listTables', null))],
    renamed(person) {
      here.renamed(person)
      void asking.surely('renamed', person)
    },
    async deleted(person) {
      await Promise.all([here.deleted(person), asking.surely('deleted', person)])
    },
    async ban(person) {
      await Promise.all([here.ban(person), asking.surely('ban', person)])
    },
    loggedOut(person) {
      here.loggedOut(person)
      void asking.surely('loggedOut', person)
    },
    async heardBy(person, table) {
      const elsewhere = async () => (await asking.all('heardBy', { person, table })).find(isTalk)
      return (await here.heardBy(person, table)) ?? elsewhere()
    },
    closeTable: async (id, why) => (await here.closeTable(id, why)) || (await asking.all('closeTable', { id, why })).includes(true),
    async stop() {
      await cluster.leave()
      await here.stop()
      cluster.left()
    },
    metrics: () => here.metrics(),
  }
}

/** A device that is logged out on one node hangs up on all. */
export function clusterSockets(cluster: Cluster, here: Sockets): void {
  const closeHere = here.close.bind(here)
  cluster.asking.answers = {
    ...cluster.asking.answers,
    closeSockets: async (about) => {
      if (isSocketsOf(about)) closeHere(about.key, about.why)
    },
  }
  here.close = (key, why = 'logged-out') => {
    closeHere(key, why)
    void cluster.asking.surely('closeSockets', { key, why })
  }
}

const has = <Name extends string>(value: unknown, name: Name): value is { readonly [name in Name]: unknown } =>
  typeof value === 'object' && value !== null && name in value
const isPerson = (value: unknown): value is StoredPerson => has(value, 'id') && has(value, 'name') && has(value, 'nameKey')
const isClosing = (value: unknown): value is { readonly id: string; readonly why: string } => has(value, 'id') && has(value, 'why')
const isHearing = (value: unknown): value is { readonly person: string; readonly table: string } =>
  has(value, 'person') && has(value, 'table')
const isTalk = (value: unknown): value is readonly ChatLine[] => Array.isArray(value)
const isSocketsOf = (value: unknown): value is { readonly key: string; readonly why: 'logged-out' | 'restart' } =>
  has(value, 'key') && has(value, 'why')
