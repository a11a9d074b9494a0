import type { MoveView } from '@sundown/protocol'
import type { LivePort } from '../live-port.ts'
import type { Asking } from './asking.ts'
import type { Bus } from './bus.ts'
import type { Gate } from './gate.ts'

interface MovesParts {
  readonly bus: Bus
  readonly live: LivePort
  readonly asking: Asking
  /** All sockets of this node. */
  readonly gates: ReadonlySet<Gate>
}

/** By post: who is waited for. The node that has a table says so, and every node tells those whose sockets it has, of all tables there are. */
export class Moves {
  readonly #parts: MovesParts

  constructor(parts: MovesParts) {
    this.#parts = parts
    parts.live.tables.onMoves((people) => {
      parts.bus.tellAll({ k: 'moves', people })
      this.tell(people)
    })
  }

  tell(people: readonly string[]): void {
    const { gates } = this.#parts
    for (const person of people) {
      const theirs = [...gates].filter((gate) => gate.person === person)
      if (theirs.length === 0) continue
      void this.of(person).then((moves) => {
        for (const gate of theirs) gate.tell(JSON.stringify({ say: 'moves', moves }))
      })
    }
  }

  async of(person: string): Promise<MoveView[]> {
    const here = await this.#parts.live.moves(person)
    return [...here, ...(await this.elsewhere(person))].sort((a, b) => a.left - b.left)
  }

  async elsewhere(person: string): Promise<readonly MoveView[]> {
    return (await this.#parts.asking.all('movesOf', person)).flatMap((moves) => (Array.isArray(moves) ? moves : []))
  }
}
