import { type Answer, ask, type CardId, handlesOf, type Kind, type Option, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type CardSpec, card, type Def, type Memory, type NoMemory, type Source } from '../../def.ts'
import type { CardFacts } from '../../facts.ts'
import { onCard } from '../../parts/spots.ts'
import type { ShownCheck } from '../../rules/draw-check.ts'
import { type Hit, reaches } from '../../rules/ignore.ts'
import { listTargets } from '../../rules/list-plays.ts'
import { loseCard, pickedInFront } from '../../rules/lose-card.ts'
import { cardIn, playAs } from '../../rules/play.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { explain } from '../../rules/target.ts'
import { whyNotAt } from '../../rules/why-not.ts'
import { payFromCard, somethingToDraw } from './depletion.ts'
import { cards as facts } from './facts.ts'
import { bandoliered, nextDoor, token, tokensOn, tooFew } from './parts.ts'

const START = 3

/** A Dangerous card: it comes with three tokens, or it cannot be played. */
export const dangerous = <M extends Memory = NoMemory>(printed: CardFacts, spec: CardSpec<M>): Def =>
  card<M>(printed, {
    refuse: (game) => (game.supply(token) < START ? 'armed-and-dangerous/supply' : undefined),
    laid: (game, own) => {
      game.gain(token, onCard(own), START)
    },
    ...spec,
  })

interface InTurn {
  readonly cost: number
  /** Why it cannot be used now, even if the owner can pay. */
  refuse?(game: Bang, seat: Seat, own: CardId | undefined): ReasonCode | undefined
  /** Whom it may be used on; left out: on nobody. */
  targets?(game: Bang, seat: Seat, own: CardId): readonly Pick<Option, 'seat' | 'fields'>[]
  whyNot?(game: Bang, seat: Seat, target: Seat): ReasonCode | undefined
  /** What it does, once it is paid. The card itself may be gone by then: `hit` has what is printed on it. */
  use(game: Bang, used: Used): Rule | undefined
}

interface Used {
  readonly seat: Seat
  readonly answer: Answer
  hit(target: Seat): Hit
}

/** Used in its owner's turn, as often as its own tokens can pay. */
const usedInTurn = (printed: CardFacts, { cost, refuse, targets, whyNot, use }: InTurn): Def =>
  dangerous(printed, {
    actions(game, { def, card: own }, seat, out) {
      if (own === undefined || tokensOn(game, own) < cost || refuse?.(game, seat, own) !== undefined) return
      const handle = game.handle(own)
      if (targets === undefined) out.push(option(def.id, handle))
      else for (const target of targets(game, seat, own)) out.push(option(def.id, handle, target.seat, target.fields))
    },
    whyNoAction(game, { def, card: own }, seat, { seat: target }): BangReason {
      if (tokensOn(game, own) < cost) return tooFew(def.id, cost, tokensOn(game, own))
      const code = refuse?.(game, seat, own)
      if (code !== undefined) return { code, facts: { card: def.id } }
      if (targets === undefined || target === undefined)
        return { code: targets ? 'target-needed' : 'wrong-choice', facts: { card: def.id } }
      if (!game.ring.includes(target)) return { code: 'no-such-seat' }
      return explain(game, whyNot?.(game, seat, target) ?? 'wrong-choice', seat, { card: def.id, target })
    },
    *act(game, { def, card: own }, seat, answer) {
      if (own === undefined) return
      const face = game.faceOf(own)
      game.emit({ type: 'ability', seat, source: def.id, target: answer.seat })
      yield* payFromCard(game, seat, own, cost, def.id)
      if (!game.alive(seat)) return
      const hit = (target: Seat): Hit => ({
        by: seat,
        target,
        name: def.id,
        suit: game.suitOf(face),
        rank: face.rank,
        border: def.border,
        bangCard: false,
        duel: false,
        card: undefined,
        isSingle: true,
      })
      const using = use(game, { seat, answer, hit })
      if (using) yield* using
    },
  })

