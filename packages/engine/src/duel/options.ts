import { BadOptions } from '../bad-options.ts'
import { type Json, type Seat, seatOf } from '../kernel/index.ts'

/** Agreed before the first card is dealt. */
export interface DuelOptions {
  readonly players: number
  readonly sets: readonly string[]
  /** How many of its twelve characters each side brings. */
  readonly charactersPerSide: number
  /** Who plays for the law. */
  readonly law: Seat
}

export const DUEL_PLAYERS = 2
export const DUEL_SET = 'the-duel'
export const FEWEST_CHARACTERS = 4
export const MOST_CHARACTERS = 12

const NAMES = ['players', 'sets', 'charactersPerSide', 'law'] as const

/** Reads options that come from outside, or says in one sentence what is wrong. */
export function readDuelOptions(json: Json): DuelOptions {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadOptions('options must be an object')
  const given = new Map<string, Json | undefined>(Object.entries(json))
  for (const name of given.keys()) {
    if (!NAMES.some((known) => known === name)) {
      throw new BadOptions(`there is no option "${name}"; The Duel has ${NAMES.slice(2).join(', ')}`)
    }
  }
  const players = given.get('players') ?? DUEL_PLAYERS
  if (players !== DUEL_PLAYERS) throw new BadOptions(`The Duel is for ${DUEL_PLAYERS} players, not ${JSON.stringify(players)}`)
  readSets(given.get('sets') ?? [DUEL_SET])
  const charactersPerSide = given.get('charactersPerSide') ?? FEWEST_CHARACTERS
  if (
    typeof charactersPerSide !== 'number' ||
    !Number.isInteger(charactersPerSide) ||
    charactersPerSide < FEWEST_CHARACTERS ||
    charactersPerSide > MOST_CHARACTERS
  ) {
    throw new BadOptions(
      `option "charactersPerSide" is a number from ${FEWEST_CHARACTERS} to ${MOST_CHARACTERS}, not ${JSON.stringify(charactersPerSide)}`,
    )
  }
  const law = given.get('law') ?? 0
  if (law !== 0 && law !== 1) throw new BadOptions(`option "law" is the seat of the law, 0 or 1, not ${JSON.stringify(law)}`)
  return { players: DUEL_PLAYERS, sets: [DUEL_SET], charactersPerSide, law: seatOf(law) }
}

/** No other set can be mixed with this game. */
function readSets(value: Json): void {
  if (!Array.isArray(value) || value.length !== 1 || value[0] !== DUEL_SET) {
    throw new BadOptions(`The Duel has one set, ${DUEL_SET}, and mixes with no other`)
  }
}
