import { setTimeout as wait } from 'node:timers/promises'
import { TableSummary } from '@sundown/protocol'
import { type Clock, every, type Timer } from '../clock.ts'
import type { Faults } from '../faults.ts'
import type { Limits } from '../limits.ts'
import type { LivePort, LiveSocket, Presence, Visitor } from '../live-port.ts'
import { type Log, traceOf } from '../log.ts'
import { newId, type RandomBytes } from '../secrets.ts'
import type { PostgresStore } from '../store/postgres.ts'
import { Asking } from './asking.ts'
import type { Bus, BusMessage } from './bus.ts'
import { Counts } from './counts.ts'
import { Distant } from './distant.ts'
import { Gate, type Place, type Ways } from './gate.ts'
import { Holdings } from './holdings.ts'
import { Lists } from './lists.ts'
import type { Member, Members, Owned } from './members.ts'
import { Moves } from './moves.ts'
import { Reach } from './reach.ts'
import type { Fences } from './store.ts'

/** Milliseconds between two looks at who is there. */
const LOOK = 1000
/** A node that missed looks itself does not judge others before this many more. */
const STEADY = 5
/** Milliseconds for which a message waits for a table that changes hands. */
const CHANGING_HANDS = 8000
const TRY_AGAIN = 50
/** A socket is told to come back elsewhere. */
const TRY_LATER = 1013

export interface ClusterParts {
  readonly store: PostgresStore
  readonly members: Members
  readonly bus: Bus
  readonly fences: Fences
  readonly live: LivePort
  readonly clock: Clock
  readonly log: Log
  readonly faults: Faults
  readonly random: RandomBytes
  readonly rules: Member['rules']
  /** Its name, and behind a dot which life it is in. */
  readonly self: { id: string; readonly name: string }
  readonly mostBuffered: number
}

/** For `/metrics` and `/readyz`. */
export interface ClusterFigures {
  /** Tables that came here or went away. */
  readonly ownershipChanges: number
  /** Tables of nodes that were gone without giving them away. */
  readonly claimed: number
  /** Messages of sockets of this node to tables elsewhere. */
  readonly forwarded: number
  readonly sent: number
  readonly received: number
  /** How often something on the way to another node was lost, or may have been. */
  readonly breaks: number
  readonly nodes: number
  /** The other nodes can be spoken with. */
  readonly connected: boolean
}

/**
 * This node among others. A table lives on one node at a time; PostgreSQL says on which. Any node takes any socket, and passes on what is for a table elsewhere.
 */
export class Cluster {
  readonly asking: Asking
  #forwarded = 0
  #claimed = 0
  readonly #parts: ClusterParts
  /** Where tables were seen last. A wrong entry is corrected by the node it names. */
  readonly #places = new Map<string, string>()
  /** Sockets of this node that speak with another, by the name of the way. */
  readonly #gates = new Map<string, { readonly gate: Gate; readonly node: string }>()
  readonly #distant: Distant
  /** All sockets of this node. */
  readonly #here = new Set<Gate>()
  readonly #holdings: Holdings
  /** Public tables, and who is where. */
  readonly #lists: { readonly list: Lists<TableSummary>; readonly people: Lists<Presence> }
  readonly #counts: Counts
  readonly moves: Moves
  readonly #reach = new Reach()
  #present: readonly Member[] = []
  /** At the last look it did not have what it should have. */
  #disagreed = false
  /** Looks in a row without a failure. A new node has missed none. */
  #steady = STEADY
  /** What this node has may not be what it should have. */
  #unsettled = true
  /** Cut off: it has hung up. */
  #isOut = false
  #lives = 0
  readonly #gifts: Owned[] = []
  #looking: Timer | undefined
  #busy: Promise<void> = Promise.resolve()
  #leaving = false

