import { type CardId, type Field, type Handle, handlesOf, type Picks, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def, Source } from '../def.ts'
import { maskOf } from '../moments.ts'

/** A card that is announced, before anything is paid. */
export interface Announcement {
  readonly seat: Seat
  readonly card: CardId
  readonly as: Def
  readonly target: Seat | undefined
  /** The way in which it is used takes effect on all players by itself, or on all others. */
  readonly everybody?: Def['everybody']
}

export const ADDS = maskOf('adds')
export const NO_CARDS: readonly CardId[] = []

/** Cards of the hand that may be played together with one that is played under this name. */
export function joinable(game: Bang, seat: Seat, card: CardId, as: Def): readonly CardId[] {
  if (game.mixture.joins.length === 0) return NO_CARDS
  let joining: CardId[] | undefined
  for (const other of game.hand(seat)) {
    const { joins } = game.def(other)
    if (joins === undefined || other === card || !joins.with(game, as) || game.forbidden(seat, other, 'play')) continue
    joining ??= []
    joining.push(other)
  }
  return joining ?? NO_CARDS
}

/** What a card is told about its target, or without one. */
export const detailsOf = (
  game: Bang,
  seat: Seat,
  card: CardId | undefined,
  as: Def,
  target: Seat | undefined,
): readonly Field[] | undefined => (target === undefined ? as.choices?.(game, seat) : as.aim?.fields?.(game, seat, target, card))

/** A price from the hand: the same for all targets. */
export function costField(game: Bang, seat: Seat, card: CardId): Field {
  const others = handles(game, game.hand(seat), card)
  return { name: 'cost', pick: 'cards', min: 1, max: 1, from: () => others }
}

/** Cards played along: the same for all targets. */
export function joinField(game: Bang, seat: Seat, card: CardId, as: Def): Field | undefined {
  const joining = joinable(game, seat, card, as)
  if (joining.length === 0) return undefined
  const along = handles(game, joining, card)
  return { name: 'join', pick: 'cards', min: 0, max: along.length, from: () => along }
}

/** What is chosen besides the target: a price from the hand, something about the target, what is announced with it, cards played along. */
export function fieldsOf(
  cost: Field | undefined,
  about: readonly Field[] | undefined,
  added: readonly Added[],
  join: Field | undefined,
): readonly Field[] | undefined {
  if (cost === undefined && join === undefined && added.length === 0) return about
  const fields: Field[] = []
  if (cost) fields.push(cost)
  if (about) fields.push(...about)
  for (const { field } of added) fields.push(field)
  if (join) fields.push(join)
  return fields
}

/** Something that may be announced together with a card. */
export interface Added {
  readonly source: Source
  readonly field: Field
}

export const NOTHING_ADDED: readonly Added[] = []

export function addedTo(game: Bang, announced: Announcement): readonly Added[] {
  if (!game.has(announced.seat, ADDS)) return NOTHING_ADDED
  const added: Added[] = []
  for (const source of game.of(announced.seat).adds) {
    const field = source.def.adds?.(game, source, announced)
    if (field !== undefined) added.push({ source, field })
  }
  return added
}

const handles = (game: Bang, cards: readonly CardId[], except: CardId): Handle[] =>
  handlesOf(
    game,
    cards.filter((card) => card !== except),
  )

/** Somebody who could not be aimed at otherwise: only together with what is aimed past all he has, if that is on offer. */
export function aimedPast(game: Bang, { seat, card, as, target }: Announcement, offered: readonly Added[]): readonly Added[] | undefined {
  const isPast = ({ source }: Added) => source.def.aimsPast
  if (target === undefined || !offered.some(isPast) || as.aim?.refuse(game, seat, target, card, 'past') !== undefined) return undefined
  return offered.map((added) => (isPast(added) ? { ...added, field: { ...added.field, min: 1 } } : added))
}

export interface Announced {
  readonly source: Source
  readonly picked: readonly number[]
}

/** What of these was announced. Their picks begin at `after`. */
export const announcedOf = (offered: readonly Added[], picks: Picks, after: number): readonly Announced[] =>
  offered.map(({ source }, i) => ({ source, picked: picks[after + i] ?? [] })).filter(({ picked }) => picked.length > 0)
