import { absent, type CardId, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { card, type Def, NO_LIMIT } from '../../def.ts'
import { refuseOverLimit, shootBang, shootOthers } from '../../rules/attack.ts'
import { drinkBeer, misfortune, wound } from '../../rules/damage.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { challenge } from '../../rules/duel.ts'
import { openStore } from '../../rules/general-store.ts'
import { giveBang } from '../../rules/give.ts'
import { hitOf, isImmune } from '../../rules/ignore.ts'
import { discardFromTarget, takeFromTarget } from '../../rules/lose-card.ts'
import { everybody, everybodyElse, type Play } from '../../rules/play.ts'
import { Aim, another, anotherInReach, cardOfAnyone, cardOfNeighbour } from '../../rules/target.ts'
import { front } from '../../zones.ts'
import { barrelReplies } from './barrel.ts'
import { cards as facts } from './facts.ts'

export const bang = card(facts.bang, {
  aim: anotherInReach,
  refuse: refuseOverLimit,
  play: shootBang,
})

export const missed = card(facts.missed)

export const beer = card(facts.beer, { play: (game, { by, as }) => drinkBeer(game, by, as.id) })

export const saloon = card(facts.saloon, {
  everybody: 'all',
  play: (game, play) => {
    for (const seat of everybody(game, play)) game.heal(seat, 1, 'saloon')
  },
})

const drawCards =
  (count: number) =>
  (game: Bang, play: Play): undefined => {
    game.draw(play.by, count, play.as.id)
  }
export const stagecoach = card(facts.stagecoach, { play: drawCards(2) })
export const wellsFargo = card(facts['wells-fargo'], { play: drawCards(3) })

export const generalStore = card(facts['general-store'], {
  everybody: 'all',
  play: (game, play) =>
    openStore(
      game,
      everybody(game, play).map((seat) => hitOf(game, play, seat)),
    ),
})

export const panic = card(facts.panic, { aim: cardOfNeighbour, play: takeFromTarget })
export const catBalou = card(facts['cat-balou'], { aim: cardOfAnyone, play: discardFromTarget })

export const gatling = card(facts.gatling, { everybody: 'others', play: shootOthers })

export const indians = card(facts.indians, {
  everybody: 'others',
  *play(game, play) {
    const { by } = play
    const others = everybodyElse(game, play)
    for (let i = 0; i < others.length; i++) {
      const seat = others[i] ?? absent()
      const hit = hitOf(game, play, seat)
      if (!game.alive(seat) || isImmune(game, hit)) continue
      const answer = yield* giveBang(game, seat, { hit, first: true })
      if (answer === 'declined') yield* wound(game, { seat, amount: 1, by, cause: hit.name, shot: undefined, cost: false })
    }
  },
})

export const duel = card(facts.duel, {
  aim: another,
  play: (game, play) => (play.target === undefined ? undefined : challenge(game, play.by, hitOf(game, play, play.target, true))),
})

export const barrel = card(facts.barrel, barrelReplies(facts.barrel.check))

export const scope = card(facts.scope)
export const mustang = card(facts.mustang)

const noSheriff = (game: Bang, seat: Seat) => (game.role(seat) === 'sheriff' && game.roleShown(seat) ? 'sheriff' : undefined)

const jailable = new Aim({
  at: 'anybody',
  also: (game, _by, target) => noSheriff(game, target) ?? (game.hasInFront(target, 'jail') ? 'twin-there' : undefined),
})

export const jail = card(facts.jail, {
  aim: jailable,
  barredFrom: noSheriff,
  checkOrder: 2,
  *check(game, { def, card: own }, seat) {
    const free = yield* drawCheck(game, seat, def.id, facts.jail.check)
    if (own !== undefined) game.discard(own)
    return !free
  },
})

export const dynamite = card(facts.dynamite, {
  checkOrder: 1,
  *check(game, { def, card: own }, seat) {
    if (own === undefined) return false
    const explodes = yield* drawCheck(game, seat, def.id, facts.dynamite.check)
    if (explodes) yield* explode(game, own, seat)
    else passOn(game, own, def, seat)
    return false
  },
})

function* explode(game: Bang, own: CardId, seat: Seat): Rule {
  game.emit({ type: 'exploded', seat, card: 'dynamite' })
  game.discard(own)
  yield* wound(game, misfortune(seat, 3, 'dynamite'))
}

/** Moves to the first player on the left who has no Dynamite; stays if everybody has one. */
function passOn(game: Bang, own: CardId, def: Def, seat: Seat): void {
  const next = game.othersFrom(seat).find((other) => !game.hasInFront(other, def.id))
  if (next === undefined) return
  game.emit({ type: 'passed-on', seat, to: next, card: def.id })
  game.move(own, front(next))
}

/** Lifts the limit of one BANG! card a turn. */
export const volcanic = card(facts.volcanic, { bangs: NO_LIMIT })
export const schofield = card(facts.schofield)
export const remington = card(facts.remington)
export const revCarabine = card(facts['rev-carabine'])
export const winchester = card(facts.winchester)
