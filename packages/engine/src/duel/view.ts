import type { CardId, Outcome, Seat, Viewer } from '../kernel/index.ts'
import type { Duel } from './duel.ts'
import type { Face, Phase } from './events.ts'
import type { Side } from './facts.ts'
import { bangLimit } from './rules/limit.ts'
import { ASIDE, COMMON, DISCARD, fallen, hand, look, ownDeck, PLACES, type Place, reserve, SEATS } from './zones.ts'

/** A card one can see, and what to call it while it stays there. */
export interface CardView extends Face {
  readonly card: number
}

/** A card attached to a character of The Duel. */
export interface EquipmentView extends CardView {
  readonly awake: boolean
}

/** A character of The Duel as everybody sees it. */
export interface CharacterView {
  readonly card: number
  readonly id: string
  readonly place: Place
  readonly life: number
  readonly maxLife: number
  readonly active: boolean
  /** Its ability works now: it is active, never sleeps, or is the target of something. */
  readonly awake: boolean
  /** Its once-a-turn ability was used this turn. */
  readonly used: boolean
  readonly equipment: readonly EquipmentView[]
}

/** What everybody sees of a side. */
export interface DuelSeatView {
  readonly seat: Seat
  readonly side: Side
  /** By back. */
  readonly hand: { readonly [side in Side]: number }
  readonly handLimit: number
  /** The active character first. */
  readonly characters: readonly CharacterView[]
  readonly deck: number
  /** Characters that may still enter play. */
  readonly reserve: number
  /** Eliminated characters, the first to go first. */
  readonly fallen: readonly string[]
}

/** Something that is set off and will happen when the card under way is finished. */
export interface WaitingView {
  readonly seat: Seat
  readonly source: string
  readonly what: 'shot' | 'draw' | 'discard'
}

/** The middle of the table of The Duel and the state of the turn. */
export interface DuelTableView {
  readonly turn: number
  readonly active: Seat
  readonly phase: Phase
  /** BANG! cards played this turn that count, and how many may be; nothing: any number. */
  readonly bangs: number
  readonly bangLimit: number | undefined
  /** The normal move of the token was made this turn. */
  readonly swapped: boolean
  /** Cards in the common deck, once there is one. */
  readonly common: number | undefined
  /** The back of its top card. */
  readonly commonTop: string | undefined
  readonly discard: number
  readonly top: CardView | undefined
  readonly aside: readonly CardView[]
  readonly queue: readonly WaitingView[]
  /** The backup character that is the target of something now. */
  readonly targeted: number | undefined
}

/** What only the viewer himself sees. */
export interface DuelOwnView {
  readonly seat: Seat
  readonly hand: readonly CardView[]
  readonly look: readonly CardView[]
  /** Who is in the reserve, in the order of the alphabet: the real one is unknown. */
  readonly reserve: readonly string[]
}

/** The Duel as one viewer sees it. */
export interface DuelView {
  readonly game: 'duel'
  readonly viewer: Viewer
  readonly seats: readonly DuelSeatView[]
  readonly table: DuelTableView
  readonly own: DuelOwnView | undefined
  readonly over: Outcome | undefined
}

/** Where the parts of a view are kept: one for each seat, the table, and what each seat alone sees. */
export const TABLE_PART = SEATS
export const OWN_PART = SEATS + 1
export const PARTS = OWN_PART + SEATS

type Parts = (object | undefined)[]

/** Built by copying in what the viewer may know. Parts that have not changed are the same objects as before, for all viewers. */
export function viewOf(game: Duel, parts: Parts, viewer: Viewer): DuelView {
  return {
    game: 'duel',
    viewer,
    seats: game.both.map((seat) => part(parts, seat, () => seatView(game, seat))),
    table: part(parts, TABLE_PART, () => tableView(game)),
    own: viewer === 'spectator' ? undefined : part(parts, OWN_PART + viewer, () => ownView(game, viewer)),
    over: game.over,
  }
}

function part<T extends object>(parts: Parts, at: number, make: () => T): T {
  parts[at] ??= make()
  return parts[at] as T
}

const cardViews = (game: Duel, cards: readonly CardId[]): CardView[] => cards.map((card) => game.cardView(card))

function seatView(game: Duel, seat: Seat): DuelSeatView {
  const backs = game.hand(seat).map((card) => game.backName(card))
  const of = (side: Side): number => backs.filter((back) => back === side).length
  return {
    seat,
    side: game.side(seat),
    hand: { law: of('law'), outlaw: of('outlaw') },
    handLimit: game.handLimit(seat),
    characters: game.characters(seat).map((character) => characterView(game, seat, character)),
    deck: game.at(ownDeck(seat)).length,
    reserve: game.at(reserve(seat)).length,
    fallen: game.at(fallen(seat)).map((card) => game.def(card).id),
  }
}

function characterView(game: Duel, seat: Seat, character: CardId): CharacterView {
  const def = game.def(character)
  const awake = game.isAwake(character)
  return {
    card: game.handle(character),
    id: def.id,
    place: PLACES.find((place) => game.inPlace(seat, place) === character) ?? 0,
    life: game.life(character),
    maxLife: game.maxLife(character),
    active: game.isActive(character),
    awake: awake || def.character?.alwaysActive === true,
    used: game.isUsed(character),
    equipment: game
      .equipment(character)
      .map((card) => ({ ...game.cardView(card), awake: awake || game.def(card).facts?.alwaysActive === true })),
  }
}

function tableView(game: Duel): DuelTableView {
  const discard = game.at(DISCARD)
  const top = discard.at(-1)
  const common = game.at(COMMON)
  const commonTop = common.at(-1)
  return {
    turn: game.turns,
    active: game.turnPlayer,
    phase: game.phase,
    bangs: game.done.bangs,
    bangLimit: bangLimit(game, game.turnPlayer),
    swapped: game.done.swapped,
    common: game.hasCommonDeck ? common.length : undefined,
    commonTop: commonTop === undefined ? undefined : game.backName(commonTop),
    discard: discard.length,
    top: top === undefined ? undefined : game.cardView(top),
    aside: cardViews(game, game.at(ASIDE)),
    queue: game.queued.map(({ seat, source, what }) => ({ seat, source, what })),
    targeted: game.targeted === undefined ? undefined : game.handle(game.targeted),
  }
}

function ownView(game: Duel, seat: Seat): DuelOwnView {
  return {
    seat,
    hand: cardViews(game, game.at(hand(seat))),
    look: cardViews(game, game.at(look(seat))),
    reserve: game
      .at(reserve(seat))
      .map((card) => game.def(card).id)
      .sort(),
  }
}
