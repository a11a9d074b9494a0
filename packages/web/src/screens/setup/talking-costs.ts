import { type AnyView, speechOf } from '../../session/played.ts'

/** The card that makes talking cost a life point to whoever is in play; nothing: it is free. */
export function talkingCosts(view: AnyView | undefined, me: number | null): string | undefined {
  const seat = me === null ? undefined : view?.seats[me]
  const inPlay = seat !== undefined && 'state' in seat && seat.state !== 'out'
  return inPlay && view?.over === undefined ? speechOf(view) : undefined
}
