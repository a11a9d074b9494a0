import { type Layout, nth, type Rule, type Seat } from '../kernel/index.ts'
import type { Dice } from './dice.ts'
import type { DiceCard } from './events.ts'
import type { CharacterFacts } from './facts.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './size.ts'
import { layoutFor } from './zones.ts'

/** A character: what is printed, and its rule as handlers named after the moments of the rulebook, in the order of a turn. */
export interface Character extends CharacterFacts, Moments {
  readonly id: string
}

export interface Moments {
  /** Before the first roll. */
  startOfTurn?(game: Dice, self: Seat): Rule
  /** Rolls beyond the usual three. */
  readonly moreRolls?: number
  /** Dynamite may be rolled again. */
  readonly rerollsDynamite?: true
  /** An Indian attack: what this many arrows cost. */
  indians?(arrows: number): number
  /** Distances at which a Bull's Eye of this value may hit. */
  reach?(value: number): readonly number[]
  /** May spend a Beer to double a Bull's Eye. */
  readonly doubles?: true
  /** A Bull's Eye or the Gatling would cost this many points: how many are lost. */
  insteadOfLosing?(game: Dice, self: Seat, points: number, by: Seat): Rule<number>
  /** This many points were lost, not to Indians, and he lives. */
  afterLoss?(game: Dice, self: Seat, points: number): Rule
  /** Another player's dice have cost him life and he lives: the step is over. */
  avenged?(game: Dice, self: Seat, by: Seat): void
  /** What a Beer is worth that he gives himself, if he has so much life when the step begins. */
  beer?(life: number): number
  /** Gatling dice that make the Gatling fire. */
  readonly gatlings?: number
  /** Loses nothing to the Gatling. */
  readonly gatlingProof?: true
  /** In his own turn, with this many Gatling dice. */
  gatlingDice?(game: Dice, self: Seat, dice: number): Rule
  /** This many others were eliminated by one event. */
  eliminated?(game: Dice, self: Seat, others: number): void
  endOfTurn?(game: Dice, self: Seat): void
}

/** The same with every moment present, so that all have one shape: they are looked at again and again. */
export type AtTheTable = CharacterFacts & { readonly id: string } & { readonly [m in keyof Required<Moments>]: Moments[m] | undefined }

const complete = (character: Character): AtTheTable => ({
  id: character.id,
  name: character.name,
  life: character.life,
  startOfTurn: character.startOfTurn,
  moreRolls: character.moreRolls,
  rerollsDynamite: character.rerollsDynamite,
  indians: character.indians,
  reach: character.reach,
  doubles: character.doubles,
  insteadOfLosing: character.insteadOfLosing,
  afterLoss: character.afterLoss,
  avenged: character.avenged,
  beer: character.beer,
  gatlings: character.gatlings,
  gatlingProof: character.gatlingProof,
  gatlingDice: character.gatlingDice,
  eliminated: character.eliminated,
  endOfTurn: character.endOfTurn,
})

/** The characters of a game and where their cards lie; shared by all games with them. */
export class Cast {
  readonly characters: readonly Character[]
  private readonly byId: ReadonlyMap<string, AtTheTable>
  private readonly layouts: readonly Layout<DiceCard>[]

  constructor(characters: readonly Character[]) {
    this.characters = characters
    this.byId = new Map(characters.map((character) => [character.id, complete(character)]))
    const ids = characters.map(({ id }) => id)
    this.layouts = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => layoutFor(MIN_PLAYERS + i, ids))
  }

  layout(players: number): Layout<DiceCard> {
    return nth(this.layouts, players - MIN_PLAYERS)
  }

  character(id: string): AtTheTable | undefined {
    return this.byId.get(id)
  }
}
