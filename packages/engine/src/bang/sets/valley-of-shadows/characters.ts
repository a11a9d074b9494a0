import { type CardId, choose, type Kind, offer, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { character, type Def } from '../../def.ts'
import { cardlessShot, shoot } from '../../rules/attack.ts'
import { drawCheck, matches } from '../../rules/draw-check.ts'
import { listTargets } from '../../rules/list-plays.ts'
import { cardIn, playAs } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { whyNotAt } from '../../rules/why-not.ts'
import { shootInsteadOfDrawing } from './evelyn-shebang.ts'
import { characters as facts } from './facts.ts'

const isClubs = (game: Bang, card: CardId): boolean => matches(game, game.faceOf(card), { suits: ['clubs'] })

export const blackFlower = character(facts['black-flower'], {
  uses: 1,
  playsAs: (game) => game.mixture.bangDef,
  plays(game, { def }, seat, card, out) {
    if (isClubs(game, card) && !game.forbidden(seat, card, 'bang')) listTargets(game, seat, card, game.mixture.bangDef, def.id, out)
  },
  whyNoAction(game, _self, seat, answer) {
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    if (!isClubs(game, card)) return { code: 'wrong-suit', facts: { card: game.def(card).id, suit: 'clubs' } }
    return whyNotAsBang(game, seat, card) ?? whyNotAt(game, seat, game.mixture.bangDef, answer)
  },
  *act(game, { def }, seat, answer) {
    const shooting = playAs(game, seat, cardIn(game, answer), game.mixture.bangDef, answer, true)
    game.emit({ type: 'ability', seat, source: def.id, target: answer.seat })
    if (shooting) yield* shooting
  },
})

function whyNotAsBang(game: Bang, seat: Seat, card: CardId): BangReason | undefined {
  const source = game.forbidden(seat, card, 'bang')
  return source && { code: 'forbidden', facts: { card: game.def(card).id, source: source.def.id } }
}

export const coloradoBill = character(facts['colorado-bill'], {
  *shotSet(game, { def }, shot) {
    if (!shot.bangCard || shot.by === undefined) return
    if (yield* drawCheck(game, shot.by, def.id, { suits: ['spades'] })) shot.unavoidable = true
  },
})

const gatling = (game: Bang): Def | undefined => game.mixture.defs.find(({ id }) => id === 'gatling')

export const derSpotBurstRinger = character(facts['der-spot-burst-ringer'], {
  uses: 1,
  playsAs: (game, { owner }, def) =>
    game.isNamed(def, 'bang') || (owner !== undefined && game.converts(owner, def, 'bang')) ? gatling(game) : undefined,
  plays(game, { def }, seat, card, out) {
    if (game.usable(seat, card, 'bang')) out.push(option(def.id, game.handle(card)))
  },
  whyNoAction(game, _self, seat, answer) {
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    if (!game.countsAs(seat, card, 'bang')) return { code: 'not-a-bang', facts: { card: game.def(card).id } }
    return whyNotAsBang(game, seat, card) ?? { code: 'no-target', facts: { card: 'gatling' } }
  },
  *act(game, { def }, seat, answer) {
    const as = gatling(game)
    const shooting = as && playAs(game, seat, cardIn(game, answer), as, answer)
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    if (shooting) yield* shooting
  },
})

export const evelynShebang = character(facts['evelyn-shebang'], { givesUpDraws: shootInsteadOfDrawing })

export const henryBlock = character(facts['henry-block'], {
  beforeTaken(game, { def, owner }, by) {
    if (owner === undefined) return undefined
    game.emit({ type: 'ability', seat: owner, source: def.id, target: by })
    return shoot(game, cardlessShot(def.id, owner, by))
  },
})

export const lemonadeJim = character(facts['lemonade-jim'], {
  *beerDrunk(game, { def, owner }, by) {
    if (owner === undefined || owner === by || !isThirsty(game, owner)) return
    const answer = yield* choose(game, owner, lemonade, by)
    if (answer?.id !== 'discard') return
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    game.discard(cardIn(game, answer))
    game.heal(owner, 1, def.id)
  },
})

const isThirsty = (game: Bang, seat: Seat): boolean =>
  game.alive(seat) && !game.isGhost(seat) && game.life(seat) < game.maxLife(seat) && game.hand(seat).length > 0

const lemonade: Kind<Bang, Seat> = {
  name: 'lemonade-jim',
  options: (game, seat) => [...offer(game, 'discard', game.hand(seat)), option('pass')],
  live: isThirsty,
  fallback: () => ({ id: 'pass' }),
  publicAbout: (_game, by) => ({ by }),
}

export const mickDefender = character(facts['mick-defender'], {
  ignoresWith: (game, { owner }, hit, card) =>
    owner !== undefined && hit.border === 'brown' && !hit.bangCard && game.usable(owner, card, 'missed'),
})

/** Orange cards count as blue here. */
const isBlue = (def: Def): boolean => def.border === 'blue' || def.border === 'orange'

export const tucoFranziskaner = character(facts['tuco-franziskaner'], {
  order: 1,
  drawAmount: (game, _self, seat, amount) => (game.front(seat).some((card) => isBlue(game.def(card))) ? amount : amount + 2),
})
