import { EventEmitter } from 'node:events'
import { games } from '@sundown/engine'
import type { Thread } from '../../src/live/thinking/desk.ts'
import type { Order, Reply } from '../../src/live/thinking/job.ts'
import { Mind } from '../../src/live/thinking/mind.ts'
import { Pool } from '../../src/live/thinking/pool.ts'

export type Manner = 'thinks' | 'hangs' | 'dies' | 'throws'

/** A thread that lives here, and does as it is told. */
class FakeThread extends EventEmitter implements Thread {
  readonly orders: Order[] = []
  terminated = false
  private readonly mind = new Mind(games)
  private readonly manner: () => Manner

  constructor(manner: () => Manner) {
    super()
    this.manner = manner
  }

  postMessage(order: Order): void {
    // As between real threads: nothing but plain data.
    const copy: Order = structuredClone(order)
    this.orders.push(copy)
    const manner = this.manner()
    if (manner === 'hangs') return
    setImmediate(() => {
      if (this.terminated) return
      if (manner === 'dies') this.emit('error', new Error('out of memory'))
      // Like a real one, it knows no longer what it has thrown about.
      if (manner === 'throws' && 'think' in copy) this.mind.obey({ forget: copy.think.game.id })
      const reply: Reply | undefined = manner === 'throws' ? { fault: 'a bot threw' } : this.mind.obey(copy)
      if (reply) this.emit('message', structuredClone(reply))
    })
  }

  async terminate(): Promise<void> {
    this.terminated = true
  }
}

/** A pool of one thread that does as it is told, and every thread it has started. */
export function poolOf(manner: () => Manner, patience = 40) {
  const threads: FakeThread[] = []
  const start = () => {
    const thread = new FakeThread(manner)
    threads.push(thread)
    return thread
  }
  return { pool: new Pool({ threads: 1, start, patience }), threads }
}
