import type { Suit } from '@sundown/engine'
import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { askedOf } from '@sundown/protocol/codec'
import type { ToldEvent } from '../session/played.ts'
import type { Batch, Snapshot } from '../session/session.ts'
import { meansOf } from './means.ts'
import { spokenIndex } from './spoken.ts'
import type { InterfaceWords } from './types.ts'

export interface Announcement {
  /** What happened, then what is asked: for the live region, to be read once. */
  readonly sentences: readonly string[]
  /** The last of them is a question. */
  readonly asks: boolean
  /** You are shot at: say it now. */
  readonly urgent: boolean
}

/** More sentences than this at once are condensed. */
const MOST = 6
const URGENT = new Set(['shot', 'give-bang', 'dying', 'give-shot', 'dodge-cost'])
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
    // A question often begins with what has led to it.
    if (put?.startsWith(happened.at(-1)?.slice(0, -1) ?? '\n')) happened.pop()
    const sentences = put === undefined ? happened : [...happened, put]
    if (sentences.length === 0) return undefined
    return {
      sentences,
      asks: put !== undefined,
      urgent: !outcome && put !== undefined && URGENT.has(question?.kind ?? ''),
    }
  }

  /** Each question once, as soon as it is put to me, as the bar says it. */
  private questionFor(snap: Snapshot, teller: Teller<AnyFace>, ui: InterfaceWords): string | undefined {
    const { question } = snap
    if (!question?.options || question.number === this.asked) return undefined
    this.asked = question.number
    const asked = askedOf(question)
    const means = meansOf(snap, ui)
    return means === undefined ? teller.question(asked) : `${teller.asking(asked).title} ${means}`
  }
}

const SIGNS: ReadonlyMap<string, Suit> = new Map([
  ['♥', 'hearts'],
  ['♦', 'diamonds'],
  ['♣', 'clubs'],
  ['♠', 'spades'],
])

/** Of a sentence as it is printed what a voice can say: the sign of a suit is a word. */
export const aloud = (text: string, ui: InterfaceWords): string =>
  text.replace(/([\dJQKA]+)([♥♦♣♠])/gu, (printed, rank: string, sign: string) => spokenIndex(SIGNS.get(sign), rank, ui) ?? printed)

interface Told {
  readonly text: string
  /** 2: the listener's own role and life. 1: concerns the listener, or changes the game. */
  readonly weight: 0 | 1 | 2
}

/** All of it; or, when that is too much, what concerns the listener or changes the game, and how much was left out. */
function condensed(batches: readonly Batch[], me: number | null, teller: Teller<AnyFace>, ui: InterfaceWords): string[] {
  const all = batches.flatMap(({ events }) => toldOf(events, me, teller, ui))
  const texts = (some: readonly Told[]) => some.map(({ text }) => text)
  if (all.length <= MOST) return texts(all)
  const vital = all.filter(({ weight }) => weight === 2).slice(-MOST)
  const others = all.filter(({ weight }) => weight === 1)
  const kept = new Set([...vital, ...others.slice(Math.max(0, others.length + vital.length - MOST))])
  const last = kept.size > 0 ? all.filter((told) => kept.has(told)) : all.slice(-MOST)
  return [ui.speak.more(all.length - last.length), ...texts(last)]
}

/** The sentences of a batch, and how much each concerns the listener. A turn of his is called his. */
function toldOf(events: readonly ToldEvent[], me: number | null, teller: Teller<AnyFace>, ui: InterfaceWords): Told[] {
  const turn = events.findIndex((event) => event.type === 'turn' && event.seat === me)
  const mine = turn < 0 ? undefined : events[turn]
  if (mine?.type === 'turn') {
    return [
      ...toldOf(events.slice(0, turn), me, teller, ui),
      { text: `${ui.table.turn(mine.number)}: ${ui.table.you}.`, weight: 1 },
      ...toldOf(events.slice(turn + 1), me, teller, ui),
    ]
  }
  const vital = new Set(teller.story(events.filter((event) => isVital(event, me))))
  const grave = new Set(teller.story(events.filter(({ type }) => GRAVE.has(type))))
  return teller.tell(events).map((sentence) => {
    const text = sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('')
    const names = me !== null && sentence.some((part) => typeof part !== 'string' && part.kind === 'person' && part.seat === me)
    return { text, weight: vital.has(text) ? 2 : names || grave.has(text) ? 1 : 0 }
  })
}

/** What nobody may miss of himself. */
function isVital(event: ToldEvent, me: number | null): boolean {
  switch (event.type) {
    case 'wounded':
    case 'healed':
    case 'eliminated':
    case 'character':
      return event.seat === me
    case 'moved':
      return event.from.zone === 'roles' && event.to.seat === me
    default:
      return event.type === 'over'
  }
}
