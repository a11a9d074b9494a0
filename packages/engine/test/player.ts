import type { Bang } from '../src/bang/bang.ts'
import { bang } from '../src/bang/index.ts'
import { type Answer, type Json, Match, nth, type Option, Random, type Seat, seedFrom } from '../src/kernel/index.ts'

/** A random legal answer: an option, then a random pick for each of its fields. */
export function randomAnswer(options: readonly Option[], random: Random): Answer {
  const { id, card, seat, fields = [] } = nth(options, random.below(options.length))
  const picks: number[][] = []
  for (const field of fields) {
    const left = [...field.from(picks)]
    const count = field.min + random.below(Math.min(field.max, left.length) - field.min + 1)
    picks.push(Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat())
  }
  return { id, ...(card !== undefined && { card }), ...(seat !== undefined && { seat }), ...(picks.length > 0 && { picks }) }
}

/** An answer of somebody who is asked, or now and then an interjection. */
function randomStep(match: Match<Bang>, random: Random): { readonly seat: Seat; readonly answer: Answer } {
  const waiting = match.waiting()
  const willing = match.game.ring.filter((seat) => match.interjections(seat).length > 0)
  if (willing.length > 0 && random.below(4) === 0) {
    const seat = nth(willing, random.below(willing.length))
    return { seat, answer: randomAnswer(match.interjections(seat), random) }
  }
  const seat = nth(waiting, random.below(waiting.length))
  return { seat, answer: randomAnswer(match.menu(seat), random) }
}

/** Plays a game with random answers, each of them checked by the rules; `each` is called before every answer. */
export function playOut(
  options: Json,
  seed: string,
  { steps = 20_000, each }: { steps?: number; each?: (match: Match<Bang>) => void } = {},
) {
  const match = Match.start(bang, options, seedFrom(seed))
  const random = new Random(seedFrom(`player of ${seed}`))
  for (let step = 0; step < steps && match.question; step++) {
    each?.(match)
    const { seat, answer } = randomStep(match, random)
    const reason = match.answer(seat, answer)
    if (reason) throw new Error(`${JSON.stringify(answer)} is on the menu and refused: ${JSON.stringify(reason)}`)
  }
  return match
}
