import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useStore } from '../../session/react.ts'
import type { Snapshot } from '../../session/session.ts'
import { loadTalk } from '../../words/talk.ts'
import './bubble.css'

/** Milliseconds a bubble stays: long enough to be read. */
const STAYS = 7000

/** Pixels between a bubble and the edge of the window. */
const EDGE = 4

/** Keeps a bubble in the window, and off the face and the name of a seat with room around it. */
function place(bubble: HTMLElement): void {
  const seat = bubble.offsetParent
  const felt = bubble.closest('.felt')
  if (!seat || !felt || bubble.closest('.side-of')) return
  const { left, top, width } = seat.getBoundingClientRect()
  // A table that has grown is zoomed; a bubble that appears is still small.
  const scale = width / (seat as HTMLElement).offsetWidth || 1
  const wide = bubble.offsetWidth * scale
  const start = left + (width - wide) / 2
  const aside = Math.max(EDGE, Math.min(start, innerWidth - EDGE - wide)) - start
  bubble.style.setProperty('--aside', `${aside / scale}px`)
  if (bubble.closest('.seat-tile')) return
  const room = top - Math.max(0, felt.getBoundingClientRect().top)
  bubble.classList.add(room >= (bubble.offsetHeight - 6) * scale ? 'is-over' : 'is-under')
}

/** What somebody has just said, shown at his seat. Older messages are in the chat. */
export default function Bubble({ snap, seat }: { readonly snap: Snapshot; readonly seat: number }) {
  const { phrases } = useLaterWords(loadTalk)
  const { muted } = useStore(hub)
  const person = snap.table?.seats[seat]?.person?.id
  const last = person === undefined ? undefined : snap.chat.findLast(({ from }) => from?.id === person)
  const [known] = useState(() => snap.chat.at(-1)?.number ?? -1)
  const [gone, setGone] = useState(-1)
  const number = last?.number ?? -1
  const shown = number > known && number !== gone
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setGone(number), STAYS)
    return () => clearTimeout(timer)
  }, [shown, number])
  const bubble = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bubble lies elsewhere
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current)
  }, [shown, number])
  if (!shown || !last || (person !== undefined && muted.includes(person))) return null
  // The chat says it to screen readers.
  return (
    <span ref={bubble} key={number} className={`bubble ${last.phrase ? 'is-phrase' : ''}`} aria-hidden="true">
      <span>{last.phrase ? phrases[last.phrase] : last.text}</span>
    </span>
  )
}
