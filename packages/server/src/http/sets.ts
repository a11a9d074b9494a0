import type { FastifyInstance } from 'fastify'
import type { SetSource } from '../sets.ts'

/** The module of each set from outside, under the policy of the page: it is a script of this server like any other. */
export function setRoutes(app: FastifyInstance, sets: readonly SetSource[]): void {
  for (const { id, code } of sets) {
    app.get(`/sets/${id}.js`, { schema: { hide: true } }, async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    )
  }
}

/** The page with the names of these sets in its head, so that it can offer them. An id has only letters, digits and hyphens. */
export const naming = (sets: readonly SetSource[], page: string): string =>
  page.replace('</head>', `  <meta name="sundown-sets" content="${sets.map(({ id }) => id).join(' ')}" />\n  </head>`)
