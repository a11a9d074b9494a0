/** A kind of letters, as the style sheets of the page name it. */
export interface Letters {
  readonly family: string
  readonly source: string
  readonly weight: string
}

/** A drawing that is to become a picture, this many pixels wide. */
export interface Job {
  /** Whoever has asked knows by it what has come back. */
  readonly id: number
  readonly box: string
  readonly inside: string
  readonly across: number
  readonly inks: ReadonlyMap<string, string>
}

export interface ToPress {
  readonly letters: readonly Letters[]
  /** Files of parts that drawings refer to. */
  readonly shared: readonly string[]
  readonly jobs: readonly Job[]
}

export interface FromPress {
  readonly id: number
  /** Nothing: something it is made of has not come yet. */
  readonly address: string | undefined
}
