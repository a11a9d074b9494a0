import { ask, askUnlessForced, firstOf, type Kind, noOptions, offer, option, type Rule } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { card } from '../../def.ts'
import { refuseOverLimit, shootTarget } from '../../rules/attack.ts'
import { wound } from '../../rules/damage.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { hitOf, type Lying, reaches } from '../../rules/ignore.ts'
import { cardIn, everybody } from '../../rules/play.ts'
import { anotherInReach } from '../../rules/target.ts'
import { DECK, DISCARD, look } from '../../zones.ts'
import { cards as facts } from './facts.ts'
import { line } from './parts.ts'
import { isAnyPaired, listFree, takeFree, whyNotTaken } from './taking.ts'
import { advance } from './train.ts'

export { moneyBag } from './money-bag.ts'
export { switchCard } from './switch.ts'
export { trainRobbery } from './train-robbery.ts'

/** A Missed! whose user must "draw!", even if the shot needs more than one Missed!. */
export const cactus = card(facts.cactus, {
  isMissedSymbol: true,
  *answered(game, seat) {
    if (yield* drawCheck(game, seat, facts.cactus.id, facts.cactus.check)) game.heal(seat, 1, facts.cactus.id)
  },
})

export const dragoon = card(facts.dragoon, { bangs: 1 })

/** The card still lies on the discard pile, where it was put when it was played. */
const isDiscarded = (game: Bang, { card: played, stay }: Lying): boolean => game.zoneOf(played) === DISCARD && game.handle(played) === stay

/** Once the shot is cancelled, the player it was fired at takes its card. */
export const evaded = card(facts.evaded, {
  isMissedSymbol: true,
  answered(game, seat, shot) {
    const { card: aimed } = shot
    if (aimed === undefined) return undefined
    const takeIt = (): undefined => {
      if (isDiscarded(game, aimed) && game.alive(seat)) game.take(aimed.card, seat)
    }
    shot.whenCancelled = [...shot.whenCancelled, { order: 2, do: takeIt }]
    return undefined
  },
})

export const fullSteam = card(facts['full-steam'], {
  *play(game, { by, as }) {
    const { id } = yield* ask(game, by, ignoreOrDouble, undefined)
    yield* advance(game, by, { because: as.id, steps: game.lying(line).length, times: id === 'double' ? 2 : 0 })
  },
})

const ignoreOrDouble: Kind<Bang, undefined> = {
  name: 'full-steam',
  options: () => [option('ignore'), option('double')],
  fallback: () => ({ id: 'ignore' }),
  publicAbout: () => null,
}

/** A shot that counts for the BANG! limit. The card may come back to the hand before the shot is answered. */
export const knifeRevolver = card(facts['knife-revolver'], {
  aim: anotherInReach,
  refuse: refuseOverLimit,
  *play(game, play) {
    if (!play.free) game.acting.bangs++
    const { by, lies } = play
    if (yield* drawCheck(game, by, play.as.id, facts['knife-revolver'].check)) {
      if (lies !== undefined && isDiscarded(game, lies)) game.take(lies.card, by)
      play.lies = undefined
    }
    const shot = shootTarget(game, play)
    if (shot) yield* shot
  },
})

const LOOKS_AT = 2

/** Comes before any character's ability. Cards that are kept go back on the deck in their old order. */
export const map = card(facts.map, {
  order: 1,
  *beforePhase1(game, { def, owner }, seat) {
    if (owner !== seat) return
    for (let left = LOOKS_AT; left > 0; left--) game.fromDeck(look(seat))
    if (game.at(look(seat)).length === 0) return
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    const answer = yield* ask(game, seat, discardOrKeep, undefined)
    if (answer.id === 'discard') game.discard(cardIn(game, answer))
    for (const seen of [...game.at(look(seat))].reverse()) game.move(seen, DECK, true)
  },
})

const discardOrKeep: Kind<Bang, undefined> = {
  name: 'map',
  options: (game, seat) => [option('keep'), ...offer(game, 'discard', game.at(look(seat)))],
  fallback: () => ({ id: 'keep' }),
  publicAbout: () => null,
}

/** Its player is responsible for the life that others lose. */
export const mostWanted = card(facts['most-wanted'], {
  everybody: 'all',
  *play(game, play) {
    const { by, as } = play
    game.draw(by, 1, as.id)
    for (const seat of everybody(game, play)) {
      if (!(yield* reaches(game, hitOf(game, play, seat)))) continue
      if (!(yield* drawCheck(game, seat, as.id, facts['most-wanted'].check))) continue
      yield* wound(game, { seat, amount: 1, by: seat === by ? undefined : by, cause: as.id, shot: undefined, cost: false })
    }
  },
})

export const nextStop = card(facts['next-stop'], {
  play(game, { by, as }): Rule {
    game.draw(by, 1, as.id)
    return advance(game, by, { because: as.id })
  },
})

export const refund = card(facts.refund, {
  afterTaken(game, { def, owner }) {
    if (owner !== undefined && game.alive(owner)) game.draw(owner, 1, def.id)
    return undefined
  },
})

export const strongbox = card(facts.strongbox, {
  order: 4,
  endOfTurn(game, { def, owner }, seat) {
    if (owner === seat) game.draw(seat, 1, def.id)
    return undefined
  },
})

/** Takes any car under a Station for free. */
export const waterTower = card(facts['water-tower'], {
  refuse: (game) => (isAnyPaired(game) ? undefined : 'great-train-robbery/none-paired'),
  *play(game, { by, as }) {
    if (freeCar.options(game, by, undefined).length > 0) takeFree(game, by, as.id, yield* askUnlessForced(game, by, freeCar, undefined))
  },
})

const freeCar: Kind<Bang, undefined> = {
  name: 'water-tower',
  options(game) {
    const out = noOptions()
    listFree(game, 'take', out)
    return out
  },
  refuse: (game, seat, _about, answer) => whyNotTaken(game, seat, answer, true),
  fallback: (game, seat) => firstOf(freeCar.options(game, seat, undefined)),
  publicAbout: () => null,
}
