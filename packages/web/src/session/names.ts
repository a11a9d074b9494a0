/** Short, distinct by their first letters. */
const FIRST_NAMES = [
  'Abel',
  'Belle',
  'Clem',
  'Dolly',
  'Eli',
  'Flora',
  'Gus',
  'Hattie',
  'Ike',
  'Josie',
  'Kit',
  'Lena',
  'Moses',
  'Nell',
] as const

/** By seat: the names of people as they are; seats without a person get one of ours that nobody here has. */
export function namesAt(people: readonly (string | undefined)[]): readonly string[] {
  const taken = new Set(people.map((name) => name?.toLowerCase()))
  const free = FIRST_NAMES.filter((name) => !taken.has(name.toLowerCase()))
  return people.map((name, seat) => name ?? free[seat] ?? `${seat + 1}`)
}

/** A name for somebody who has not said his. `pick`: a number from 0 up to, not including, what it is given. */
export const proposedName = (pick: (below: number) => number): string =>
  `${ADJECTIVES[pick(ADJECTIVES.length)]} ${FIRST_NAMES[pick(FIRST_NAMES.length)]} ${pick(90) + 10}`

const ADJECTIVES = ['Dusty', 'Lucky', 'Silent', 'Rusty', 'Quick', 'Tall', 'Red', 'Old'] as const

/** What has not changed stays the same object: everything that is told hangs on it. */
export const kept = (before: readonly string[], now: readonly string[]): readonly string[] =>
  before.length === now.length && before.every((each, i) => each === now[i]) ? before : now
