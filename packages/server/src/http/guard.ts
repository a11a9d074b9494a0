import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import type { HttpDeps } from './deps.ts'
import { addressOf } from './household.ts'

const COUNTED = ['/api', '/metrics', '/r/']
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Another website must not act for somebody through his browser. Browsers say where a request comes from; programs do not, and need not: they have no
 * cookie that a website could abuse.
 */
function checkOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) {
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused('wrong-origin')
    return
  }
  if (origin === publicUrl) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new Refused('wrong-origin')
  // The public name over plain http: whoever sits on the line may have written that page.
  if (publicUrl?.startsWith('https:') && new URL(publicUrl).host === new URL(origin).host) throw new Refused('wrong-origin')
}

/** Behind a proxy that is not trusted all people have one address, and one limit together: whoever runs the server is told, once. */
function tellOfProxy(app: FastifyInstance): void {
  let told = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (told || headers['x-forwarded-for'] === undefined) return
    told = true
    log.warn('somebody sends X-Forwarded-For, which is not believed: if it is a proxy of yours, set TRUST_PROXY')
  })
}

/** Checked before anything is read: where a request comes from, and how often. A browser keeps no answer unless its route says so: on a shared device somebody else would read it there after the log-out. */
export function guard(app: FastifyInstance, { config, limits }: HttpDeps): void {
  if (!config.trustProxy) tellOfProxy(app)
  app.addHook('onRequest', async (request, reply) => {
    const upgrade = request.ws
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (!upgrade && !COUNTED.some((path) => request.url.startsWith(path))) return
    if (request.url.includes('%00')) throw new Refused('bad-message')
    if (upgrade || !READING.has(request.method)) checkOrigin(request, config.publicUrl)
    const seconds = limits.address.take(addressOf(request))
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
  })
}