  constructor(parts: ClusterParts) {
    this.#parts = parts
    this.asking = new Asking(parts.bus, parts.clock, () => this.others)
    this.#holdings = new Holdings({ ...parts, tell: (node, gift) => parts.bus.send(node, { k: 'yours', ...gift }) })
    this.#distant = new Distant({ ...parts, comes: (table) => this.#comes(table) })
    const { bus, live } = parts
    this.#lists = {
      list: new Lists(bus, 'list', live.tables.listed, isSummary, live.tables.listedElsewhere),
      people: new Lists(bus, 'people', live.presence.here, isPresence, live.presence.elsewhere),
    }
    live.onSay((person, text) => {
      bus.tellAll({ k: 'say', person, text })
      this.#say(person, text)
    })
    this.moves = new Moves({ ...parts, asking: this.asking, gates: this.#here })
    this.#counts = new Counts(parts.bus, parts.clock, () => this.#present.length)
    parts.bus.heard = (message, from) =>
      parts.faults.guard('connection', 'a message of another node failed', () => this.#hear(message, from))
    parts.bus.broken = (node) => this.#lost(node)
    parts.bus.isThere = (node) => this.others.includes(node)
    parts.fences.lost = () => void this.#soon(() => this.#compare())
  }

  get figures(): ClusterFigures {
    const { bus } = this.#parts
    return {
      ownershipChanges: this.#holdings.changes,
      claimed: this.#claimed,
      forwarded: this.#forwarded,
      ...bus.figures,
      nodes: this.#present.length,
      connected: bus.hears && !this.#isOut,
    }
  }

  /** Players are better off elsewhere. */
  get isCutOff(): boolean {
    return this.#isOut
  }

  /** What is taken of these limits on one node counts on all. */
  share(limits: { readonly [name: string]: Limits }): void {
    this.#counts.share(limits)
  }

  get leaving(): boolean {
    return this.#leaving
  }

  get others(): readonly string[] {
    return this.#present.map(({ id }) => id).filter((id) => id !== this.#parts.self.id)
  }

  async join(): Promise<void> {
    const { members, self, clock, rules } = this.#parts
    await members.register(self.id, clock.monotonic(), rules)
    await this.#keepUp()
    this.#parts.bus.tellAll({ k: 'joined' })
    this.#looking = every(clock, LOOK, () => this.#soon(() => this.#look()))
  }

  /** One after the other; what fails is tried again with the next look. */
  #soon(work: () => Promise<void>): Promise<void> {
    this.#busy = this.#busy.then(work).catch((error) => this.#parts.log.warn({ fault: traceOf(error) }, 'the database was not reached'))
    return this.#busy
  }

  // ---- who is there, and who has what ----------------------------------------------------------------------------------------------------

  async #look(): Promise<void> {
    if (this.#leaving) return
    const { bus, log } = this.#parts
    let reachesStore = true
    try {
      if (this.#isOut) this.#present = await this.#parts.members.present()
      else await this.#keepUp()
    } catch (error) {
      reachesStore = false
      this.#steady = 0
      log.warn({ fault: traceOf(error) }, 'the database was not reached')
    }
    bus.tellAll({ k: 'here', store: reachesStore })
    this.#reach.look({
      reachesStore,
      hearsItself: bus.hears,
      othersHear: this.#present.some(({ id, hears }) => hears && id !== this.#parts.self.id),
    })
    if (this.#reach.isCutOff) await this.#goOut()
    else if (this.#isOut && reachesStore) await this.#beginAnew()
  }

  /** This node is there; it learns who else is, and takes what nobody has. Throws if the database is not reached. */
  async #keepUp(): Promise<void> {
    const { members, self, clock, bus, log } = this.#parts
    if (!(await members.beat(self.id, clock.monotonic(), bus.hears))) {
      log.warn({ node: self.id }, 'the other nodes have given this one up: it begins anew')
      return this.#beginAnew()
    }
    // If the database was away, everybody is silent; nobody is dead for it.
    const gone = ++this.#steady > STEADY ? await members.giveUpSilent() : []
    const before = this.others
    this.#present = await members.present()
    if (gone.length > 0) log.warn({ nodes: gone }, 'nodes have been silent for too long: their tables go to others')
    for (const node of [...gone, ...before.filter((id) => !this.others.includes(id))]) this.#forget(node)
    const claimed = await members.claim(self.id)
    this.#claimed += claimed.length
    // Once may be a table that comes or goes at this moment; twice is a word that was lost.
    const agrees = await this.#holdings.agree()
    if (claimed.length > 0 || (this.#disagreed && !agrees)) this.#unsettled = true
    this.#disagreed = !agrees
    if (this.#unsettled) await this.#compare()
    // There may be more than one node takes at a time.
    if (claimed.length > 0) void this.#soon(() => this.#look())
    for (const list of Object.values(this.#lists)) list.tell()
  }

  async #compare(): Promise<void> {
    // Until it has come to its end it is tried again with every look.
    this.#unsettled = true
    if (this.#leaving || this.#isOut) return
    await this.#holdings.compare(this.#present)
    this.#unsettled = false
  }

  /** Others reach what this node does not. They have its tables or will have them, so whoever is here goes to them. */
  async #goOut(): Promise<void> {
    if (this.#isOut) return
    const { members, self, log } = this.#parts
    log.warn({ node: self.id }, 'this node is cut off: it hangs up until it reaches the others and the database again')
    this.#isOut = true
    await this.#letGo()
    await members.leave(self.id).catch(() => undefined)
  }

  async #letGo(): Promise<void> {
    await this.#holdings.dropAll()
    for (const gate of [...this.#here]) gate.hangUp()
    this.#distant.cut()
    this.#gates.clear()
    this.#places.clear()
  }

  /** Whatever this node had is others' now; it is one more node, with a name nobody knows yet. */
  async #beginAnew(): Promise<void> {
    const { members, self, clock, rules, bus } = this.#parts
    await this.#letGo()
    self.id = `${self.name}.${++this.#lives}`
    await bus.rename()
    await members.register(self.id, clock.monotonic(), rules)
    this.#isOut = false
    bus.tellAll({ k: 'joined' })
  }

  #forget(node: string): void {
    this.#cut(node)
    this.#parts.bus.forget(node)
    for (const list of Object.values(this.#lists)) list.forget(node)
  }

  /** Gives all tables away, each when nothing is under way at it, and takes no more. */
  async leave(): Promise<void> {
    const { members, self } = this.#parts
    this.#leaving = true
    this.#looking?.cancel()
    this.#counts.stop()
    await this.#busy
    await this.#giveAll().catch(() => undefined)
    await members.leave(self.id).catch(() => undefined)
  }

  /** Nobody is here any more, and nothing is answered: others need not wait to find out. */
  left(): void {
    this.#parts.bus.tellAll({ k: 'left' })
  }

  async #giveAll(): Promise<void> {
    const { members, self } = this.#parts
    await members.retire(self.id)
    const heirs = (await members.present()).filter(({ id, hears }) => hears && id !== self.id)
    await this.#holdings.giveAll(heirs)
  }

  // ---- sockets of this node --------------------------------------------------------------------------------------------------------------

  connect(socket: LiveSocket, who: Visitor): void {
    if (this.#isOut || this.#leaving) {
      socket.close(TRY_LATER, this.#isOut ? 'cut-off' : 'leaving')
      return
    }
    const gate = new Gate(this.#ways, socket, who)
    this.#here.add(gate)
    socket.on('close', () => this.#here.delete(gate))
  }

  get #ways(): Ways {
    const { bus, live, members, self, mostBuffered, random } = this.#parts
    return {
      live,
      most: mostBuffered,
      placeOf: (table) => this.#placeOf(table),
      find: (table) => this.#find(table),
      meetingPlace: () => {
        const [first] = this.#present.map(({ id }) => id).sort()
        return first === undefined || first === self.id ? 'here' : { node: first }
      },
      tableOfCode: (code) => members.tableOfCode(code),
      open: (node, gate) => {
        const line = `${self.id} ${newId(random)}`
        const { person, program, address } = gate.visitor
        this.#gates.set(line, { gate, node })
        bus.send(node, { k: 'open', line, person: person.id, program, address })
        return line
      },
      send: (node, line, table, text) => {
        this.#forwarded++
        bus.send(node, { k: 'in', line, table, text })
      },
      shut: (node, line) => {
        this.#gates.delete(line)
        bus.send(node, { k: 'shut', line })
      },
      movesElsewhere: (person) => this.moves.elsewhere(person),
      tablesElsewhere: async (person) => (await this.asking.all('tablesOf', person)).flatMap((tables) => (isList(tables) ? tables : [])),
    }
  }

  #placeOf(table: string): Place | undefined {
    if (this.#parts.live.tables.has(table)) return 'here'
    const node = this.#places.get(table)
    return node === undefined ? undefined : { node }
  }

  async #find(table: string): Promise<Place> {
    const { members, self, clock } = this.#parts
    const began = clock.monotonic()
    for (;;) {
      const owner = await members.ownerOf(table)
      // Nobody has ever had it: whoever is here may say that it is not there.
      if (owner === undefined) return 'here'
      if (owner.present && owner.node !== self.id) {
        this.#places.set(table, owner.node)
        return { node: owner.node }
      }
      const known = this.#placeOf(table)
      if (known !== undefined) return known
      if (clock.monotonic() - began > CHANGING_HANDS) return 'lost'
      await wait(TRY_AGAIN)
    }
  }

  /** Whether this node has a table, or will have it in a moment. */
  async #comes(table: string): Promise<boolean> {
    const { members, self, clock, live } = this.#parts
    const began = clock.monotonic()
    while (!live.tables.has(table)) {
      if ((await members.ownerOf(table))?.node !== self.id || clock.monotonic() - began > CHANGING_HANDS) return live.tables.has(table)
      await wait(TRY_AGAIN)
    }
    return true
  }

  /** Something between the two nodes was lost. Where tables are is looked up again, for the other may not be there at all. */
  #lost(node: string): void {
    this.#parts.log.info({ node }, 'something on the way to or from another node was lost')
    this.#cut(node)
  }

  #cut(node: string): void {
    this.asking.lost(node)
    for (const [table, at] of this.#places) if (at === node) this.#places.delete(table)
    for (const [line, { gate, node: at }] of [...this.#gates]) {
      if (at !== node) continue
      this.#gates.delete(line)
      gate.cut(node)
    }
    this.#distant.cut(node)
  }

  // ---- what other nodes say --------------------------------------------------------------------------------------------------------------

  #hear(message: BusMessage, from: string): void {
    const heard = this.#words[message.k]
    if (heard) heard(message, from)
    else this.asking.heard(message, from)
  }

  readonly #words: { readonly [word: string]: (message: BusMessage, from: string) => void } = {
    open: (message, from) => this.#distant.open(String(message.line), from, message),
    in: ({ line, table, text }, from) => this.#distant.hear(String(line), from, typeof table === 'string' ? table : null, String(text)),
    shut: ({ line }) => this.#distant.shut(String(line)),
    out: ({ line, text }) => this.#gates.get(String(line))?.gate.say(String(text)),
    bye: ({ line, code, why }) => this.#gates.get(String(line))?.gate.close(Number(code), String(why)),
    moved: ({ line, table, text }, from) => {
      const { gate } = this.#gates.get(String(line)) ?? {}
      this.#places.delete(String(table))
      if (typeof text === 'string') gate?.again(String(table), text)
      else gate?.cut(from)
    },
    list: ({ list }, from) => this.#lists.list.heard(list, from),
    people: ({ list }, from) => this.#lists.people.heard(list, from),
    say: ({ person, text }) => this.#say(String(person), String(text)),
    joined: () => {
      for (const list of Object.values(this.#lists)) list.tellAgain()
    },
    moves: ({ people }) => this.moves.tell(Array.isArray(people) ? people.map(String) : []),
    taken: ({ limit, much }) => this.#counts.heard(limit, much),
    here: ({ store }, from) => this.#reach.heard(from, store === true),
    yours: ({ table, epoch }, from) => this.#receive({ table: String(table), epoch: Number(epoch) }, from),
    left: (_, node) => {
      this.#present = this.#present.filter(({ id }) => id !== node)
      this.#forget(node)
      this.#parts.bus.ignore(node)
    },
  }

  /** To all his sockets here. */
  #say(person: string, text: string): void {
    for (const gate of this.#here) if (gate.person === person) gate.tell(text)
  }

  /** Another node has given this one a table, and does not want it back. Those that come in the meantime are taken together. */
  #receive(gift: Owned, from: string): void {
    if (this.#gifts.push(gift) > 1) return
    void this.#soon(async () => {
      const gifts = this.#gifts.splice(0)
      if (this.#leaving || this.#isOut) return
      await this.#holdings.take(
        gifts,
        this.#present.filter(({ id }) => id !== from),
      )
    })
  }
}

const isSummary = (value: unknown): value is TableSummary => TableSummary.safeParse(value).success
const isPresence = (value: unknown): value is Presence =>
  typeof value === 'object' && value !== null && 'person' in value && 'at' in value && 'kicked' in value && isList(value.kicked)
const isList = (value: unknown): value is readonly object[] => Array.isArray(value)
