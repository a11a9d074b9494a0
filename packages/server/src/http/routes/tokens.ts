import { NewToken, TokenBody, TokenList } from '@sundown/protocol'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { HttpDeps } from '../deps.ts'
import { refuse } from '../errors.ts'
import { nothing, problems, TokenParams } from '../schemas.ts'
import { himself, tokenKey } from '../who.ts'

const tags = ['tokens']

/** Tokens by which programs play for a person. */
export function tokenRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { tokens, sockets } = deps

  app.get('/api/me/tokens', { schema: { tags, summary: 'My tokens', response: { 200: TokenList, ...problems } } }, async (request) => {
    const { person } = await himself(deps, request)
    return { tokens: await tokens.list(person) }
  })

  app.post(
    '/api/me/tokens',
    { schema: { tags, summary: 'Make a token; it is shown once', body: TokenBody, response: { 201: NewToken, ...problems } } },
    async (request, reply) => {
      const { person } = await himself(deps, request)
      return reply.code(201).send(await tokens.make(person, request.body.label))
    },
  )

  app.delete(
    '/api/me/tokens/:id',
    { schema: { tags, summary: 'Revoke a token', params: TokenParams, response: { 204: nothing, ...problems } } },
    async (request, reply) => {
      const { person } = await himself(deps, request)
      const { id } = request.params
      if (!(await tokens.revoke(person, id))) return refuse(reply, 'no-such-page')
      sockets.close(tokenKey(id))
      return reply.code(204).send()
    },
  )
}
