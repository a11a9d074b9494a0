import type { Answer } from '@sundown/protocol'
import { useMemo, useRef, useState } from 'react'
import type { Printed } from '../../art/card-face.ts'
import type { Tap } from '../../select/select.ts'
import type { Dimmed, SelectSnapshot, SelectStore } from '../../select/store.ts'
import type { Refusal } from '../../session/session.ts'
import type { Peeked } from './peek.tsx'
import { keyFor, sameTap } from './use-select.ts'

/** What is asked is what the player sees asked. */
const isSeen = ({ pick, select }: { readonly pick: SelectSnapshot; readonly select: SelectStore }): boolean =>
  select.getSnapshot().question?.number === pick.question?.number

/** What is tapped, looked at and told at a table where cards are picked up and played. */
export function useHandling<Looked>(select: SelectStore, pick: SelectSnapshot, reasons: ReadonlyMap<string, Refusal>) {
  const [looked, setLooked] = useState<Looked>()
  const [peeked, setPeeked] = useState<Peeked>()
  const [said, setSaid] = useState<{ readonly for: unknown; readonly text: string }>()
  const now = useRef({ pick, reasons, select })
  now.current = { pick, reasons, select }
  // What is done on a tap is the same for as long as the table stands, and looks at what is the case when it is done: what shows it need not be drawn anew.
  const deeds = useMemo(
    () => ({
      look: (what: Looked | undefined) => {
        setPeeked(undefined)
        setLooked(what)
      },
      peek: (face: Printed | undefined, element: Element | undefined) =>
        setPeeked(face && element && { face, box: element.getBoundingClientRect(), during: now.current.pick.question }),
      tap: (on: Tap) => {
        setSaid(undefined)
        setPeeked(undefined)
        // A tap is meant for the question that is seen, not for one that has come meanwhile.
        if (isSeen(now.current)) now.current.select.tap(on)
      },
      give: (answer: Answer) => {
        if (isSeen(now.current)) now.current.select.give(answer)
      },
      /** Why something is dimmed, in a sentence. */
      explain: (on: Dimmed, say: (reason: Refusal) => string) => {
        const reason = now.current.reasons.get(keyFor(on))
        if (reason) setSaid({ for: now.current.pick.question, text: say(reason) })
      },
    }),
    [],
  )
  const acts = useMemo(
    () => ({
      ...deeds,
      why: (on: Dimmed) => reasons.get(keyFor(on)),
      keyOf: (on: Tap) => {
        const i = pick.offer.order.findIndex((other) => sameTap(other, on))
        return i >= 0 && i < 9 ? String(i + 1) : undefined
      },
    }),
    [deeds, pick, reasons],
  )
  return {
    acts,
    /** A sentence about something that was tapped in vain. */
    told: said?.for === pick.question ? said?.text : undefined,
    looked,
    closeLooked: () => setLooked(undefined),
    // What was looked at in passing must not hide the next question, nor the table one aims at.
    peeked: peeked?.during === pick.question && pick.selection.card === undefined ? peeked : undefined,
  }
}

export type Handling<Looked> = Omit<ReturnType<typeof useHandling<Looked>>, 'acts'>
