import { type Game, type GameKind, type GameRecord, type Json, message, seatOf } from '@sundown/engine'
import { retell } from '../record/retell.ts'

/** A finished game as one line of JSON. `docs/data.md` describes every field. */
export interface GameLine {
  readonly format: 'sundown-game'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: string
  readonly options: Json
  readonly sets: readonly string[]
  readonly seats: readonly SeatLine[]
  readonly over: { readonly by: string; readonly winners: readonly number[] }
  readonly turns: number
  readonly answers: number
  /** As spectators were told them. */
  readonly events: readonly object[]
  /** Everything, including what was hidden. Only with `--full`. */
  readonly record?: GameRecord
}

interface SeatLine {
  readonly seat: number
  readonly role: string | null
  readonly characters: readonly string[]
  readonly won: boolean
}

/** Why a game cannot be exported. */
export type LeftOut = 'unfinished' | 'other-rules' | 'other-seed' | 'not-by-the-rules'

/** Plays the record again, because nothing in it is trusted. */
export function lineOf(kind: GameKind, record: GameRecord, full: boolean): GameLine | LeftOut {
  if (record.rulesVersion !== kind.rules.version) return 'other-rules'
  const told = bare(record)
  const { events, match, fault } = retell(kind.rules, told, true)
  if (fault?.what === 'seal' || fault?.what === 'deal') return 'other-seed'
  if (fault || !match) return 'not-by-the-rules'
  const { game } = match
  if (!game.over) return 'unfinished'
  const { by, winners } = game.over
  return {
    format: 'sundown-game',
    version: 1,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    sets: kind.read(record.options).sets,
    seats: seatsOf(kind, game, winners),
    over: { by, winners },
    turns: game.turns,
    answers: record.inputs.length,
    events: events.map((event) => message(event, 'spectator')),
    ...(full && { record: told }),
  }
}

function seatsOf(kind: GameKind, game: Game, winners: readonly number[]): SeatLine[] {
  return Array.from({ length: game.seats }, (_, i) => {
    const seat = seatOf(i)
    return { seat, role: kind.role(game, seat) ?? null, characters: kind.characters(game, seat), won: winners.includes(seat) }
  })
}

/**
 * What the game can be played again from, and nothing else that a file may hold: names of people. The stored events follow from it; the line
 * has them as spectators saw them.
 */
function bare({ format, game, rulesVersion, options, seed, seal, deal, inputs, digests }: GameRecord): GameRecord {
  return { format, game, rulesVersion, options, seed, seal, ...(deal && { deal }), inputs, digests }
}
