import type { BangView } from '@sundown/engine'
import type { Snapshot } from '../../session/session.ts'

/** For somebody who is out for good, where the table allows it: the roles and hands of all are as if they lay open. */
export const opened = (view: BangView, open: Snapshot<'bang'>['open']): BangView =>
  open === undefined
    ? view
    : {
        ...view,
        seats: view.seats.map((seat) => {
          const own = open[seat.seat]
          return { ...seat, role: seat.role ?? own?.role, cards: seat.state === 'out' ? undefined : (seat.cards ?? own?.hand) }
        }),
      }
