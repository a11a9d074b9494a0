import type { Asked, Game, Match, Option, Viewer } from '@sundown/engine'

/** A menu as a client gets it: the first field of each option filled in. */
const plainOption = ({ id, card, seat, fields }: Option) => ({
  id,
  card,
  seat,
  fields: fields?.map(({ name, pick, min, max, from }, i) => ({ name, pick, min, max, from: i === 0 ? from([]) : undefined })),
})

const plainQuestion = (asked: Asked | undefined) =>
  asked && { ...asked, options: asked.options?.map(plainOption), interjections: asked.interjections?.map(plainOption) }

/** All one viewer is shown at a point, byte for byte. */
export const toldTo = <G extends Game>(match: Match<G>, viewer: Viewer): string =>
  JSON.stringify({ view: match.game.view(viewer), question: plainQuestion(match.questionFor(viewer)) })

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
