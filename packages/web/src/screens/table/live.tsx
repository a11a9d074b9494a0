import { useEffect, useRef, useState } from 'react'
import { Announcer } from '../../words/announce.ts'
import { useAt } from './at.ts'

/** How long to wait for more before speaking. */
const LISTEN = 350

interface Said {
  readonly number: number
  readonly text: string
  readonly urgent: boolean
}

/** Tells a screen reader, once and in order, what happened and what is asked. */
export function Live() {
  const { snap, teller, spoken } = useAt()
  const [announcer] = useState(() => new Announcer())
  const [said, setSaid] = useState<readonly Said[]>([])
  const now = useRef({ snap, teller, spoken })
  now.current = { snap, teller, spoken }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens may be worth saying
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { snap: then, teller: voice, spoken: words } = now.current
      const news = announcer.next(then, voice, words.ui)
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
