import { type Mask, maskOf, type Viewer, type ZoneId } from './ids.ts'

/** A zone as everybody calls it. */
export interface ZoneName {
  readonly zone: string
  readonly seat?: number
}

/** The only event that holds a secret: the face of the card, and who saw it where it was and sees it where it is. */
export interface Moved<Face> {
  readonly type: 'moved'
  readonly from: ZoneName
  readonly to: ZoneName
  readonly was: number
  readonly now: number
  readonly face: Face
  readonly saw: Mask
  readonly sees: Mask
  /** Its back, where everybody sees the backs of cards and they differ. */
  readonly back?: string
}

/** A pile was shuffled: nothing in it is known by its handle any more. */
export interface Shuffled {
  readonly type: 'shuffled'
  readonly zone: ZoneName
  readonly count: number
}

/** What happens to cards in every game. */
export type KernelEvent<Face> = Moved<Face> | Shuffled

/** A move as one viewer is told it. */
export interface ToldMove<Face> {
  readonly type: 'moved'
  readonly from: ZoneName
  readonly to: ZoneName
  readonly was?: number
  readonly now?: number
  readonly face?: Face
  readonly back?: string
}

type Told<Face, E> = E extends { readonly type: 'moved' } ? ToldMove<Face> : E

/** What one viewer is told of an event: built by copying in what he may know. */
export function message<Face, E extends { readonly type: string }>(event: E | Moved<Face>, viewer: Viewer): Told<Face, E> | ToldMove<Face> {
  return isMove(event) ? tellMove(event, maskOf(viewer)) : (event as Told<Face, E>)
}

/** Whether two viewers are told the same of an event. */
export const toldAlike = <E extends { readonly type: string }>(event: E | Moved<unknown>, one: Viewer, other: Viewer): boolean =>
  !isMove(event) || (isIn(event.saw, one) === isIn(event.saw, other) && isIn(event.sees, one) === isIn(event.sees, other))

const isIn = (mask: Mask, viewer: Viewer): boolean => (mask & maskOf(viewer)) !== 0

function isMove<Face>(event: { readonly type: string }): event is Moved<Face> {
  return event.type === 'moved'
}

function tellMove<Face>(move: Moved<Face>, viewer: Mask): ToldMove<Face> {
  const saw = (move.saw & viewer) !== 0
  const sees = (move.sees & viewer) !== 0
  return {
    type: 'moved',
    from: move.from,
    to: move.to,
    ...(saw && { was: move.was }),
    ...(sees && { now: move.now }),
    ...((saw || sees) && { face: move.face }),
    ...(move.back !== undefined && { back: move.back }),
  }
}

/** What a game tells its table how zones are called and seen. */
export interface ZoneSpec extends ZoneName {
  readonly id: ZoneId
  readonly sight: 'all' | 'owner' | 'none'
  /** Its owner knows which cards lie here, but not in which order. */
  readonly pool?: true
}
