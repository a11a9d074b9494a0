import measured from './mixes.json' with { type: 'json' }

/** A mixture of sets as it was measured: how long a game takes people, and how often each side wins among bots. */
export interface Mix {
  /** Besides the base game. */
  readonly sets: readonly string[]
  readonly minutes: number
  readonly law: number
  readonly outlaws: number
  readonly renegade: number
}

interface ByPlayers {
  readonly [players: string]: Mix
}

const base: ByPlayers = measured.base
const house: ByPlayers = measured.house
const lengthens: { readonly [set: string]: number } = measured.lengthens

/** For this many players: of all mixtures of two or three sets that do not take too long, the fairest. */
export const houseMix = (players: number): Mix | undefined => house[players]

/** Minutes a game takes with these sets, as far as one can say beforehand: each set makes it this many times as long. */
export const minutesOf = (players: number, sets: readonly string[]): number =>
  Math.round(sets.reduce((minutes, set) => minutes * (lengthens[set] ?? 1), base[players]?.minutes ?? 0))
