/** How strong we think somebody is, and how far we may be wrong (one standard deviation). In the units of `openskill`. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

const MU = 25
const SIGMA = MU / 3
/** Of somebody of whom nothing is known. */
export const UNKNOWN: Rating = { mu: MU, sigma: SIGMA }

/** People read larger numbers: 1500 ± 210 is where everybody begins. */
const SHOWN_START = 1500
const SHOWN_UNIT = 210 / SIGMA
/** Above this doubt the number is not worth much yet. */
const PROVISIONAL = 150
/** What the square of the doubt gains with each day away: from ± 42 to ± 110 in a year. */
const PER_DAY = 0.0447
const DAY = 24 * 60 * 60 * 1000

export interface ShownRating {
  readonly rating: number
  readonly doubt: number
  readonly provisional: boolean
}

export const shown = ({ mu, sigma }: Rating): ShownRating => {
  const doubt = Math.round(sigma * SHOWN_UNIT)
  return { rating: Math.round(SHOWN_START + (mu - MU) * SHOWN_UNIT), doubt, provisional: doubt > PROVISIONAL }
}

/** Somebody has not played for this many milliseconds: the number stays, the doubt comes back. */
export const rested = ({ mu, sigma }: Rating, milliseconds: number): Rating => ({
  mu,
  sigma: Math.min(SIGMA, Math.sqrt(sigma ** 2 + PER_DAY * (Math.max(0, milliseconds) / DAY))),
})

/** What a side of these people is above, or below, one of people of whom nothing is known. */
export const edgeOf = (ratings: readonly Rating[]): number => ratings.reduce((sum, { mu }) => sum + mu - MU, 0)
