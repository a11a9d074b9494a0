/** One line of the table. */
export interface Row {
  readonly figure: string
  readonly value: number
  readonly unit: string
  /** The limit or peer it stands beside. */
  readonly beside: string
  readonly limit: number
  readonly ratio: number
  readonly goal: string
  /** Null: there is no goal. */
  readonly met: boolean | null
}

export type Goal = Pick<Row, 'ratio' | 'goal' | 'met'>

export const atLeast = (ratio: number, goal: number): Goal => ({ ratio, goal: `at least ${goal}`, met: ratio >= goal })
export const atMost = (ratio: number, goal: number): Goal => ({ ratio, goal: `at most ${goal}`, met: ratio <= goal })
export const noGoal = (ratio: number): Goal => ({ ratio, goal: 'none', met: null })

const round = (n: number): number => (Math.abs(n) >= 100 ? Math.round(n) : Math.round(n * 1000) / 1000)

/** As many digits as mean something. */
export const rounded = <R extends Row>(row: R): R => ({ ...row, value: round(row.value), limit: round(row.limit), ratio: round(row.ratio) })
