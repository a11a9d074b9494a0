import { type CardId, cardOf, type Game, type Match, nth, type ToldMove, type Viewer, type ZoneName } from '@sundown/engine'
import type { Finding } from './check.ts'
import { same } from './same.ts'
import { called, toldTo } from './told.ts'

export type Happened = ReturnType<Match<Game>['drain']>

/** One of two worlds after the same decision, and what happened there. */
export class Side {
  readonly match: Match<Game>
  readonly events: Happened
  private readonly told = new Map<Viewer, string>()

  constructor(match: Match<Game>, events: Happened) {
    this.match = match
    this.events = events
  }

  /** All a viewer sees and is asked now. */
  sight(viewer: Viewer): string {
    const told = this.told.get(viewer) ?? toldTo(this.match, viewer)
    this.told.set(viewer, told)
    return told
  }
}

/** A card that wears one face here and another one there, unknown to the viewer. */
export interface Unlike {
  readonly card: CardId
  readonly here: unknown
  readonly there: unknown
}

export const facesOf = (game: Game): readonly unknown[] => Array.from(game.layout.faces, (_, slot) => game.faceOf(cardOf(slot)))

/** Where two worlds differ as far as a viewer cannot know. */
export function unlikes(here: readonly unknown[], game: Game, viewer: Viewer): readonly Unlike[] {
  const found: Unlike[] = []
  for (let slot = 0; slot < here.length; slot++) {
    const card = cardOf(slot)
    const there = game.faceOf(card)
    if (here[slot] !== there && !game.canKnow(card, viewer)) found.push({ card, here: here[slot], there })
  }
  return found
}

/**
 * Compares all a viewer is told up to the first card shown to him that is another one there; if there is none, all he sees afterwards as
 * well. A face in an event counts as shown only if the game says that he knows that card now.
 */
export function toldDifferently(here: Side, there: Side, viewer: Viewer, differing: readonly Unlike[]): Finding {
  const heard = here.match.tell(here.events, viewer)
  const other = there.match.tell(there.events, viewer)
  for (let i = 0; i < heard.length || i < other.length; i++) {
    if (same(heard[i], other[i])) continue
    if (isLaidOpen(here, viewer, heard, heard[i]) && isLaidOpen(there, viewer, other, other[i])) return undefined
    if (turnsRoleUp(heard[i]) && turnsRoleUp(other[i])) return undefined
    if (shadowsAreGone(here) !== shadowsAreGone(there)) return undefined
    const shuffled = heard.some(isShuffle) || other.some(isShuffle)
    const shown = [...differing, ...(shuffled ? now(here, there) : [])].some(
      (unlike) =>
        isShown(here, viewer, unlike.card, unlike.here, heard[i], shuffled) ||
        isShown(there, viewer, unlike.card, unlike.there, other[i], shuffled),
    )
    return shown
      ? undefined
      : `${called(viewer)} is told ${JSON.stringify(heard[i])} or ${JSON.stringify(other[i])}, by what he cannot know`
  }
  return here.sight(viewer) === there.sight(viewer)
    ? undefined
    : `${called(viewer)} sees or is asked something else after the same events, by what he cannot know`
}

/**
 * The event tells of a card that was laid where the viewer sees it, in the same breath: whatever becomes of it then (it may be shuffled away at
 * once), he has seen it.
 */
function isLaidOpen({ match: { game } }: Side, viewer: Viewer, told: readonly object[], event: object | undefined): boolean {
  const isOpenTo = ({ zone, seat }: ZoneName) =>
    game.layout.zones.some(
      (spec) => spec.zone === zone && spec.seat === seat && (spec.sight === 'all' || (spec.sight === 'owner' && seat === viewer)),
    )
  return (
    event !== undefined &&
    told.some((move) => isMove(move) && move.face !== undefined && holds(event, move.face) && (isOpenTo(move.to) || isOpenTo(move.from)))
  )
}

/** An eliminated player shows his role to all, even if it is dealt anew at the same moment. */
const turnsRoleUp = (event: { readonly type: string } | undefined): boolean => event?.type === 'eliminated'

/** Once the shadows have left for good, everybody knows that whoever is left beside the Sheriff is a Renegade: the rulebook wants it so. */
function shadowsAreGone({ match }: Side): boolean {
  let inside: unknown = match.game.view('spectator')
  for (const name of ['table', 'parts', 'states', 'shadows', 'gone'])
    inside = typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined
  return inside === true
}

const isMove = (event: object): event is ToldMove<unknown> => 'type' in event && event.type === 'moved'

const isShuffle = ({ type }: { readonly type: string }): boolean => type === 'shuffled'

/** A shuffle takes faces to other slots: where the worlds differ after it. */
function now({ match: here }: Side, { match: there }: Side): readonly Unlike[] {
  const faces = facesOf(there.game)
  return facesOf(here.game).flatMap((face, slot) => (face === faces[slot] ? [] : [{ card: cardOf(slot), here: face, there: faces[slot] }]))
}

/** The event shows that card to a viewer who knows it from now on, or knew it until it was shuffled away. A role is shown in many ways. */
function isShown(
  { match: { game } }: Side,
  viewer: Viewer,
  card: CardId,
  face: unknown,
  event: object | undefined,
  shuffled: boolean,
): boolean {
  if (event === undefined) return false
  const { zone, sight } = nth(game.layout.zones, game.zoneOf(card))
  if (!game.canKnow(card, viewer) && !(shuffled && sight === 'none')) return false
  return zone === 'role' || holds(event, face)
}

function holds(tree: object, face: unknown): boolean {
  for (const value of Object.values(tree)) {
    if (value === face || (typeof value === 'object' && value !== null && holds(value, face))) return true
  }
  return false
}
