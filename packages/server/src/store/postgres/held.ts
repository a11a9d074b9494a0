import type { Held, Writes } from '../rows.ts'
import type { DatabaseSchema } from './schema.ts'

/**
 * Answers that wait in windows. They go through a connection of their own, so that no other write of the server waits for theirs: how long anything else takes
 * must not tell that somebody has answered in secret.
 */
export const heldAnswers = (writer: Writes<DatabaseSchema>): Held => ({
  /** What waited in earlier windows of the game has been carried out. */
  hold: ({ game, question, seat, sealed }) =>
    writer.write(async (db) => {
      await db.deleteFrom('held').where('game', '=', game).where('question', '<', question).execute()
      await db
        .insertInto('held')
        .values({ game, question, seat, sealed })
        .onConflict((conflict) => conflict.columns(['game', 'question', 'seat']).doUpdateSet({ sealed }))
        .execute()
    }),
  of: (game) => writer.write((db) => db.selectFrom('held').selectAll().where('game', '=', game).orderBy('seat').execute()),
  forget: (game) =>
    writer.write(async (db) => {
      await db.deleteFrom('held').where('game', '=', game).execute()
    }),
})
