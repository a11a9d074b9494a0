import type { TableView } from '@sundown/protocol'

/** The people at a table, and who of them is in for the game to come. The host is: it waits for the others. */
export const gathered = ({ seats, host }: TableView) =>
  seats.flatMap(({ person, ready }) => (person ? [{ ...person, isIn: ready || person.id === host }] : []))
