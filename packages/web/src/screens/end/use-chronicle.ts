import { type Chronicle, chronicle } from '@sundown/engine/story'
import { useEffect, useMemo, useState } from 'react'
import { patiently } from '../../session/patiently.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Snapshot } from '../../session/session.ts'

/** What this page was told, if it was there from the beginning. */
function logOf({ log }: Snapshot): readonly ToldEvent[] | undefined {
  const events = log.flatMap((batch): readonly ToldEvent[] => batch.events)
  return events.some(({ type }) => type === 'started') ? events : undefined
}

/** The story of a finished game. Whoever has missed its beginning gets it from the record, once that is public. */
export function useChronicle(snap: Snapshot, final: readonly number[]): Chronicle | undefined {
  const { record } = snap
  const told = useMemo(() => logOf(snap), [snap])
  const [again, setAgain] = useState<readonly ToldEvent[]>()
  const missing = told === undefined && record.is === 'open' ? record.record : undefined
  useEffect(() => {
    if (!missing) return undefined
    let current = true
    void patiently(async () => (await import('../../session/told-again.ts')).toldAgain(missing)).then((events) => {
      if (current) setAgain(events)
    })
    return () => {
      current = false
    }
  }, [missing])
  const events = told ?? again
  const lives = final.join()
  return useMemo(() => events && chronicle([events], lives.split(',').map(Number)), [events, lives])
}
