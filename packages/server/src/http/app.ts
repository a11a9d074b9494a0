import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import { MAX_MESSAGE_BYTES, PROTOCOL_VERSION } from '@sundown/protocol'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { readJson } from '../json.ts'
import { Refused } from '../refused.ts'
import type { HttpDeps } from './deps.ts'
import { answerErrors, refuse } from './errors.ts'
import { guard } from './guard.ts'
import { hangUp, LINE_TIMES } from './lines.ts'
import { createMetrics } from './metrics.ts'
import { adminRoutes } from './routes/admin.ts'
import { companyRoutes } from './routes/company.ts'
import { friendRoutes } from './routes/friends.ts'
import { gameRoutes } from './routes/games.ts'
import { linkRoutes } from './routes/links.ts'
import { moderationRoutes } from './routes/moderation.ts'
import { operationRoutes } from './routes/operation.ts'
import { peopleRoutes } from './routes/people.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { setRoutes } from './sets.ts'
import { registerSockets, socketRoute } from './socket.ts'
import { webRoutes } from './web.ts'
import { mayAsk } from './who.ts'

/** The HTTP side of the server, ready to listen. */
export async function createApp(deps: HttpDeps, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const { config, faults } = deps
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // Requests are logged below, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_MESSAGE_BYTES,
    // Trusts one proxy, the operator's own: anything before it can be forged.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    http: { headersTimeout: LINE_TIMES.headers, connectionsCheckingInterval: LINE_TIMES.check },
    requestTimeout: LINE_TIMES.request,
    connectionTimeout: LINE_TIMES.stalled,
    keepAliveTimeout: LINE_TIMES.idle,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, __, reply) => void refuse(reply, 'bad-message', {}, 400),
    clientErrorHandler: (_, socket) => hangUp(socket),
  })
  deps.lines.watch(app.server)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readBodies(app)
  answerErrors(app, faults, (request) => mayAsk(deps, request))
  logRequests(app)

  await app.register(cookie)
  await app.register(helmet, security(config.publicUrl))
  await registerSockets(app)
  await app.register(swagger, description)
  keepNothing(app)
  guard(app, deps)
  const metrics = createMetrics(app, deps)

  peopleRoutes(app, deps)

  friendRoutes(app, deps)
  tokenRoutes(app, deps)
  gameRoutes(app, deps)
  companyRoutes(app, deps)
  moderationRoutes(app, deps)
  linkRoutes(app, deps)
  adminRoutes(app, deps)
  operationRoutes(app, deps, metrics)
  await socketRoute(app, deps)
  setRoutes(app, deps.sets)
  await webRoutes(app, config.web, deps.sets)
  await app.ready()
  return app
}

/** Accepts only JSON, or no body where none is needed. A page of another origin cannot send JSON without a preflight request. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, undefined)
    const { value, fault } = readJson(String(body))
    if (fault) done(new Refused(fault))
    else done(null, value)
  })
  // No body counts as an empty object, so that the schema names what is missing.
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined) request.body = {}
  })
}

/** Most answers are for one person at one moment: neither a browser nor a cache in front keeps any, unless its route says for how long. */
function keepNothing(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
}

/** The pattern of the route, not the address: that could name somebody. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}

/** The page uses only what this server serves. */
const security = (publicUrl: string | null) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  xFrameOptions: { action: 'deny' as const },
  // HSTS only with a public https address: it would lock out somebody who plays over plain http at home. Names below it may be other servers.
  strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
})

const description = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Sundown',
      description:
        'People, tokens, tables and records. Games are played over the WebSocket at /ws, with the cookie of POST /api/guest or a token as `Authorization: Bearer`. Errors are always `{code, facts}`.',
      version: String(PROTOCOL_VERSION),
    },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey' as const, in: 'cookie' as const, name: 'sundown' },
        token: { type: 'http' as const, scheme: 'bearer' },
      },
    },
  },
  transform: createJsonSchemaTransform({}),
}
