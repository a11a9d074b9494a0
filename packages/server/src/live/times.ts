import { SILENT_AFTER, STAND_IN_AFTER } from '@sundown/protocol'

/** How long the live part waits for what, in milliseconds. */
export interface Times {
  /** For the clients' shares of a deal. */
  readonly share: number
  /** A host who is away this long is host no more. */
  readonly hostAway: number
  /** A game at whose table nobody is present leaves the memory. */
  readonly cold: number
  /** After a restart everybody asked has at least this long. */
  readonly grace: number
  /** After a restart no table is given up as abandoned before this long. */
  readonly comeBack: number
  /** How long a table must have been empty before it may be closed to make room. */
  readonly giveWay: number
  /** How often tables are looked over. */
  readonly round: number
  /** How often every socket is asked whether anybody is there. */
  readonly knock: number
  /** Who is connected and may be the one a table without clocks waits for counts as away after this long. */
  readonly silent: number
  /** After so long an absence others than the host may let a bot sit in. */
  readonly standIn: number
  /** After bots have sat down at a table of quick play, so long a person may still take a chair of theirs. */
  readonly botsSit: number
  /** Whoever has been gone for this long has no chair when such a table starts. */
  readonly quickAway: number
  /** How long a table needs to recover its full allowance of updates. */
  readonly table: number
  /** How long changes of the list of tables are gathered before they are told. */
  readonly list: number
  /** The same for who of one's friends is where. */
  readonly friends: number
}

export const TIMES: Times = {
  share: 5_000,
  hostAway: 60_000,
  cold: 5 * 60_000,
  grace: 10_000,
  comeBack: 10 * 60_000,
  giveWay: 30_000,
  round: 30_000,
  knock: 20_000,
  silent: SILENT_AFTER * 1000,
  standIn: STAND_IN_AFTER * 1000,
  botsSit: 3_000,
  quickAway: 10_000,
  table: 250,
  list: 250,
  friends: 500,
}
