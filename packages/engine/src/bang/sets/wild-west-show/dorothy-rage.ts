import {
  type Answer,
  choose,
  type Field,
  firstOf,
  type Kind,
  noOptions,
  type Option,
  onlyAnswer,
  option,
  type Picks,
  plainAnswer,
  type Rule,
  type Seat,
  seatOf,
} from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Def, Source } from '../../def.ts'
import type { Moments } from '../../moments.ts'
import { detailsOf } from '../../rules/announce.ts'
import { listPlays } from '../../rules/list-plays.ts'
import { cardIn, playAs } from '../../rules/play.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { tellHand } from './open-hands.ts'

/** What somebody is ordered to do. Whether he can is only known once the order is complete. */
interface Order {
  readonly by: Seat
  readonly victim: Seat
  readonly card: Def
  /** The name it is to be played under. */
  readonly as: Def
  readonly target: Seat
  /** The choices that belong to the target. */
  readonly picks: Picks
}

// ---- what may be ordered: only what everybody can see -----------------------------------------------------------------------------------

const canBePlayed = ({ facts }: Def): boolean => facts !== undefined && (facts.type !== 'response' || facts.border === 'green')

/** Looks at what the victim could do if it were his turn. */
function inHisTurn<T>(game: Bang, victim: Seat, look: () => T): T {
  const { acting } = game
  game.setActing({ seat: victim, bangs: 0 })
  const seen = look()
  game.setActing(acting)
  return seen
}

/** The card has that name, or something makes it count as a BANG!. */
const isPlayedAs = (game: Bang, victim: Seat, card: Def, as: Def): boolean =>
  card === as || (as === game.mixture.bangDef && !game.isNamed(card, 'bang') && game.converts(victim, card, 'bang'))

/** The names a card of the victim could be played under in his turn. */
function usesOf(game: Bang, victim: Seat, card: Def): readonly Def[] {
  const { bangDef } = game.mixture
  const byAbility = game.of(victim).playsAs.flatMap((able) => able.def.playsAs?.(game, able, card) ?? [])
  const uses = [...(canBePlayed(card) ? [card] : []), ...(isPlayedAs(game, victim, card, bangDef) ? [bangDef] : []), ...byAbility]
  return [...new Set(uses)]
}

/** A card that copies another needs the same details as that one. */
const effectOf = (game: Bang, as: Def): Def => as.actsAs?.(game) ?? as

/** A card that takes no target goes to the victim himself. */
const takesTarget = (as: Def): boolean => as.aim !== undefined && !as.isForOneself

/** Any player may be named, even one who turns out to be no legal target; but the victim cannot aim a card for others at himself. */
function targetsOf(game: Bang, victim: Seat, as: Def): readonly Seat[] {
  const { aim } = as
  if (aim === undefined || !takesTarget(as)) return [victim]
  return game.ring.filter((seat) => {
    const code = aim.refuse(game, victim, seat)
    return code === undefined || (game.inPlay(seat) && code !== 'yourself')
  })
}

/** The card with this number in the list of names, if it is in the game. */
const named = ({ mixture }: Bang, number: number | undefined): Def | undefined => (number === undefined ? undefined : mixture.named[number])
const numberOf = ({ mixture }: Bang, { id }: Def): number => mixture.names.indexOf(id)

function orderFields(game: Bang, victim: Seat): readonly Field[] {
  const usesIn = (card: number | undefined): readonly Def[] => {
    const def = named(game, card)
    return def === undefined ? [] : usesOf(game, victim, def)
  }
  const uses = (card: number | undefined) => inHisTurn(game, victim, () => usesIn(card))
  const orderable = () => inHisTurn(game, victim, () => [...names.keys()].filter((card) => usesIn(card).length > 0))
  const targets = (as: number | undefined): readonly Seat[] => {
    const def = named(game, as)
    return def === undefined ? [] : targetsOf(game, victim, effectOf(game, def))
  }
  const { names } = game.mixture
  return [
    { name: 'order-card', pick: 'names', names, min: 1, max: 1, from: () => orderable() },
    { name: 'order-use', pick: 'names', names, min: 1, max: 1, from: ([card]) => uses(card?.[0]).map((def) => numberOf(game, def)) },
    { name: 'order-target', pick: 'seats', min: 1, max: 1, from: ([, as]) => targets(as?.[0]) },
  ]
}

const refusal = (game: Bang, seat: Seat, victim: Seat): ReasonCode | undefined =>
  victim === seat ? 'yourself' : game.alive(victim) ? undefined : 'not-in-play'

