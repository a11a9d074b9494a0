import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ConfigError } from '../config.ts'
import type { SetSource } from '../sets.ts'
import { refuse } from './errors.ts'
import { naming } from './sets.ts'

/** Built files carry a hash of what they hold in their names. */
const LASTING = 'public, max-age=31536000, immutable'

/** Throws if a client is named and not there. */
export function checkClient(folder: string | null): void {
  if (folder !== null && !existsSync(join(folder, 'index.html')))
    throw new ConfigError(`there is no web client in ${resolve(folder)}: index.html is missing`)
}

/** The web client, if there is one; a page that says so, if not. Everything else that is asked for is not there. */
export async function webRoutes(app: FastifyInstance, folder: string | null, sets: readonly SetSource[] = []): Promise<void> {
  let client = (reply: FastifyReply) => reply.sendFile('index.html')
  if (folder === null) {
    app.get('/', { schema: { hide: true } }, async (_, reply) => reply.type('text/html; charset=utf-8').send(NO_CLIENT))
  } else {
    const root = resolve(folder)
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      ...(sets.length > 0 && { index: false }),
      // The build has put a Brotli and a gzip of each text beside it.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(root, 'assets')) ? LASTING : 'no-cache')
      },
    })
    // Asked for by the dozen, and always as they are spelled: without this each would be looked for in a list of the whole folder.
    app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(`assets/${request.params.file}`),
    )
    if (sets.length > 0) {
      const page = naming(sets, readFileSync(join(root, 'index.html'), 'utf8'))
      client = (reply) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
      app.get('/', { schema: { hide: true } }, async (_, reply) => client(reply))
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api') && request.headers.accept?.includes('text/html')
    // The client's own addresses, such as an invitation, are all the same page.
    return page && folder !== null ? client(reply) : refuse(reply, 'no-such-page')
  })
}

const NO_CLIENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sundown</title>
<h1>Sundown</h1>
<p>The server is running, but it has no web client yet.</p>
<p>Programs make a guest with <code>POST /api/guest</code>, a token with <code>POST /api/me/tokens</code>, and connect to <code>/ws</code>.
The HTTP interface is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`
