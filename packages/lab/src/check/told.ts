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

/** All that is shown to anybody, and what goes into the record. */
export const everything = <G extends Game>(match: Match<G>, viewers: readonly Viewer[]): string[] => [
  ...viewers.map((viewer) => toldTo(match, viewer)),
  `digest ${match.game.digest}`,
  `record ${JSON.stringify([match.inputs, match.digests])}`,
]

/** A viewer as a sentence calls him. */
export const called = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`)
