import { useEffect, useState } from 'react'
import { hub } from '../../app/hub.ts'
import type { Snapshot } from '../../session/session.ts'

/** Seconds until the chairs are filled, counted down here between what the server says; nothing: no clock starts the table. */
export function useCountdown({ table, tableAt }: Pick<Snapshot, 'table' | 'tableAt'>): number | undefined {
  const [now, setNow] = useState(() => hub.now())
  const starts = table?.starts ?? undefined
  const running = starts !== undefined
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(hub.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  return starts === undefined ? undefined : Math.max(0, starts - Math.max(0, now - tableAt) / 1000)
}

/** As it stands on a clock: whole seconds, 0:00 only when they are over. */
export const onClock = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
