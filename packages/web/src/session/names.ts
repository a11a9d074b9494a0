import { FIRST_NAMES, namesAt } from '@sundown/bots/names'
import type { TableView } from '@sundown/protocol'

/** A name for somebody who has not said his. `pick`: a number from 0 up to, not including, what it is given. */
export const proposedName = (pick: (below: number) => number): string =>
  `${ADJECTIVES[pick(ADJECTIVES.length)]} ${FIRST_NAMES[pick(FIRST_NAMES.length)]} ${pick(90) + 10}`

const ADJECTIVES = ['Dusty', 'Lucky', 'Silent', 'Rusty', 'Quick', 'Tall', 'Red', 'Old'] as const

/** What has not changed stays the same object: everything that is told depends on it. */
export const kept = (before: readonly string[], now: readonly string[]): readonly string[] =>
  before.length === now.length && before.every((each, i) => each === now[i]) ? before : now

/** The names at a table of the server. */
export const namesOf = ({ seats }: Pick<TableView, 'seats'>): readonly string[] =>
  namesAt(
    seats.map(({ person }) => person?.name),
    seats.map(({ bot }) => bot),
  )
