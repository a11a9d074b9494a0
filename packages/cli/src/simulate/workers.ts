import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { AnyBot } from '@sundown/bots'
import { loadBot } from '@sundown/bots/lazy'
import { type Json, loadGame, SETS, type Seed, setsNeeded } from '@sundown/engine'
import { loadInspect, merge, runShare, type Share, type Tally, toolsFor } from '@sundown/lab'
import type { SetSource } from '@sundown/server/sets'
import { noSuchGame } from '../play/flags.ts'
import { type BotSource, isForeign, loadBots } from './bot-file.ts'

/** Everything a worker needs to know; plain data. */
export interface Job {
  readonly game: string
  /** Nothing: the seed of each game decides them, for `players` if that is given. */
  readonly options: Json | null
  readonly players: number | undefined
  /** Sets from outside: this thread has them, another one loads them. */
  readonly sets: readonly SetSource[]
  /** By seat. */
  readonly bots: readonly BotSource[]
  readonly seed: string
  readonly games: number
  readonly check: boolean
  readonly referee: boolean
  /** Where each record goes. */
  readonly records: string | undefined
}

interface Order {
  readonly job: Job
  readonly share: Share
}

type Message = { readonly played: number } | { readonly tally: Tally }

/** Plays the games of a job, split among workers; `progress` is called with how many more are done. */
export async function playJob(job: Job, workers: number, progress: (games: number) => void): Promise<Tally> {
  const step = Math.min(workers, job.games)
  const shares = Array.from({ length: step }, (_, from) => ({ from, to: job.games, step }))
  // A single share needs no thread, which would load everything again. A thread cannot load TypeScript, so when we run from the sources all games are played here.
  const playShare = step === 1 || isSource ? playOrder : inThread
  return merge(await Promise.all(shares.map((share) => playShare({ job, share }, progress))))
}

const isSource = import.meta.url.endsWith('.ts')

function inThread(order: Order, progress: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sundown.mjs', import.meta.url), { workerData: order })
    worker.on('message', (message: Message) => {
      if ('played' in message) progress(message.played)
      else resolve(message.tally)
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('a worker ended before its games')))
  })
}

/** Milliseconds between two reports of progress. */
const TELL_EVERY = 100

/** What a worker does. */
export async function work(): Promise<void> {
  const tell = (message: Message) => parentPort?.postMessage(message)
  const order: Order = workerData
  if (order.job.sets.length > 0) await (await import('@sundown/server/sets')).joinAll(order.job.sets)
  const tally = await playOrder(order, (played) => tell({ played }))
  tell({ tally })
}

/** Options whose sets are all that the games of this job play with. */
const needed = ({ options }: Job): Json => options ?? { sets: SETS }

/** By seat. */
export function botsOf(job: Job): Promise<readonly AnyBot[]> {
  const expansions = setsNeeded(needed(job)).some((set) => set !== 'base')
  return loadBots(job.bots, (name) => loadBot(name, job.game, expansions))
}

async function playOrder({ job, share }: Order, progress: (games: number) => void): Promise<Tally> {
  const kind = (await loadGame(job.game, needed(job))) ?? noSuchGame(job.game)
  const bots = await botsOf(job)
  let played = 0
  let told = performance.now()
  const { seed, records, players } = job
  const { anyTable, referee } = toolsFor(job.game)
  const options = job.options ?? ((own: Seed) => anyTable?.(own, players) ?? null)
  const spec = { kind, options, bots, seed, distrust: job.bots.some(isForeign) }
  const extras = {
    check: job.check ? await loadInspect() : undefined,
    referee: job.referee ? await referee?.() : undefined,
    record: records !== undefined,
  }
  const tally = runShare(spec, share, extras, (game, index) => {
    if (records !== undefined) writeFileSync(join(records, `game-${index}.json`), `${JSON.stringify(game.record())}\n`)
    played++
    if (performance.now() - told < TELL_EVERY) return
    progress(played)
    played = 0
    told = performance.now()
  })
  progress(played)
  return tally
}
