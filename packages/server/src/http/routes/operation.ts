import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SqliteStore, StoreState } from '../../store/sqlite.ts'
import type { HttpDeps } from '../deps.ts'
import type { Metrics } from '../metrics.ts'
import { Health, Illness, problems } from '../schemas.ts'

/** Below this no answer may find room any more. */
const ROOM = 1024 * 1024

/** A disk may be full before anybody notices by writing. */
async function stateOf({ state }: SqliteStore, data: string): Promise<StoreState> {
  if (state === 'damaged') return state
  const { bavail, bsize } = await statfs(data).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  return bavail * bsize < ROOM ? 'full' : state
}

/** For those who run the server, and for programs that want to know what it can do. */
export function operationRoutes(server: FastifyInstance, { config, store }: HttpDeps, metrics: Metrics): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const tags = ['operation']

  app.get(
    '/healthz',
    { schema: { tags, summary: 'Is the server well, and its store', response: { ...problems, 200: Health, 503: Illness } } },
    async (_, reply) => {
      await store.ran().catch(() => undefined)
      const state = await stateOf(store, config.data)
      if (state === 'full' || state === 'damaged') return reply.code(503).send({ ok: false, store: state })
      return { ok: true as const, ...(state === 'checking' && { store: state }) }
    },
  )

  app.get('/metrics', { schema: { tags, summary: 'Figures for Prometheus', response: { 200: z.string() } } }, async (_, reply) => {
    reply.type(metrics.contentType).serializer((text: string) => text)
    return metrics.text()
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
