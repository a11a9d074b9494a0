import { absent, type CardId, type Field, noOptions, type Option, option, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def, Source } from '../def.ts'
import { maskOf } from '../moments.ts'
import { ADDS, addedTo, aimedPast, costField, fieldsOf, joinField, NOTHING_ADDED } from './announce.ts'
import type { ReasonCode } from './reasons.ts'
import type { Sight } from './target.ts'

/** The name under which a card is played as it is. */
export const ownName = (game: Bang, card: CardId): Def => {
  const def = game.def(card)
  return def.actsAs?.(game) ?? def
}

const isGreen = (def: Def): boolean => def.isGreen

/** Why a card cannot be played under a name by this seat now, whoever the target; nothing if it can. */
export function refuseCard(game: Bang, seat: Seat, card: CardId, as: Def): ReasonCode | undefined {
  if (as.isOnlyAnswer) return 'only-as-answer'
  if (game.forbidden(seat, card, as.isBang ? 'bang' : 'play') !== undefined) return 'forbidden'
  if (as.isForOneself) return game.hasInFront(seat, as.id) ? 'twin' : isGreen(as) ? undefined : as.refuse?.(game, seat)
  if (as.hasCost && game.hand(seat).length < 2) return 'cost-needed'
  return as.refuse?.(game, seat)
}

const NO_FIELDS: readonly Field[] | undefined = undefined
const NO_SOURCES: readonly Source[] = []

/** Lists the ways to play a card of a hand under a name: `id` says which. */
export function listPlays(game: Bang, seat: Seat, card: CardId, as: Def, id: string, out: Option[]): void {
  if (refuseCard(game, seat, card, as) === undefined) listTargets(game, seat, card, as, id, out)
}

/** The targets of a card, whether it is played or used. */
export function listTargets(game: Bang, seat: Seat, card: CardId, as: Def, id: string, out: Option[]): void {
  // Read at once: after every call the machine would look again what kind of thing this is.
  const { aim, choices, hasCost, isBrown, isForOneself } = as
  const handle = game.handle(card)
  const adds = game.has(seat, ADDS) ? game.of(seat).adds : NO_SOURCES
  const cost = hasCost ? costField(game, seat, card) : undefined
  const join = game.holdsAny(seat, game.mixture.joins) ? joinField(game, seat, card, as) : undefined
  const isSimple = cost === undefined && join === undefined && adds.length === 0
  if (aim === undefined || (isForOneself && id !== 'use')) {
    const about = isBrown && choices !== undefined ? choices(game, seat) : NO_FIELDS
    const added = adds.length === 0 ? NOTHING_ADDED : addedTo(game, { seat, card, as, target: undefined })
    const fields = isSimple || (!isBrown && added.length === 0) ? about : fieldsOf(cost, about, added, join)
    out.push(option(id, handle, undefined, fields))
    return
  }
  const sight = sightOf(game, seat)
  const candidates = aim.candidates(game, seat, sight)
  const mayAimPast = adds.length > 0 && adds.some(({ def }) => def.aimsPast)
  if (candidates === 0 && !mayAimPast) return
  const { isChoosy, fields } = aim
  const isGuarded = game.anybodyHas(GUARDS)
  const { ring } = game
  for (let i = 0; i < ring.length; i++) {
    const target = ring[i] ?? absent()
    const isOpen =
      ((candidates >> target) & 1) !== 0 &&
      !(isChoosy && aim.refuse(game, seat, target, card, sight) !== undefined) &&
      !(isGuarded && guardOf(game, seat, target, as) !== undefined)
    if (!isOpen && !mayAimPast) continue
    if (isSimple) {
      // Found before the call: a choice among its arguments would keep the push from being inlined.
      const about = fields === undefined ? NO_FIELDS : fields(game, seat, target, card)
      out.push(option(id, handle, target, about))
      continue
    }
    const offered = adds.length === 0 ? NOTHING_ADDED : addedTo(game, { seat, card, as, target })
    const added = isOpen ? offered : aimedPast(game, { seat, card, as, target }, offered)
    if (added !== undefined) out.push(option(id, handle, target, fieldsOf(cost, fields?.(game, seat, target, card), added, join)))
  }
}

/** For what is played or used now: something may bring everybody near. */
export function sightOf(game: Bang, seat: Seat): Sight {
  if (!game.has(seat, BRINGS_NEAR)) return 'seen'
  for (const source of game.of(seat).bringsNear) if (source.def.bringsNear?.(game, source, seat)) return 'near'
  return 'seen'
}

const OTHER_WAYS = maskOf('countsAs', 'plays')
const GUARDS = maskOf('guards')
const BRINGS_NEAR = maskOf('bringsNear')

/** Why somebody cannot be aimed at with this, because of what he has. */
export function guardOf(game: Bang, by: Seat, target: Seat, as: Def): ReasonCode | undefined {
  for (const source of game.of(target).guards) {
    const reason = source.owner === target ? source.def.guards?.(game, source, by, as) : undefined
    if (reason !== undefined) return reason
  }
  return undefined
}

/** The cards of a hand that can be played now. */
export function listHand(game: Bang, seat: Seat, out: Option[]): void {
  const cards = game.hand(seat)
  const inOtherWays = game.has(seat, OTHER_WAYS)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? absent()
    listPlays(game, seat, card, ownName(game, card), 'play', out)
    if (inOtherWays) listOtherWays(game, seat, card, out)
  }
}

/** The ways to play one card of a hand now. */
export function listCard(game: Bang, seat: Seat, card: CardId, out: Option[]): void {
  listPlays(game, seat, card, ownName(game, card), 'play', out)
  listOtherWays(game, seat, card, out)
}

/** A card of the hand can be played now together with another one of it. */
export function goesAlong(game: Bang, seat: Seat, card: CardId): boolean {
  if (game.def(card).joins === undefined) return false
  const handle = game.handle(card)
  const plays = noOptions()
  for (const other of game.hand(seat)) if (other !== card) listCard(game, seat, other, plays)
  return plays.some(({ fields }) => fields?.some((field) => field.name === 'join' && field.from([]).includes(handle)))
}

/** As something else, or by an ability. */
function listOtherWays(game: Bang, seat: Seat, card: CardId, out: Option[]): void {
  const def = game.def(card)
  const { plays } = game.of(seat)
  if (!game.isNamed(def, 'bang') && game.converts(seat, def, 'bang')) {
    listPlays(game, seat, card, game.mixture.bangDef, 'as-bang', out)
  }
  for (const source of plays) if (!isSpent(source)) source.def.plays?.(game, source, seat, card, out)
}

/** Its uses of this turn are gone. */
export const isSpent = ({ def, used }: Source): boolean => def.uses > 0 && used >= def.uses

/** Green cards in front that can be used now. */
export function listFront(game: Bang, seat: Seat, out: Option[]): void {
  for (const card of game.front(seat)) {
    const def = game.def(card)
    if (isGreen(def) && !refuseUse(game, seat, card, def)) listTargets(game, seat, card, def, 'use', out)
  }
}

export function refuseUse(game: Bang, seat: Seat, card: CardId, def: Def): ReasonCode | undefined {
  if (!isGreen(def)) return 'not-to-be-used'
  if (def.type === 'response') return 'only-as-answer'
  if (!game.works(card)) return 'switched-off'
  return game.isReady(card) ? def.refuse?.(game, seat) : 'not-ready'
}
