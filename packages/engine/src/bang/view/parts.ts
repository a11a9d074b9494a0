import { MAX_SEATS } from '../zones.ts'

/**
 * Where the parts of a view are kept: one for each seat, the table, what sets bring to its middle (counters, state), the piles of events, what
 * each seat alone sees, and the places that sets bring to each seat.
 */
export const TABLE_PART = MAX_SEATS
export const COUNTERS_PART = MAX_SEATS + 1
export const STATES_PART = MAX_SEATS + 2
export const PILES_PART = MAX_SEATS + 3
export const OWN_PART = MAX_SEATS + 4
export const PLACES_PART = OWN_PART + MAX_SEATS
export const PARTS = PLACES_PART + MAX_SEATS

export type Parts = (object | undefined)[]
