/** Those who win or lose together. */
export interface Side {
  /** By which its strength is known: all sides of one name at one table are alike. */
  readonly name: string
  readonly seats: readonly number[]
}

const LAW: ReadonlySet<string> = new Set(['sheriff', 'deputy'])
/** With so few nobody has a partner, whatever his role is called. */
const ALONE = 3

/** The sides of a table, from the roles by seat. A Renegade is a side of his own, also where there are two. */
export function sidesOf(roles: readonly string[]): readonly Side[] {
  if (roles.length <= ALONE) return roles.map((name, seat) => ({ name, seats: [seat] }))
  const seatsOf = (wanted: (role: string) => boolean) => roles.flatMap((role, seat) => (wanted(role) ? [seat] : []))
  return [
    { name: 'law', seats: seatsOf((role) => LAW.has(role)) },
    { name: 'outlaws', seats: seatsOf((role) => role === 'outlaw') },
    ...roles.flatMap((name, seat) => (LAW.has(name) || name === 'outlaw' ? [] : [{ name, seats: [seat] }])),
  ].filter(({ seats }) => seats.length > 0)
}
