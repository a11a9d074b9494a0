import type { BangView, Border, Counted, Face, FrontView, SeatView, Suit } from '@sundown/engine'
import { entryOf } from '@sundown/engine/kernel'
import type { Teller } from '@sundown/engine/words'
import type { Lines } from './lines.ts'
import type { InterfaceWords } from './types.ts'

/** How things at the table are called by a screen reader. */
export interface Voice {
  readonly ui: InterfaceWords
  readonly teller: Teller
  readonly names: readonly string[]
  /** Joins the names of players as the language does: `words.rules.table.list`. */
  readonly list: (items: readonly string[]) => string
}

/** What a card that is in force changes, in a few words. */
export const lineOf = (id: string, { events }: Lines): string => (Object.hasOwn(events, id) ? entryOf(events, id) : '')

/** Queen of hearts; nothing for what has no suit. */
export function spokenIndex(suit: Suit | undefined, rank: string | undefined, { speak }: InterfaceWords): string | undefined {
  if (suit === undefined || rank === undefined) return undefined
  const high = rank === 'J' || rank === 'Q' || rank === 'K' || rank === 'A' ? speak.ranks[rank] : rank
  return speak.index(high, speak.suits[suit])
}

/** BANG!, queen of hearts. */
export const spokenFace = ({ id, suit, rank }: Face, { ui, teller }: Voice): string => parts([teller.name(id), spokenIndex(suit, rank, ui)])

export interface CardFacts {
  readonly border?: Border | undefined
  /** Names of those it can be aimed at; nothing: it is not aimed. */
  readonly inReach?: readonly string[] | undefined
  readonly playable?: boolean | undefined
  readonly why?: string | undefined
  readonly as?: string | undefined
  readonly state?: 'picked-up' | 'picked' | undefined
}

/** BANG!, queen of hearts, play and discard; in reach: Nils, Dusty and Lena. */
export function spokenCard(face: Face, { border, inReach, playable, why, as, state }: CardFacts, voice: Voice): string {
  const { speak, table } = voice.ui
  const head = parts([spokenFace(face, voice), border && speak.borders[border]])
  const aim = inReach && (inReach.length > 0 ? speak.inReach(voice.list(inReach)) : speak.nobodyInReach)
  const use = why !== undefined ? speak.notPlayable(why) : playable && !aim ? speak.playable : undefined
  const held = state === 'picked-up' ? speak.pickedUp : state === 'picked' ? speak.picked : undefined
  return [head, held, as && table.playsAs(as), use, aim].filter(Boolean).join('; ')
}

export interface SeatFacts {
  readonly me: number | null
  readonly waitedFor?: boolean | undefined
  readonly disconnected?: boolean | undefined
  readonly bot?: boolean | undefined
  readonly canAim?: boolean | undefined
  readonly why?: string | undefined
  readonly picked?: boolean | undefined
}

/** Everything one sees of a seat, in one sentence without verbs. */
export function spokenSeat(seat: SeatView, view: BangView, facts: SeatFacts, voice: Voice): string {
  const { ui, teller, names, list } = voice
  const { speak, table, setup } = ui
  const who = [names[seat.seat] ?? '', seat.seat === facts.me ? speak.you : undefined, facts.bot ? setup.bot : undefined]
  if (seat.state === 'out') return parts([...who, seat.role ? speak.eliminated(teller.name(seat.role)) : table.eliminated])
  const distance = view.own && seat.seat !== facts.me ? view.own.distances[seat.seat] : undefined
  const { sets } = ui
  // Nobody sees my role but I, who hear this.
  const role = seat.role ?? (seat.seat === facts.me ? view.own?.role : undefined)
  const front = [...seat.front, ...Object.values(seat.parts?.zones ?? {}).flat()].map((card) => spokenFront(card, voice))
  return parts([
    ...who,
    seat.character && teller.name(seat.character),
    role && teller.name(role),
    speak.life(Math.max(0, seat.life), seat.maxLife),
    seat.state === 'ghost' ? sets.table.ghost : undefined,
    seat.abilities.length > 0 ? sets.table.also(list(seat.abilities.map((id) => teller.name(id)))) : undefined,
    seat.skips > 0 ? sets.table.skips(seat.skips) : undefined,
    speak.hand(seat.hand),
    ...spokenCounters(seat.parts?.counters, voice),
    ...spokenCounters(some(seat.parts?.onCharacter), voice),
    seat.cards?.length ? `${sets.table.openHand}: ${seat.cards.map(({ id }) => teller.name(id)).join(', ')}` : undefined,
    seat.weapon ? speak.weapon(teller.name(seat.weapon), seat.reach) : table.reach(seat.reach),
    front.length > 0 ? speak.inFront(list(front)) : speak.nothingInFront,
    distance ? speak.distance(distance) : undefined,
    view.table.active === seat.seat ? speak.hasTurn : undefined,
    facts.waitedFor ? speak.waitedFor : undefined,
    facts.disconnected ? speak.disconnected : undefined,
    facts.picked ? speak.picked : facts.why !== undefined ? speak.cannotAim(facts.why) : facts.canAim ? speak.canAim : undefined,
  ])
}

/** Without those there are none of. */
const some = (counters: Counted = {}): Counted => Object.fromEntries(Object.entries(counters).filter(([, amount]) => amount > 0))

/** How many there are of each. */
const spokenCounters = (counters: Counted = {}, { teller }: Voice): readonly (string | undefined)[] =>
  Object.entries(counters).map(([counter, amount]) => teller.counted?.(counter, amount))

/** A card in play, what lies on it, and that it does not work yet or now. */
function spokenFront({ id, waits, off, counters }: FrontView, voice: Voice): string {
  const { ui, teller } = voice
  const more = parts([...spokenCounters(counters, voice), off ? ui.sets.table.off : waits ? ui.sets.table.waits : undefined])
  return more === '' ? teller.name(id) : `${teller.name(id)} (${more})`
}

/** What there is of it, one after the other. */
export const parts = (all: readonly (string | undefined)[]): string => all.filter(Boolean).join(', ')
