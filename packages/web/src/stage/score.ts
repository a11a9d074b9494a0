import type { AnyFace } from '@sundown/engine/lazy'
import type { Timing } from './director.ts'
import type { Spot } from './scene.ts'
import type { Cue, CueOptions } from './sound/cues.ts'

/** A box by its middle, in pixels of the window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export type Point = Pick<Box, 'x' | 'y'>

/** How something stands at one moment: where its middle is, its turn and size, how much of it is seen; `ry`: turned over. */
export interface Pose {
  readonly x?: number
  readonly y?: number
  readonly r?: number
  readonly s?: number
  readonly sx?: number
  readonly sy?: number
  readonly ry?: number
  readonly o?: number
}

export const EASE = {
  throw: 'cubic-bezier(.2,.7,.2,1)',
  settle: 'cubic-bezier(.3,1.4,.5,1)',
  fall: 'cubic-bezier(.5,0,.9,.4)',
  out: 'cubic-bezier(.1,.8,.3,1)',
  in: 'cubic-bezier(.6,0,.9,.3)',
  lift: 'cubic-bezier(.4,0,.6,1)',
  turn: 'cubic-bezier(.5,0,.3,1)',
  line: 'linear',
  /** Printed: from one picture to the next. */
  hold: 'steps(1,end)',
} as const

export type Ease = (typeof EASE)[keyof typeof EASE]

/** At this moment it stands like this, and goes on like that. */
export type Key = readonly [at: number, pose: Pose, ease?: Ease]

/** What a prop looks like. */
export type Look =
  | { readonly ink: string }
  /** A card: its face, its back, or both if it is turned over on the way. */
  | { readonly card: AnyFace | undefined; readonly back: string | undefined }
  | { readonly role: string }
  /** A die; `other`: what is on its far side, if it turns over. */
  | { readonly die: string; readonly other?: string }
  /** A card for everybody, lying on its side. */
  | { readonly event: string }
  | { readonly banner: string }
  /** A copy of a part of the page, as it is. */
  | { readonly copy: Spot }
  | { readonly tag: string; readonly tone: 'plain' | 'good' | 'bad' }
  /** Flat paint: a shadow, a dotted line, a sheet of ember over a plate. */
  | { readonly paint: 'shadow' | 'line' | 'ember' | 'dusk' }

/** Something on the stage that belongs to no place of the page. */
export interface Prop {
  readonly look: Look
  readonly w: number
  readonly h: number
  keys: readonly Key[]
  /** It stands where it ended until the scene is over. */
  stays: boolean
  /** It turns and grows around its left end. */
  readonly fromLeft: boolean
}

/** Something of the page that moves, and comes back to its place. */
export interface Stirred {
  readonly spot: Spot
  readonly keys: readonly Key[]
}

export interface Score extends Timing {
  readonly props: readonly Prop[]
  readonly stirred: readonly Stirred[]
  readonly cues: readonly (readonly [at: number, cue: Cue, options: CueOptions])[]
}

/** Where things are. Nothing: it is not on this screen. */
export interface Places {
  box(spot: Spot): Box | undefined
  /** Where a card or a die lay before it left, and how it was turned. */
  was(anchor: string): (Box & { readonly r: number }) | undefined
  /** Where something stood before it changed its place. */
  stood(anchor: string): Box | undefined
  /** A gun is out and aimed at this. */
  aimed(anchor: string): boolean
  /** The table top. */
  readonly table: Box
}

/** What is said in tags. */
export interface TagWords {
  readonly missed: string
  readonly holds: (source: string) => string
  readonly life: (change: number) => string
  readonly role: (role: string) => string
  readonly inJail: string
  /** Who has won. */
  readonly won: (by: string) => string
}

const NOWHERE: Places = {
  box: () => undefined,
  was: () => undefined,
  stood: () => undefined,
  aimed: () => false,
  table: { x: 0, y: 0, w: 0, h: 0 },
}

/** One scene as it is laid out. All times at full tempo. */
export class Sheet implements Score {
  readonly props: Prop[] = []
  readonly stirred: Stirred[] = []
  readonly cues: (readonly [number, Cue, CueOptions])[] = []
  readonly beats: (readonly [number, string])[] = []
  readonly places: Places
  readonly words: TagWords
  ready = 0
  end = 0

  /** Without places nothing is drawn: there is nowhere to draw it. */
  constructor(places: Places | undefined, words: TagWords) {
    this.places = places ?? NOWHERE
    this.words = words
  }

  prop(look: Look, w: number, h: number, fromLeft = false): Prop {
    const made: Prop = { look, w, h, keys: [], stays: false, fromLeft }
    this.props.push(made)
    return made
  }

  /** Before the first key it is not there, nor after the last, unless it stays. */
  track(prop: Prop, keys: readonly Key[], stays = false): void {
    prop.keys = [...prop.keys, ...keys].toSorted(([a], [b]) => a - b)
    prop.stays ||= stays
    this.until(keys)
  }

  stir(spot: Spot, keys: readonly Key[]): void {
    this.stirred.push({ spot, keys })
    this.until(keys)
  }

  beat(at: number, name: string): void {
    this.beats.push([at, name])
    this.end = Math.max(this.end, at)
  }

  cue(at: number, cue: Cue, options: CueOptions = {}): void {
    this.cues.push([Math.max(0, at), cue, options])
  }

  private until(keys: readonly Key[]): void {
    for (const [at] of keys) this.end = Math.max(this.end, at)
  }
}
