import { message, seatOf } from '@sundown/engine'

type Happening = { readonly type: string }

/** Events as one seat was told them; as they are if no seat is named: every card shown. */
export const toldTo = (events: readonly Happening[], seat: number | undefined): readonly Happening[] =>
  seat === undefined ? events : events.map((event) => message(event, seatOf(seat)))
