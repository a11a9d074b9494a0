import { type MouseEvent, useEffect, useRef } from 'react'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import type { DeviceSession } from '../../session/device.ts'
import { useStore } from '../../session/react.ts'
import type { DeviceWords } from '../../words/device.en.ts'
import { useSpeech } from '../replay/use-speech.ts'

interface CoverProps {
  readonly session: DeviceSession
  readonly words: DeviceWords
  readonly onAnother: () => void
}

/** Milliseconds. A double tap must not also lift the cover that appeared in between, because that would show somebody else's hand. Key presses count at once. */
const TOO_SOON = 300

/** Between two people: who is next, and what everybody could see. No card of anybody is in the page. */
export function Cover({ session, words, onAnother }: CoverProps) {
  const { around, names, sets } = useStore(session)
  const { kind, next, people, told } = around
  const speech = useSpeech(kind, sets)
  const take = useRef<HTMLButtonElement>(null)
  const since = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    since.current = performance.now()
    if (next !== undefined) take.current?.focus()
  }, [next])
  const uncover = (seat: number) => (event: MouseEvent) => {
    const byPointer = event.detail > 0
    if (!byPointer || event.timeStamp - since.current > TOO_SOON) void session.uncover(seat)
  }
  const nameOf = (seat: number) => names[seat] ?? ''
  if (next === undefined) {
    return (
      <main className="device-cover">
        <h1>{words.botsPlay}</h1>
        <div className="row device-others">
          {people.map((seat) => (
            <Button key={seat} onClick={uncover(seat)}>
              {words.iAm(nameOf(seat))}
            </Button>
          ))}
        </div>
      </main>
    )
  }
  const story = speech?.teller(names).story(told) ?? []
  const others = people.filter((seat) => seat !== next)
  return (
    <main className="device-cover">
      <section className="device-poster on-paper" aria-labelledby="device-next">
        <Bust sitter={{ person: nameOf(next) }} />
        <h1 id="device-next">{words.passTo(nameOf(next))}</h1>
        <p>{words.lookAway}</p>
        <Button ref={take} tone="primary" big wide onClick={uncover(next)}>
          {words.iAm(nameOf(next))}
        </Button>
      </section>
      <section className="panel device-since" aria-labelledby="device-since">
        <h2 id="device-since">{words.since(nameOf(next))}</h2>
        {story.length === 0 ? (
          <p className="muted">{words.nothing}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
          <ol className="scroll-area" tabIndex={0} aria-labelledby="device-since">
            {story.map((sentence, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and never changes its place
              <li key={i}>{sentence}</li>
            ))}
          </ol>
        )}
      </section>
      <section className="device-others" aria-labelledby="device-others">
        <h2 id="device-others">{words.others}</h2>
        <div className="row">
          {others.map((seat) => (
            <Button key={seat} onClick={uncover(seat)}>
              {words.iAm(nameOf(seat))}
            </Button>
          ))}
          <span className="spacer" />
          <Button onClick={onAnother}>{words.another}</Button>
        </div>
      </section>
    </main>
  )
}
