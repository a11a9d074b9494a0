import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HttpDeps } from '../deps.ts'
import type { Metrics } from '../metrics.ts'
import { Health, problems } from '../schemas.ts'

/** For those who run the server, and for programs that want to know what it can do. */
export function operationRoutes(server: FastifyInstance, { store }: HttpDeps, metrics: Metrics): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const tags = ['operation']

  app.get('/healthz', { schema: { tags, summary: 'Is the server well', response: { 200: Health, ...problems } } }, async () => {
    await store.lastBeat()
    return { ok: true as const }
  })

  app.get('/metrics', { schema: { tags, summary: 'Figures for Prometheus', response: { 200: z.string() } } }, async (_, reply) => {
    reply.type(metrics.contentType).serializer((text: string) => text)
    return metrics.text()
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
