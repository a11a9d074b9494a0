import type { Answer, CardId, Field, Option, Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Play } from './play.ts'
import type { BangReason, ReasonCode } from './reasons.ts'
import { type Aim, explain } from './target.ts'

/** One of the ways in which something that lies on the table can be used. */
export interface Way {
  readonly id: string
  readonly aim?: Aim
  refuse?(game: Bang, seat: Seat): ReasonCode | undefined
  use(game: Bang, play: Play): Rule | undefined
}

/** Lists the targets of a way, with what else is chosen about them. */
export function listWay(
  game: Bang,
  seat: Seat,
  { id, card }: Pick<Option, 'id' | 'card'>,
  { aim }: Way,
  more: readonly Field[],
  out: Option[],
): void {
  if (aim === undefined) {
    out.push({ id, card, seat: undefined, fields: more.length === 0 ? undefined : more })
    return
  }
  // What is used is gone when it takes effect.
  const used = game.cardAt(card)
  for (const target of game.ring) {
    if (aim.refuse(game, seat, target, used) !== undefined) continue
    const about = aim.fields?.(game, seat, target, used)
    const fields = about === undefined || more.length === 0 ? (about ?? more) : [...about, ...more]
    out.push({ id, card, seat: target, fields: fields.length === 0 ? undefined : fields })
  }
}

/** Why it cannot be aimed so. */
export function whyNotAimed(game: Bang, seat: Seat, card: string, { aim }: Way, answer: Answer): BangReason {
  const { seat: target } = answer
  if (aim === undefined || target === undefined) return { code: aim ? 'target-needed' : 'wrong-choice', facts: { card } }
  if (!game.ring.includes(target)) return { code: 'no-such-seat' }
  const wrong = aim.refuse(game, seat, target, game.cardAt(answer.card))
  return wrong ? explain(game, wrong, seat, { card, target, within: aim.within }) : { code: 'wrong-choice', facts: { card } }
}

/** What a thing does that is no card of a hand: announced, but not played. */
export function useOf(game: Bang, by: Seat, card: CardId, { seat: target, picks = [] }: Pick<Answer, 'seat' | 'picks'> = {}): Play {
  const def = game.def(card)
  return { by, face: game.faceOf(card), def, as: def, target, picks, joined: [], free: true, lies: undefined, sets: [] }
}
