import type { FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import { hashOf } from '../secrets.ts'
import type { StoredPerson } from '../store/store.ts'
import { COOKIE } from './cookie.ts'
import type { HttpDeps } from './deps.ts'
import { addressOf } from './household.ts'

/** Who asks, and by what he is known. */
export interface Visit {
  readonly person: StoredPerson
  /** Known by a token: a program. */
  readonly program: boolean
  /** The device or token, for closing what it has opened when it is logged out or revoked. */
  readonly key: string
}

/** By the hash of its secret. */
export const deviceKey = (hash: string): string => `session ${hash}`
export const sessionKey = (secret: string): string => deviceKey(hashOf(secret))
export const tokenKey = (id: string): string => `token ${id}`

/** The secret of the device, if it shows one that could be ours. */
export function secretOf(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE]
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

export function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

/** Somebody the operator has banned may still do what concerns his data. */
interface Admitted {
  readonly banned: boolean
}

/** Nobody: neither a valid cookie nor a token. A token that is shown must be right, whatever else is shown. */
export async function visitOf(
  deps: HttpDeps,
  request: FastifyRequest,
  { banned }: Admitted = { banned: false },
): Promise<Visit | undefined> {
  const visit = request.headers.authorization === undefined ? await visitByCookie(deps, request) : await visitByToken(deps, request)
  if (visit?.person.bannedAt != null && !banned) throw new Refused('banned')
  if (visit) {
    const seconds = deps.limits.person.take(visit.person.id)
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
  }
  return visit
}

async function visitByCookie({ people }: HttpDeps, request: FastifyRequest): Promise<Visit | undefined> {
  const secret = secretOf(request)
  const person = secret && (await people.bySecret(secret, addressOf(request)))
  return secret && person ? { person, program: false, key: sessionKey(secret) } : undefined
}

async function visitByToken({ people, tokens }: HttpDeps, request: FastifyRequest): Promise<Visit> {
  const bearer = bearerOf(request)
  const found = bearer && (await tokens.owner(bearer))
  if (!found) throw new Refused('not-logged-in')
  return { person: await people.seen(found.person), program: true, key: tokenKey(found.token.id) }
}

/** He is still who he was when he knocked, and welcome: looked up again, and not counted. */
export async function isStillKnown(deps: HttpDeps, request: FastifyRequest, { key, program }: Visit): Promise<boolean> {
  const visit = await (program ? visitByToken(deps, request) : visitByCookie(deps, request)).catch((error) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  return visit?.key === key && visit.person.bannedAt === null
}

/** A person or a program of his. */
export async function somebody(deps: HttpDeps, request: FastifyRequest, admitted?: Admitted): Promise<Visit> {
  const visit = await visitOf(deps, request, admitted)
  if (!visit) throw new Refused('not-logged-in')
  return visit
}

/** Only for those who are known, whatever they ask. */
const PRIVATE = ['/api/me', '/api/account', '/api/reports', '/api/moderation']

/** Throws if somebody may not use a route at all. */
export async function mayAsk(deps: HttpDeps, request: FastifyRequest): Promise<void> {
  const route = request.routeOptions.url ?? ''
  if (!PRIVATE.some((path) => route.startsWith(path))) return
  const { person } = await somebody(deps, request, { banned: true })
  if (route.startsWith('/api/moderation')) await deps.desk.mustBeModerator(person)
}

/** The person himself, at his own device: a program may play for him, but not change who he is. */
export async function himself(
  deps: HttpDeps,
  request: FastifyRequest,
  admitted?: Admitted,
): Promise<{ person: StoredPerson; secret: string; key: string }> {
  const { person, program, key } = await somebody(deps, request, admitted)
  const secret = secretOf(request)
  if (program || secret === undefined) throw new Refused('not-logged-in')
  return { person, secret, key }
}
