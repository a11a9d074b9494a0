import { type Answer, ask, type CardId, type Kind, noOptions, type Option, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { whyNoAnswer } from './attack.ts'
import { couldIgnore, type Hit, ignored, listIgnoring } from './ignore.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'
import { spend } from './spend.ts'

/** What asks for a BANG! card. */
export interface Demand {
  readonly hit: Hit
  /** The first answer: he may still be left out of it. */
  readonly first: boolean
}

export type Given = 'given' | 'declined' | 'ignored'

/** Discarding a BANG! card instead of losing life: it is given, not played. */
export function* giveBang(game: Bang, seat: Seat, demand: Demand): Rule<Given> {
  if (!game.couldServe(seat, canBeGiven) && !(demand.first && couldIgnore(game, demand.hit)) && !hasSurrogate(game, seat)) return 'declined'
  const { name } = demand.hit
  const answer = (yield ask(game, seat, bangOrLoss, demand)) as Answer
  if (ignored(game, demand.hit, answer)) return 'ignored'
  if (answer.id === 'decline') {
    game.emit({ type: 'declined', seat, to: name })
    return 'declined'
  }
  for (const source of game.of(seat).gives) {
    if (source.def.id !== answer.id) continue
    const giving = source.def.give?.(game, source, demand, answer)
    if (giving) yield* giving
    return 'given'
  }
  spend(game, seat, cardIn(game, answer), { as: 'bang', to: name, played: false })
  return 'given'
}

/** By what everybody can see he may have something that serves as a BANG! card here: if it takes cards of his hand, he has some. */
function hasSurrogate(game: Bang, seat: Seat): boolean {
  if (game.of(seat).gives.length > 0 && game.hand(seat).length > 0) return true
  const out = noOptions()
  for (const source of game.of(seat).gives) source.def.gives?.(game, source, seat, out)
  return out.length > 0
}

const canBeGiven = (game: Bang, seat: Seat, card: CardId): boolean => game.usable(seat, card, 'bang')

const DECLINE: Option = { id: 'decline', card: undefined, seat: undefined, fields: undefined }

const bangOrLoss: Kind<Bang, Demand> = {
  name: 'give-bang',
  options(game, seat, { hit, first }) {
    const out = noOptions()
    for (const card of game.hand(seat)) {
      if (canBeGiven(game, seat, card)) out.push(option('give', game.handle(card)))
    }
    for (const source of game.of(seat).gives) source.def.gives?.(game, source, seat, out)
    if (first) listIgnoring(game, seat, hit, out)
    out.push(DECLINE)
    return out
  },
  refuse(game, seat, _demand, answer): BangReason | undefined {
    if (answer.id === 'give' || answer.id === 'missed' || answer.id === 'play' || answer.id === 'ignore') {
      return whyNoAnswer(game, seat, answer, 'bang')
    }
    const useless = game.of(seat).replies.find((source) => source.def.id === answer.id)
    return useless ? { code: 'not-a-bang', facts: { card: useless.def.id } } : undefined
  },
  fallback: () => ({ id: 'decline' }),
  publicAbout: (_game, { hit }) => ({ card: hit.name, by: hit.by, against: hit.target }),
}
