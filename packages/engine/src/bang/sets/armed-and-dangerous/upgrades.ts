import { ask, type Field, handlesOf, type Kind, option, type Picks, type Rule, type Seat, seatOf } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type CardSpec, card } from '../../def.ts'
import { onCard, onCharacter, type Spot } from '../../parts/spots.ts'
import { type Shot, shootAt, type WhenCancelled } from '../../rules/attack.ts'
import { wound } from '../../rules/damage.ts'
import { giveBang } from '../../rules/give.ts'
import { hitOf, isImmune, reaches } from '../../rules/ignore.ts'
import { sightOf } from '../../rules/list-plays.ts'
import { discardFromTarget, pickedInFront, takeFromTarget } from '../../rules/lose-card.ts'
import { everybodyElse, type Play } from '../../rules/play.ts'
import { Aim, anotherInReach, isBarred } from '../../rules/target.ts'
import { deplete, payFrom } from './depletion.ts'
import { cards as facts } from './facts.ts'
import { openSlots, priceFields, slotsOf, token, tokensOf, upTo } from './parts.ts'
import { liesThere, takeBack } from './weapons.ts'

const NO_FIELDS: readonly Field[] = []
const numberIn = (picks: Picks, at: number): number => picks[at]?.[0] ?? 0

/** How many times the card is upgraded, and which slots pay for it. */
function upgradeFields(game: Bang, seat: Seat, cost: number, most = Number.MAX_SAFE_INTEGER): readonly Field[] {
  const times = Math.min(most, Math.floor(tokensOf(game, seat) / cost))
  if (times === 0) return NO_FIELDS
  return [
    { name: 'upgrades', pick: 'number', min: 1, max: 1, from: () => upTo(times) },
    ...priceFields(game, seat, (before) => cost * numberIn(before, 0), 1),
  ]
}

/** Paid before it does anything. If paying eliminates its player, nothing more happens. */
const repeatable = (
  cost: number,
  does: (game: Bang, play: Play, times: number) => void,
): Pick<CardSpec, 'choices' | 'plainChoices' | 'play'> => ({
  plainChoices: 0,
  choices: (game, seat) => upgradeFields(game, seat, cost),
  *play(game, play) {
    if (yield* payFrom(game, play.by, play.picks, 1, play.as.id)) does(game, play, numberIn(play.picks, 0))
  },
})

export const aLittleNip = card(
  facts['a-little-nip'],
  repeatable(facts['a-little-nip'].more.upgradeCost, (game, { by, as }, times) => {
    game.heal(by, 1 + times, as.id)
  }),
)

export const caravan = card(
  facts.caravan,
  repeatable(facts.caravan.more.upgradeCost, (game, { by, as }, times) => {
    game.draw(by, 2 + times, as.id)
  }),
)

// ---- several targets ---------------------------------------------------------------------------------------------------------------------

/** More targets, one token each, all different. */
function moreTargets(game: Bang, by: Seat, others: readonly Seat[]): readonly Field[] {
  const most = Math.min(others.length, tokensOf(game, by))
  if (most === 0) return NO_FIELDS
  return [
    { name: 'more-targets', pick: 'seats', min: 0, max: most, from: () => others },
    ...priceFields(game, by, ([more]) => more?.length ?? 0, 1),
  ]
}

/** Everybody it was aimed at, clockwise from its player. */
function targetsOf(game: Bang, { by, target, picks }: Play): readonly Seat[] {
  const named = [target, ...(picks[0] ?? []).map(seatOf)]
  return game.othersFrom(by).filter((seat) => named.includes(seat))
}

/** With several targets, no player counts as the only target. */
const sharedBy = (play: Play, targets: readonly Seat[]): Play => (targets.length > 1 ? { ...play, target: undefined } : play)

export const arrow = card(facts.arrow, {
  plainChoices: 0,
  aim: new Aim({
    at: 'another',
    fields: (game, by, target) =>
      moreTargets(
        game,
        by,
        game.othersFrom(by).filter((seat) => seat !== target && game.alive(seat)),
      ),
  }),
  *play(game, play) {
    const { by } = play
    const targets = targetsOf(game, play)
    if (!(yield* payFrom(game, by, play.picks, 1, play.as.id))) return
    for (const seat of targets) {
      const hit = hitOf(game, sharedBy(play, targets), seat)
      if (!game.alive(seat) || isImmune(game, hit)) continue
      const answer = yield* giveBang(game, seat, { hit, first: true })
      if (answer === 'declined') yield* wound(game, { seat, amount: 1, by, cause: hit.name, shot: undefined, cost: false })
    }
  },
})

export const quickShot = card(facts['quick-shot'], {
  plainChoices: 0,
  aim: new Aim({
    at: 'another',
    within: 'reach',
    fields(game, by, target) {
      const sight = sightOf(game, by)
      const others = game.othersFrom(by).filter((seat) => anotherInReach.refuse(game, by, seat, undefined, sight) === undefined)
      return moreTargets(
        game,
        by,
        others.filter((seat) => seat !== target),
      )
    },
  }),
  *play(game, play) {
    const targets = targetsOf(game, play)
    if (!(yield* payFrom(game, play.by, play.picks, 1, play.as.id))) return
    for (const seat of targets) yield* shootAt(game, sharedBy(play, targets), seat)
  },
})

// ---- cards that come back ----------------------------------------------------------------------------------------------------------------

