import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { chronicle } from '@sundown/engine/story'
import { useMemo } from 'react'
import { hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import type { ReplayRefusal } from '../../session/replay-messages.ts'
import { loadEnd } from '../../words/end.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import { LifePlot } from '../end/life-plot.tsx'
import { Numbers } from '../end/turnings.tsx'
import '../end/end.css'
import { useSpeech } from './use-speech.ts'

type OtherRules = Extract<ReplayRefusal, { code: 'other-rules' }>
type Told = OtherRules['told']

/** Other rules may have had other events: what cannot be told is left out. */
function storyOf(teller: Teller<AnyFace>, told: Told): readonly string[] {
  return told.flatMap((event) => {
    try {
      return teller.story([event])
    } catch {
      return []
    }
  })
}

/** The players whose life appears in the events. The life of the others is known only to the rules of that time. */
function chronicled(told: Told, seats: number) {
  try {
    const whole = chronicle(
      [told],
      Array.from({ length: seats }, () => 0),
    )
    return { ...whole, lines: whole.lines.filter(({ life }) => life.some((each) => each > 0)) }
  } catch {
    return undefined
  }
}

/** Round by round: the sentences of each, and those of the deal. */
function byRound(teller: Teller<AnyFace>, told: Told, roundsAt: readonly number[]): readonly (readonly string[])[] {
  const starts = [0, ...roundsAt]
  return starts.map((from, i) => storyOf(teller, told.slice(from, starts[i + 1])))
}

/** Where each round begins, event by event. */
const roundsIn = (told: Told, seats: number): readonly number[] => {
  try {
    return chronicle(
      told.map((event) => [event]),
      Array.from({ length: seats }, () => 0),
    ).roundsAt
  } catch {
    return []
  }
}

/** A game that the present rules would play differently. Its table would be a guess, but its stored events are the truth, so those are shown. */
export function ToldOnly({ found, words }: { readonly found: OtherRules; readonly words: ReplayWords }) {
  const { told, names, game, sets } = found
  const speech = useSpeech(game, sets)
  const end = useInLanguage(loadEnd)
  const whole = useMemo(() => chronicled(told, names.length), [told, names])
  const rounds = useMemo(() => (speech ? byRound(speech.teller(names), told, roundsIn(told, names.length)) : []), [speech, told, names])
  const nameOf = (seat: number) => names[seat] ?? ''
  return (
    <main className="plain-page replay-choose replay-told">
      <h1>{words.title}</h1>
      <p role="status">{words.faults.rules}</p>
      {end && whole && whole.lines.length > 0 && <LifePlot words={end} told={whole} people={[]} nameOf={nameOf} />}
      {end && whole && <Numbers words={end} story={{ told: whole, steps: undefined }} nameOf={nameOf} />}
      {end &&
        rounds.map((story, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <section key={round} aria-labelledby={`told-${round}`}>
            <h2 id={`told-${round}`}>{end.round(round)}</h2>
            <ol className="replay-story">
              {story.map((sentence, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and never changes its place
                <li key={i}>{sentence}</li>
              ))}
            </ol>
          </section>
        ))}
      <a className="btn" href={hrefOf({ to: 'replay' })}>
        {words.back}
      </a>
    </main>
  )
}
