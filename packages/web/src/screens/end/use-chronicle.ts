import { type Chronicle, chronicle } from '@sundown/engine/story'
import { useEffect, useMemo, useState } from 'react'
import { patiently } from '../../session/patiently.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Snapshot } from '../../session/session.ts'

type Steps = readonly (readonly ToldEvent[])[]

/** What this page was told, if it was there from the beginning. */
function logOf({ log }: Snapshot): Steps | undefined {
  const batches = log.map((batch): readonly ToldEvent[] => batch.events)
  return batches.some((events) => events.some(({ type }) => type === 'started')) ? batches : undefined
}

export interface Story {
  readonly told: Chronicle
  /** As a replay counts them: known when the record is. */
  readonly steps: Steps | undefined
}

/** The story of a finished game: from what was told, then from the record, once that is public. */
export function useStory(snap: Snapshot, final: readonly number[]): Story | undefined {
  const { record } = snap
  const told = useMemo(() => logOf(snap), [snap])
  const [steps, setSteps] = useState<Steps>()
  const open = record.is === 'open' ? record.record : undefined
  useEffect(() => {
    if (!open) return undefined
    let current = true
    void patiently(async () => (await import('../../session/told-again.ts')).toldAgain(open)).then((again) => {
      if (current) setSteps(again)
    })
    return () => {
      current = false
    }
  }, [open])
  const best = steps ?? told
  const lives = final.join()
  return useMemo(() => best && { told: chronicle(best, lives.split(',').map(Number)), steps }, [best, steps, lives])
}
