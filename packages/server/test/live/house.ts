import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Clock, every, houseClock } from '../../src/clock.ts'
import { Faults } from '../../src/faults.ts'
import { createLive, type LiveSetting } from '../../src/live/index.ts'
import type { LiveDeps, LiveLimits, LivePort, LiveSocket } from '../../src/live-port.ts'
import type { Log } from '../../src/log.ts'
import type { Store, StoredPerson } from '../../src/store/store.ts'
import { AnotherNode } from './another-node.ts'
import { MemoryStore } from './memory-store.ts'
import { Player } from './player.ts'
import { TurnedClock } from './turned-clock.ts'

const LIMITS: LiveLimits = {
  tableIdleMinutes: 60,
  tablesPerPerson: 5,
  tablesPerAddress: 1000,
  tables: 1000,
  messagesPerSecond: 100_000,
  messageBurst: 100_000,
  visitsPerMinute: 100_000,
  socketsPerPerson: 8,
  socketBufferBytes: 1_000_000,
  botShare: 100,
  quickSeconds: 30,
}

export interface HouseSetting extends LiveSetting {
  readonly limits?: Partial<LiveLimits>
  /** Another store than the one in memory. */
  readonly disk?: Store
  readonly clock?: TurnedClock
  /** Whoever comes has an account. */
  readonly accounts?: boolean
  /** How often the store is told for how long the server has run. */
  readonly beat?: number
  readonly random?: (bytes: number) => Uint8Array
  /** Every second of those who come has his socket on another node. */
  readonly elsewhere?: boolean
  /** Where bots think, if not here. */
  readonly thinkers?: LiveDeps['thinkers']
}

/** A message on its way out. */
interface Sent {
  /** A person. */
  readonly to: string
  readonly at: number
  readonly text: string
}

/** The live part of a server on real sockets, with a clock that stands still and a store in memory. */
export class House {
  readonly store: MemoryStore
  readonly clock: TurnedClock
  /** Everything the log was told. */
  readonly logged: string[] = []
  readonly players: Player[] = []
  /** Everything that has left, and when. */
  readonly sent: Sent[] = []
  /** Has the sockets of every second of those who come. */
  another: AnotherNode | undefined = undefined
  /** The household of whoever connects next. */
  address = 'here'
  /** Of this life of the process. */
  faults = new Faults(logTo([]))
  private readonly lines = new Map<string, WebSocket>()
  private running: LivePort | undefined = undefined
  private life = { over: false }
  private comers = 0
  private readonly http: Server
  private readonly setting: HouseSetting
  private readonly port: number

  private constructor(setting: HouseSetting, store: MemoryStore, clock: TurnedClock, http: Server, port: number) {
    this.setting = setting
    this.store = store
    this.clock = clock
    this.http = http
    this.port = port
  }

  static async open(setting: HouseSetting = {}): Promise<House> {
    const http = createServer()
    const sockets = new WebSocketServer({ server: http, maxPayload: 1_000_000 })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const address = http.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const house = new House(setting, new MemoryStore(), setting.clock ?? new TurnedClock(), http, address.port)
    await house.start(setting)
    sockets.on('connection', (socket, request) => {
      const [, id = '', program] = (request.url ?? '').split('/')
      const person = house.store.people.get(id)
      const visitor = { program: program === 'program', address: house.address }
      const line = house.noted(socket, id)
      const node = setting.elsewhere && house.comers++ % 2 === 1 ? house.another : house.live
      if (person) node?.connect(line, { person, ...visitor })
      else socket.close()
    })
    return house
  }

  /** The server's end of the last line of somebody. */
  lineOf(person: string): WebSocket {
    const line = this.lines.get(person)
    if (!line) throw new Error('he has no line')
    return line
  }

  private noted(socket: WebSocket, to: string): LiveSocket {
    this.lines.set(to, socket)
    const send = socket.send.bind(socket)
    return Object.assign(socket, {
      send: (text: string) => {
        this.sent.push({ to, at: this.clock.monotonic(), text })
        send(text)
      },
    })
  }

  private async start(setting: LiveSetting): Promise<void> {
    const life = { over: false }
    this.life = life
    const log = logTo(this.logged)
    this.faults = new Faults(log)
    const deps = {
      store: mortal(this.disk, life),
      log,
      faults: this.faults,
      clock: mortalClock(houseClock(this.clock, await this.disk.ran()), life),
      random: this.setting.random ?? randomBytes,
      limits: { ...LIMITS, ...this.setting.limits },
      ...(this.setting.thinkers && { thinkers: this.setting.thinkers }),
    }
    this.running = await createLive(deps, { ...setting, times: { table: 0, ...setting.times } })
    if (this.setting.elsewhere) {
      const live = await createLive({ ...deps, store: withoutTables(deps.store) }, setting)
      this.another = new AnotherNode({ home: () => this.live, live, store: deps.store, now: () => this.clock.monotonic() })
    }
    every(deps.clock, this.setting.beat ?? 5_000, () => deps.store.beat(deps.clock.monotonic()))
  }

  get disk(): Store {
    return this.setting.disk ?? this.store
  }

  get live(): LivePort {
    if (!this.running) throw new Error('not running')
    return this.running
  }

  /** The process dies without a word: nothing it had under way reaches the store. It starts again after some time on the same store. */
  async crash({ down = 0, ...setting }: LiveSetting & { readonly down?: number } = {}): Promise<void> {
    this.life.over = true
    for (const player of this.players) player.drop()
    await this.clock.turn(down)
    await this.start({ ...this.setting, ...setting })
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`
  }

  async person(name: string): Promise<StoredPerson> {
    const id = Array.from(randomBytes(16), (byte) => 'abcdefghijklmnopqrstuvwxyz012345'[byte & 31]).join('')
    const person: StoredPerson = {
      id,
      name,
      nameKey: this.setting.accounts ? id : null,
      passwordHash: null,
      recoveryHash: null,
      createdAt: 0,
      seenAt: 0,
      bannedAt: null,
    }
    await this.store.addPerson(person)
    if (this.disk !== this.store) await this.disk.addPerson(person)
    return person
  }

  /** Somebody new, connected and welcomed. */
  async player(name: string, { program = false } = {}): Promise<Player> {
    const { id } = await this.person(name)
    const player = new Player(`${this.url}/${id}${program ? '/program' : ''}`, id, name)
    this.players.push(player)
    await player.connect()
    return player
  }

  /** Another tab of the same person. */
  async tab(of: Player): Promise<Player> {
    const player = new Player(`${this.url}/${of.id}`, of.id, of.name)
    this.players.push(player)
    await player.connect()
    return player
  }

  async close(): Promise<void> {
    for (const player of this.players) player.drop()
    await this.live.stop()
    this.http.closeAllConnections()
    this.http.close()
  }
}

const withoutTables = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name) => (name === 'tables' || name === 'unfinishedGames' ? async () => [] : Reflect.get(target, name)),
  })

function logTo(logged: string[]): Log {
  const write = (fields: object, message?: string) => {
    logged.push(JSON.stringify({ ...fields, message }))
  }
  return { debug: write, info: write, warn: write, error: write }
}

interface Life {
  over: boolean
}

/** A store as a process sees it: after its death nothing comes through any more. */
const mortal = (store: Store, life: Life): Store =>
  new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => (life.over ? new Promise(() => undefined) : member.apply(target, given))
    },
  })

const mortalClock = (clock: Clock, life: Life): Clock => ({
  wall: () => clock.wall(),
  monotonic: () => clock.monotonic(),
  after: (milliseconds, then) => clock.after(milliseconds, () => (life.over ? undefined : then())),
})
