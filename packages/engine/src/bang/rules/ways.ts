import { type Answer, type CardId, type Field, type Option, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def } from '../def.ts'
import { type Added, type Announced, addedTo, announcedOf } from './announce.ts'
import { type Play, payAdded } from './play.ts'
import type { BangReason, ReasonCode } from './reasons.ts'
import { type Aim, explain } from './target.ts'

/** One of the ways in which something that lies on the table can be used. */
export interface Way {
  readonly id: string
  readonly aim?: Aim
  /** By itself it takes effect on all players, or on all others. */
  readonly everybody?: Def['everybody']
  refuse?(game: Bang, seat: Seat): ReasonCode | undefined
  use(game: Bang, play: Play): Rule | undefined
}

const NOTHING_ADDED: readonly Added[] = []
/** Nothing else is chosen. */
export const NO_MORE: readonly Field[] = []

/** Lists the targets of a way to use a card, with what else is chosen about them. The card is gone when it takes effect. */
export function listWay(game: Bang, seat: Seat, id: string, used: CardId, way: Way, more: readonly Field[], out: Option[]): void {
  const { aim } = way
  const card = game.handle(used)
  if (aim === undefined) {
    const added = offered(game, seat, used, way)
    const fields = added.length === 0 ? more : [...added.map(({ field }) => field), ...more]
    out.push(option(id, card, undefined, fields.length === 0 ? undefined : fields))
    return
  }
  const candidates = aim.candidates(game, seat)
  if (candidates === 0) return
  const { isChoosy } = aim
  for (const target of game.ring) {
    if (((candidates >> target) & 1) === 0 || (isChoosy && aim.refuse(game, seat, target, used) !== undefined)) continue
    const about = aim.fields?.(game, seat, target, used)
    const fields = about === undefined || more.length === 0 ? (about ?? more) : [...about, ...more]
    out.push(option(id, card, target, fields.length === 0 ? undefined : fields))
  }
}

/** What may be announced together with it. */
const offered = (game: Bang, seat: Seat, card: CardId, { everybody }: Way): readonly Added[] =>
  everybody === undefined ? NOTHING_ADDED : addedTo(game, { seat, card, as: game.def(card), target: undefined, everybody })

/** What was announced with it is done first; then it does what it does. `card` goes away by `put` before that. */
export function useWay(game: Bang, by: Seat, card: CardId, way: Way, answer: Answer, put: () => void): Rule | undefined {
  const added = announcedOf(offered(game, by, card, way), answer.picks ?? [], 0)
  const play = useOf(game, by, card, answer)
  put()
  return added.length === 0 ? way.use(game, play) : useAnnounced(game, way, play, added)
}

function* useAnnounced(game: Bang, way: Way, play: Play, added: readonly Announced[]): Rule {
  yield* payAdded(game, play, added)
  const using = way.use(game, play)
  if (using) yield* using
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
