import type { Answer } from '@sundown/protocol'
import { wireAnswer } from '@sundown/protocol/codec'
import { useEffect, useState } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { Switch } from '../../kit/fields.tsx'
import { useStore } from '../../session/react.ts'
import type { SoloSession } from '../../session/solo.ts'
import type { Explained } from '../../session/taken-messages.ts'
import type { TakenWords } from '../../words/taken.en.ts'
import { loadTaken } from '../../words/taken.ts'
import { GuessList } from './guess-list.tsx'
import { type Cast, percentOf, sayGuess } from './say.ts'
import './taken.css'

async function explain({ port }: SoloSession, answer?: Answer): Promise<Explained | undefined> {
  return (await port.ask({ do: 'explain', ...(answer && { answer: wireAnswer(answer) }) })).explained
}

/** Says once what an answer would give away; whoever gives it again means it. */
function warner(session: SoloSession, words: TakenWords): (answer: Answer) => Promise<string | undefined> {
  let warned: string | undefined
  return async (answer) => {
    const key = JSON.stringify([session.getSnapshot().question?.number, answer])
    if (key === warned) return undefined
    warned = key
    const found = (await explain(session, answer))?.exposure
    if (!found) return undefined
    const { isTrue, as, after, before } = found
    return words.warned(isTrue, words.a[as], percentOf(words, after), percentOf(words, before))
  }
}

/** Known again whenever something has happened. */
function useExplained(session: SoloSession): Explained | undefined {
  const { view } = useStore(session)
  const [found, setFound] = useState<Explained>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is thought changes with what is seen
  useEffect(() => {
    let current = true
    void explain(session).then((explained) => {
      if (current) setFound(explained)
    })
    return () => {
      current = false
    }
  }, [session, view])
  return found
}

/** A bot's eyes are yours: who is probably who and why, and what the table makes of you. */
export default function WhoIsWho({ session }: { readonly session: SoloSession }) {
  const ui = useWords()
  const words = useInLanguage(loadTaken)
  const { names, me } = useStore(session)
  const found = useExplained(session)
  const [warns, setWarns] = useState(session.warn !== undefined)
  useEffect(() => {
    if (words) session.warn = warns ? warner(session, words) : undefined
  }, [session, words, warns])
  if (!words) return null
  const cast: Cast = { names, me, shown: found?.shown ?? [] }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section className="suspicion scroll-area" tabIndex={0} aria-label={ui.solo.who}>
      <p className="muted small">{words.whoLead}</p>
      {found ? <GuessList words={words} cast={cast} guesses={found.guesses} speaker="nobody" /> : <p>{words.nothing}</p>}
      {found?.mine && (
        <>
          <h3>{words.you}</h3>
          <p>{sayGuess(words, cast, found.mine, 'table')}</p>
          <Switch label={words.warn} on={warns} onSwitch={setWarns} />
        </>
      )}
    </section>
  )
}
