import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { speaker } from '../../app/speaker.ts'
import { skipAll } from '../../kit/fly.ts'
import type { Batch } from '../../session/session.ts'
import { type At, printed } from './at.ts'
import { perform } from './motion.ts'

/** More than this behind, motion skips to its end. */
const PATIENCE = 1500

/** Moves what happened, batch by batch. It never holds anything up, and catches up at once when it falls behind. */
export function useMotion(at: At | undefined): void {
  const seen = useRef<number>(undefined)
  const queue = useRef<{ readonly batch: Batch; readonly since: number }[]>([])
  const busy = useRef(false)
  const now = useRef(at)
  now.current = at
  const log = at?.snap.log
  useEffect(() => {
    if (!log) return
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
        const table = now.current
        if (!table) break
        if (performance.now() - next.since > PATIENCE) {
          skipAll()
          continue
        }
        await perform(next.batch, {
          me: table.snap.me,
          printed: (face) => printed(face, table.teller),
          sound: (sound) => speaker.play(sound),
          find: (anchor) => (motion ? document.querySelector(`[data-anchor="${anchor}"]`) : null),
        })
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
