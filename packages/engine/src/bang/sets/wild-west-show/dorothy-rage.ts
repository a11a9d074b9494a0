import {
  type Answer,
  type CardId,
  choose,
  type Field,
  type Kind,
  type Option,
  type Picks,
  type Rule,
  type Seat,
  seatOf,
} from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Def, Moments } from '../../def.ts'
import { cardIn, detailsOf, isForOneself, listPlays, playAs } from '../../rules/play.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { tellHand } from './open-hands.ts'

/** What somebody is told to do. Whether he can is not known before it is complete. */
interface Order {
  readonly by: Seat
  readonly victim: Seat
  readonly card: Def
  /** The name it is to be played under. */
  readonly as: Def
  readonly target: Seat
  /** What is chosen about the target. */
  readonly picks: Picks
}

// ---- what may be ordered: only what everybody can see -----------------------------------------------------------------------------------

const canBePlayed = ({ facts }: Def): boolean => facts !== undefined && (facts.type !== 'response' || facts.border === 'green')

/** What he can do in his turn counts, although it is not his. */
function inHisTurn<T>(game: Bang, victim: Seat, look: () => T): T {
  const { acting } = game
  game.acting = { seat: victim, bangs: 0 }
  const seen = look()
  game.acting = acting
  return seen
}

/** The names a card of the victim could be played under: its own, as a BANG! card, or what an ability of his makes of it. */
function usesOf(game: Bang, victim: Seat, card: Def): readonly Def[] {
  const { bangDef } = game.mixture
  return inHisTurn(game, victim, () => {
    const converted = game.converts(victim, card, 'bang') && !game.isNamed(card, 'bang')
    const turned = game.of(victim).turnsInto.flatMap((source) => source.def.turnsInto?.(game, source, card) ?? [])
    return [...new Set([...(canBePlayed(card) ? [card] : []), ...(converted ? [bangDef] : []), ...turned])]
  })
}

/** A card that takes no target goes to the victim himself. */
const takesTarget = (as: Def): boolean => as.aim !== undefined && !isForOneself(as)

/** Anybody may be named, even if he turns out to be no legal target; but a card for another player is not for oneself. */
function targetsOf(game: Bang, victim: Seat, as: Def): readonly Seat[] {
  const { aim } = as
  if (aim === undefined || !takesTarget(as)) return [victim]
  return game.ring.filter((seat) => {
    const code = aim.refuse(game, victim, seat)
    return code === undefined || (game.inPlay(seat) && code !== 'yourself')
  })
}

/** A card by its number among all names, if it is in the game. */
const named = ({ mixture }: Bang, number: number): Def | undefined => mixture.defs.find(({ id }) => id === mixture.names[number])
const numberOf = ({ mixture }: Bang, { id }: Def): number => mixture.names.indexOf(id)

function orderFields(game: Bang, victim: Seat): readonly Field[] {
  const uses = (card: number): readonly Def[] => {
    const def = named(game, card)
    return def === undefined ? [] : usesOf(game, victim, def)
  }
  const targets = (as: number): readonly Seat[] => {
    const def = named(game, as)
    return def === undefined ? [] : targetsOf(game, victim, def)
  }
  const { names } = game.mixture
  const all = names.map((_, number) => number)
  return [
    { name: 'order-card', pick: 'names', names, min: 1, max: 1, from: () => all.filter((card) => uses(card).length > 0) },
    { name: 'order-use', pick: 'names', names, min: 1, max: 1, from: ([[card]]) => uses(card).map((def) => numberOf(game, def)) },
    { name: 'order-target', pick: 'seats', min: 1, max: 1, from: ([, [as]]) => targets(as) },
  ]
}

const refusal = (game: Bang, seat: Seat, victim: Seat): ReasonCode | undefined =>
  victim === seat ? 'yourself' : game.alive(victim) ? undefined : 'not-in-play'

/** Whoever's turn it is may order another to play a card. */
export const orders: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> = {
  actions(game, { def }, seat, out) {
    for (const victim of game.ring) {
      if (!refusal(game, seat, victim)) out.push({ id: def.id, seat: victim, fields: orderFields(game, victim) })
    }
  },
  whyNoAction(game, _self, seat, { seat: victim }): BangReason {
    if (victim === undefined || !game.ring.includes(victim)) return { code: 'no-such-seat' }
    return { code: refusal(game, seat, victim) ?? 'incomplete-order', facts: { seat: victim } }
  },
  *act(game, { def }, seat, answer) {
    const order = yield* completed(game, seat, answer)
    if (order === undefined) return
    const { victim, card, as, target } = order
    game.emit({ type: 'ordered', seat, source: def.id, victim, call: card.id, use: as.id, target })
    const { acting } = game
    game.acting = { seat: victim, bangs: 0 }
    const obeyed = yield* obey(game, order)
    game.acting = acting
    if (!obeyed) showHand(game, victim, def.id)
  },
}

