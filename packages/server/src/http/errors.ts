import type { ErrorCode, Facts } from '@sundown/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Faults } from '../faults.ts'
import { Refused, refusedByStore } from '../refused.ts'

/** The status of a refusal; 400 where none says more. */
const STATUS: { readonly [code in ErrorCode]?: number } = {
  'too-long': 413,
  'too-fast': 429,
  'wrong-origin': 403,
  'server-closing': 503,
  'disk-full': 507,
  'store-damaged': 503,
  'store-away': 503,
  'engine-error': 500,
  'no-such-page': 404,
  'not-logged-in': 401,
  'name-taken': 409,
  'wrong-password': 401,
  'wrong-code': 401,
  'already-an-account': 409,
  'not-an-account': 409,
  banned: 403,
  'too-many-tokens': 409,
  'no-such-table': 404,
  'no-such-person': 404,
  'no-such-game': 404,
  'no-such-report': 404,
  'not-a-moderator': 403,
  'already-reported': 409,
  'game-not-over': 409,
}

export function refuse(reply: FastifyReply, code: ErrorCode, facts: Facts = {}, status = STATUS[code] ?? 400): FastifyReply {
  const { seconds } = facts
  if (code === 'too-fast' && typeof seconds === 'number') reply.header('retry-after', String(seconds))
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send({ code, facts })
}

/**
 * Every error is sent as a code with its facts. Internal errors are logged, without their messages. `mayAsk` throws if he may not use the route at all: he is told
 * that, and not what is wrong with his request.
 */
export function answerErrors(app: FastifyInstance, faults: Faults, mayAsk: (request: FastifyRequest) => Promise<void>): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (isUnread(error)) {
      const refused = await mayAsk(request).catch(refusedByStore)
      if (refused instanceof Refused) return refuse(reply, refused.code, refused.facts)
    }
    const refusal = refusedByStore(error)
    if (refusal instanceof Refused) return refuse(reply, refusal.code, refusal.facts)
    if (hasZodFastifySchemaValidationErrors(error)) return refuse(reply, 'bad-message', fieldOf(error.validation))
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 'too-long')
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return refuse(reply, 'bad-message', {}, status)
    faults.caught('request', error, 'request failed', { method: request.method, route: request.routeOptions.url ?? null })
    return refuse(reply, 'engine-error')
  })
}

/** The request itself makes no sense, whoever sent it. */
const isUnread = (error: FastifyError): boolean =>
  hasZodFastifySchemaValidationErrors(error) || (error instanceof Refused && error.code === 'bad-message')

/** Names the first field that is wrong, using only names of the schema, never one that the sender made up. */
function fieldOf(issues: readonly { readonly instancePath: string }[]): Facts {
  const field = issues[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.')
  return field ? { field } : {}
}
