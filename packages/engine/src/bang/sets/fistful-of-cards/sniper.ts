import { type Answer, type CardId, handlesOf, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { event } from '../../def.ts'
import { shoot, shotOf, whyNoAnswer } from '../../rules/attack.ts'
import { sightOf } from '../../rules/list-plays.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { noteSpent } from '../../rules/spend.ts'
import { anotherInReach, explain } from '../../rules/target.ts'
import { events as facts } from './facts.ts'

const NAME = facts.sniper.id
const MISSES = 2

/** Two BANG! cards for one shot, which is the BANG! of the turn. */
export const sniper = event(facts.sniper, {
  actions(game, _self, seat, out) {
    const bangs = bangsOf(game, seat)
    if (bangs.length < 2 || !mayShoot(game, seat)) return
    const handles = handlesOf(game, bangs)
    const targets = game.ring.filter((target) => !refusal(game, seat, target))
    for (const card of handles) {
      const others = handles.filter((other) => other !== card)
      const fields = [{ name: 'second-bang', pick: 'cards', min: 1, max: 1, from: () => others }] as const
      for (const target of targets) out.push(option(NAME, card, target, fields))
    }
  },
  whyNoAction(game, _self, seat, answer): BangReason {
    const bangs = bangsOf(game, seat)
    if (!bangs.some((card) => game.handle(card) === answer.card)) return whyNoAnswer(game, seat, answer, 'bang')
    if (bangs.length < 2) return { code: 'too-few-cards', facts: { cards: 2 } }
    if (!mayShoot(game, seat)) return { code: 'bang-limit', facts: { card: game.mixture.bangDef.id } }
    const { seat: target } = answer
    if (target === undefined || !game.ring.includes(target)) return { code: 'no-such-seat' }
    const wrong = refusal(game, seat, target)
    return wrong ? explain(game, wrong, seat, { target }) : { code: 'wrong-choice' }
  },
  act: (game, _self, seat, answer) => fireBoth(game, seat, answer),
})

const refusal = (game: Bang, seat: Seat, target: Seat): ReasonCode | undefined =>
  anotherInReach.refuse(game, seat, target, undefined, sightOf(game, seat))
const bangsOf = (game: Bang, seat: Seat): CardId[] => game.hand(seat).filter((card) => game.usable(seat, card, 'bang'))
const mayShoot = (game: Bang, seat: Seat): boolean => game.acting.bangs < game.of(seat).bangs

function* fireBoth(game: Bang, seat: Seat, { card, seat: target, picks = [] }: Answer): Rule {
  const chosen = [card, ...(picks[0] ?? [])]
  const pair = game.hand(seat).filter((own) => chosen.includes(game.handle(own)))
  if (target === undefined) return
  const faces = pair.map((own) => game.faceOf(own))
  for (const face of faces) game.emit({ type: 'played', seat, card: face, as: NAME, target })
  // Both count as played, but not as BANG! cards.
  for (const own of pair) noteSpent(game, seat, game.def(own), NAME, true)
  for (const own of pair) game.discard(own)
  game.acting.bangs++
  // Being safe from a suit helps only if both cards have it.
  const suits = faces.map((face) => game.suitOf(face))
  const suit = suits.every((one) => one === suits[0]) ? suits[0] : undefined
  yield* shoot(
    game,
    shotOf(
      {
        by: seat,
        target,
        name: NAME,
        suit,
        rank: undefined,
        border: undefined,
        bangCard: false,
        duel: false,
        card: undefined,
        isSingle: true,
      },
      MISSES,
    ),
  )
}