const ACE = 2
export const aceUpTheSleeve = usedInTurn(facts['ace-up-the-sleeve'], {
  cost: ACE,
  refuse: (game, _seat, own) => (somethingToDraw(game, tokensOn(game, own) === ACE) ? undefined : 'armed-and-dangerous/nothing-to-draw'),
  use: (game, { seat }) => {
    game.draw(seat, 1, facts['ace-up-the-sleeve'].id)
    return undefined
  },
})

export const beerKeg = usedInTurn(facts['beer-keg'], {
  cost: 3,
  refuse(game, seat) {
    if (game.isGhost(seat)) return 'no-life-for-ghosts'
    return game.life(seat) < game.maxLife(seat) ? undefined : 'full-life'
  },
  use: (game, { seat }) => {
    game.heal(seat, 1, facts['beer-keg'].id)
    return undefined
  },
})

/** Everybody else is at distance 1 until the owner plays one more card, even if the tower is gone by then. */
export const bellTower = usedInTurn(facts['bell-tower'], {
  cost: 1,
  refuse: (game, seat) => (game.recall(nextDoor).seat === seat ? 'armed-and-dangerous/bell-waits' : undefined),
  use: (game, { seat }) => {
    game.note(nextDoor, { seat })
    return undefined
  },
})

const pickable = (game: Bang, seat: Seat, target: Seat): ReasonCode | undefined => {
  if (!game.alive(target)) return 'not-in-play'
  if (target === seat) return 'yourself'
  return game.hand(target).length > 0 ? undefined : 'no-cards'
}

export const lockPick = usedInTurn(facts['lock-pick'], {
  cost: 3,
  targets: (game, seat) => game.ring.filter((target) => pickable(game, seat, target) === undefined).map((target) => ({ seat: target })),
  whyNot: pickable,
  *use(game, { seat, answer, hit }) {
    const { seat: target } = answer
    if (target === undefined || !(yield* reaches(game, hit(target)))) return
    yield* loseCard(game, { owner: target, by: seat, card: undefined, to: 'hand' })
  },
})

const WHIP = 3

/** Any card in front of anybody; the Whip itself only if it is still there after paying. */
export const whip = usedInTurn(facts.whip, {
  cost: WHIP,
  targets: (game, _seat, own) =>
    game.ring.flatMap((target) => {
      const cards = game.alive(target) ? game.front(target).filter((other) => other !== own || tokensOn(game, own) > WHIP) : []
      const from = handlesOf(game, cards)
      return from.length === 0 ? [] : [{ seat: target, fields: [{ name: 'front', pick: 'cards', min: 1, max: 1, from: () => from }] }]
    }),
  whyNot: (game, _seat, target) => (game.alive(target) ? 'armed-and-dangerous/only-in-front' : 'not-in-play'),
  *use(game, { seat, answer, hit }) {
    const { seat: target, picks } = answer
    if (target === undefined) return
    const named = picks?.[0]?.[0]
    const aimed = pickedInFront(game, target, named)
    if (aimed === undefined || (target !== seat && !(yield* reaches(game, hit(target), aimed)))) return
    const still = pickedInFront(game, target, named)
    if (still !== undefined) yield* loseCard(game, { owner: target, by: seat, card: still, to: 'discard' })
  },
})

/** A BANG! card beyond the limit, once a turn. All other rules for BANG! cards apply. */
export const bandolier = dangerous(facts.bandolier, {
  plays(game, { def, card: own }, seat, held, out) {
    if (whyNoBandolier(game, own, seat) === undefined && game.usable(seat, held, 'bang')) {
      listTargets(game, seat, held, game.mixture.bangDef, def.id, out)
    }
  },
  whyNoAction(game, { card: own }, seat, answer): BangReason {
    const why = whyNoBandolier(game, own, seat)
    if (why !== undefined) return why
    const held = game.cardAt(answer.card)
    if (held === undefined || !game.hand(seat).includes(held)) return { code: 'not-in-hand' }
    if (!game.countsAs(seat, held, 'bang')) return { code: 'not-a-bang', facts: { card: game.def(held).id } }
    const forbidden = game.forbidden(seat, held, 'bang')
    return forbidden
      ? { code: 'forbidden', facts: { card: game.def(held).id, source: forbidden.def.id } }
      : whyNotAt(game, seat, game.mixture.bangDef, answer)
  },
  *act(game, { def, card: own }, seat, answer) {
    if (own === undefined) return
    const held = cardIn(game, answer)
    game.note(bandoliered, { turn: game.turns })
    yield* payFromCard(game, seat, own, 1, def.id)
    const shooting = playAs(game, seat, held, game.mixture.bangDef, answer, true)
    if (shooting) yield* shooting
  },
})

