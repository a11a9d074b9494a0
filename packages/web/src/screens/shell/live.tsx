import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from '../../session/session.ts'
import { Announcer, aloud } from '../../words/announce.ts'
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

/** What the question bar says now, while I am asked. */
const barSays = (): string[] => [...document.querySelectorAll('.ask:not(.quiet) .says > *')].map(({ textContent }) => textContent ?? '')

/** What can be answered with a key, where part of the answer is given: the bar may say no more than what is picked up. */
const barOffers = (): string[] =>
  [...document.querySelectorAll('.ask .acts [aria-keyshortcuts]:enabled')].flatMap((button) => {
    const key = button.getAttribute('aria-keyshortcuts') ?? ''
    return /^\d$/.test(key) ? [`${key}: ${button.querySelector('span')?.textContent}.`] : []
  })

/** Somebody who moves by keys is elsewhere than at the card that is confirmed by pressing it once more, and does not write. */
const ELSEWHERE = ':focus-visible:not([aria-pressed="true"], input, textarea)'

/** What is to be confirmed, from wherever that was asked for. */
const confirmable = (): HTMLElement | null =>
  document.activeElement?.matches(ELSEWHERE) ? document.querySelector('.ask .acts .primary[aria-keyshortcuts="1"]') : null

/** Tells a screen reader, once and in order, what happened, what is asked, what has become of the answer so far, and what a beginner should know. */
export default function Live({ snap, teller, ui }: LiveProps) {
  const [announcer] = useState(() => new Announcer())
  const [said, setSaid] = useState<readonly Said[]>([])
  const hint = useHint()?.text
  const hinted = useRef<string>(undefined)
  const now = useRef({ snap, teller, ui, hint })
  now.current = { snap, teller, ui, hint }
  const heard = useRef<readonly string[]>([])
  const bar = useRef('')
  const [barChanges, setBarChanges] = useState(0)
  useEffect(() => {
    const says = barSays().join(' ')
    if (says === bar.current) return
    bar.current = says
    setBarChanges((n) => n + 1)
    confirmable()?.focus()
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens may be worth saying
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { snap: then, teller: voice, ui: words, hint: advice } = now.current
      const news = announcer.next(then, voice, words)
      const fresh = advice !== undefined && advice !== hinted.current ? [advice] : []
      hinted.current = advice ?? hinted.current
      const says = barSays()
      // A new question has been told as a whole. Of what the bar says besides, only what is new: somebody may have begun to answer.
      const isWhole = news?.asks && !document.querySelector('.ask [aria-keyshortcuts="Esc"]')
      const besides = isWhole ? [] : says.filter((part) => !heard.current.includes(part))
      heard.current = says
      const sentences = [...(news?.sentences ?? []), ...besides, ...(besides.length > 0 ? barOffers() : []), ...fresh].map((line) =>
        aloud(line, words),
      )
      if (sentences.length === 0) return
      setSaid((before) => [
        ...before.slice(-3),
        { number: (before.at(-1)?.number ?? 0) + 1, text: sentences.join(' '), urgent: news?.urgent ?? false },
      ])
    }, LISTEN)
  }, [snap.log, snap.question, hint, barChanges])
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
