import { Profile, ProfileGames, ReportBody, ShareBody, StandingView } from '@sundown/protocol'
import { shownName } from '@sundown/protocol/names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nameKey } from '../../people/names/fold.ts'
import { mineOf, profileGame, profileOf } from '../../ratings/profile.ts'
import { Refused } from '../../refused.ts'
import type { StoredPerson } from '../../store/store.ts'
import type { HttpDeps } from '../deps.ts'
import { addressOf } from '../household.ts'
import { nothing, Page, problems } from '../schemas.ts'
import { himself, visitOf } from '../who.ts'

const tags = ['company']
const NameParams = z.strictObject({ name: z.string().min(1).max(60) })
const GAMES = 50

/** Pages of people, what they may, and reports. */
export function companyRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { store, clock, desk, limits } = deps

  /** Whoever asks for pages again and again waits: each takes a look at many games. */
  function mayLook(request: FastifyRequest): void {
    const seconds = limits.profiles.take(addressOf(request))
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
  }

  /** A page that is not shared is there for nobody but its owner: it looks as if there were no such person. */
  async function visible(
    request: FastifyRequest,
    name: string,
  ): Promise<{ readonly person: StoredPerson; readonly viewer: string | undefined }> {
    mayLook(request)
    const visit = await visitOf(deps, request)
    const viewer = visit?.person.id
    const person = await store.accountNamed(nameKey(name), shownName(name))
    const may =
      person && (person.id === viewer || (await store.isShared(person.id)) || (viewer !== undefined && (await store.isModerator(viewer))))
    if (!may) throw new Refused('no-such-person')
    return { person, viewer }
  }

  app.get(
    '/api/people/:name',
    { schema: { tags, summary: 'The page of a person, if it is shared', params: NameParams, response: { 200: Profile, ...problems } } },
    async (request) => {
      const { person, viewer } = await visible(request, request.params.name)
      return profileOf(store, person, viewer)
    },
  )

  app.get(
    '/api/people/:name/games',
    {
      schema: {
        tags,
        summary: 'The finished games of a person whose page is shared, in pages',
        params: NameParams,
        querystring: Page,
        response: { 200: ProfileGames, ...problems },
      },
    },
    async (request) => {
      const { person } = await visible(request, request.params.name)
      const { from } = request.query
      const games = await store.playedBy(person.id, { from, most: GAMES + 1 })
      const mine = mineOf(person.id, games.slice(0, GAMES))
      return { games: mine.map(profileGame), next: games.length > GAMES ? from + GAMES : null }
    },
  )

  app.get('/api/me/profile', { schema: { tags, summary: 'My page', response: { 200: Profile, ...problems } } }, async (request) => {
    mayLook(request)
    const { person } = await himself(deps, request)
    return profileOf(store, person, person.id)
  })

  app.put(
    '/api/me/profile',
    { schema: { tags, summary: 'Share my page, or no longer', body: ShareBody, response: { 204: nothing, ...problems } } },
    async (request, reply) => {
      const { person } = await himself(deps, request)
      if (person.passwordHash === null) throw new Refused('rated-accounts-only')
      await store.setShared(person.id, request.body.shared)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/me/standing',
    { schema: { tags, summary: 'What I may not do now, and what a moderator told me', response: { 200: StandingView, ...problems } } },
    async (request) => {
      const { person } = await himself(deps, request, { banned: true })
      const [standing, moderator, shared] = await Promise.all([
        store.standing(person.id),
        store.isModerator(person.id),
        store.isShared(person.id),
      ])
      const until = (time: number) => (time > clock.wall() ? time : null)
      const { pausedUntil, mutedUntil, unratedUntil, warning, warnedAt } = standing
      return {
        moderator,
        shared,
        pausedUntil: until(pausedUntil),
        mutedUntil: until(mutedUntil),
        unratedUntil: until(unratedUntil),
        warning,
        warnedAt,
      }
    },
  )

  app.post(
    '/api/reports',
    {
      schema: {
        tags,
        summary: 'Report somebody; of a table where I am, the talk around is attached',
        body: ReportBody,
        response: { 204: nothing, ...problems },
      },
    },
    async (request, reply) => {
      const { person } = await himself(deps, request)
      await desk.report(person, addressOf(request), request.body)
      return reply.code(204).send()
    },
  )
}
