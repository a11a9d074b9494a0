import type { CardView, Outcome, Seat } from '@sundown/engine'

/** What the terminal reads of the view of any game; hands where there are cards. */
export interface Sight {
  readonly seats: readonly {
    readonly seat: Seat
    readonly character: string | undefined
    readonly life: number
    readonly maxLife: number
    /** Or the side one is on. */
    readonly role: string | undefined
    readonly state: 'in' | 'ghost' | 'doomed' | 'out'
    readonly hand?: number
    readonly arrows?: number
  }[]
  readonly table: { readonly ring: readonly Seat[]; readonly turn: number; readonly active: Seat }
  readonly own:
    | {
        readonly seat: Seat
        readonly role: string | undefined
        /** By seat: how far away he sees it. */
        readonly distances: readonly number[]
        readonly hand?: readonly CardView[]
        readonly look?: readonly CardView[]
      }
    | undefined
  readonly over: Outcome | undefined
}

/** Seats clockwise, the viewer first. */
export function fromViewer({ table, own }: Sight): readonly number[] {
  const start = own ? table.ring.indexOf(own.seat) : 0
  return [...table.ring.slice(start), ...table.ring.slice(0, start)]
}
