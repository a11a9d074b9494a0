import {
  type Answer,
  choose,
  firstOf,
  type Kind,
  noOptions,
  type Option,
  plainAnswer,
  type Question,
  type Rule,
  type Seat,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { NO_LIMIT } from '../def.ts'
import { maskOf } from '../moments.ts'
import { isSpent, listFront, listHand } from './list-plays.ts'
import { playCard, useCard } from './play.ts'
import type { BangReason } from './reasons.ts'
import { whyNotPlay, whyNotUse } from './why-not.ts'

/** T8: what is asked first, if anything. */
export function phase2(game: Bang, seat: Seat): Question | undefined {
  if (game.goesOn(seat)) game.setPhase('play')
  return whatNext(game, seat)
}

/** And what after each action. */
export const whatNext = (game: Bang, seat: Seat): Question | undefined =>
  game.goesOn(seat) && !game.actionsOver ? choose(game, seat, playOrEnd, undefined) : undefined

/** T8: one action: a card played from hand, a green card used, an ability, what an event allows. */
export function act(game: Bang, seat: Seat, answer: Answer): Rule | undefined {
  if (answer.id === 'play' || answer.id === 'as-bang') return playCard(game, seat, answer)
  if (answer.id === 'use') return useCard(game, seat, answer)
  for (const source of game.of(seat).act) {
    if (source.def.id !== answer.id || !source.def.act || isSpent(source)) continue
    source.used++
    return source.def.act(game, source, seat, answer)
  }
  throw new Error(`nothing in force is called ${answer.id}`)
}

const END: Option = { id: 'end', card: undefined, seat: undefined, fields: undefined }

const playOrEnd: Kind<Bang, undefined> = {
  name: 'play',
  options(game, seat) {
    const out = noOptions()
    listHand(game, seat, out)
    if (game.mixture.green) listFront(game, seat, out)
    if (game.has(seat, ACTIONS))
      for (const source of game.of(seat).actions) if (!isSpent(source)) source.def.actions?.(game, source, seat, out)
    if (!whyNotEnd(game, seat)) out.push(END)
    return out
  },
  refuse(game, seat, _about, answer): BangReason | undefined {
    if (answer.id === 'play' || answer.id === 'as-bang') return whyNotPlay(game, seat, answer)
    if (answer.id === 'use') return whyNotUse(game, seat, answer)
    if (answer.id === 'end') return whyNotEnd(game, seat)
    const { plays, actions } = game.of(seat)
    const own = [...plays, ...actions].filter((source) => source.def.id === answer.id)
    if (own.length > 0 && own.every(isSpent)) return { code: 'once-a-turn', facts: { source: answer.id, times: firstOf(own).def.uses } }
    for (const source of game.of(seat).whyNoAction) {
      if (source.def.id === answer.id) return source.def.whyNoAction?.(game, source, seat, answer)
    }
    const asAnswer = game.of(seat).replies.find((source) => source.def.id === answer.id)
    return asAnswer ? { code: 'only-as-answer', facts: { card: asAnswer.def.id } } : undefined
  },
  // A life point lost for talking may have ended it all.
  live: (game, seat) => game.goesOn(seat),
  fallback(game, seat) {
    if (!whyNotEnd(game, seat)) return END
    // Somebody must play first: whatever it is, it is among the options.
    return plainAnswer(firstOf(playOrEnd.options(game, seat, undefined)))
  },
  // How often he has fired, and how often he may: everybody can count it.
  publicAbout: (game) => ({ fired: game.acting.bangs, shots: shotsATurn(game) }),
}

/** How many BANG! cards whoever acts may play this turn; nothing: as many as he likes. */
function shotsATurn(game: Bang): number | null {
  const { bangs } = game.of(game.acting.seat)
  return bangs < NO_LIMIT ? bangs : null
}

const ACTIONS = maskOf('actions')
const HOLDS_TURN = maskOf('holdsTurn')

/** T9 */
function whyNotEnd(game: Bang, seat: Seat): BangReason | undefined {
  if (!game.has(seat, HOLDS_TURN)) return undefined
  for (const source of game.of(seat).holdsTurn) {
    const reason = source.def.holdsTurn?.(game, source, seat)
    if (reason) return reason
  }
  return undefined
}
