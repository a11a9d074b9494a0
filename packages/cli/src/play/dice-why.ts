import type { Dice } from '@sundown/engine'
import type { Asking } from './games.ts'

/** Why dice cannot be rolled again now: one line for each that cannot. */
export function diceWhyLines(_typed: string, { match, seat, voice }: Asking<Dice>): string[] {
  const { words, teller } = voice
  if (match.game.dice.length === 0) return [words.why.noDice]
  const lines = match.game.dice.flatMap((face, die) => {
    const reason = match.whyNot(seat, { id: 'roll', picks: [[die]] })
    return reason ? [`  ${die + 1} ${voice.name(face)}${words.colon}${teller.reason(reason)}`] : []
  })
  return lines.length > 0 ? [words.why.title, ...lines] : [words.why.allDice]
}
