import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { hrefOf } from '../../app/route.ts'
import type { ReplayRefusal } from '../../session/replay-messages.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import { useSpeech } from './use-speech.ts'

type OtherRules = Extract<ReplayRefusal, { code: 'other-rules' }>

/** Other rules may have had other events: what cannot be told is left out. */
function storyOf(teller: Teller<AnyFace>, told: OtherRules['told']): readonly string[] {
  return told.flatMap((event) => {
    try {
      return teller.story([event])
    } catch {
      return []
    }
  })
}

/** A game that the rules of today play otherwise: its table cannot be shown, what happened can be told. */
export function ToldOnly({ found, words }: { readonly found: OtherRules; readonly words: ReplayWords }) {
  const speech = useSpeech(found.game, found.sets)
  const story = speech ? storyOf(speech.teller(found.names), found.told) : []
  return (
    <main className="plain-page replay-choose">
      <h1>{words.title}</h1>
      <p role="status">{words.faults.rules}</p>
      <ol className="replay-story">
        {story.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and never changes its place
          <li key={i}>{sentence}</li>
        ))}
      </ol>
      <a className="btn" href={hrefOf({ to: 'replay' })}>
        {words.back}
      </a>
    </main>
  )
}
