import { choose, type Field, firstNumber, type Kind, offer, onlyAnswer, seatOf } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { card } from '../../def.ts'
import { refuseOverLimit, shootAt, shootTarget } from '../../rules/attack.ts'
import { misfortune, wound } from '../../rules/damage.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { cardIn } from '../../rules/play.ts'
import { Aim, anotherWithin } from '../../rules/target.ts'
import { tornado as blowEverybody, poker as playPoker, bandidos as robEverybody } from './everybody.ts'
import { cards as facts } from './facts.ts'
import { takeReward } from './saved.ts'

/** Played along with a BANG! card, never alone. */
export const aim = card(facts.aim, {
  refuse: () => 'needs-bang',
  joins: {
    with: (_game, as) => as.isBang,
    set: (shot) => {
      shot.damage = 2
    },
  },
})

export const backfire = card(facts.backfire, {
  isMissed: true,
  answered: (_game, seat, shot) => {
    shot.returns.push({ by: seat, name: 'backfire' })
  },
})

export const bandidos = card(facts.bandidos, { everybody: 'all', play: robEverybody })
export const tornado = card(facts.tornado, { everybody: 'all', play: blowEverybody })
export const poker = card(facts.poker, { everybody: 'others', play: playPoker })

/** Played in front of anybody in play, including its player, who has no card of that name. */
const anybodyWithout = (id: string): Aim =>
  new Aim({ at: 'anybody', also: (game, _by, target) => (game.hasInFront(target, id) ? 'twin-there' : undefined) })

export const bounty = card(facts.bounty, {
  aim: anybodyWithout('bounty'),
  lifeLost(game, { def, owner }, { seat, by, shot }) {
    // This also runs for a Bounty in front of the shooter, but only the victim's pays.
    if (seat !== owner || !shot?.bangCard || by === undefined || by === seat || !game.alive(by)) return
    game.emit({ type: 'ability', seat: by, source: def.id, target: undefined })
    game.draw(by, 1, def.id)
  },
})

export const rattlesnake = card(facts.rattlesnake, {
  aim: anybodyWithout('rattlesnake'),
  checkOrder: 3,
  *check(game, { def }, seat) {
    if (yield* drawCheck(game, seat, def.id, facts.rattlesnake.check)) yield* wound(game, misfortune(seat, 1, def.id))
    return false
  },
})

export const escapeCard = card(facts.escape, { escapes: (_game, hit) => hit.border === 'brown' && !hit.bangCard })

export const saved = card(facts.saved, { spares: takeReward })

/** The second target: a neighbour of the first, by the first target's own distances. Compulsory if there is one. */
const withSecondTarget = new Aim({
  at: 'another',
  within: 'reach',
  wrongChoice: 'second-target',
  fields(game, by, target): readonly Field[] | undefined {
    const near = game.othersFrom(target).filter((seat) => seat !== by && game.alive(seat) && game.distance(target, seat) <= 1)
    return near.length === 0 ? undefined : [{ name: 'second-target', pick: 'seats', min: 1, max: 1, from: () => near }]
  },
})

export const fanning = card(facts.fanning, {
  aim: withSecondTarget,
  refuse: refuseOverLimit,
  *play(game, play) {
    if (!play.free) game.acting.bangs++
    const [second] = (play.picks[0] ?? []).map(seatOf)
    // Both targets are known before the first of them answers.
    if (second !== undefined) game.emit({ type: 'ability', seat: play.by, source: play.as.id, target: second })
    // With a second target, nobody is the only one.
    const shots = second === undefined ? play : { ...play, target: undefined }
    if (play.target !== undefined) yield* shootAt(game, shots, play.target)
    if (second !== undefined) yield* shootAt(game, shots, second)
  },
})

/** Played in front of an eliminated player, who is back in the game. */
export const ghost = card(facts.ghost, {
  keepsGhost: true,
  aim: new Aim({ at: 'nobody in play' }),
})

export const lastCall = card(facts['last-call'], {
  play: (game, { by }) => {
    game.heal(by, 1, 'last-call')
  },
})

/** In his turn, its owner may use any hand card as a BANG! card. */
export const lemat = card(facts.lemat, {
  countsAs: (game, { owner }, seat, _def, use) => use === 'bang' && seat === owner && game.asInTurn(seat),
})

export const shotgun = card(facts.shotgun, {
  *afterHit(game, { owner }, { seat, by, shot }) {
    if (!shot?.bangCard || by !== owner || game.hand(seat).length === 0) return
    const answer = onlyAnswer(dropCard.options(game, seat, undefined)) ?? (yield* choose(game, seat, dropCard, undefined))
    if (answer) game.discard(cardIn(game, answer))
  },
})

const dropCard: Kind<Bang, undefined> = {
  name: 'shotgun',
  options: (game, seat) => offer(game, 'discard', game.hand(seat)),
  live: (game, seat) => game.alive(seat) && game.hand(seat).length > 0,
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstNumber(game.hand(seat))) }),
  publicAbout: () => null,
}

export const tomahawk = card(facts.tomahawk, { aim: anotherWithin(2), play: shootTarget })
