/** At so few players nobody hides who he is. */
const OPEN_ROLES = 3

/** There is something to guess at a table of so many. */
export const hasHiddenRoles = (seats: number): boolean => seats > OPEN_ROLES
