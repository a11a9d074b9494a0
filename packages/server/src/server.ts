import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { DestinationStream, Logger } from 'pino'
import { adminKeyOf } from './admin-key.ts'
import { Backups } from './backups.ts'
import { type Clock, every, houseClock, systemClock } from './clock.ts'
import { clusterLive, clusterSockets } from './cluster/live.ts'
import { mayJoin, type Node, openNode } from './cluster/start.ts'
import { type Config, ConfigError, withDefaults } from './config.ts'
import { Faults } from './faults.ts'
import { makeFolder, mustBeWritable } from './folder.ts'
import { createApp } from './http/app.ts'
import { Lines } from './http/lines.ts'
import { Sockets } from './http/sockets.ts'
import { checkClient } from './http/web.ts'
import { Limits } from './limits.ts'
import { checkAddress, listen } from './listening.ts'
import { createLive } from './live/index.ts'
import { newThinkers } from './live/thinking/start.ts'
import type { Times } from './live/times.ts'
import type { LivePort } from './live-port.ts'
import { createLog } from './log.ts'
import { Desk } from './moderation/desk.ts'
import { nameRules } from './people/names/rules.ts'
import { createPasswords } from './people/passwords.ts'
import { People } from './people/people.ts'
import { Tokens } from './people/tokens.ts'
import { newId, type RandomBytes } from './secrets.ts'
import type { SetSource } from './sets.ts'
import { SharedCodes } from './shared/code.ts'
import { Pictures } from './shared/pictures.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { RunningStore } from './store/store.ts'

/** What is given in code: most of it only by tests. */
export interface Parts {
  readonly clock?: Clock
  readonly random?: RandomBytes
  readonly logTo?: DestinationStream
  readonly times?: Partial<Times>
  /** The store grows no larger than this many pages of 4096 bytes. */
  readonly maxPages?: number
  /** Sets from outside that this process has joined: threads and pages load them too. */
  readonly sets?: readonly SetSource[]
}

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:8123. */
  readonly url: string
  readonly port: number
  readonly config: Config
  readonly faults: Faults
  /** Finishes what is in flight, says good-bye to everybody and closes the store. */
  stop(): Promise<void>
}

/** How far a clock can be wrong after the server was killed. */
const BEAT_EVERY = 5000
/** Pages of people, for one address: each is made of many games. */
const PROFILES = { most: 60, seconds: 60 }
/** Closed reports are kept so long. */
const REPORT_DAYS = 365
/** How often it is asked whether a backup is due. */
const BACKUP_LOOK = 10 * 60 * 1000
const HOUR = 60 * 60 * 1000
/** New pictures that one address may have drawn. */
const PICTURES = { most: 30, seconds: 600 }
const DAY = 24 * HOUR
/** The end is near whatever clients do: milliseconds for what is under way, and for everybody to hang up. */
const FINISHING = 5000
const HANGING_UP = 2000

