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
  /** So long nobody must have been at a table before it gives way to somebody who is here. */
  readonly giveWay: number
  /** How often tables are looked over. */
  readonly round: number
  /** How often every socket is asked whether anybody is there. */
  readonly knock: number
  /** Who is connected and may be the one a table without clocks waits for counts as away after this long. */
  readonly silent: number
  /** After so long an absence others than the host may let a bot sit in. */
  readonly standIn: number
  /** How long the news of one table take to be in time again. */
  readonly table: number
  /** How long changes of the list of tables are gathered before they are told. */
  readonly list: number
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
  table: 250,
  list: 250,
}
