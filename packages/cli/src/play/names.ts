import { castNames } from '@sundown/bots'
import { nth } from '@sundown/engine'

/** Short, distinct by their first letters, in the order of seats. */
const FIRST_NAMES = ['Abel', 'Belle', 'Clem', 'Dolly', 'Eli', 'Flora', 'Gus', 'Hattie', 'Ike', 'Josie'] as const

/** Names for a table nobody has named. */
export const namesFor = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => FIRST_NAMES[seat] ?? `#${seat}`)

/** The human at seat 0, bots at the others: by who they are, or by their seat. */
export function namesWith(human: string, bots: readonly string[]): readonly string[] {
  const others = FIRST_NAMES.filter((name) => name.toLowerCase() !== human.toLowerCase()).slice(1)
  return [human, ...castNames(bots, [human]).map((name, i) => name ?? nth(others, i))]
}