export async function startServer(given: Partial<Config> = {}, parts: Parts = {}): Promise<RunningServer> {
  const config = withDefaults(given)
  const ownClock = parts.clock ?? systemClock
  const random = parts.random ?? ((bytes) => randomBytes(bytes))
  const log = createLog(config.logLevel, parts.logTo)
  const faults = new Faults(log)
  const names = nameRules(await operatorsNames(config.namesFile))
  // What can be wrong is looked for before anything is made or opened.
  if (config.redisUrl !== null && config.databaseUrl === null)
    throw new ConfigError('REDIS_URL needs DATABASE_URL: several nodes share one database')
  checkClient(config.web)
  forEachFolder(config, mustBeWritable)
  await checkAddress(config)

  // What was opened is closed in the opposite order, at the end or when the rest fails.
  const closing: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (let close = closing.pop(); close; close = closing.pop()) await close()
  }
  try {
    const { store, node } = await openStore(config, parts, { clock: ownClock, random, log, faults })
    closing.push(() => store.close())
    if (node) closing.push(() => node.close())
    const clock = node?.clock ?? houseClock(ownClock, await store.ran())
    // Beside a database only now: what it refuses leaves no folder behind.
    makeFolders(config)
    const adminKey = await adminKeyOf(config.data, random)
    const thinkers = newThinkers(config.botThreads, parts.sets)
    closing.push(() => thinkers.stop())
    const here = await createLive(
      { store: node?.store ?? store, log, faults, clock, random, limits: config, thinkers },
      { ...(parts.times && { times: parts.times }) },
    )
    const cluster = await node?.join(here)
    const live = cluster ? clusterLive(cluster, here) : here
    let stopped: Promise<void> | undefined
    const stopLive = () => {
      stopped ??= within(FINISHING, live.stop(), () => log.warn({}, 'what was under way did not come to its end'))
      return stopped
    }
    closing.push(stopLive)
    const backups = new Backups(config, clock, store, log)
    closing.push(await startJobs({ config, clock, store, live, log, faults, backups }))
    const people = new People({ store, clock, random, names, passwords: createPasswords() })
    await people.foldNames()
    const tokens = new Tokens({ store, clock, random })
    const desk = new Desk({ store, clock, random, people, live })
    const limits = {
      address: new Limits(clock, { most: config.requestsPerMinute, seconds: 60 }),
      person: new Limits(clock, { most: config.requestsPerMinute, seconds: 60 }),
      guests: new Limits(clock, { most: config.guestsPerHour, seconds: 3600 }),
      profiles: new Limits(clock, PROFILES),
      pictures: new Limits(clock, PICTURES),
    }
    const sockets = new Sockets()
    if (cluster) clusterSockets(cluster, sockets)
    cluster?.share({ ...limits, ...here.allowed, ...people.limits })
    const lines = new Lines({ all: config.connections, perAddress: config.socketsPerAddress, behindProxy: config.trustProxy })
    const pictures = new Pictures(config.web)
    closing.push(() => pictures.idle())
    const codes = new SharedCodes(node?.secret ?? adminKey)
    const app = await createApp(
      {
        config,
        clock,
        faults,
        store,
        people,
        tokens,
        live,
        desk,
        lines,
        sockets,
        limits,
        adminKey,
        backups,
        codes,
        pictures,
        cluster,
        sets: parts.sets ?? [],
      },
      log,
    )
    closing.push(async () => {
      // Games first: their players must hear good-bye before the line is cut.
      await stopLive()
      const cutting = setTimeout(() => lines.cut(), HANGING_UP)
      await app.close()
      clearTimeout(cutting)
    })
    const { done } = await store.check()
    done.catch((error) => faults.caught('job', error, 'job failed', { job: 'check' }))
    const { url, port } = await listen(app, config)
    let stopping: Promise<void> | undefined
    return {
      url,
      port,
      config,
      faults,
      stop() {
        stopping ??= closeAll()
        return stopping
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

interface Tools {
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Logger
  readonly faults: Faults
}

/** The folder's own store, or a database; with Redis besides, this server is one node of several on it. */
async function openStore(config: Config, parts: Parts, tools: Tools): Promise<{ readonly store: RunningStore; readonly node?: Node }> {
  const { databaseUrl, redisUrl, socketBufferBytes } = config
  const { clock, log } = tools
  const say = (what: string, fields: object) => log.error(fields, what)
  if (databaseUrl === null) {
    makeFolders(config)
    return { store: await openSqlite(config.data, { now: () => clock.wall(), say, ...(parts.maxPages && { maxPages: parts.maxPages }) }) }
  }
  if (redisUrl === null) return { store: await openPostgres(databaseUrl, { say }) }
  const name = newId(tools.random)
  const store = await openPostgres(databaseUrl, { say, sharing: 'shared', name, check: mayJoin(redisUrl, clock) })
  try {
    return { store, node: await openNode({ ...tools, name, databaseUrl, redisUrl, store, mostBuffered: socketBufferBytes }) }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Waits for it, but no longer than that. */
async function within(milliseconds: number, work: Promise<void>, late: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((done) => {
    timer = setTimeout(() => {
      late()
      done()
    }, milliseconds)
  })
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

async function operatorsNames(file: string | null): Promise<readonly string[]> {
  if (file === null) return []
  try {
    return (await readFile(file, 'utf8')).split(/\r?\n/)
  } catch {
    throw new ConfigError(`the file of names ${file} cannot be read`)
  }
}

interface Folder {
  readonly path: string
  readonly what: string
  readonly flag: string
}

function foldersOf({ data, backupFolder, backupHours, databaseUrl }: Config): readonly Folder[] {
  const ofBackups = databaseUrl === null && backupHours !== 0 ? backupFolder : null
  return [
    { path: data, what: 'data folder', flag: '--data' },
    ...(ofBackups === null ? [] : [{ path: ofBackups, what: 'folder of backups', flag: '--backup-folder' }]),
  ]
}

function forEachFolder(config: Config, work: (path: string) => void): void {
  for (const { path, what, flag } of foldersOf(config)) {
    try {
      work(path)
    } catch {
      throw new ConfigError(`the ${what} ${path} cannot be written: choose another with ${flag}, or change its owner`)
    }
  }
}

const makeFolders = (config: Config): void => forEachFolder(config, (path) => makeFolder(path, 0o700))

interface Working {
  readonly config: Config
  readonly clock: Clock
  readonly store: RunningStore
  readonly live: LivePort
  readonly log: Logger
  readonly faults: Faults
  readonly backups: Backups
}

/** Beats, so that the next life of the server knows how long this one has run; forgets guests nobody has seen, devices nobody has used for long and what was said long ago; and makes backups. */
async function startJobs({ config, clock, store, live, log, faults, backups }: Working): Promise<() => Promise<void>> {
  const job = (name: string, work: () => Promise<void>) => async () => {
    try {
      await work()
    } catch (error) {
      faults.caught('job', error, 'job failed', { job: name })
    }
  }
  const beat = job('beat', async () => {
    await store.lookForRoom()
    await store.beat(clock.monotonic())
  })
  const forget = job('forget', async () => {
    const guests = await store.deleteGuestsUnusedSince(clock.wall() - config.guestDays * DAY)
    if (guests > 0) log.info({ guests }, 'unused guests deleted')
    const sessions = await store.deleteSessionsUnusedSince(clock.wall() - config.sessionDays * DAY)
    if (sessions > 0) log.info({ sessions }, 'unused sessions deleted')
    const reports = await store.deleteReportsClosedBefore(clock.wall() - REPORT_DAYS * DAY)
    if (reports > 0) log.info({ reports }, 'old reports deleted')
  })
  const forgetTalk = job('forget talk', async () => {
    const before = clock.wall() - config.talkDays * DAY
    const lines = await store.deleteChatBefore(before)
    live.talkDeleted(before)
    if (lines > 0) log.info({ lines }, 'old talk deleted')
  })
  const backUp = job('backup', () => backups.look())
  await beat()
  await forget()
  await forgetTalk()
  const timers = [
    every(clock, BEAT_EVERY, beat),
    every(clock, DAY, forget),
    every(clock, HOUR, forgetTalk),
    every(clock, BACKUP_LOOK, backUp),
  ]
  return async () => {
    for (const timer of timers) timer.cancel()
    await beat()
  }
}
