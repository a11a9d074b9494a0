// Without schemas, so that importing it brings no validator along.
import type { PersonView, TableChange, TableSeat, TableView } from './table.ts'

/** The table with a change applied. */
export function changedTable(table: TableView, { seats, came, went, ...fields }: TableChange): TableView {
  return {
    ...table,
    ...fields,
    ...(seats && { seats: table.seats.map((old) => seats.find(({ seat }) => seat === old.seat) ?? old) }),
    ...((came || went) && { spectators: changedCrowd(table.spectators, came ?? [], went ?? []) }),
  }
}

/** Somebody who is present already has changed his name. */
const changedCrowd = (old: readonly PersonView[], came: readonly PersonView[], went: readonly string[]): PersonView[] => [
  ...old.filter(({ id }) => !went.includes(id)).map((one) => came.find(({ id }) => id === one.id) ?? one),
  ...came.filter(({ id }) => old.every((other) => other.id !== id)),
]

/** The difference between two states of a table: a change, `nothing`, or `everything` if the whole table must be sent. */
export function changeOf(before: TableView, after: TableView): TableChange | 'nothing' | 'all' {
  if (before.seats.length !== after.seats.length) return 'all'
  const { id: _, seats: __, spectators: ___, ...fields } = after
  const changed = Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(Reflect.get(before, name), value)))
  const seats = after.seats.filter((seat, i) => {
    const old = before.seats[i]
    return old === undefined || !isSameSeat(old, seat)
  })
  const came = after.spectators.filter((one) => !before.spectators.some((other) => isSame(other, one)))
  const went = before.spectators.filter(({ id }) => !after.spectators.some((other) => other.id === id)).map(({ id }) => id)
  const change: TableChange = {
    ...changed,
    ...(seats.length > 0 && { seats }),
    ...(came.length > 0 && { came }),
    ...(went.length > 0 && { went }),
  }
  return Object.keys(change).length === 0 ? 'nothing' : change
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Clients count on by themselves how long somebody has been away. */
const isSameSeat = (before: TableSeat, after: TableSeat): boolean =>
  isSame({ ...before, away: 0 }, { ...after, away: 0 }) &&
  (before.away === null) === (after.away === null) &&
  (before.away ?? 0) <= (after.away ?? 0)