const DUCK = facts.duck.more.upgradeCost

/** A Missed! that may go back to the hand at once, and may even answer the same shot again. */
export const duck = card(facts.duck, {
  answerFields: (game, seat) => upgradeFields(game, seat, DUCK, 1),
  *answered(game, seat, _shot, { card: own, answer: { picks = [] } }) {
    if (numberIn(picks, 0) === 0) return
    const lies = { card: own, stay: game.handle(own) }
    if (yield* payFrom(game, seat, picks, 1, facts.duck.id)) takeBack(game, seat, { lies })
  },
})

const FLINTLOCK = facts.flintlock.more.upgradeCost

/** If the shot is cancelled, its player may pay to take the card back. */
export const flintlock = card(facts.flintlock, {
  aim: anotherInReach,
  *play(game, play) {
    if (play.target === undefined) return
    const back: WhenCancelled = { order: 1, do: () => payForReturn(game, play) }
    const waits = (shot: Shot): void => {
      shot.whenCancelled = [...shot.whenCancelled, back]
    }
    const sets = [...play.sets, waits]
    yield* shootAt(game, { ...play, sets }, play.target)
  },
})

function* payForReturn(game: Bang, { by, lies, isRepeated }: Play): Rule {
  if (isRepeated || !game.alive(by) || tokensOf(game, by) < FLINTLOCK || lies === undefined || !liesThere(game, lies)) return
  const { id, picks = [] } = yield* ask(game, by, takeBackOrNot, undefined)
  if (id !== 'take-back') return
  if (yield* payFrom(game, by, picks, 0, facts.flintlock.id)) takeBack(game, by, { lies })
}

const takeBackOrNot: Kind<Bang, undefined> = {
  name: 'flintlock',
  options: (game, seat) => [
    option(
      'take-back',
      undefined,
      undefined,
      priceFields(game, seat, () => FLINTLOCK, 0),
    ),
    option('leave-it'),
  ],
  fallback: () => ({ id: 'leave-it' }),
  publicAbout: () => null,
}

// ---- the others --------------------------------------------------------------------------------------------------------------------------

const SQUAW = facts.squaw.more.upgradeCost

/** It cannot be aimed at a card that the payment itself would empty. */
function squawFields(game: Bang, by: Seat, target: Seat): readonly Field[] {
  const from = handlesOf(game, game.front(target))
  const front: Field = { name: 'front', pick: 'cards', min: 1, max: 1, from: () => from }
  if (tokensOf(game, by) < SQUAW) return [front]
  const stays = (spot: Spot, [aimed]: Picks): number => {
    const named = game.front(by).find((other) => game.handle(other) === aimed?.[0])
    return named !== undefined && spot === onCard(named) ? 1 : 0
  }
  const free = (before: Picks) =>
    slotsOf(game, by).reduce((sum, spot) => sum + Math.max(0, game.count(token, spot) - stays(spot, before)), 0)
  const mayTake = ([aimed]: Picks): boolean => {
    const named = pickedInFront(game, target, aimed?.[0])
    return named === undefined || !isBarred(game, named, by)
  }
  return [
    front,
    { name: 'upgrades', pick: 'number', min: 1, max: 1, from: (before) => upTo(free(before) >= SQUAW && mayTake(before) ? 1 : 0) },
    ...priceFields(game, by, (before) => SQUAW * numberIn(before, 1), 2, stays),
  ]
}

export const squaw = card(facts.squaw, {
  plainChoices: 1,
  aim: new Aim({
    at: 'anybody',
    also: (game, _by, target) => (game.front(target).length > 0 ? undefined : 'armed-and-dangerous/only-in-front'),
    fields: squawFields,
  }),
  *play(game, play) {
    if (!(yield* payFrom(game, play.by, play.picks, 2, play.as.id))) return
    yield* numberIn(play.picks, 1) > 0 ? takeFromTarget(game, play) : discardFromTarget(game, play)
  },
})

const LOADS = 3

/** Up to three tokens, split as the player likes. */
export const reloading = card(facts.reloading, {
  choices(game, seat) {
    const most = Math.min(LOADS, game.supply(token))
    return openSlots(game, seat).map(({ spot, card: own }, i) => ({
      name: 'load',
      ...(own === undefined ? { seat } : { card: game.handle(own) }),
      pick: 'number',
      min: 1,
      max: 1,
      from: (before) => upTo(Math.min(game.room(token, spot), most - before.slice(0, i).reduce((sum, [n = 0]) => sum + n, 0))),
    }))
  },
  play(game, { by, picks, as }) {
    openSlots(game, by).forEach(({ spot }, i) => {
      game.gain(token, spot, numberIn(picks, i), as.id)
    })
    return undefined
  },
})

/** One player after the other: tokens first, then empty cards are discarded, then a Bomb among them explodes. */
export const rust = card(facts.rust, {
  everybody: 'others',
  *play(game, play) {
    const own = onCharacter(play.by)
    for (const seat of everybodyElse(game, play)) {
      if (tokensOf(game, seat) === 0 || !(yield* reaches(game, hitOf(game, play, seat)))) continue
      for (const spot of slotsOf(game, seat)) {
        const moved = game.alive(play.by) ? game.shift(token, spot, own, 1, play.as.id) : 0
        if (moved === 0) game.spend(token, spot, 1, play.as.id)
      }
      yield* deplete(game, seat)
    }
  },
})
