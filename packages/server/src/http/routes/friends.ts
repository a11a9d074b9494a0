import { FollowBody, FriendsView, ShownBody } from '@sundown/protocol'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { nameKey } from '../../people/names/fold.ts'
import { Refused } from '../../refused.ts'
import type { HttpDeps } from '../deps.ts'
import { PersonParams, problems } from '../schemas.ts'
import { himself, somebody } from '../who.ts'

const tags = ['friends']
/** Everybody who looks at his friends is told of all of them. */
const MOST_FOLLOWED = 200
const MOST_BLOCKED = 500
/** People of the last games, to be followed with one tap. */
const MET = 12

/** Whom one follows, whom one has blocked, and who sees one. */
export function friendRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { store, live, clock } = deps
  const response = { 200: FriendsView, ...problems }

  const view = async (id: string): Promise<z.infer<typeof FriendsView>> => {
    const [shown, friends, blocked, met] = await Promise.all([store.shown(id), live.friends(id), store.blocked(id), store.met(id, MET)])
    const known = new Set([...friends.map(({ person }) => person.id), ...(await store.apart(id))])
    return { shown, friends, blocked: [...blocked], met: met.filter((person) => !known.has(person.id)) }
  }

  const follow = async (id: string, other: string): Promise<void> => {
    // Somebody who has blocked him is nobody to him.
    if (other === id || !(await store.person(other)) || (await store.apart(id)).has(other)) throw new Refused('no-such-person')
    if ((await store.friends(id)).length >= MOST_FOLLOWED) throw new Refused('too-many-followed', { most: MOST_FOLLOWED })
    await store.setFollow(id, other, clock.wall())
    await live.friendsChanged([id, other])
  }

  app.get(
    '/api/me/friends',
    { schema: { tags, summary: 'Whom I follow, who of them is here, and whom I have blocked', response } },
    async (request) => view((await somebody(deps, request)).person.id),
  )

  app.post(
    '/api/me/friends',
    { schema: { tags, summary: 'Follow an account by its name', body: FollowBody, response } },
    async (request) => {
      const { person } = await himself(deps, request)
      const { name } = request.body
      const other = await store.accountNamed(nameKey(name), name)
      await follow(person.id, other?.id ?? person.id)
      return view(person.id)
    },
  )

  app.put('/api/me/friends/:id', { schema: { tags, summary: 'Follow somebody', params: PersonParams, response } }, async (request) => {
    const { person } = await himself(deps, request)
    await follow(person.id, request.params.id)
    return view(person.id)
  })

  app.delete(
    '/api/me/friends/:id',
    { schema: { tags, summary: 'Follow somebody no longer', params: PersonParams, response } },
    async (request) => {
      const { person } = await himself(deps, request)
      await store.setFollow(person.id, request.params.id, null)
      await live.friendsChanged([person.id, request.params.id])
      return view(person.id)
    },
  )

  app.put(
    '/api/me/blocks/:id',
    {
      schema: {
        tags,
        summary: 'Block somebody: neither sees, follows, invites or is seated by quick play with the other',
        params: PersonParams,
        response,
      },
    },
    async (request) => {
      const { person } = await himself(deps, request)
      const { id } = request.params
      if (id === person.id || !(await store.person(id))) throw new Refused('no-such-person')
      if ((await store.blocked(person.id)).length >= MOST_BLOCKED) throw new Refused('too-many-muted', { most: MOST_BLOCKED })
      await store.setBlock(person.id, id, clock.wall())
      await live.friendsChanged([person.id, id])
      return view(person.id)
    },
  )

  app.delete(
    '/api/me/blocks/:id',
    { schema: { tags, summary: 'Block somebody no longer', params: PersonParams, response } },
    async (request) => {
      const { person } = await himself(deps, request)
      await store.setBlock(person.id, request.params.id, null)
      await live.friendsChanged([person.id, request.params.id])
      return view(person.id)
    },
  )

  app.put('/api/me/shown', { schema: { tags, summary: 'Who sees that I am here', body: ShownBody, response } }, async (request) => {
    const { person } = await himself(deps, request)
    await store.setShown(person.id, request.body.shown)
    await live.friendsChanged([person.id])
    return view(person.id)
  })
}
