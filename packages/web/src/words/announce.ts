import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { askedOf } from '@sundown/protocol/codec'
import type { ToldEvent } from '../session/played.ts'
import type { Batch, Snapshot } from '../session/session.ts'
import { meansOf } from './means.ts'
import { split } from './split.ts'
import type { InterfaceWords } from './types.ts'

export interface Announcement {
  /** What happened, then what is asked: for the live region, to be read once. */
  readonly sentences: readonly string[]
  /** You are shot at: say it now. */
  readonly urgent: boolean
}

/** More sentences than this at once are condensed. */
const MOST = 6
const URGENT = new Set(['shot', 'give-bang', 'dying'])
const GRAVE = new Set([
  ...['eliminated', 'exploded', 'over', 'started', 'indians'],
  // Something is different now, for everybody.
  ...['turned', 'returned', 'left', 'roles-dealt', 'places-swapped', 'extra-turn', 'hand-shown'],
])

/** Says once and in order what happened and what is asked, however fast the bots play. Ask it as often as one can listen. */
export class Announcer {
  private heard = 0
  private game: string | undefined = undefined
  private asked = -1

  /** What is new since the last time, or nothing. */
  next(snap: Snapshot, teller: Teller<AnyFace>, ui: InterfaceWords): Announcement | undefined {
    const { log, question, me, game, outcome } = snap
    if (game !== this.game) {
      this.game = game
      this.asked = -1
    }
    const fresh = log.filter(({ number, past }) => number > this.heard && !past)
    this.heard = log.at(-1)?.number ?? this.heard
    const happened = condensed(fresh, me, teller, ui)
    const put = this.questionFor(snap, teller, ui)
    const sentences = put === undefined ? happened : [...happened, put]
    if (sentences.length === 0) return undefined
    return { sentences, urgent: !outcome && put !== undefined && URGENT.has(question?.kind ?? '') }
  }

  /** Each question once, as soon as it is put to me, as the bar says it. */
  private questionFor(snap: Snapshot, teller: Teller<AnyFace>, ui: InterfaceWords): string | undefined {
    const { question } = snap
    if (!question?.options || question.number === this.asked) return undefined
    this.asked = question.number
    const asked = teller.question(askedOf(question))
    const means = meansOf(snap, ui)
    return means === undefined ? asked : `${split(asked).title} ${means}`
  }
}

/** All of it; or, when that is too much, what concerns the listener or changes the game, and how much was left out. */
function condensed(batches: readonly Batch[], me: number | null, teller: Teller<AnyFace>, ui: InterfaceWords): string[] {
  const told = batches.map((batch) => ({ batch, sentences: teller.story(batch.events) }))
  const all = told.flatMap(({ sentences }) => sentences)
  if (all.length <= MOST) return all
  const kept = told.filter(({ batch }) => batch.events.some((event) => matters(event, me))).flatMap(({ sentences }) => sentences)
  const last = (kept.length > 0 ? kept : all).slice(-MOST)
  return [ui.speak.more(all.length - last.length), ...last]
}

function matters(event: ToldEvent, me: number | null): boolean {
  if (GRAVE.has(event.type)) return true
  if (me === null) return false
  switch (event.type) {
    case 'turn':
    case 'wounded':
    case 'healed':
    case 'arrow':
    case 'penalised':
    case 'rewarded':
      return event.seat === me || ('by' in event && event.by === me)
    case 'played':
    case 'ability':
      return ('target' in event && event.target === me) || ('side' in event && event.side === me)
    case 'moved':
      return event.from.seat === me || event.to.seat === me
    default:
      return false
  }
}
