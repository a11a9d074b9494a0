/** A setting is wrong, a port is busy, a folder cannot be written: said to the operator in one sentence, without a stack. */
export class ConfigError extends Error {}

/** How a server is run. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly data: string
  /** Where everything is kept instead of the folder's own store. */
  readonly databaseUrl: string | null
  /** By which the nodes of a cluster speak with each other. */
  readonly redisUrl: string | null
  /** The origin people open, if it is not the one the server sees. */
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  readonly web: string | null
  readonly namesFile: string | null
  readonly logLevel: LogLevel
  readonly guestDays: number
  readonly sessionDays: number
  readonly tableIdleMinutes: number
  readonly tables: number
  readonly tablesPerPerson: number
  readonly tablesPerAddress: number
  readonly connections: number
  readonly socketsPerPerson: number
  readonly socketsPerAddress: number
  readonly messagesPerSecond: number
  readonly messageBurst: number
  readonly visitsPerMinute: number
  readonly socketBufferBytes: number
  readonly requestsPerMinute: number
  readonly guestsPerHour: number
  readonly openMetrics: boolean
  readonly metricsKey: string | null
  readonly backupHours: number
  readonly backupFolder: string | null
  readonly backupsKept: number
  readonly quickSeconds: number
  readonly talkDays: number
  readonly botThreads: number
  readonly botShare: number
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export type SettingName = keyof Config

/** A flag of `sundown serve`, which can also be set by the environment. */
export interface Setting<T> {
  readonly flag: string
  readonly env: string
  readonly default: T
  readonly describe: string
  /** A switch has no value. */
  readonly kind: 'number' | 'text' | 'switch'
  /** Throws a `ConfigError` that says what is expected. */
  readonly parse: (text: string) => T
}

/** Everything an operator can set. Nothing here touches the cards. */
export const SETTINGS: { readonly [name in SettingName]: Setting<Config[name]> } = {
  port: integer('port', 8123, 'port to listen on; 0 takes any free one', 0, 65_535),
  host: text('host', '127.0.0.1', 'address to listen on; 0.0.0.0 for all'),
  data: text('data', './data', 'folder of the store and its backups'),
  databaseUrl: {
    ...text('database-url', null, 'PostgreSQL database that holds everything instead, as postgres://user:password@host:5432/name'),
    parse: (given) => databaseUrlOf(given, named('database-url')),
  },
  redisUrl: {
    ...text(
      'redis-url',
      null,
      'Redis through which several nodes on one database speak with each other, as redis://user:password@host:6379',
    ),
    parse: redisUrlOf,
  },
  publicUrl: { ...text('public-url', null, 'address people open, such as https://cards.example.org'), parse: originOf },
  trustProxy: toggle('trust-proxy', 'believe X-Forwarded-* headers; only behind a proxy of your own that sets them'),
  web: text('web', null, 'folder of the built web client'),
  namesFile: text('names-file', null, 'file of further names not allowed, one a line; *word* for anywhere in a name'),
  logLevel: { ...text('log-level', 'info', `how much is logged: ${LOG_LEVELS.join(', ')}`), default: 'info', parse: logLevelOf },
  guestDays: integer('guest-days', 90, 'days after which an unused guest is deleted', 1, 3650),
  sessionDays: integer('session-days', 400, 'days after which a device that was not used has to log in again', 1, 3650),
  tableIdleMinutes: integer('table-idle-minutes', 24 * 60, 'minutes after which an abandoned table is closed', 1, 525_600),
  tables: integer('max-tables', 5000, 'tables at a time', 1, 1_000_000),
  tablesPerPerson: integer('max-tables-per-person', 10, 'tables one person may have opened or host at a time', 1, 1_000_000),
  tablesPerAddress: integer(
    'max-tables-per-address',
    50,
    'tables that people of one address may have opened or host at a time',
    1,
    1_000_000,
  ),
  connections: integer('max-connections', 10_000, 'connections of every kind at a time, from everywhere', 1, 1_000_000),
  socketsPerPerson: integer('max-sockets-per-person', 12, 'sockets of one person at a time', 1, 1_000_000),
  socketsPerAddress: integer('max-sockets-per-address', 200, 'connections of every kind from one address at a time', 1, 1_000_000),
  messagesPerSecond: integer('messages-per-second', 20, 'messages a connection may send each second', 1, 1_000_000),
  messageBurst: integer('message-burst', 100, 'messages a connection may send at once', 1, 1_000_000),
  visitsPerMinute: integer(
    'visits-per-minute',
    60,
    'times one person may come to a table each minute, opening one included; ten times as many for an address',
    1,
    1_000_000,
  ),
  socketBufferBytes: integer(
    'socket-buffer-bytes',
    4 * 1024 * 1024,
    'bytes waiting for a slow client before it is dropped',
    65_536,
    2 ** 30,
  ),
  requestsPerMinute: integer('requests-per-minute', 600, 'HTTP requests from one address each minute', 1, 1_000_000),
  guestsPerHour: integer('guests-per-hour', 60, 'new guests from one address each hour', 1, 1_000_000),
  openMetrics: toggle('open-metrics', 'let everybody read /metrics; otherwise only this machine and who has the key'),
  metricsKey: { ...text('metrics-key', null, 'key of 16 characters or more by which others may read /metrics'), parse: keyOf },
  backupHours: integer('backup-hours', 24, 'hours between two backups of the store; 0: none are made', 0, 8760),
  backupFolder: text('backup-folder', null, 'folder of these backups, if not backups in the data folder'),
  backupsKept: integer('backups-kept', 7, 'backups that are kept; older ones are deleted', 1, 10_000),
  quickSeconds: integer('quick-seconds', 30, 'seconds a table of quick play waits for people before bots take the empty chairs', 1, 600),
  talkDays: integer('talk-days', 30, 'days after which what was said at a table is deleted', 1, 3650),
  botThreads: integer('bot-threads', 1, 'threads in which bots think; 0 lets them think where connections are served', 0, 64),
  botShare: integer('bot-share', 10, 'percent of one processor that games without people may take; one person a third of it', 1, 100),
}

const NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)

/** Settings from flags (without the dashes), otherwise from the environment, where an empty variable is none. Those not given are left out. */
export function readSettings(
  flags: { readonly [flag: string]: string | undefined },
  env: { readonly [name: string]: string | undefined },
): Partial<Config> {
  const config: Partial<Config> = {}
  for (const name of NAMES) {
    // `HOST=` must not listen everywhere, and `TRUST_PROXY=` must not switch anything on.
    const given = flags[SETTINGS[name].flag] ?? (env[SETTINGS[name].env] || undefined)
    if (given !== undefined) Object.assign(config, { [name]: SETTINGS[name].parse(given) })
  }
  return config
}

/** The given settings, with defaults for the rest. */
export function withDefaults(given: Partial<Config>): Config {
  const value = <Name extends SettingName>(name: Name): Config[Name] => {
    const wanted: Config[Name] | undefined = given[name]
    return wanted === undefined ? SETTINGS[name].default : wanted
  }
  return {
    port: value('port'),
    host: value('host'),
    data: value('data'),
    databaseUrl: value('databaseUrl'),
    redisUrl: value('redisUrl'),
    publicUrl: value('publicUrl'),
    trustProxy: value('trustProxy'),
    web: value('web'),
    namesFile: value('namesFile'),
    logLevel: value('logLevel'),
    guestDays: value('guestDays'),
    sessionDays: value('sessionDays'),
    tableIdleMinutes: value('tableIdleMinutes'),
    tables: value('tables'),
    tablesPerPerson: value('tablesPerPerson'),
    tablesPerAddress: value('tablesPerAddress'),
    connections: value('connections'),
    socketsPerPerson: value('socketsPerPerson'),
    socketsPerAddress: value('socketsPerAddress'),
    messagesPerSecond: value('messagesPerSecond'),
    messageBurst: value('messageBurst'),
    visitsPerMinute: value('visitsPerMinute'),
    socketBufferBytes: value('socketBufferBytes'),
    requestsPerMinute: value('requestsPerMinute'),
    guestsPerHour: value('guestsPerHour'),
    openMetrics: value('openMetrics'),
    metricsKey: value('metricsKey'),
    backupHours: value('backupHours'),
    backupFolder: value('backupFolder'),
    backupsKept: value('backupsKept'),
    quickSeconds: value('quickSeconds'),
    talkDays: value('talkDays'),
    botThreads: value('botThreads'),
    botShare: value('botShare'),
  }
}

function envOf(flag: string): string {
  return flag.toUpperCase().replaceAll('-', '_')
}

const named = (flag: string): string => `--${flag} (${envOf(flag)})`

function integer(flag: string, value: number, describe: string, least: number, most: number): Setting<number> {
  const parse = (given: string) => {
    const number = Number(given)
    if (given.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
      throw new ConfigError(`${named(flag)} must be a whole number from ${least} to ${most}, not '${given}'`)
    }
    return number
  }
  return { flag, env: envOf(flag), default: value, describe, kind: 'number', parse }
}

function text<T extends string | null>(flag: string, value: T, describe: string): Setting<string | T> {
  const parse = (given: string) => {
    if (given === '') throw new ConfigError(`${named(flag)} must not be empty: leave it out instead`)
    return given
  }
  return { flag, env: envOf(flag), default: value, describe, kind: 'text', parse }
}

function toggle(flag: string, describe: string): Setting<boolean> {
  const parse = (given: string) => {
    if (['1', 'true', 'yes', 'on', ''].includes(given.toLowerCase())) return true
    if (['0', 'false', 'no', 'off'].includes(given.toLowerCase())) return false
    throw new ConfigError(`${named(flag)} must be yes or no, not '${given}'`)
  }
  return { flag, env: envOf(flag), default: false, describe, kind: 'switch', parse }
}

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new ConfigError(`${named('public-url')} must be an address like https://cards.example.org, not '${given}'`)
  }
  return url.origin
}

function redisUrlOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '') {
    throw new ConfigError(`${named('redis-url')} must be an address like redis://localhost:6379`)
  }
  return given
}

/** Throws unless it names a PostgreSQL database. `called`: what the operator calls it. */
export function databaseUrlOf(given: string, called: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.hostname === '' || url.pathname.length < 2) {
    throw new ConfigError(`${called} must be an address like postgres://user:password@localhost:5432/sundown`)
  }
  return given
}

function keyOf(given: string): string {
  // As it stands in a header.
  if (!/^[\w-]{16,100}$/.test(given))
    throw new ConfigError(`${named('metrics-key')} must have 16 to 100 letters, digits, hyphens or underscores`)
  return given
}

function logLevelOf(given: string): LogLevel {
  const level = LOG_LEVELS.find((candidate) => candidate === given)
  if (!level) throw new ConfigError(`${named('log-level')} must be one of ${LOG_LEVELS.join(', ')}, not '${given}'`)
  return level
}
