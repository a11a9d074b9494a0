import { type Answer, type Kind, type Option, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { isPlay, listHand, playCard, whyNotPlay } from './play.ts'
import type { DuelReason } from './reasons.ts'
import { listRecharges, recharge, whyNoRecharge } from './recharge.ts'
import { swap } from './swap.ts'

/** One action of phase 2. A rule only if there is more to do. */
export function act(game: Duel, seat: Seat, answer: Answer): Rule | undefined {
  if (isPlay(answer)) return playCard(game, seat, answer)
  if (answer.id === 'swap') {
    game.countSwap()
    swap(game, seat, 'swap')
    return undefined
  }
  if (answer.id === 'recharge') {
    recharge(game, seat, answer)
    return undefined
  }
  const source = game.sources(seat).find(({ def }) => def.act && answer.id.startsWith(def.id))
  return source?.def.act?.(game, source, answer)
}

const END: Option = { id: 'end' }

export const playOrEnd: Kind<Duel, undefined> = {
  name: 'play',
  options(game, seat) {
    const out: Option[] = []
    listHand(game, seat, out)
    for (const source of game.sources(seat)) source.def.actions?.(game, source, out)
    listRecharges(game, seat, out)
    if (whyNoSwap(game, seat) === undefined) out.push(option('swap'))
    out.push(END)
    return out
  },
  refuse(game, seat, _about, answer): DuelReason | undefined {
    if (isPlay(answer)) return whyNotPlay(game, seat, answer)
    if (answer.id === 'swap') return whyNoSwap(game, seat)
    if (answer.id === 'recharge') return whyNoRecharge(game, seat, answer)
    if (answer.id === 'dodge') return { code: 'only-as-answer' }
    for (const source of game.sources(seat)) {
      if (answer.id.startsWith(source.def.id) && source.def.whyNoAction) return source.def.whyNoAction(game, source, answer)
    }
    const own = [...game.characters(seat), ...game.cardsInPlay(seat)].find((card) => game.def(card).id === answer.id)
    if (own === undefined) return undefined
    return { code: game.def(own).reply ? 'only-as-answer' : 'asleep', facts: { card: answer.id } }
  },
  fallback: () => END,
  publicAbout: () => null,
}

function whyNoSwap(game: Duel, seat: Seat): DuelReason | undefined {
  if (game.isAlone(seat)) return { code: 'one-character' }
  return game.done.swapped ? { code: 'already-swapped' } : undefined
}
