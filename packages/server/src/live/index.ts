import { type GameKind, games } from '@sundown/engine'
import { every, guardedClock } from '../clock.ts'
import type { AdminTable, LiveDeps, LiveMetrics, LivePort, Visitor } from '../live-port.ts'
import { Charges } from './charges.ts'
import { Connection, newPerson } from './connection.ts'
import { viewOfPerson } from './crowd.ts'
import { allowances, botTimes, type Env, noCounts } from './env.ts'
import { Friends } from './friends.ts'
import { Hall } from './hall.ts'
import { QuickPlay } from './quick-play.ts'
import type { Table } from './table.ts'
import { ThinkHere } from './thinking/thinkers.ts'
import { TIMES, type Times } from './times.ts'

/** What only tests set, in code. */
export interface LiveSetting {
  readonly games?: ReadonlyMap<string, GameKind>
  readonly times?: Partial<Times>
}

/** Tables and live games over sockets. */
export async function createLive(deps: LiveDeps, setting: LiveSetting = {}): Promise<LivePort> {
  const { store, log, faults, random, limits } = deps
  const clock = guardedClock(deps.clock, (error) => faults.caught('timer', error, 'a timer threw'))
  const env: Env = {
    store,
    log,
    faults,
    clock,
    random,
    limits,
    times: { ...TIMES, ...setting.times },
    games: setting.games ?? games,
    counts: noCounts(),
    allowed: allowances(clock, limits),
    thinkers: deps.thinkers ?? new ThinkHere(),
    botTime: botTimes(limits),
    charges: new Charges({ person: limits.tablesPerPerson, address: limits.tablesPerAddress }),
    state: { closing: false },
    began: clock.monotonic(),
  }
  const hall = await Hall.opened(env)
  const quickPlay = new QuickPlay(env, hall)
  const friends = new Friends(env, hall)
  hall.onChange(() => friends.stir())
  const { people } = hall.crowd
  const connections = new Set<Connection>()
  const knocking = every(clock, env.times.knock, async () => {
    for (const connection of connections) connection.knock()
  })

  const closeAll = (person: string, why: 'logged-out' | 'banned') => {
    for (const tab of [...(people.get(person)?.tabs ?? [])]) tab.close(why)
  }

  const silence = async (person: string, why: 'logged-out' | 'banned') => {
    const theirs = [...connections].filter((connection) => connection.person.view.id === person)
    closeAll(person, why)
    await Promise.all(theirs.map((connection) => connection.idle()))
  }

  return {
    connect(socket, who: Visitor) {
      const { id } = who.person
      const person = people.get(id) ?? newPerson(who)
      person.view = viewOfPerson(who.person)
      if (env.state.closing || person.tabs.size >= limits.socketsPerPerson) {
        const code = env.state.closing ? 'server-closing' : 'too-fast'
        socket.send(JSON.stringify({ say: 'refused', re: null, refusal: { code } }))
        socket.close(1013, code)
        return
      }
      const connection = new Connection({ env, hall, quickPlay, friends }, socket, person, who, () => {
        connections.delete(connection)
        person.tabs.delete(connection)
        if (person.tabs.size > 0 || people.get(id) !== person) return
        people.delete(id)
        friends.stir()
      })
      people.set(id, person)
      friends.stir()
      person.tabs.add(connection)
      connections.add(connection)
    },
    friends: (person) => friends.of(person),
    friendsChanged: (ids) => friends.changed(ids),
    moves: async (person) => hall.movesOf(person),
    allowed: env.allowed,
    presence: { here: () => friends.present(), elsewhere: (people) => friends.presentElsewhere(people) },
    onSay: (say) => friends.onSay(say),
    publicTables: (from) => hall.page(from),
    namesBeside: async (person) =>
      [...hall.tables.values()]
        .filter((table) => table.seatOf(person) >= 0 || table.isHere(person))
        .flatMap((table) => [...table.people, ...table.members.keys()])
        .flatMap((other) => (other === null || other === person ? [] : [hall.crowd.called(other).name])),
    renamed(person) {
      hall.crowd.rename(viewOfPerson(person))
      for (const table of hall.tables.values()) {
        if (table.seatOf(person.id) >= 0 || table.isHere(person.id)) table.show()
      }
    },
    async deleted(person) {
      // First his messages stop: those in progress are finished, and no more are read.
      await silence(person, 'logged-out')
      await hall.leaveAll(person)
      for (const table of hall.tables.values()) table.talk.forget(({ from }) => from?.id === person)
      hall.crowd.forget(person)
    },
    async heardBy(person, id) {
      const table = hall.tables.get(id)
      return table?.isHere(person) ? table.talk.heardBy(person) : undefined
    },
    talkDeleted(before) {
      for (const table of hall.tables.values()) table.talk.forget(({ at }) => at < before)
    },
    loggedOut: (person) => closeAll(person, 'logged-out'),
    async closeTable(id, why) {
      const table = hall.tables.get(id)
      if (table) await hall.close(table, why)
      return table !== undefined
    },
    listTables: async () => [...hall.tables.values()].map(adminView),
    async ban(person) {
      await silence(person, 'banned')
      await hall.leaveAll(person)
    },
    async stop() {
      env.state.closing = true
      knocking.cancel()
      friends.stop()
      await Promise.all([...connections].map((connection) => connection.idle()))
      for (const time of Object.values(env.botTime)) time.stop()
      await hall.stop()
      for (const connection of connections) connection.close('restart')
    },
    tables: {
      has: (id) => hall.tables.has(id),
      adopt: (table, game) => hall.adopt(table, game),
      release: (id) => hall.release(id),
      listed: () => hall.listedHere(),
      listedElsewhere: (tables) => hall.listedElsewhere(tables),
      of: (person) => hall.tablesOf(person),
      onMoves: (told) => hall.onMoves(told),
    },
    get closing() {
      return env.state.closing
    },
    metrics: (): LiveMetrics => ({
      ...env.counts,
      botThoughts: env.thinkers.figures.thoughts,
      botFailures: env.thinkers.figures.failures,
      botThreadsReplaced: env.thinkers.figures.replaced,
      botsWaiting: env.botTime.people.waiting + env.botTime.alone.waiting,
      connections: connections.size,
      tables: hall.tables.size,
      gamesPlaying: [...hall.tables.values()].filter(({ status }) => status === 'playing').length,
      gamesWarm: [...hall.tables.values()].filter(({ game }) => game !== undefined).length,
    }),
  }
}

function adminView(table: Table): AdminTable {
  const { id, code, settings, seats, game, createdAt, usedAt } = table.stored
  const here = (person: string, seat: number | null) => ({ ...table.crowd.called(person), seat, connected: table.isHere(person) })
  const seated = seats.flatMap(({ person }, seat) => (person === null ? [] : [here(person, seat)]))
  const watching = [...table.members.keys()].filter((person) => table.seatOf(person) < 0).map((person) => here(person, null))
  return {
    id,
    code,
    status: table.status,
    public: settings.public,
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== null).length,
    people: [...seated, ...watching].map(({ id: person, name, seat, connected }) => ({ id: person, name, seat, connected })),
    game,
    createdAt,
    usedAt,
  }
}