// ---- completing the order ----------------------------------------------------------------------------------------------------------------

/** What the card must be told besides; of no use where everybody sees that the target is none. */
function details(game: Bang, { victim, as, target }: Omit<Order, 'picks'>): readonly Field[] {
  const aimed = takesTarget(as)
  if (aimed && as.aim?.refuse(game, victim, target) !== undefined) return []
  return (canBePlayed(as) && detailsOf(game, victim, undefined, as, aimed ? target : undefined)) || []
}

/** What the card wants to know about its target belongs to the order too. */
function* completed(game: Bang, by: Seat, { seat: victim, picks }: Answer): Rule<Order | undefined> {
  const [[number], [use], [target]] = picks ?? [[], [], []]
  const card = named(game, number)
  const as = named(game, use)
  if (victim === undefined || card === undefined || as === undefined) return undefined
  const order = { by, victim, card, as, target: seatOf(target) }
  const said = details(game, order).length > 0 ? yield* choose(game, by, orderDetails, order) : undefined
  return { ...order, picks: said?.picks ?? [] }
}

const orderDetails: Kind<Bang, Omit<Order, 'picks'>> = {
  name: 'order-details',
  options: (game, _seat, order) => [{ id: 'order', fields: details(game, order) }],
  live: (game, _seat, order) => details(game, order).length > 0,
  fallback: (game, _seat, order) => ({ id: 'order', picks: details(game, order).map(least) }),
  publicAbout: (_game, { victim, card, as, target }) => ({ victim, card: card.id, as: as.id, target }),
}

const least = (field: Field): number[] => field.from([]).slice(0, field.min)

// ---- carrying it out ---------------------------------------------------------------------------------------------------------------------

/** The ways in which the victim can do as he is told. */
function plays(game: Bang, { victim, card: wantedCard, as, target }: Order): Option[] {
  const out: Option[] = []
  for (const card of game.hand(victim)) if (game.def(card) === wantedCard) listUses(game, victim, card, as, out)
  const wanted = takesTarget(as) ? target : undefined
  return out.filter((option) => option.seat === wanted).map((option) => ({ ...option, id: 'obey' }))
}

/** An ability that makes another card of it is as fresh as in a turn of his own. */
function listUses(game: Bang, victim: Seat, card: CardId, as: Def, out: Option[]): void {
  const def = game.def(card)
  const asBang = as === game.mixture.bangDef && game.converts(victim, def, 'bang')
  if (as === def || asBang) {
    listPlays(game, victim, card, as, 'obey', out)
    return
  }
  for (const source of game.of(victim).turnsInto) {
    if (source.def.turnsInto?.(game, source, def) === as) source.def.plays?.(game, source, victim, card, out)
  }
}

/** He plays it as if it were his turn. False: he cannot. */
function* obey(game: Bang, order: Order): Rule<boolean> {
  if (plays(game, order).length === 0) return false
  const answer = yield* choose(game, order.victim, obedience, order)
  if (answer === undefined) return false
  const play = plays(game, order).find(({ card }) => card === answer.card)
  const picks = assembled(play?.fields ?? [], order, answer)
  const playing = playAs(game, order.victim, cardIn(game, answer), order.as, { ...answer, seat: play?.seat, picks })
  if (playing) yield* playing
  return true
}

const isPrice = ({ name }: Field): boolean => name === 'cost'

/** What it costs is the victim's choice, the target is not; he plays nothing along with it. */
function assembled(fields: readonly Field[], { picks }: Order, answer: Answer): Picks {
  const price = [...(answer.picks ?? [])]
  const about = [...picks]
  return fields.map((field) => (isPrice(field) ? price.shift() : field.name === 'join' ? [] : about.shift()) ?? [])
}

/** Which of several such cards, and what it costs, is for him to choose. */
const obedience: Kind<Bang, Order> = {
  name: 'obey',
  options: (game, _seat, order) => plays(game, order).map(({ id, card, fields = [] }) => ({ id, card, fields: fields.filter(isPrice) })),
  live: (game, _seat, order) => plays(game, order).length > 0,
  fallback(game, seat, order) {
    const [{ id, card, fields = [] }] = obedience.options(game, seat, order)
    return { id, card, picks: fields.map(least) }
  },
  publicAbout: (_game, { by, victim, card, as, target }) => ({ by, victim, card: card.id, as: as.id, target }),
}

function showHand(game: Bang, seat: Seat, because: string): void {
  for (const card of game.hand(seat)) game.reveal(card)
  tellHand(game, seat, because)
}
