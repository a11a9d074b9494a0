import type { QuestionView } from '@sundown/protocol'
import { Batches } from '../session/batches.ts'
import type { GameName, ToldEvent, ViewOf } from '../session/played.ts'
import { type Batch, type GameSession, NOTHING_YET, type Snapshot } from '../session/session.ts'
import { Store } from '../session/store.ts'

/** One stroke of something to be shown. */
export interface Stroke<G extends GameName = 'bang'> {
  readonly events: readonly ToldEvent<G>[]
  readonly change?: (view: ViewOf<G>) => ViewOf<G>
  /** What is asked afterwards; my turn, if nothing is said. */
  readonly question?: QuestionView | undefined
  /** The game begins with it. */
  readonly first?: boolean
}

/** What is played on demand: strokes one after the other, each this many milliseconds after the one before. */
export interface Motion<G extends GameName = 'bang'> {
  readonly name: string
  readonly strokes: readonly (Stroke<G> & { readonly after?: number })[]
}

/** A table where things are shown, and where all of them begin. */
export interface StageTable<G extends GameName> {
  readonly game: G
  readonly view: () => ViewOf<G>
  readonly names: readonly string[]
  /** What is asked while nothing else is. */
  readonly asked: QuestionView
  readonly motions: readonly Motion<G>[]
}

const ME = 0

const isOf =
  <G extends GameName>(game: G) =>
  (batch: Batch): batch is Batch<G> =>
    batch.after.game === game

/** A session that plays whatever it is handed. */
export class StageSession<G extends GameName> extends Store<Snapshot<G>> implements GameSession<G> {
  private readonly batches = new Batches()
  private readonly table: StageTable<G>

  constructor(table: StageTable<G>) {
    super({ ...NOTHING_YET, solo: true, game: 'stage', view: table.view(), question: table.asked, me: ME, names: table.names })
    this.table = table
  }

  /** Back to where everything begins. */
  anew(): void {
    this.show({ events: [], change: this.table.view }, true)
  }

  show({ events, change = (view) => view, question = this.table.asked, first = false }: Stroke<G>, past = false): void {
    const now = this.getSnapshot()
    const view = change(now.view ?? this.table.view())
    if (first) this.batches.forget()
    this.batches.add(events, view, past)
    this.set({ ...now, view, question, log: this.batches.list.filter(isOf(this.table.game)), outcome: view.over })
  }

  async answer(): Promise<undefined> {
    return undefined
  }

  async complete(): Promise<undefined> {
    return undefined
  }

  async whyNot(): Promise<readonly undefined[]> {
    return []
  }

  async verify(): Promise<void> {
    // There is nothing to verify.
  }

  leave(): void {
    // There is nowhere to go.
  }
}
