import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from '../../session/session.ts'
import { Announcer } from '../../words/announce.ts'
import type { InterfaceWords } from '../../words/types.ts'

/** How long to wait for more before speaking. */
const LISTEN = 350

interface Said {
  readonly number: number
  readonly text: string
  readonly urgent: boolean
}

interface LiveProps {
  readonly snap: Snapshot
  readonly teller: Teller<AnyFace>
  readonly ui: InterfaceWords
}

/** Tells a screen reader, once and in order, what happened and what is asked. */
export function Live({ snap, teller, ui }: LiveProps) {
  const [announcer] = useState(() => new Announcer())
  const [said, setSaid] = useState<readonly Said[]>([])
  const now = useRef({ snap, teller, ui })
  now.current = { snap, teller, ui }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens may be worth saying
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { snap: then, teller: voice, ui: words } = now.current
      const news = announcer.next(then, voice, words)
      if (!news) return
      setSaid((before) => [
        ...before.slice(-3),
        { number: (before.at(-1)?.number ?? 0) + 1, text: news.sentences.join(' '), urgent: news.urgent },
      ])
    }, LISTEN)
  }, [snap.log, snap.question])
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
