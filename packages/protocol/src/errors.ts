/**
 * Every refusal of the server besides the reasons of a game. Whoever shows a refusal says it in the reader's language; the sentences here
 * name its `facts`.
 */
export const ERROR_CODES = [
  // messages
  'bad-message',
  'too-long',
  'too-deep',
  'too-fast',
  'hello-first',
  'wrong-version',
  'wrong-origin',
  'server-closing',
  'disk-full',
  'store-damaged',
  'store-away',
  'engine-error',
  'no-such-page',
  // people
  'not-logged-in',
  'name-taken',
  'name-not-allowed',
  'wrong-password',
  'wrong-code',
  'password-too-common',
  'already-an-account',
  'banned',
  'too-many-tokens',
  'too-many-muted',
  'too-many-followed',
  // tables
  'no-such-table',
  'table-full',
  'table-closed',
  'already-started',
  'not-started',
  'not-at-table',
  'not-host',
  'not-seated',
  'seat-taken',
  'no-such-seat',
  'no-such-person',
  'no-such-bot',
  'bad-options',
  'too-few-seats',
  'not-everybody-ready',
  'no-spectators',
  'too-many-tables',
  // games
  'no-such-game',
  'game-not-over',
  'not-your-seat',
  'paused',
  'old-question',
  'rules-changed',
  'not-away',
  'away-too-short',
  // rated games
  'rated-accounts-only',
  'rated-people-only',
  'rated-too-few',
  'rated-bots',
  'rated-fixed',
  'rated-pause',
  'rated-elsewhere',
  // keeping the house clean
  'silenced',
  'not-a-moderator',
  'not-yourself',
  'no-such-report',
  'already-reported',
  // talk
  'talk-closed',
  'talk-costs',
  'not-allowed-to-talk',
] as const
/** The code of a refusal. */
export type ErrorCode = (typeof ERROR_CODES)[number]
