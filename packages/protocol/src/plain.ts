// What a client needs without the schemas: importing it brings no validator along.

/** Changes whenever an older client would misunderstand the server; such a client is told to reload. */
export const PROTOCOL_VERSION = 3
/** Longer messages are refused unread. */
export const MAX_MESSAGE_BYTES = 16 * 1024
/** Messages that nest deeper are refused before they are interpreted. */
export const MAX_MESSAGE_DEPTH = 32
/** Messages with more values than this are refused before they are interpreted. */
export const MAX_MESSAGE_VALUES = 2000

/** Settings of a table, written as JSON: everybody at the table is told them. */
export const MAX_SETTINGS_BYTES = 2048

/** Answers that one message may ask about. */
export const MAX_REASONS = 80

/** Seconds. Public tables have clocks by default, so that strangers need not wait for somebody who has left. */
export const PUBLIC_CLOCKS = { turn: 60, reaction: 30, reserve: 120 } as const
/** How fast one may wish to play with strangers. */
export const PACES = {
  fast: { turn: 30, reaction: 15, reserve: 60 },
  usual: PUBLIC_CLOCKS,
  calm: { turn: 120, reaction: 60, reserve: 240 },
} as const
/** Seconds. A table with at least this much time for a turn is played by post: people come, answer and leave. */
const BY_POST_FROM = 3600
/** Whether a table with these clocks is played by post. */
export const isByPost = (clocks: { readonly turn: number } | null): boolean => clocks !== null && clocks.turn >= BY_POST_FROM
/** Seconds: two weeks. */
export const LONGEST_CLOCK = 14 * 24 * 3600
/** Seconds a player must have been away before somebody other than the host may let a bot sit in for him. */
export const STAND_IN_AFTER = 60
/** Seconds after which a connected player counts as away if no clock runs and the table may be waiting for him. */
export const SILENT_AFTER = 180

/** Said by code, so that everybody reads it in his own language. */
export const PHRASES = ['hello', 'good-game', 'well-played', 'thanks', 'sorry', 'hurry', 'oops', 'not-me', 'trust-me', 'draw'] as const

/** Why somebody is reported. */
export const REPORT_REASONS = ['insults', 'cheating', 'throwing', 'leaving', 'name', 'other'] as const
/** What a moderator can do about it. */
export const MODERATION_ACTS = ['nothing', 'warn', 'mute', 'unrated', 'ban', 'lift'] as const
