import type { Answer, Kind, Option, Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { listHand, playCard, whyNotPlay } from './play.ts'
import type { BangReason } from './reasons.ts'

/** T8: one action, played from hand or of an ability. */
export function act(game: Bang, seat: Seat, answer: Answer): Rule | undefined {
  if (answer.id !== 'play' && answer.id !== 'as-bang') {
    for (const source of game.of(seat).act) {
      if (source.def.id === answer.id && source.def.act) return source.def.act(game, source, seat, answer)
    }
  }
  return playCard(game, seat, answer)
}

const END: Option = { id: 'end', card: undefined, seat: undefined, fields: undefined }

export const playOrEnd: Kind<Bang, undefined> = {
  name: 'play',
  options(game, seat) {
    const out: Option[] = []
    listHand(game, seat, out)
    for (const source of game.of(seat).actions) source.def.actions?.(game, source, seat, out)
    out.push(END)
    return out
  },
  refuse(game, seat, _about, answer): BangReason | undefined {
    if (answer.id === 'play' || answer.id === 'as-bang') return whyNotPlay(game, seat, answer)
    for (const source of game.of(seat).whyNoAction) {
      if (source.def.id === answer.id) return source.def.whyNoAction?.(game, source, seat, answer)
    }
    const asAnswer = game.of(seat).replies.find((source) => source.def.id === answer.id)
    return asAnswer ? { code: 'only-as-answer', facts: { card: asAnswer.def.id } } : undefined
  },
  fallback: () => ({ id: 'end' }),
  publicAbout: () => null,
}
