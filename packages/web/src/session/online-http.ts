import type { GameRecord } from '@sundown/engine'
import type {
  Collusion,
  FriendsView,
  History,
  Me,
  ModerationLine,
  MyData,
  NewAccount,
  NewToken,
  Profile,
  ProfileGames,
  ReportCase,
  ReportDetail,
  Shown,
  StandingView,
  TableList,
  TokenList,
} from '@sundown/protocol'
import type { Refusal } from './session.ts'

type Shape<T extends { readonly _output: unknown }> = T['_output']

/** What came of it: a value, or why not. */
export type Got<T> = { readonly value: T; readonly refusal?: undefined } | { readonly value?: undefined; readonly refusal: Refusal }

/** No reply at all: the network or the server is away. */
const UNREACHABLE: Refusal = { code: 'unreachable' }

/** People, accounts, tokens and records: all that goes over HTTP. The cookie is the browser's business. */
export class Api {
  private readonly base: string
  private readonly fetch: typeof fetch

  constructor(base = '', by: typeof fetch = (input, init) => fetch(input, init)) {
    this.base = base
    this.fetch = by
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<Got<T>> {
    try {
      const response = await this.fetch(this.base + path, {
        method,
        credentials: 'same-origin',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const json: unknown = text === '' ? undefined : JSON.parse(text)
      if (!response.ok) return { refusal: isRefusal(json) ? json : UNREACHABLE }
      // The server has checked it against the same schemas.
      return { value: json as T }
    } catch {
      return { refusal: UNREACHABLE }
    }
  }

  /** Whoever is known already stays who he is. */
  guest = (name?: string) => this.ask<Shape<typeof Me>>('POST', '/api/guest', name === undefined ? {} : { name })
  me = () => this.ask<Shape<typeof Me>>('GET', '/api/me')
  rename = (name: string) => this.ask<Shape<typeof Me>>('PATCH', '/api/me', { name })
  /** Makes the guest an account; the recovery code is shown once. */
  register = (name: string, password: string) => this.ask<Shape<typeof NewAccount>>('POST', '/api/account', { name, password })
  login = (name: string, password: string) => this.ask<Shape<typeof Me>>('POST', '/api/login', { name, password })
  recover = (name: string, code: string, password: string) =>
    this.ask<Shape<typeof NewAccount>>('POST', '/api/recover', { name, code, password })
  /** Other devices are logged out. */
  changePassword = (old: string, password: string) => this.ask<undefined>('POST', '/api/me/password', { old, new: password })
  logout = () => this.ask<undefined>('POST', '/api/logout')
  logoutEverywhere = () => this.ask<undefined>('POST', '/api/logout-everywhere')
  data = () => this.ask<Shape<typeof MyData>>('GET', '/api/me/data')
  /** An account by its password; a guest has none. */
  deleteMe = (password?: string) => this.ask<undefined>('DELETE', '/api/me', password === undefined ? {} : { password })
  history = (from = 0) => this.ask<Shape<typeof History>>('GET', `/api/me/games?from=${from}`)
  friends = () => this.ask<Shape<typeof FriendsView>>('GET', '/api/me/friends')
  followNamed = (name: string) => this.ask<Shape<typeof FriendsView>>('POST', '/api/me/friends', { name })
  follow = (person: string, follow: boolean) => this.ask<Shape<typeof FriendsView>>(follow ? 'PUT' : 'DELETE', `/api/me/friends/${person}`)
  block = (person: string, block: boolean) => this.ask<Shape<typeof FriendsView>>(block ? 'PUT' : 'DELETE', `/api/me/blocks/${person}`)
  /** Who sees that I am here. */
  showTo = (shown: Shape<typeof Shown>) => this.ask<Shape<typeof FriendsView>>('PUT', '/api/me/shown', { shown })
  tokens = () => this.ask<Shape<typeof TokenList>>('GET', '/api/me/tokens')
  /** The token itself is shown once. */
  makeToken = (label: string) => this.ask<Shape<typeof NewToken>>('POST', '/api/me/tokens', { label })
  revokeToken = (id: string) => this.ask<undefined>('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`)
  tables = () => this.ask<Shape<typeof TableList>>('GET', '/api/tables')
  profile = (name: string) => this.ask<Profile>('GET', `/api/people/${encodeURIComponent(name)}`)
  profileGames = (name: string, from: number) =>
    this.ask<Shape<typeof ProfileGames>>('GET', `/api/people/${encodeURIComponent(name)}/games?from=${from}`)
  myProfile = () => this.ask<Profile>('GET', '/api/me/profile')
  shareProfile = (shared: boolean) => this.ask<undefined>('PUT', '/api/me/profile', { shared })
  standing = () => this.ask<StandingView>('GET', '/api/me/standing')
  /** Of a table where one is, the server attaches the talk. */
  report = (body: object) => this.ask<undefined>('POST', '/api/reports', body)
  reports = () => this.ask<{ readonly cases: readonly ReportCase[] }>('GET', '/api/moderation/reports')
  reportDetail = (id: string) => this.ask<ReportDetail>('GET', `/api/moderation/reports/${encodeURIComponent(id)}`)
  moderate = (id: string, body: object) => this.ask<undefined>('POST', `/api/moderation/reports/${encodeURIComponent(id)}`, body)
  moderationLog = () => this.ask<{ readonly lines: readonly ModerationLine[] }>('GET', '/api/moderation/log')
  collusion = () => this.ask<Collusion>('GET', '/api/moderation/collusion')
  record = (game: string) => this.ask<GameRecord>('GET', `/api/games/${encodeURIComponent(game)}/record`)
}

const isRefusal = (json: unknown): json is Refusal =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string'