function whyNoBandolier(game: Bang, own: CardId | undefined, seat: Seat): BangReason | undefined {
  const { id, more } = facts.bandolier
  if (game.recall(bandoliered).turn === game.turns) return { code: 'once-a-turn', facts: { source: id, times: more.usesPerTurn } }
  if (tokensOn(game, own) < 1) return tooFew(id, 1, tokensOn(game, own))
  return game.acting.bangs < game.of(seat).bangs ? { code: 'armed-and-dangerous/under-limit' } : undefined
}

const CRATE = 2

/** Counts as a Missed!, and can be used several times against one shot as long as its tokens last. */
export const crate = dangerous(facts.crate, {
  replies(game, { def, card: own }, _shot, out) {
    if (own !== undefined && tokensOn(game, own) >= CRATE) out.push(option(def.id, game.handle(own)))
  },
  whyNoAction: (game, { def, card: own }): BangReason =>
    tokensOn(game, own) < CRATE ? tooFew(def.id, CRATE, tokensOn(game, own)) : { code: 'only-as-answer', facts: { card: def.id } },
  *reply(game, self, shot) {
    const { def, card: own } = self
    if (own === undefined) return 0
    shot.tried.splice(shot.tried.indexOf(self), 1)
    game.emit({ type: 'ability', seat: shot.target, source: def.id, target: undefined })
    yield* payFromCard(game, shot.target, own, CRATE, def.id)
    return 1
  },
})

/** Tokens that phase 3 of this turn has brought. */
type Late = { turn: number; late: number }

/** A token of phase 3 is of no use to its owner in the rest of the turn. Of all cards only the Tumbleweed could be used then. */
export function loadedLate(game: Bang, seat: Seat, card: CardId | undefined): void {
  for (const { card: own, memory } of game.of(seat).repeatsCheck) {
    if (card === undefined || own !== card) continue
    const { turn, late } = memory as Late
    Object.assign(memory, { turn: game.turns, late: turn === game.turns ? late + 1 : 1 } satisfies Late)
  }
}

const usableNow = (game: Bang, { card: own, owner, memory: { turn, late } }: Source<Late>): number =>
  tokensOn(game, own) - (owner !== undefined && game.inTurn(owner) && turn === game.turns ? late : 0)

/** Any player's check may be repeated as long as tokens last. */
export const tumbleweed = dangerous<Late>(facts.tumbleweed, {
  memory: { turn: 0, late: 0 },
  *repeatsCheck(game, self, shown) {
    const { def, card: own, owner } = self
    if (own === undefined || owner === undefined || usableNow(game, self) < 1) return false
    const answer = yield* ask(game, owner, repeatOrNot, shown)
    if (answer.id !== 'repeat') return false
    game.emit({ type: 'ability', seat: owner, source: def.id, target: shown.seat })
    yield* payFromCard(game, owner, own, 1, def.id)
    return true
  },
})

const repeatOrNot: Kind<Bang, ShownCheck> = {
  name: 'tumbleweed',
  options: () => [option('repeat'), option('leave-it')],
  fallback: () => ({ id: 'leave-it' }),
  publicAbout(game, { seat, source, card: flipped, good }) {
    const { id, suit, rank } = game.faceOf(flipped)
    return { seat, source, card: id, suit, rank, good: good ? 1 : 0 }
  },
}
