import { Worker } from 'node:worker_threads'
import type { SetSource } from '../../sets.ts'
import { Pool } from './pool.ts'
import { type Thinkers, ThinkHere } from './thinkers.ts'

/** A thread reads no TypeScript, so the sources think where they are. */
const isSource = import.meta.url.endsWith('.ts')
/** Made by script/bundle.mjs from worker.ts. */
const file = new URL('./bot-thread.mjs', import.meta.url)
/** A bot that wants more is given up, not the server. */
const MEMORY_MB = 512

export const newThinkers = (threads: number, sets: readonly SetSource[] = []): Thinkers =>
  threads === 0 || isSource ? new ThinkHere() : new Pool({ threads, start: () => thread(sets) })

function thread(sets: readonly SetSource[]): Worker {
  const worker = new Worker(file, { name: 'bots', workerData: sets, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  worker.unref()
  return worker
}
