import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Refused } from '../../refused.ts'
import { sameSecret } from '../../secrets.ts'
import { backupFolder, stamp } from '../../store/files.ts'
import type { HttpDeps } from '../deps.ts'
import { isLocal } from '../local.ts'
import { pageOf } from '../page.ts'
import { AdminBackup, AdminTables, nothing, Page, PersonParams, problems, TableParams } from '../schemas.ts'
import { bearerOf } from '../who.ts'

const hide = true

/** For `sundown admin`, on the machine itself and with the key in its data folder. Not part of the public description. */
export function adminRoutes(server: FastifyInstance, deps: HttpDeps): void {
  const { config, clock, live, people, store } = deps
  server.register(async (scope) => {
    const app = scope.withTypeProvider<ZodTypeProvider>()
    app.addHook('preValidation', async (request) => {
      if (!isLocal(request) || !sameSecret(bearerOf(request) ?? '', deps.adminKey)) throw new Refused('not-logged-in')
    })

    app.get('/api/admin/tables', { schema: { hide, querystring: Page, response: { 200: AdminTables, ...problems } } }, async (request) => {
      const { entries, next } = pageOf(await live.listTables(), request.query)
      return { tables: entries, next }
    })

    app.delete(
      '/api/admin/tables/:id',
      { schema: { hide, params: TableParams, response: { 204: nothing, ...problems } } },
      async (request, reply) => {
        if (!(await live.closeTable(request.params.id, 'operator'))) throw new Refused('no-such-table')
        return reply.code(204).send()
      },
    )

    app.put(
      '/api/admin/people/:id/ban',
      { schema: { hide, params: PersonParams, response: { 204: nothing, ...problems } } },
      async (request, reply) => {
        await people.ban(request.params.id)
        await live.ban(request.params.id)
        return reply.code(204).send()
      },
    )

    app.delete(
      '/api/admin/people/:id/ban',
      { schema: { hide, params: PersonParams, response: { 204: nothing, ...problems } } },
      async (request, reply) => {
        await people.unban(request.params.id)
        return reply.code(204).send()
      },
    )

    app.put(
      '/api/admin/people/:id/moderator',
      { schema: { hide, params: PersonParams, response: { 204: nothing, ...problems } } },
      async (request, reply) => {
        const person = await store.person(request.params.id)
        if (!person) throw new Refused('no-such-person')
        if (person.passwordHash === null) throw new Refused('not-an-account')
        await store.setModerator(person.id, clock.wall())
        return reply.code(204).send()
      },
    )

    app.delete(
      '/api/admin/people/:id/moderator',
      { schema: { hide, params: PersonParams, response: { 204: nothing, ...problems } } },
      async (request, reply) => {
        if (!(await store.person(request.params.id))) throw new Refused('no-such-person')
        await store.setModerator(request.params.id, null)
        return reply.code(204).send()
      },
    )

    app.post('/api/admin/backup', { schema: { hide, response: { 200: AdminBackup, ...problems } } }, async () => {
      const path = join(backupFolder(config.data), `sundown-${stamp(clock.wall())}.db`)
      await store.backup(path)
      return { path }
    })
  })
}
