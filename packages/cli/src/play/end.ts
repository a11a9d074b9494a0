import { sealOf, seatOf } from '@sundown/engine'
import type { Voice } from '../voice.ts'
import { termsOf } from './games.ts'
import { HUMAN, type Session } from './session.ts'

/** Who has won, who was who, and how to check the deal. */
export function endLines({ match }: Pick<Session, 'match'>, voice: Voice, file: string): string[] {
  const { end, colon } = voice.words
  const { over } = match.game
  const view = termsOf(match.rules.name).sight(match.game, HUMAN)
  const winners = over?.winners ?? []
  const lines = ['', `== ${end.title} ==`, ...(over ? [voice.teller.outcome(over)] : [])]
  // Where nobody has won, nobody has lost.
  lines.push(...(winners.length === 0 ? [] : [winners.includes(HUMAN) ? end.won : end.lost]), '')
  for (const { seat, role, character, state } of view.seats) {
    const who = end.seat(voice.seat(seat), role ? voice.name(role) : '?', character ? voice.name(character) : '?')
    const facts = [state === 'out' ? end.dead : end.alive, ...(winners.includes(seatOf(seat)) ? [end.winner] : [])]
    lines.push(`  ${who}${colon}${facts.join(', ')}`)
  }
  const { seed } = match
  return [...lines, '', end.seed(seed), end.seal(sealOf(seed)), end.record(file, `sundown replay ${quoted(file)}`)]
}

/** A file name as a shell takes it. */
export const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`)
