/** Everything that is heard at a table. */
export const CUES = [
  'slide',
  'pick',
  'snap',
  'slap',
  'paper',
  'flip',
  'creak',
  'cock',
  'shot',
  'gatling',
  'crank',
  'ricochet',
  'thunk',
  'wound',
  'cartridge',
  'good',
  'bad',
  'stamp',
  'bar',
  'jail',
  'latch',
  'fuse',
  'boom',
  'glass',
  'pour',
  'cartIn',
  'scratch',
  'hat',
  'toll',
  'bell',
  'coin',
  'snatch',
  'hoof',
  'whistle',
  'chuff',
  'pianoLaw',
  'pianoOutlaw',
  'pianoRenegade',
  'note',
  'die',
  'rattle',
  'lock',
  'sink',
  'tick',
] as const

export type Cue = (typeof CUES)[number]

/** The graver sound wins when too many come at once. */
export const GRAVITY: { readonly [cue in Cue]?: number } = {
  boom: 5,
  shot: 4,
  gatling: 4,
  wound: 3,
  toll: 3,
  bell: 3,
  good: 2,
  bad: 2,
  stamp: 2,
  whistle: 2,
}

export interface CueOptions {
  /** Where it sounds, in pixels from the left of the window. */
  readonly x?: number
  /** How loud, 1 as it was made. */
  readonly gain?: number
  /** How many steps higher than the first of a row. */
  readonly up?: number
  /** Seconds after which it fades. */
  readonly length?: number
}
