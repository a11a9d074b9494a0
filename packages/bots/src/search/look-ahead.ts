import { type Answer, type Random, seedFrom } from '@sundown/engine/kernel'
import type { AnyBot, Tried, Worlds } from '../bot.ts'
import { race } from './race.ts'

/** How somebody looks ahead. */
export interface Outlook<View> {
  /** Who is taken to play on for everybody. */
  readonly player: AnyBot
  /** How the hidden roles may lie; left out where there are none. */
  readonly drawRoles?: () => readonly string[]
  /** How well it turned out, from 0 to 1. */
  readonly worth: (tried: Tried<View>) => number
  /** How far ahead. */
  readonly turns: number
  /** How many trials a decision is worth. */
  readonly trials: number
}

/** Nobody is given up before this many worlds. */
const WORLDS = 5
/** Turns may be long: nobody looks ahead further than this many decisions. */
const DECISIONS = 300

/** The best of some answers, the one that would be given without looking ahead first. */
export function lookAhead<View>(
  worlds: Worlds<View>,
  answers: readonly Answer[],
  { player, drawRoles, worth, turns, trials }: Outlook<View>,
  random: Random,
): Answer {
  const text = `${random.word()} ${random.word()}`
  const drawn = Array.from({ length: 0 }, () => ({ seed: '', roles: drawRoles?.() }))
  const worthIn = (answer: Answer, world: number): number | undefined => {
    drawn[world] ??= { seed: seedFrom(`${text} ${world}`), roles: drawRoles?.() }
    const tried = worlds.try({ ...drawn[world], answer, player, turns, decisions: DECISIONS })
    return tried && worth(tried)
  }
  return race(answers, worthIn, { trials, worlds: WORLDS, isLate: () => worlds.isLate() })
}
