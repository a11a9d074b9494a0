import { statfs } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refused } from '../../refused.ts'
import { sameSecret } from '../../secrets.ts'
import type { RunningStore, StoreState } from '../../store/store.ts'
import type { HttpDeps } from '../deps.ts'
import { isLocal } from '../local.ts'
import type { Metrics } from '../metrics.ts'
import { Health, Illness, type NotReady, problems, Ready, Unready } from '../schemas.ts'
import { bearerOf } from '../who.ts'

/** With less space than this an answer may no longer fit. */
const ROOM = 1024 * 1024

/** The disk may be full before a write fails. */
async function stateOf({ state }: RunningStore, data: string): Promise<StoreState> {
  if (state === 'damaged' || state === 'away') return state
  const { bavail, bsize } = await statfs(data).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  return bavail * bsize < ROOM ? 'full' : state
}

/** For those who run the server, and for programs that want to know what it can do. */
export function operationRoutes(server: FastifyInstance, { config, store, live, cluster }: HttpDeps, metrics: Metrics): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const tags = ['operation']

  app.get(
    '/healthz',
    { schema: { tags, summary: 'Is the server well, and its store', response: { ...problems, 200: Health, 503: Illness } } },
    async (_, reply) => {
      await store.ran().catch(() => undefined)
      const state = await stateOf(store, config.data)
      if (state === 'full' || state === 'damaged') return reply.code(503).send({ ok: false, store: state })
      return { ok: true as const, ...(state !== 'well' && { store: state }) }
    },
  )

  app.get(
    '/readyz',
    { schema: { tags, summary: 'May players be sent here', response: { ...problems, 200: Ready, 503: Unready } } },
    async (_, reply) => {
      const why = await whyNotReady()
      return why === undefined ? { ready: true as const } : reply.code(503).send({ ready: false as const, why })
    },
  )

  /** If the store takes no writes, the server is not restarted, but gets no new players. */
  const whyNotReady = async (): Promise<NotReady | undefined> => {
    if (cluster?.isCutOff) return 'cut-off'
    if (live.closing) return 'closing'
    await store.ran().catch(() => undefined)
    const state = await stateOf(store, config.data)
    return state === 'well' || state === 'checking' ? undefined : state
  }

  const mayRead = (request: FastifyRequest): boolean =>
    config.openMetrics || isLocal(request) || (config.metricsKey !== null && sameSecret(bearerOf(request) ?? '', config.metricsKey))

  const summary = 'Figures for Prometheus: for this machine, or with the key the operator has set'
  app.get('/metrics', { schema: { tags, summary, response: { 200: z.string(), ...problems } } }, async (request, reply) => {
    if (!mayRead(request)) throw new Refused('not-logged-in')
    reply.type(metrics.contentType).serializer((text: string) => text)
    return metrics.text()
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
