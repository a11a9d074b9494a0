import type { Teller } from './teller.ts'

/** What a viewer can tell of a card or die that an answer names by its number. */
export type Seen<Face> = (number: number) => Face | undefined

/** How one game is told in one language. */
export interface Speech<Face> {
  readonly title: string
  /** Spaces and full stops as the language wants them. */
  typeset(text: string): string
  /** What a role wants at a table of this many. */
  goal(role: string, players: number): string
  /** Something the viewer cannot see. */
  readonly unseen: string
  /** `names`: by seat. `me`: the viewer's own seat; without it he is whoever is asked alone. */
  teller(names: readonly string[], seen?: Seen<Face>, me?: number): Teller<Face>
}
