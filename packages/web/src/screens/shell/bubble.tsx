import { useEffect, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useWords } from '../../app/words.tsx'
import { useStore } from '../../session/react.ts'
import type { Snapshot } from '../../session/session.ts'
import './bubble.css'

/** Milliseconds a bubble stays: long enough to be read. */
const STAYS = 7000

/** What somebody has just said, shown at his seat. Older messages are in the chat. */
export default function Bubble({ snap, seat }: { readonly snap: Snapshot; readonly seat: number }) {
  const { talk } = useWords()
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
  if (!shown || !last || (person !== undefined && muted.includes(person))) return null
  // The chat says it to screen readers.
  return (
    <span key={number} className={`bubble ${last.phrase ? 'is-phrase' : ''}`} aria-hidden="true">
      {last.phrase ? talk.phrases[last.phrase] : last.text}
    </span>
  )
}
