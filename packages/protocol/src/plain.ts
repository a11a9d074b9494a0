// What a client needs without the schemas: importing it brings no validator along.

/** Changes whenever a client of yesterday would misunderstand the server; such a client is told to reload. */
export const PROTOCOL_VERSION = 1
/** Longer messages are refused unread. */
export const MAX_MESSAGE_BYTES = 16 * 1024
/** Nested deeper, or with more values in all, they are refused before anybody looks for a meaning. */
export const MAX_MESSAGE_DEPTH = 32
export const MAX_MESSAGE_VALUES = 2000

/** Said by code, so that everybody reads it in his own language. */
export const PHRASES = ['hello', 'good-game', 'well-played', 'thanks', 'sorry', 'hurry', 'oops', 'not-me', 'trust-me', 'draw'] as const
