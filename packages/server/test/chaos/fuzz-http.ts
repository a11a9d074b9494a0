import { request } from 'node:http'
import type { Random } from '@sundown/engine'
import { pick, sweep, twisted } from './shapes.ts'

export interface Route {
  readonly method: string
  readonly path: string
  readonly body?: object
}

export interface OddRequest {
  readonly method: string
  readonly path: string
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

const ID = 'aaaaaaaaaaaaaaaa'

/** Every route there is, with every field its body can have. */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/api/guest', body: { name: 'Kit' } },
  { method: 'GET', path: '/api/me' },
  { method: 'PATCH', path: '/api/me', body: { name: 'Kat' } },
  { method: 'DELETE', path: '/api/me', body: { password: 'long enough for us' } },
  { method: 'GET', path: '/api/me/data' },
  { method: 'GET', path: '/api/me/games' },
  { method: 'GET', path: '/api/me/moves' },
  { method: 'GET', path: '/api/me/friends' },
  { method: 'POST', path: '/api/me/friends', body: { name: 'Katherine' } },
  { method: 'PUT', path: '/api/me/friends/{id}' },
  { method: 'DELETE', path: '/api/me/friends/{id}' },
  { method: 'PUT', path: '/api/me/blocks/{id}' },
  { method: 'DELETE', path: '/api/me/blocks/{id}' },
  { method: 'PUT', path: '/api/me/shown', body: { shown: 'friends' } },
  { method: 'POST', path: '/api/account', body: { name: 'Katherine', password: 'long enough for us' } },
  { method: 'POST', path: '/api/login', body: { name: 'Katherine', password: 'long enough for us' } },
  { method: 'POST', path: '/api/recover', body: { name: 'Katherine', code: 'aaaa-bbbb', password: 'long enough for us' } },
  { method: 'POST', path: '/api/me/password', body: { old: 'long enough for us', new: 'long enough for you' } },
  { method: 'POST', path: '/api/logout' },
  { method: 'POST', path: '/api/logout-everywhere' },
  { method: 'GET', path: '/api/me/tokens' },
  { method: 'POST', path: '/api/me/tokens', body: { label: 'mine' } },
  { method: 'DELETE', path: '/api/me/tokens/{id}' },
  { method: 'GET', path: '/api/tables' },
  { method: 'GET', path: '/api/games/{id}/record' },
  { method: 'GET', path: '/api/people/{name}' },
  { method: 'GET', path: '/api/people/{name}/games' },
  { method: 'GET', path: '/api/me/profile' },
  { method: 'PUT', path: '/api/me/profile', body: { shared: true } },
  { method: 'GET', path: '/api/me/standing' },
  { method: 'POST', path: '/api/reports', body: { about: ID, reason: 'other', text: 'why', table: ID, line: 1, game: ID } },
  { method: 'GET', path: '/api/moderation/reports' },
  { method: 'GET', path: '/api/moderation/reports/{id}' },
  { method: 'POST', path: '/api/moderation/reports/{id}', body: { act: 'mute', hours: 24, note: 'why' } },
  { method: 'GET', path: '/api/moderation/log' },
  { method: 'GET', path: '/api/moderation/collusion' },
  { method: 'POST', path: '/api/games/{id}/link' },
  { method: 'GET', path: '/api/links/{code}' },
  { method: 'GET', path: '/api/links/{code}/picture/{language}' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/admin/tables' },
  { method: 'DELETE', path: '/api/admin/tables/{id}' },
  { method: 'PUT', path: '/api/admin/people/{id}/ban' },
  { method: 'DELETE', path: '/api/admin/people/{id}/ban' },
  { method: 'PUT', path: '/api/admin/people/{id}/moderator' },
  { method: 'DELETE', path: '/api/admin/people/{id}/moderator' },
  { method: 'POST', path: '/api/admin/backup' },
  { method: 'GET', path: '/ws' },
  { method: 'GET', path: '/' },
]

/** What may stand where an id stands. */
const ODD_IDS = [
  ID,
  'x',
  '__proto__',
  'constructor',
  '%00',
  '%ff',
  '%ED%A0%80',
  '..%2f..',
  '%',
  'x'.repeat(3000),
  '-1',
  '1e999',
  '%5B%5B%5D%5D',
]
const ODD_QUERIES = [
  '',
  '?__proto__[x]=1',
  '?constructor=1&constructor=2',
  `?${'a=1&'.repeat(800)}`,
  '?x=%ED%A0%80',
  '?%',
  '?after=1e999',
  '?[[[[',
]
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: `Bearer ${'x'.repeat(3000)}` },
  { authorization: '__proto__' },
  { cookie: '__proto__=1; constructor=2; sundown=' },
  { cookie: `sundown=${'\u00ff'.repeat(43)}` },
  { 'content-type': 'application/json; charset=__proto__' },
  { 'content-type': 'text/plain' },
  { 'content-type': '__proto__' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=1e999, __proto__, gzip;q=-1' },
  { 'x-forwarded-for': `${'1,'.repeat(500)}__proto__` },
  { 'if-none-match': '"'.repeat(100) },
  { range: 'bytes=1e999-' },
  { expect: 'the worst' },
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'QUERY']

const at = (path: string, id = ID): string => path.replace(/\{\w+\}/g, () => id)

/** Every odd value at every field of every body, odd ids, queries and headers at every route. */
export function* everyOddRequest(): Generator<OddRequest> {
  for (const { method, path, body } of ROUTES) {
    // Where nothing has to be said, something is said anyway.
    if (body || method !== 'GET') for (const text of sweep(body ?? {})) yield { method, path: at(path), body: text }
    if (path.includes('{')) for (const id of ODD_IDS) yield { method, path: at(path, id) }
    for (const query of ODD_QUERIES) yield { method, path: at(path) + query }
    for (const headers of ODD_HEADERS) yield { method, path: at(path), headers, ...(method !== 'GET' && { body: '{}' }) }
    for (const other of METHODS) yield { method: other, path: at(path) }
  }
}

export function oddRequest(random: Random): OddRequest {
  const { path, body, method } = pick(ROUTES, random)
  const other = random.below(4) === 0 ? pick(METHODS, random) : method
  const query = random.below(4) === 0 ? pick(ODD_QUERIES, random) : ''
  const headers = random.below(4) === 0 ? pick(ODD_HEADERS, random) : {}
  const sent = other === 'GET' || other === 'HEAD' || other === 'TRACE' ? undefined : twisted(random, body ?? {})
  return { method: other, path: at(path, pick(ODD_IDS, random)) + query, headers, body: sent }
}

/** The status; 0 if the line was cut. */
export function sendOdd(url: string, { method, path, body, headers = {} }: OddRequest, cookie?: string): Promise<number> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const all = { 'content-type': 'application/json', ...length, ...(cookie !== undefined && { cookie }), ...headers }
  return new Promise((done) => {
    const asked = request(url + path, { method, agent: false, headers: all }, (answer) => {
      answer.resume()
      answer.on('close', () => done(answer.statusCode ?? 0))
    })
    asked.on('error', () => done(0))
    asked.end(body)
  })
}
