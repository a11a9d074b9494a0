import { parentPort } from 'node:worker_threads'
import { games } from '@sundown/engine'
import type { Order } from './job.ts'
import { Mind } from './mind.ts'

const mind = new Mind(games)

parentPort?.on('message', (order: Order) => {
  const reply = mind.obey(order)
  if (reply) parentPort?.postMessage(reply)
})
