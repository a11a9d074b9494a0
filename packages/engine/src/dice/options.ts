import { BadOptions } from '../bad-options.ts'
import type { Json } from '../kernel/index.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './size.ts'

/** Agreed before the roles are dealt. */
export interface DiceOptions {
  readonly players: number
  readonly sets: readonly string[]
}

/** The only set there is; it has no variants. */
export const DICE_SET = 'dice-game'
const NORMAL_PLAYERS = 5

/** Reads options that come from outside, or says in one sentence what is wrong. */
export function readDiceOptions(json: Json): DiceOptions {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadOptions('options must be an object')
  const given = new Map<string, Json | undefined>(Object.entries(json))
  for (const name of given.keys()) {
    if (name !== 'players' && name !== 'sets') throw new BadOptions(`there is no option "${name}"; the dice game has no variants`)
  }
  const players = given.get('players') ?? NORMAL_PLAYERS
  if (typeof players !== 'number' || !Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new BadOptions(`the dice game is for ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${JSON.stringify(players)}`)
  }
  const sets = given.get('sets') ?? [DICE_SET]
  if (!Array.isArray(sets) || sets.length === 0) throw new BadOptions('sets must be a list of names')
  for (const set of sets) {
    if (set !== DICE_SET) throw new BadOptions(`the dice game has no set ${JSON.stringify(set)}; it has ${DICE_SET} only`)
  }
  return { players, sets: [DICE_SET] }
}
