import { type Witness, worldsWithin } from '@sundown/bots'
import { type Game, type GameKind, type GameRecord, type Input, Match, Random, seatOf } from '@sundown/engine'
import { finishedRecord } from '../archive.ts'
import { plainInput } from '../position.ts'
import { answersNow, isSearching, thinkNow, watching } from './bots.ts'
import type { GameOutline, Order, RecordOrder, Reply, ThinkOrder, Thought } from './job.ts'

interface Known {
  readonly match: Match<Game>
  readonly randoms: readonly Random[]
  /** Watches for the bots that remember; after a restart he catches up with what has happened. */
  witness: Witness | undefined
}

function follow({ match, witness }: Known): void {
  const events = match.drain()
  witness?.saw(events)
}

/** What a worker thread does: it plays along with games and says what their bots would do. It serves nobody and stores nothing. */
export class Mind {
  private readonly kinds: ReadonlyMap<string, GameKind>
  private readonly games = new Map<string, Known>()

  constructor(kinds: ReadonlyMap<string, GameKind>) {
    this.kinds = kinds
  }

  /** Nothing: no reply is expected. */
  obey(order: Order): Reply | undefined {
    if ('forget' in order) {
      this.games.delete(order.forget)
      return undefined
    }
    try {
      return 'think' in order ? { thought: this.think(order.think) } : { record: this.record(order.record) }
    } catch (error) {
      if ('think' in order) this.games.delete(order.think.game.id)
      return { fault: error instanceof Error ? (error.stack ?? error.message) : 'thrown' }
    }
  }

  private think({ game, known, inputs, bots, wish, search }: ThinkOrder): Thought {
    const along = this.knownGame(game, known, isSearching(bots))
    const { match, randoms } = along
    for (const input of inputs) {
      match.apply(input)
      follow(along)
    }
    along.witness = watching(match, bots, along.witness)
    const aids = { witness: along.witness, worlds: worldsWithin(search, () => performance.now()) }
    if ('answers' in wish)
      return { inputs: answersNow(match, bots, randoms, wish.answers, aids).map(plainInput), known: match.inputs.length }
    const end = performance.now() + wish.milliseconds
    const said: Input[] = []
    do {
      const input = thinkNow(match, bots, randoms, aids)
      if (!input) break
      said.push(plainInput(input))
      // A single input may come to nothing if a person is quicker; what bots do among themselves always happens.
      if (wish.next === 1 || match.answer(seatOf(input.seat), input.answer)) break
      follow(along)
    } while (match.question && said.length < wish.next && performance.now() < end)
    return { inputs: said, known: match.inputs.length }
  }

  private knownGame({ id, kind, options, seed, chances }: GameOutline, known: number, checkpoints: boolean): Known {
    const before = this.games.get(id)
    if (before && before.match.inputs.length === known) return before
    if (known > 0) throw new Error('out of step')
    const game = {
      match: Match.start(this.kind(kind).rules, options, seed, { checkpoints }),
      randoms: chances.map((chance) => new Random(chance)),
      witness: undefined,
    }
    game.match.drain()
    this.games.set(id, game)
    return game
  }

  private record({ game, log }: RecordOrder): GameRecord {
    return finishedRecord(this.kind(game.kind), game, log)
  }

  private kind(name: string): GameKind {
    const kind = this.kinds.get(name)
    if (!kind) throw new Error('there is no such game')
    return kind
  }
}
