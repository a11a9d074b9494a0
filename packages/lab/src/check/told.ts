import type { Game, Match, Viewer } from '@sundown/engine'
import { wireQuestion } from '@sundown/protocol/codec'

/** In the form in which it is sent: nobody can learn anything from what a client does not receive. */
function questionOf<G extends Game>(match: Match<G>, viewer: Viewer) {
  const asked = match.questionFor(viewer)
  return asked && wireQuestion(asked)
}

/** All one viewer is shown at a point, byte for byte. */
export const toldTo = <G extends Game>(match: Match<G>, viewer: Viewer): string =>
  JSON.stringify({ view: match.game.view(viewer), question: questionOf(match, viewer) })

/** What is in the record so far, as far as it can have changed. */
const recorded = <G extends Game>({ game, inputs, digests }: Match<G>): string =>
  JSON.stringify([game.digest, inputs.length, inputs.at(-1), digests.length, digests.at(-1)])

/** All that is shown to anybody, by viewer, and what goes into the record. */
export const everything = <G extends Game>(match: Match<G>, viewers: readonly Viewer[]): readonly string[] => [
  ...viewers.map((viewer) => toldTo(match, viewer)),
  recorded(match),
]

/** A viewer as a sentence calls him. */
export const called = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`)
