import { MAX_MESSAGE_BYTES } from '@sundown/protocol'
import type { RawData } from 'ws'
import { readJson } from '../json.ts'
import type { LivePort, LiveSocket, Visitor } from '../live-port.ts'
import { helloOf, isOwn, ownWords, SharedSocket } from './lines.ts'

/** Messages of one socket that wait until it is known where their table is. */
const WAITING = 256

/** What a gate needs of the cluster. */
export interface Ways {
  readonly live: Pick<LivePort, 'connect'>
  /** Bytes waiting for a slow client before it is dropped. */
  readonly most: number
  /** Where a table is, if that is known at once. */
  placeOf(table: string): Place | undefined
  /** Looks, and waits while nobody has it. */
  find(table: string): Promise<Place>
  tableOfCode(code: string): Promise<string | undefined>
  /** Where strangers meet: one node for all. */
  meetingPlace(): Place
  /** A way to that node; its name. */
  open(node: string, gate: Gate): string
  send(node: string, line: string, table: string | null, text: string): void
  shut(node: string, line: string): void
  /** What he has elsewhere, and where he is waited for. */
  tablesElsewhere(person: string): Promise<readonly object[]>
  movesElsewhere(person: string): Promise<readonly object[]>
}

/** `lost`: there is one, and it cannot be reached now. */
export type Place = 'here' | 'lost' | { readonly node: string }

interface Said {
  readonly do?: unknown
  readonly table?: unknown
  readonly code?: unknown
}

/** A message, and the table it is for, or a look for it. */
interface Heard {
  readonly data: RawData
  readonly isBinary: boolean
  readonly said: Said | undefined
  readonly table: string | Promise<string | undefined> | undefined
}

/** One socket of this node. What it says goes to the node that has the table, in order; what that says comes back through it. */
export class Gate {
  readonly person: string
  readonly visitor: Visitor
  readonly #ways: Ways
  readonly #socket: LiveSocket
  readonly #here: SharedSocket
  /** By node. */
  readonly #lines = new Map<string, string>()
  #tail: Promise<void> | undefined
  #waiting = 0
  /** What was said while a welcome is being made. */
  #held: string[] | undefined

  constructor(ways: Ways, socket: LiveSocket, visitor: Visitor) {
    this.#ways = ways
    this.#socket = socket
    this.visitor = visitor
    this.person = visitor.person.id
    this.#here = new SharedSocket(socket, (text) => this.#say(text))
    ways.live.connect(this.#here, visitor)
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('close', () => {
      for (const [node, line] of this.#lines) ways.shut(node, line)
      this.#lines.clear()
    })
  }

  // ---- in ------------------------------------------------------------------------------------------------------------------------------

  #hear(data: RawData, isBinary: boolean): void {
    const said = isBinary ? undefined : read(data)
    const message: Heard = { data, isBinary, said, table: said && this.#tableOf(said) }
    const place = this.#placeAtOnce(message)
    if (place !== undefined && this.#tail === undefined)
      this.#pass(place, message, typeof message.table === 'string' ? message.table : null)
    else this.#wait(message)
  }

  #placeAtOnce(message: Heard): Place | undefined {
    const { table } = message
    if (table === undefined) return this.#placeOfNone(message)
    return typeof table === 'string' ? this.#ways.placeOf(table) : undefined
  }

  #placeOfNone({ said }: Heard): Place {
    return said?.do === 'quick' ? this.#ways.meetingPlace() : 'here'
  }

  /** The node that was asked does not have the table any more: it is asked of whoever has. */
  again(table: string, text: string): void {
    this.#wait({ data: Buffer.from(text), isBinary: false, said: undefined, table })
  }

  /** Nothing overtakes it. */
  #wait(message: Heard): void {
    if (++this.#waiting > WAITING) {
      this.#socket.terminate()
      return
    }
    const before = this.#tail ?? Promise.resolve()
    const mine = before.then(() => this.#lookAndPass(message)).catch(() => this.#socket.terminate())
    this.#tail = mine
    void mine.then(() => {
      this.#waiting--
      if (this.#tail === mine) this.#tail = undefined
    })
  }

  /** Nothing: it is for nobody in particular. */
  #tableOf(said: Said): string | Promise<string | undefined> | undefined {
    if (typeof said.table === 'string') return said.table
    return said.do === 'come' && typeof said.code === 'string' ? this.#ways.tableOfCode(said.code) : undefined
  }

  async #lookAndPass(message: Heard): Promise<void> {
    const table = await message.table
    const place = table === undefined ? this.#placeOfNone(message) : (this.#ways.placeOf(table) ?? (await this.#ways.find(table)))
    this.#pass(place, message, table ?? null)
  }

  #pass(place: Place, { data, isBinary, said }: Heard, table: string | null): void {
    if (place === 'lost') {
      this.#socket.terminate()
      return
    }
    if (place === 'here') {
      this.#here.hears(data, isBinary)
      // Whom he mutes, every node he speaks through has to know.
      if (said?.do === 'mute') for (const [node, line] of this.#lines) this.#ways.send(node, line, null, ownWords(said))
      return
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return
    let line = this.#lines.get(place.node)
    if (line === undefined) {
      line = this.#ways.open(place.node, this)
      this.#lines.set(place.node, line)
      this.#ways.send(place.node, line, null, helloOf())
    }
    this.#ways.send(place.node, line, table, String(data))
  }

  // ---- out -----------------------------------------------------------------------------------------------------------------------------

  /** From the node that has the table. */
  say(text: string): void {
    if (isOwn(text)) return
    this.#write(text)
  }

  /** From this node itself. */
  tell(text: string): void {
    this.#write(text)
  }

  /** From here. */
  #say(text: string): void {
    if (text.startsWith(WELCOME)) void this.#welcome(text)
    else this.#write(text)
  }

  #write(text: string): void {
    if (this.#held) this.#held.push(text)
    else if (this.#socket.bufferedAmount > this.#ways.most) this.#socket.terminate()
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text)
  }

  /** Tables of his that are elsewhere are told, too. */
  async #welcome(text: string): Promise<void> {
    this.#held = []
    const { person } = this
    const [tables, moves] = await Promise.all([this.#ways.tablesElsewhere(person), this.#ways.movesElsewhere(person)])
    const welcome: { tables: readonly object[]; moves: readonly object[] } = JSON.parse(text)
    const held = this.#held ?? []
    this.#held = undefined
    this.#write(JSON.stringify({ ...welcome, tables: [...welcome.tables, ...tables], moves: [...welcome.moves, ...moves] }))
    for (const later of held) this.#write(later)
  }

  hangUp(): void {
    this.#socket.terminate()
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why)
  }

  /** Something was lost on the way: he comes back and asks for what he has missed. */
  cut(node: string): void {
    if (this.#lines.has(node)) this.#socket.terminate()
  }
}

const WELCOME = '{"say":"welcome"'

function read(data: RawData): Said | undefined {
  const text = String(data)
  if (text.length > MAX_MESSAGE_BYTES) return undefined
  const { value, fault } = readJson(text)
  return fault === undefined && typeof value === 'object' && value !== null ? value : undefined
}