/** Whoever's turn it is may order another to play a card. */
export const orders: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> = {
  actions(game, { def }, seat, out) {
    for (const victim of game.ring) {
      if (!refusal(game, seat, victim)) out.push(option(def.id, undefined, victim, orderFields(game, victim)))
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
    game.setActing({ seat: victim, bangs: 0 })
    const obeyed = yield* obey(game, order)
    game.setActing(acting)
    if (!obeyed) showHand(game, victim, def.id)
  },
}

// ---- completing the order ----------------------------------------------------------------------------------------------------------------

/** What else the card must be told. Nothing, if everybody can see that the target is not legal. */
function details(game: Bang, { victim, as: name, target }: Omit<Order, 'picks'>): readonly Field[] {
  const as = effectOf(game, name)
  const aimed = takesTarget(as)
  if (aimed && inHisTurn(game, victim, () => as.aim?.refuse(game, victim, target)) !== undefined) return []
  return (canBePlayed(as) && inHisTurn(game, victim, () => detailsOf(game, victim, undefined, as, aimed ? target : undefined))) || []
}

/** The details about the target are part of the order. */
function* completed(game: Bang, by: Seat, { seat: victim, picks }: Answer): Rule<Order | undefined> {
  const [[number] = [], [use] = [], [target] = []] = picks ?? []
  const card = named(game, number)
  const as = named(game, use)
  if (victim === undefined || card === undefined || as === undefined || target === undefined) return undefined
  const order = { by, victim, card, as, target: seatOf(target) }
  const isPlain = details(game, order).length === 0
  const said = isPlain ? undefined : (onlyAnswer(orderDetails.options(game, by, order)) ?? (yield* choose(game, by, orderDetails, order)))
  return { ...order, picks: said?.picks ?? [] }
}

const orderDetails: Kind<Bang, Omit<Order, 'picks'>> = {
  name: 'order-details',
  options: (game, _seat, order) => [option('order', undefined, undefined, details(game, order))],
  live: (game, _seat, order) => details(game, order).length > 0,
  // What a later field offers may depend on what was picked for an earlier one.
  fallback: (game, seat, order) => plainAnswer(firstOf(orderDetails.options(game, seat, order))),
  publicAbout: (_game, { victim, card, as, target }) => ({ victim, card: card.id, as: as.id, target }),
}

const least = (field: Field): number[] => field.from([]).slice(0, field.min)

// ---- carrying it out ---------------------------------------------------------------------------------------------------------------------

/** The ability that lets the victim play the card under that name, if he needs one. */
const abilityFor = (game: Bang, { victim, card, as }: Order): Source | undefined =>
  isPlayedAs(game, victim, card, as) ? undefined : game.of(victim).playsAs.find((able) => able.def.playsAs?.(game, able, card) === as)

/** The ways in which the victim can obey. */
function plays(game: Bang, order: Order): Option[] {
  const { victim } = order
  const as = effectOf(game, order.as)
  const able = abilityFor(game, order)
  const out = noOptions()
  for (const card of game.hand(victim)) {
    if (game.def(card) !== order.card) continue
    if (able) able.def.plays?.(game, able, victim, card, out)
    else listPlays(game, victim, card, as, 'obey', out)
  }
  const wanted = takesTarget(as) ? order.target : undefined
  return out.filter((option) => option.seat === wanted)
}

/** He plays it as if it were his turn. False: he cannot. */
function* obey(game: Bang, order: Order): Rule<boolean> {
  if (plays(game, order).length === 0) return false
  const answer = yield* choose(game, order.victim, obedience, order)
  if (answer === undefined) return false
  const play = plays(game, order).find(({ card }) => card === answer.card)
  const said = { ...answer, seat: play?.seat, picks: assembled(play?.fields ?? [], order, answer) }
  const able = abilityFor(game, order)
  const as = effectOf(game, order.as)
  const playing = able
    ? able.def.act?.(game, able, order.victim, said)
    : playAs(game, order.victim, cardIn(game, answer), as, said, as !== order.as)
  if (playing) yield* playing
  return true
}

const isPrice = ({ name }: Field): boolean => name === 'cost'

/** The victim chooses how to pay, but not the target. He plays nothing along with it. */
function assembled(fields: readonly Field[], { picks }: Order, answer: Answer): Picks {
  const price = [...(answer.picks ?? [])]
  const about = [...picks]
  return fields.map((field) => (isPrice(field) ? price.shift() : field.name === 'join' ? [] : about.shift()) ?? least(field))
}

/** He chooses which of several such cards he plays, and how he pays. */
const obedience: Kind<Bang, Order> = {
  name: 'obey',
  options: (game, _seat, order) =>
    plays(game, order).map(({ card, fields = [] }) => option('obey', card, undefined, fields.filter(isPrice))),
  live: (game, _seat, order) => plays(game, order).length > 0,
  fallback: (game, seat, order) => plainAnswer(firstOf(obedience.options(game, seat, order))),
  publicAbout: (_game, { by, victim, card, as, target }) => ({ by, victim, card: card.id, as: as.id, target }),
}

function showHand(game: Bang, seat: Seat, because: string): void {
  for (const card of game.hand(seat)) game.reveal(card)
  tellHand(game, seat, because)
}
