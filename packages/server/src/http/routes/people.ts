import {
  AccountBody,
  DeleteBody,
  GuestBody,
  History,
  LoginBody,
  Me,
  MoveList,
  MyData,
  NewAccount,
  PasswordBody,
  RecoverBody,
  RenameBody,
} from '@sundown/protocol'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { personView } from '../../people/people.ts'
import { Refused } from '../../refused.ts'
import type { EndedAccess } from '../../store/store.ts'
import { clearCookie, setCookie } from '../cookie.ts'
import type { HttpDeps } from '../deps.ts'
import { addressOf } from '../household.ts'
import { PAGE } from '../page.ts'
import { nothing, Page, problems } from '../schemas.ts'
import { deviceKey, himself, secretOf, sessionKey, somebody, tokenKey, visitOf } from '../who.ts'

const tags = ['people']

/** Coming, being known, changing and going. */
export function peopleRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { config, people, live, limits, sockets, store } = deps

  app.post(
    '/api/guest',
    { schema: { tags, summary: 'Play at once, without an account', body: GuestBody, response: { 200: Me, ...problems } } },
    async (request, reply) => {
      // Somebody who is known already, and opens another tab, stays who he is.
      const known = await visitOf(deps, request)
      if (known) return { you: personView(known.person) }
      const seconds = limits.guests.take(addressOf(request))
      if (seconds !== undefined) throw new Refused('too-fast', { seconds })
      const { person, secret } = await people.guest(request.body.name)
      setCookie(config, request, reply, secret)
      return { you: personView(person) }
    },
  )

  app.get('/api/me', { schema: { tags, summary: 'Who am I', response: { 200: Me, ...problems } } }, async (request, reply) => {
    const { person, program } = await somebody(deps, request)
    const secret = secretOf(request)
    // Browsers forget a cookie that is not renewed.
    if (!program && secret !== undefined) setCookie(config, request, reply, secret)
    return { you: personView(person) }
  })

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Take another name', body: RenameBody, response: { 200: Me, ...problems } } },
    async (request) => {
      const { person } = await himself(deps, request)
      const renamed = await people.rename(person, request.body.name, await live.namesBeside(person.id))
      live.renamed(renamed)
      return { you: personView(renamed) }
    },
  )

  app.delete(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Delete me, an account by its password; records of shared games stay, without my name',
        body: DeleteBody,
        response: { 204: nothing, ...problems },
      },
    },
    async (request, reply) => {
      const { person } = await himself(deps, request, { banned: true })
      await people.mayDelete(person, request.body.password, addressOf(request))
      // Nobody comes back while he is being taken away.
      await people.logOutEverywhere(person)
      await live.deleted(person.id)
      await people.remove(person)
      live.loggedOut(person.id)
      return clearCookie(config, request, reply).code(204).send()
    },
  )

  app.get(
    '/api/me/data',
    { schema: { tags, summary: 'Everything the server knows about me', response: { 200: MyData, ...problems } } },
    async (request, reply) => {
      const { person } = await himself(deps, request, { banned: true })
      reply.header('content-disposition', 'attachment; filename="sundown-my-data.json"')
      return people.data(person)
    },
  )

  app.get(
    '/api/me/games',
    { schema: { tags, summary: 'Games I played, in pages', querystring: Page, response: { 200: History, ...problems } } },
    async (request) => {
      const { person } = await somebody(deps, request)
      const { from } = request.query
      const games = await store.gamesOf(person.id, { from, most: PAGE + 1 })
      return { games: games.slice(0, PAGE), next: games.length > PAGE ? from + PAGE : null }
    },
  )

  app.get(
    '/api/me/moves',
    { schema: { tags, summary: 'Tables by post that wait for me', response: { 200: MoveList, ...problems } } },
    async (request) => {
      const { person } = await somebody(deps, request)
      return { moves: await live.moves(person.id) }
    },
  )

  app.post(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Make the guest an account, who keeps his games',
        body: AccountBody,
        response: { 201: NewAccount, ...problems },
      },
    },
    async (request, reply) => {
      const { person } = await himself(deps, request)
      const { name, password } = request.body
      const made = await people.makeAccount(person, name, password, {
        beside: await live.namesBeside(person.id),
        address: addressOf(request),
      })
      live.renamed(made.person)
      setCookie(config, request, reply, made.secret)
      // Only when the new secret is on its way: a page that came back without it would be a stranger.
      reply.raw.once('finish', () => closeLines(made.ended, 'restart'))
      return reply.code(201).send({ you: personView(made.person), recoveryCode: made.recoveryCode })
    },
  )

  app.post(
    '/api/login',
    { schema: { tags, summary: 'Log in on this device', body: LoginBody, response: { 200: Me, ...problems } } },
    async (request, reply) => {
      const { name, password } = request.body
      const before = await people.bySecret(secretOf(request) ?? '')
      const { person, secret } = await people.login(name, password, addressOf(request))
      await people.usedBeside(before, person)
      await leave(secretOf(request))
      setCookie(config, request, reply, secret)
      return { you: personView(person) }
    },
  )

  app.post(
    '/api/recover',
    { schema: { tags, summary: 'Set a new password by the recovery code', body: RecoverBody, response: { 200: NewAccount, ...problems } } },
    async (request, reply) => {
      const { name, code, password } = request.body
      const { person, secret, recoveryCode } = await people.recover(name, code, password, addressOf(request))
      live.loggedOut(person.id)
      await leave(secretOf(request))
      setCookie(config, request, reply, secret)
      return { you: personView(person), recoveryCode }
    },
  )

  app.post(
    '/api/me/password',
    {
      schema: {
        tags,
        summary: 'Set a new password by the old one; other devices are logged out, and tokens end',
        body: PasswordBody,
        response: { 204: nothing, ...problems },
      },
    },
    async (request, reply) => {
      const { person, secret } = await himself(deps, request)
      const { old, new: password } = request.body
      closeLines(await people.changePassword(person, secret, old, password, addressOf(request)))
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/logout',
    { schema: { tags, summary: 'Log out on this device', response: { 204: nothing, ...problems } } },
    async (request, reply) => {
      await leave(secretOf(request))
      return clearCookie(config, request, reply).code(204).send()
    },
  )

  app.post(
    '/api/logout-everywhere',
    { schema: { tags, summary: 'Log out on all devices; tokens end, too', response: { 204: nothing, ...problems } } },
    async (request, reply) => {
      const { person } = await himself(deps, request)
      await people.logOutEverywhere(person)
      live.loggedOut(person.id)
      return clearCookie(config, request, reply).code(204).send()
    },
  )

  function closeLines({ devices, tokens }: EndedAccess, why?: 'restart'): void {
    for (const hash of devices) sockets.close(deviceKey(hash), why)
    for (const id of tokens) sockets.close(tokenKey(id))
  }

  /** This device is no longer known as who it was. */
  async function leave(secret: string | undefined): Promise<void> {
    if (secret === undefined) return
    await people.logOut(secret)
    sockets.close(sessionKey(secret))
  }
}
