import { ActBody, Collusion, ModerationLog, ReportCases, ReportDetail } from '@sundown/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StoredPerson } from '../../store/store.ts'
import type { HttpDeps } from '../deps.ts'
import { PAGE, pageOf } from '../page.ts'
import { nothing, Page, problems } from '../schemas.ts'
import { himself } from '../who.ts'

const tags = ['moderation']
const ReportParams = z.strictObject({ id: z.string().regex(/^[a-z0-9]{16}$/) })

/** For moderators; everybody else is told so, and nothing more. */
export function moderationRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { desk, store } = deps

  const moderator = async (request: FastifyRequest): Promise<StoredPerson> => {
    const { person } = await himself(deps, request)
    await desk.mustBeModerator(person)
    return person
  }

  app.get(
    '/api/moderation/reports',
    {
      schema: { tags, summary: 'Open reports by person, the oldest first', querystring: Page, response: { 200: ReportCases, ...problems } },
    },
    async (request) => {
      const { id } = await moderator(request)
      const { entries, next } = pageOf(await desk.cases(id), request.query)
      return { cases: entries, next }
    },
  )

  app.get(
    '/api/moderation/reports/:id',
    {
      schema: {
        tags,
        summary: 'All open reports about a person, with what was said and his record',
        params: ReportParams,
        response: { 200: ReportDetail, ...problems },
      },
    },
    async (request) => desk.detail((await moderator(request)).id, request.params.id),
  )

  app.post(
    '/api/moderation/reports/:id',
    {
      schema: {
        tags,
        summary: 'Do something about it, or nothing: the reports are closed, and the log has a line more',
        params: ReportParams,
        body: ActBody,
        response: { 204: nothing, ...problems },
      },
    },
    async (request, reply) => {
      await desk.act((await moderator(request)).id, request.params.id, request.body)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/moderation/log',
    {
      schema: { tags, summary: 'What moderators did, the newest first', querystring: Page, response: { 200: ModerationLog, ...problems } },
    },
    async (request) => {
      await moderator(request)
      const { from } = request.query
      const lines = await store.moderationLog({ from, most: PAGE + 1 })
      return { lines: await desk.lines(lines.slice(0, PAGE)), next: lines.length > PAGE ? from + PAGE : null }
    },
  )

  app.get(
    '/api/moderation/collusion',
    {
      schema: {
        tags,
        summary: 'Who spares whom in rated games, far from what is to be expected',
        response: { 200: Collusion, ...problems },
      },
    },
    async (request) => {
      await moderator(request)
      return desk.collusion()
    },
  )
}
