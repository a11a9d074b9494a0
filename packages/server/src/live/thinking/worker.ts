import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@sundown/engine'
import { joinAll } from '../../sets.ts'
import type { Order } from './job.ts'
import { Mind } from './mind.ts'

// Orders wait until somebody listens.
await joinAll(workerData)
const mind = new Mind(games)

parentPort?.on('message', (order: Order) => {
  const reply = mind.obey(order)
  if (reply) parentPort?.postMessage(reply)
})
