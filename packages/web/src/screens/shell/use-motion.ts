import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { skipAll } from '../../kit/fly.ts'
import type { GameName } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'

/** What stands at an anchor; nothing at all when nothing is to move. */
export type Find = (anchor: string) => Element | null

/** Shows one batch. */
type Perform<G extends GameName> = (batch: Batch<G>, find: Find) => Promise<void>

/** More than this behind, motion skips to its end. */
const PATIENCE = 1500

/** Moves what happened, batch by batch. It never holds anything up, and catches up at once when it falls behind. */
export function useMotion<G extends GameName>(log: readonly Batch<G>[], perform: Perform<G>): void {
  const seen = useRef<number>(undefined)
  const queue = useRef<{ readonly batch: Batch<G>; readonly since: number }[]>([])
  const busy = useRef(false)
  const now = useRef(perform)
  now.current = perform
  useEffect(() => {
    const last = log.at(-1)?.number ?? 0
    const fresh = log.filter(({ number, past }) => number > (seen.current ?? last) && !past)
    seen.current = last
    if (fresh.length === 0) return
    const { motion } = settings.getSnapshot()
    const begun = performance.now()
    queue.current.push(...fresh.map((batch) => ({ batch, since: begun })))
    const work = async () => {
      if (busy.current) return
      busy.current = true
      for (let next = queue.current.shift(); next; next = queue.current.shift()) {
        if (performance.now() - next.since > PATIENCE) {
          skipAll()
          continue
        }
        await now.current(next.batch, (anchor) => (motion ? document.querySelector(`[data-anchor="${anchor}"]`) : null))
      }
      busy.current = false
    }
    if (queue.current.length > 6 || (queue.current[0] && begun - queue.current[0].since > PATIENCE)) {
      queue.current.length = 0
      skipAll()
      return
    }
    void work()
  }, [log])
  useEffect(() => skipAll, [])
}
