import { ask, type CardId, firstOf, type Kind, type Option, offer, option, type Rule, type Seat, seatOf } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { character } from '../../def.ts'
import type { Shot } from '../../rules/attack.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { characters as facts } from './facts.ts'
import { leftOut } from './parts.ts'
import { takesForNothing } from './taking.ts'
import { advance } from './train.ts'

/** He may take more than one Railcar a turn; `taking.ts` looks for this ability. */
export const bennyBrawler = character(facts['benny-brawler'], { actions: () => undefined })

export const sancho = character(facts.sancho, takesForNothing)

export const zippyRoy = character(facts['zippy-roy'], {
  uses: 1,
  actions: (_game, { def }, _seat, out) => {
    out.push(option(def.id))
  },
  act(game, { def }, seat) {
    return advance(game, seat, { because: def.id })
  },
})

export const jimmyTexas = character(facts['jimmy-texas'], {
  order: 4,
  endOfTurn(game, { def, owner }, seat) {
    if (owner === seat) game.draw(seat, 1, def.id)
    return undefined
  },
})

export const manuelita = character(facts.manuelita, {
  witnesses(game, { def, owner }, what) {
    if (what === 'end-of-the-line' && owner !== undefined) game.draw(owner, 2, def.id)
    return undefined
  },
})

/** Whenever the train moves in another player's turn, he may discard a hand card to draw one. */
export const shadeOConnor = character(facts['shade-oconnor'], {
  *witnesses(game, { def, owner }, what) {
    if (what !== 'train-moved' || owner === undefined || owner === game.active || game.hand(owner).length === 0) return
    const answer = yield* ask(game, owner, exchange, undefined)
    if (answer.id === 'pass') return
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    game.discard(cardIn(game, answer))
    game.draw(owner, 1, def.id)
  },
})

const PASS: Option = { id: 'pass', card: undefined, seat: undefined, fields: undefined }

const exchange: Kind<Bang, undefined> = {
  name: 'shade-oconnor',
  options: (game, seat) => [PASS, ...offer(game, 'discard', game.hand(seat))],
  fallback: () => PASS,
  publicAbout: () => null,
}

/** When he announces something that affects all players, or all others, he may leave one of them out. */
export const sgtBlaze = character(facts['sgt-blaze'], {
  adds(game, { owner }, { seat, card, as, everybody = as.everybody }) {
    const isUsed = as.border === 'brown' || game.front(seat).includes(card)
    if (owner !== seat || everybody === undefined || !isUsed) return undefined
    const seats = everybody === 'all' ? game.from(seat) : game.othersFrom(seat)
    return { name: 'leave-out', pick: 'seats', min: 0, max: 1, from: () => seats }
  },
  added(game, _self, play, picked) {
    const who = seatOf(firstOf(picked))
    play.leftOut = who
    game.tell(leftOut, play.by, { who, of: play.as.id })
    return undefined
  },
})

/** For a card of its suit, he sends a BANG! card fired at him on to a neighbour. This comes before any other answer. */
export const evanBabbit = character(facts['evan-babbit'], {
  *divert(game, { def, owner }, shot): Rule<Seat | undefined> {
    if (owner === undefined || !shot.bangCard || shot.suit === undefined) return undefined
    if (game.hand(owner).length === 0 || neighbours(game, owner, shot).length === 0) return undefined
    const answer = yield* ask(game, owner, divertOrNot, shot)
    if (answer.seat === undefined) return undefined
    game.discard(cardIn(game, answer))
    game.emit({ type: 'ability', seat: owner, source: def.id, target: answer.seat })
    return answer.seat
  },
})

const neighbours = (game: Bang, seat: Seat, shot: Shot): Seat[] =>
  game.othersFrom(seat).filter((other) => other !== shot.by && game.alive(other) && game.distance(seat, other) <= 1)

const isOfSuit = (game: Bang, card: CardId, { suit }: Shot): boolean => game.suitOf(game.faceOf(card)) === suit

const divertOrNot: Kind<Bang, Shot> = {
  name: 'evan-babbit',
  options(game, seat, shot) {
    const out: Option[] = [PASS]
    for (const card of game.hand(seat)) {
      if (!isOfSuit(game, card, shot)) continue
      for (const other of neighbours(game, seat, shot)) out.push(option('divert', game.handle(card), other))
    }
    return out
  },
  refuse(game, seat, shot, answer): BangReason | undefined {
    if (answer.id !== 'divert') return undefined
    const card = game.hand(seat).find((own) => game.handle(own) === answer.card)
    if (card === undefined) return { code: 'not-in-hand' }
    return isOfSuit(game, card, shot)
      ? { code: 'wrong-choice' }
      : { code: 'wrong-suit', facts: { card: game.def(card).id, suit: shot.suit ?? '' } }
  },
  fallback: () => PASS,
  publicAbout: (_game, { by, name, suit, rank, needs }) => ({ by, card: name, suit, rank, needs }),
}
