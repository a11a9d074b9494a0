import { Distant } from '../../src/cluster/distant.ts'
import { Gate, type Ways } from '../../src/cluster/gate.ts'
import type { LivePort, LiveSocket, Visitor } from '../../src/live-port.ts'
import type { Store } from '../../src/store/store.ts'

/** A message between the two nodes. */
export interface Crossing {
  readonly at: number
  /** The person whose socket it is about. */
  readonly about: string
  readonly text: string
}

interface NodeParts {
  /** The node that has all tables. */
  readonly home: () => LivePort
  /** The live part of this one, which has none. */
  readonly live: LivePort
  readonly store: Store
  readonly now: () => number
}

/** A second node without tables: sockets come to its gates, and everything for a table goes to the first node and back, as it goes through Redis. */
export class AnotherNode {
  readonly crossed: Crossing[] = []
  private readonly parts: NodeParts
  private readonly gates = new Map<string, Gate>()
  private readonly distant: Distant
  private lines = 0

  constructor(parts: NodeParts) {
    this.parts = parts
    const bus = { send: (_: string, message: object) => this.cross(message, (text) => this.heard(JSON.parse(text))) }
    const has = (id: string) => parts.home().tables.has(id)
    const live = { connect: (...given: [LiveSocket, Visitor]) => parts.home().connect(...given), tables: { has } }
    this.distant = new Distant({ bus, store: parts.store, live, comes: async (id) => has(id) })
  }

  connect(socket: LiveSocket, who: Visitor): void {
    new Gate(this.ways, socket, who)
  }

  private get ways(): Ways {
    const there = { node: 'home' } as const
    return {
      live: this.parts.live,
      most: 1_000_000,
      placeOf: () => there,
      find: async () => there,
      meetingPlace: () => there,
      tableOfCode: async (code) => (await this.parts.store.tables()).find((table) => table.code === code)?.id,
      open: (_, gate) => {
        const line = `${gate.person} ${++this.lines}`
        this.gates.set(line, gate)
        const { person, program, address } = gate.visitor
        this.cross({ k: 'open', line, person: person.id, program, address }, (text) => this.distant.open(line, 'away', JSON.parse(text)))
        return line
      },
      send: (_, line, table, said) => this.cross({ k: 'in', line, table, text: said }, () => this.distant.hear(line, 'away', table, said)),
      shut: (_, line) => this.cross({ k: 'shut', line }, () => this.distant.shut(line)),
      tablesElsewhere: async () => [],
      movesElsewhere: async () => [],
    }
  }

  /** In order, and never at once. */
  private cross(message: object, arrived: (text: string) => void): void {
    const text = JSON.stringify(message)
    const [about = ''] = ('line' in message ? String(message.line) : '').split(' ')
    this.crossed.push({ at: this.parts.now(), about, text })
    queueMicrotask(() => arrived(text))
  }

  private heard({ k, line, text, code, why }: { k: string; line: string; text: string; code: number; why: string }): void {
    const gate = this.gates.get(line)
    if (k === 'out') gate?.say(text)
    else if (k === 'bye') gate?.close(code, why)
    else gate?.cut('home')
  }
}
