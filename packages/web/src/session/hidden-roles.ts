/** At so few players nobody hides who he is. */
const OPEN_ROLES = 3

/** Whether a table of this size has roles to guess. */
export const hasHiddenRoles = (seats: number): boolean => seats > OPEN_ROLES
