import { nth } from '@sundown/engine'
import type { Standing, Time } from '../store/store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Leaving or idling in a rated game costs a pause: the first time this long, and longer each time after. */
const PAUSES = [5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY] as const
/** One step is forgiven for each so long a time without another. */
const FORGIVEN_AFTER = 3 * DAY

/** How often somebody has left, as far as it is not forgiven. */
export const levelNow = ({ level, levelAt }: Standing, now: Time): number =>
  Math.max(0, level - Math.floor(Math.max(0, now - levelAt) / FORGIVEN_AFTER))

/** Somebody has left a rated game, or let it wait until a bot sat in. */
export function afterLeaving(standing: Standing, now: Time): Pick<Standing, 'level' | 'levelAt' | 'pausedUntil'> {
  const level = Math.min(PAUSES.length, levelNow(standing, now) + 1)
  return { level, levelAt: now, pausedUntil: Math.max(standing.pausedUntil, now + nth(PAUSES, level - 1)) }
}

/** Until when somebody may not sit at a rated table; nothing: he may. */
export function unratedUntil({ pausedUntil, unratedUntil: banned }: Standing, now: Time): Time | undefined {
  const until = Math.max(pausedUntil, banned)
  return until > now ? until : undefined
}
