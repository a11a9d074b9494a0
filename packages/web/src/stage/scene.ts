import type { AnyFace } from '@sundown/engine/lazy'
import type { Change } from './picture.ts'
import type { Thrown } from './thrown.ts'

/** A place at the table: what stands at an anchor, or a part of it. `card`: its own place there, if it is shown on its own. */
export interface Spot {
  readonly anchor: string
  readonly part?: string | undefined
  readonly card?: number | undefined
}

/** A card on its way. Without a face it stays face down for this viewer. */
export interface Flown {
  readonly face: AnyFace | undefined
  /** Which back it has, where there are several. */
  readonly back?: string | undefined
  readonly from: Spot
  readonly to: Spot
}

/** A die, and what it shows. */
export interface Cast {
  readonly die: number
  readonly face: string
}

/** How cards change place without being played: each has its own way of moving. */
export type Manner = 'draw' | 'discard' | 'steal' | 'lay' | 'take' | 'store' | 'return' | 'reward' | 'recharge' | 'unveil' | 'away'

/** What an attack on several players looks like. */
export type Sweep = 'gatling' | 'riders'

/** Why somebody was not hit. */
export type Dodge = 'card' | 'barrel' | 'other'

/** What is to be shown, with places for actors: it knows no game and no screen. */
export type Act =
  | { readonly is: 'cards'; readonly manner: Manner; readonly cards: readonly Flown[] }
  /** A card is played, at somebody or at nobody in particular; `aims`: with a gun, which stays out until it is known what comes of it. */
  | {
      readonly is: 'play'
      readonly by: string
      readonly at: string | undefined
      readonly card: Flown | undefined
      readonly aims: boolean
      readonly gun: string
    }
  | {
      readonly is: 'sweep'
      readonly by: string
      readonly at: readonly string[]
      readonly card: Flown | undefined
      readonly with: Sweep
    }
  /** The hammer falls, and it hits. */
  | {
      readonly is: 'hit'
      readonly by: string
      readonly at: string
      readonly gun: string
      /** Points of life that are lost, and how many are left. */
      readonly lost: number
      readonly life: number
    }
  | {
      readonly is: 'dodge'
      readonly by: string
      readonly at: string
      readonly how: Dodge
      readonly card: Flown | undefined
      readonly shield: Spot | undefined
      readonly gun: string
      /** A gun is fired in vain; else something else comes to nothing. */
      readonly fires: boolean
    }
  /** It hurts, and no gun is fired. */
  | { readonly is: 'wound'; readonly at: string; readonly lost: number; readonly life: number }
  /** A card is turned up and decides. `asks`: what it is turned up for. */
  | {
      readonly is: 'check'
      readonly at: string
      readonly asks: Spot
      /** Something burns while one waits for it. */
      readonly burns: boolean
      readonly cards: readonly Flown[]
      readonly chosen: number
      readonly good: boolean
      /** The suit or sign that is sought. */
      readonly sought: string | undefined
    }
  | { readonly is: 'heal'; readonly at: string; readonly won: number; readonly life: number; readonly mug: boolean }
  /** It goes on to the next player. */
  | { readonly is: 'pass'; readonly card: Flown }
  /** `sticks`: dice that slide together first. */
  | {
      readonly is: 'explode'
      readonly at: string
      readonly card: Flown | undefined
      readonly sticks: readonly Cast[]
      readonly life: number
      readonly lost: number
    }
  | { readonly is: 'jail'; readonly by: string; readonly at: string; readonly card: Flown }
  /** Two in a duel: who challenges whom; and each card that is thrown in. `thrown`: where it lies until the end; nothing: it goes to the discard pile. */
  | {
      readonly is: 'duel'
      readonly by: string
      readonly at: string
      readonly card: Flown | undefined
      readonly thrown: Thrown | undefined
    }
  | { readonly is: 'slap'; readonly by: string; readonly card: Flown | undefined; readonly thrown: Thrown | undefined }
  /** It is over: what was thrown goes to the discard pile. */
  | { readonly is: 'gather'; readonly thrown: readonly Thrown[] }
  /** A new rule for everybody; `by`: who turned it up. */
  | { readonly is: 'rule'; readonly pile: 'event' | 'show'; readonly card: string; readonly by: string | undefined }
  /** Somebody comes back, or a ghost leaves. */
  | { readonly is: 'back'; readonly at: string; readonly ghost: boolean; readonly shadow: boolean; readonly life: number }
  | { readonly is: 'leave'; readonly at: string }
  /** Two change places, and all the seats with them. */
  | { readonly is: 'seats'; readonly at: readonly string[]; readonly between: readonly [string, string] }
  /** Roles, faces and first hands. */
  | {
      readonly is: 'deal'
      readonly roles: readonly string[]
      readonly mine: { readonly at: string; readonly role: string } | undefined
      readonly star: string | undefined
      readonly faces: readonly string[]
      readonly cards: readonly Flown[]
    }
  | {
      readonly is: 'over'
      readonly by: string
      readonly roles: readonly { readonly at: string; readonly role: string; readonly won: boolean }[]
    }
  | { readonly is: 'out'; readonly at: string; readonly role: string | undefined; readonly cards: readonly Flown[] }
  | { readonly is: 'turn'; readonly from: string | undefined; readonly to: string }
  /** Dice are thrown; `other`: what is on the far side of each. */
  | { readonly is: 'roll'; readonly by: string; readonly dice: readonly (Cast & { readonly other: string })[] }
  /** Dice go to those they are meant for. */
  | { readonly is: 'hop'; readonly by: string; readonly dice: readonly (Cast & { readonly at: string })[] }
  /** Arrows from the pile to players, or back to it. */
  | { readonly is: 'arrows'; readonly back: boolean; readonly moves: readonly { readonly at: string; readonly count: number }[] }
  /** Everybody pays for his arrows. */
  | { readonly is: 'raid'; readonly hits: readonly { readonly at: string; readonly life: number; readonly lost: number }[] }
  /** Nuggets roll from one place to another. */
  | { readonly is: 'coins'; readonly from: Spot; readonly to: Spot; readonly count: number }
  /** Tokens are loaded or spent; nothing: from or to the supply. `before`, `loaded`: how many lay there, and there. */
  | {
      readonly is: 'loads'
      readonly at: string
      readonly from: Spot | undefined
      readonly to: Spot | undefined
      readonly before: number
      readonly loaded: number
      readonly count: number
    }
  /** The train goes on to another Station; `things`: whatever stands on the rails or beside them. `end`: the last one. */
  | { readonly is: 'train'; readonly things: readonly string[]; readonly end: boolean }
  /** What stands in a row moves up; the train lets off steam; everything on the rails is laid out anew. */
  | { readonly is: 'shunt'; readonly things: readonly string[] }
  | { readonly is: 'steam' }
  | { readonly is: 'rails'; readonly things: readonly string[] }
  /** Somebody steps into the street; and somebody falls who leaves nothing behind. */
  | { readonly is: 'enter'; readonly at: string }
  | { readonly is: 'fall'; readonly at: string; readonly cards: readonly Flown[] }
  /** It becomes visible, and nothing moves. */
  | { readonly is: 'quiet' }

/** One of the things that happened, as it will be shown. */
export interface Scene {
  readonly act: Act
  /** What becomes visible at each of its moments. What the drawing does not name becomes visible at its end. */
  readonly beats: { readonly [beat: string]: readonly Change[] }
  /** I do it, or it is done to me. */
  readonly mine: boolean
  /** It is shown whatever the hurry. */
  readonly grave: boolean
}

export const changesIn = ({ beats }: Scene): readonly Change[] => Object.values(beats).flat()
