import { type Game, type Match, type Seat, seedFrom } from '@sundown/engine/kernel'
import type { Answer } from '@sundown/protocol'
import { engineAnswer } from '@sundown/protocol/codec'
import { isTold, type ToldEvent } from './played.ts'

/** How many worlds are tried: an effect that is the same in all of them counts as certain. */
const WORLDS = 3
/** The other players pass, for at most this many questions. */
const LONGEST = 12

type Happening = { readonly type: string }

/** What an answer leads to in one world, for as long as nobody does anything about it; up to the next turn. */
function inOneWorld(world: Match<Game>, seat: Seat, answer: Answer): readonly Happening[] {
  if (world.answer(seat, engineAnswer(answer)) !== undefined) return []
  for (let i = 0; i < LONGEST && !world.part(seat); i++) {
    const [other] = world.waiting()
    const passive = other === undefined ? undefined : world.fallback(other)
    if (other === undefined || passive === undefined || world.answer(other, passive) !== undefined) break
  }
  const events = world.drain()
  const end = events.findIndex(({ type }) => type === 'turn')
  return end < 0 ? events : events.slice(0, end)
}

/** What both tell, from the beginning. */
function common<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  const end = a.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(b[i]))
  return end < 0 ? a : a.slice(0, end)
}

/**
 * What each of these answers would do, as far as the player can know: the events a spectator would see, and only those that happen in every
 * world that looks the same to him.
 */
export function foresee(match: Match<Game>, seat: Seat, answers: readonly Answer[]): readonly (readonly ToldEvent[])[] {
  return answers.map((answer) => {
    const told = Array.from({ length: WORLDS }, (_, i): readonly Happening[] => {
      const world = match.sampleWorld(seat, seedFrom(`what if ${i}`))
      return world.tell(inOneWorld(world, seat, answer), 'spectator')
    })
    return told.reduce((certain, one) => common(certain, one)).filter(isTold)
  })
}
