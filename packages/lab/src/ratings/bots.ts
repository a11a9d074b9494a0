import type { Rating } from './rating.ts'
import start from './start.json' with { type: 'json' }

const known: { readonly [game: string]: { readonly [bot: string]: Rating } } = start.bots

/** What a bot is worth in a game, as measured; nothing: it cannot sit at a rated table. */
export const botRating = (game: string, bot: string): Rating | undefined => known[game]?.[bot]
