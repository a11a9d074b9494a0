import { TableList } from '@sundown/protocol'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Refused } from '../../refused.ts'
import type { HttpDeps } from '../deps.ts'
import { GameParams, Page, problems, RecordAnswer } from '../schemas.ts'

const tags = ['games']

/** What everybody may see of tables and games. */
export function gameRoutes(server: FastifyInstance, { live, store }: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'The public tables, in pages', querystring: Page, response: { 200: TableList, ...problems } } },
    (request) => live.publicTables(request.query.from),
  )

  app.get(
    '/api/games/:id/record',
    {
      schema: {
        tags,
        summary: 'The record of a game, as soon as it is over',
        params: GameParams,
        response: { 200: RecordAnswer, ...problems },
      },
    },
    async (request) => {
      const { id } = request.params
      const game = await store.game(id)
      if (!game) throw new Refused('no-such-game')
      // Before the end it would tell the cards.
      if (game.status !== 'over' && game.status !== 'closed') throw new Refused('game-not-over')
      const record = await store.record(id)
      if (!record) throw new Refused('no-such-game')
      return { ...record, digests: [...record.digests] }
    },
  )
}
