/** How many can play. Whoever only asks this need not know the rest of the options. */
export const MIN_PLAYERS = 3
/** The most players the card game has room for. */
export const MAX_PLAYERS = 8
