import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from '../../session/session.ts'
import { Announcer } from '../../words/announce.ts'
import type { InterfaceWords } from '../../words/types.ts'
import { useHint } from './hints.ts'

/** How long to wait for more before speaking. */
const LISTEN = 350

interface Said {
  readonly number: number
  readonly text: string
  readonly urgent: boolean
}

export interface LiveProps {
  readonly snap: Snapshot
  readonly teller: Teller<AnyFace>
  readonly ui: InterfaceWords
}

/** Tells a screen reader, once and in order, what happened, what is asked, and what a beginner should know of it. */
export default function Live({ snap, teller, ui }: LiveProps) {
  const [announcer] = useState(() => new Announcer())
  const [said, setSaid] = useState<readonly Said[]>([])
  const hint = useHint()?.text
  const hinted = useRef<string>(undefined)
  const now = useRef({ snap, teller, ui, hint })
  now.current = { snap, teller, ui, hint }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens may be worth saying
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { snap: then, teller: voice, ui: words, hint: advice } = now.current
      const news = announcer.next(then, voice, words)
      const fresh = advice !== undefined && advice !== hinted.current ? [advice] : []
      hinted.current = advice ?? hinted.current
      const sentences = [...(news?.sentences ?? []), ...fresh]
      if (sentences.length === 0) return
      setSaid((before) => [
        ...before.slice(-3),
        { number: (before.at(-1)?.number ?? 0) + 1, text: sentences.join(' '), urgent: news?.urgent ?? false },
      ])
    }, LISTEN)
  }, [snap.log, snap.question, hint])
  useEffect(() => () => clearTimeout(timer.current), [])
  const lines = (urgent: boolean) => said.filter((line) => line.urgent === urgent).map(({ number, text }) => <p key={number}>{text}</p>)
  return (
    <>
      <div className="sr" role="log" aria-live="polite" data-live="polite">
        {lines(false)}
      </div>
      <div className="sr" role="alert" aria-live="assertive" data-live="assertive">
        {lines(true)}
      </div>
    </>
  )
}
