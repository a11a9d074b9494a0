// What a client needs without the schemas: importing it brings no validator along.

/** Changes whenever a client of yesterday would misunderstand the server; such a client is told to reload. */
export const PROTOCOL_VERSION = 3
/** Longer messages are refused unread. */
export const MAX_MESSAGE_BYTES = 16 * 1024
/** Nested deeper, or with more values in all, they are refused before anybody looks for a meaning. */
export const MAX_MESSAGE_DEPTH = 32
export const MAX_MESSAGE_VALUES = 2000

/** Settings of a table, written as JSON: everybody at the table is told them. */
export const MAX_SETTINGS_BYTES = 2048

/** Answers that one message may ask about. */
export const MAX_REASONS = 80

/** Seconds. At a table where strangers meet nobody waits long for somebody who has gone, unless the host wants it so. */
export const PUBLIC_CLOCKS = { turn: 60, reaction: 30, reserve: 120 } as const
/** Seconds somebody must have been away before others than the host may let a bot sit in for him. */
export const STAND_IN_AFTER = 60
/** Seconds after which somebody who is connected counts as away: no clock runs, and he may be the one everybody waits for. */
export const SILENT_AFTER = 180

/** Said by code, so that everybody reads it in his own language. */
export const PHRASES = ['hello', 'good-game', 'well-played', 'thanks', 'sorry', 'hurry', 'oops', 'not-me', 'trust-me', 'draw'] as const
