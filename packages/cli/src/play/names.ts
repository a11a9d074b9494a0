/** Short, distinct by their first letters, in the order of seats. */
const FIRST_NAMES = ['Abel', 'Belle', 'Clem', 'Dolly', 'Eli', 'Flora', 'Gus', 'Hattie', 'Ike', 'Josie'] as const

/** Names for a table nobody has named. */
export const namesFor = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => FIRST_NAMES[seat] ?? `#${seat}`)

/** The human at seat 0, bots at the others. */
export function namesWith(human: string, players: number): readonly string[] {
  const others = FIRST_NAMES.filter((name) => name.toLowerCase() !== human.toLowerCase())
  return [human, ...others.slice(1, players)]
}
