import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { escaped, HEIGHT, type StoryPicture, WIDTH } from '@sundown/art/picture'
import { LANGUAGES } from '@sundown/engine/words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refused } from '../../refused.ts'
import { sharedGame } from '../../shared/games.ts'
import type { HttpDeps } from '../deps.ts'
import { addressOf } from '../household.ts'
import { GameParams, LinkAnswer, problems, SharedAnswer } from '../schemas.ts'
import { somebody } from '../who.ts'

const tags = ['games']
const CODE = z.string().max(40)
const Shared = z.strictObject({ code: CODE })
const InLanguage = z.strictObject({ code: CODE, language: z.enum(LANGUAGES) })
/** What stands behind is for the page: the moment, and through whose eyes. */
const Opened = z.strictObject({ code: CODE, language: z.enum(LANGUAGES).catch('en'), '*': z.string().max(40).optional() })

/** Seconds. Names may change or go: nobody keeps a picture for long. */
const FRESH = 600

/** Links to finished games: what they lead to, and the picture that a preview of them shows. */
export function linkRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { config, store, codes, pictures, limits } = deps
  const originOf = (request: FastifyRequest): string => config.publicUrl ?? `${request.protocol}://${request.host}`

  app.post(
    '/api/games/:id/link',
    {
      schema: {
        tags,
        summary: 'The codes of links to a finished game, without and with names; with them only for who sat there',
        params: GameParams,
        response: { 200: LinkAnswer, ...problems },
      },
    },
    async (request) => {
      const { id } = request.params
      await sharedGame(store, codes, id)
      const { person } = await somebody(deps, request)
      const game = await store.game(id)
      const sat = game?.people.includes(person.id) ?? false
      return { code: codes.write({ game: id, named: false }), named: sat ? codes.write({ game: id, named: true }) : null }
    },
  )

  app.get(
    '/api/links/:code',
    { schema: { tags, summary: 'The game that a link leads to', params: Shared, response: { 200: SharedAnswer, ...problems } } },
    async (request, reply) => {
      const { record, names } = await sharedGame(store, codes, request.params.code)
      reply.header('x-robots-tag', 'noindex')
      return { record: { ...record, digests: [...record.digests] }, ...(names && { names: [...names] }) }
    },
  )

  app.get(
    '/api/links/:code/picture/:language',
    { schema: { tags, summary: 'The picture of its story, 1200 by 630', params: InLanguage, produces: ['image/png'] } },
    async (request, reply) => {
      const story = await storyOf(request, request.params)
      if (!story) throw new Refused('no-such-game')
      const png = await pictures.png(story, () => {
        const seconds = limits.pictures.take(addressOf(request))
        if (seconds !== undefined) throw new Refused('too-fast', { seconds })
      })
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${FRESH}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-robots-tag', 'noindex')
        .send(png)
    },
  )

  if (config.web === null) return
  const index = join(resolve(config.web), 'index.html')
  for (const url of ['/r/:code', '/r/:code/:language', '/r/:code/:language/*'])
    app.get(url, { schema: { hide: true, params: Opened } }, async (request, reply) => {
      const { params } = request
      // A link that leads nowhere opens the page, which says so.
      const story = await storyOf(request, params).catch((error) => {
        if (error instanceof Refused) return undefined
        throw error
      })
      const page = await readFile(index, 'utf8')
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
      if (!story) return reply.send(page)
      const picture = `${originOf(request)}/api/links/${params.code}/picture/${params.language}`
      return reply.send(page.replace('</head>', () => `${preview(story, picture)}</head>`).replace(/<title>.*?<\/title>/s, ''))
    })

  async function storyOf(request: FastifyRequest, { code, language }: Omit<z.infer<typeof InLanguage>, '*'>) {
    const game = await sharedGame(store, codes, code)
    return pictures.story(game, language, `${originOf(request).replace(/^https?:\/\//, '')}/r/${code.slice(0, 16)}`)
  }
}

/** What whoever sends the link sees of it. */
function preview({ headline, over, story, language, figures }: StoryPicture, picture: string): string {
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'article'],
    ['og:site_name', 'Sundown'],
    ['og:locale', language],
    ['og:title', headline],
    ['og:description', story.join(' ')],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', `${over}. ${figures.map(({ name, label }) => (label === '' ? name : `${name} (${label})`)).join(', ')}`],
  ]
  return [
    `<title>${escaped(headline)}</title><meta name="robots" content="noindex"><meta name="twitter:card" content="summary_large_image">`,
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
  ].join('')
}
