import type { Schema } from '../schema.ts'

/** What only PostgreSQL has: answers in windows, which have a file of their own beside SQLite's; and who has what, where there are several nodes. */
export type DatabaseSchema = Schema & {
  held: { game: string; question: number; seat: number; sealed: string }
  /** `beatAt`: when it was last heard of, by the database's clock. `ran`: the time of the house then. `rules`: the versions it plays, by game, as JSON. `hears`: 1 if Redis serves it. */
  nodes: { id: string; beatAt: number; ran: number; rules: string; hears: number }
  owners: { tableId: string; node: string; epoch: number }
}
