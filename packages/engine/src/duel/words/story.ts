import type { Shuffled, ToldMove, ZoneName } from '../../kernel/index.ts'
import { addressed } from '../../western/words/sentence.ts'
import type { DuelEvent, Face } from '../events.ts'
import type { DuelWords, EventOf, Say } from './types.ts'

type Told = DuelEvent | ToldMove<Face> | Shuffled
type Type = DuelEvent['type']

const same = (a: ZoneName, b: ZoneName): boolean => a.zone === b.zone && a.seat === b.seat
const isMove = (event: Told | undefined): event is ToldMove<Face> => event?.type === 'moved'

/** A move that another event has told already: from where, and which card. */
interface Expected {
  readonly zone: string
  readonly id: string
}

/** How the log speaks to its reader, and of him as one of two. */
interface Voices {
  readonly to: Say
  readonly named: Say
}

/** Tells the events of one viewer: moves that belong together as one, and nothing twice. */
export function tellStory(words: DuelWords, { to: say, named }: Voices, events: readonly { readonly type: string }[]): string[] {
  const told = events.filter((event): event is Told => isTold(words, event))
  const begins = told.findLastIndex(({ type }) => type === 'started')
  const lines: string[] = []
  let expected: Expected | undefined
  let before: DuelEvent | undefined
  let at = 0
  for (let event = told[at]; event !== undefined; event = told[at]) {
    if (!isMove(event)) {
      const text =
        event.type === 'shuffled'
          ? shuffle(words, event)
          : isKnown(event, before)
            ? undefined
            : sentence(words, event.type, event, event.type === 'turn' ? named : say)
      if (text !== undefined) lines.push(text)
      if (event.type !== 'shuffled') {
        expected = moveToldBy(event) ?? expected
        before = event
      }
      at++
      continue
    }
    if (expected && event.from.zone.startsWith(expected.zone) && event.face?.id === expected.id) {
      expected = undefined
      at++
      continue
    }
    const end = endOfRun(told, at)
    const text = transfer(words, event, told.slice(at, end).filter(isMove), at < begins, say, isTurned(told, at))
    if (text !== undefined) lines.push(text)
    at = end
  }
  return lines.map((line) => words.typeset(addressed(line, words.you.acts)))
}

/** A shot that was announced just now, or a dodge that has just been told. */
function isKnown(event: DuelEvent, before: DuelEvent | undefined): boolean {
  if (event.type === 'fired') return before?.type === 'played' && before.as === event.source && before.target === event.target
  return event.type === 'dodged' && (before?.type === 'answered' || (before?.type === 'revealed' && before.good))
}

const isTold = (words: DuelWords, event: { readonly type: string }): event is Told =>
  event.type === 'moved' || event.type === 'shuffled' || Object.hasOwn(words.events, event.type)

function sentence<T extends Type>(words: DuelWords, type: T, event: EventOf<T>, say: Say): string | undefined {
  return words.events[type](event, say)
}

const shuffle = (words: DuelWords, { zone, count }: Shuffled): string | undefined =>
  zone.zone === 'common' ? words.shuffled(count) : undefined

/** Moves from here on that are one story. */
function endOfRun(told: readonly Told[], start: number): number {
  const first = told[start]
  let end = start + 1
  for (let next = told[end]; isMove(first) && isMove(next) && alike(first, next); next = told[end]) end++
  return end
}

const alike = (a: ToldMove<Face>, b: ToldMove<Face>): boolean =>
  same(a.from, b.from) && same(a.to, b.to) && (a.face === undefined) === (b.face === undefined)

/** Cards turned over for a reveal are told by it, there and back. */
function isTurned(told: readonly Told[], at: number): boolean {
  let next = at
  while (told[next]?.type === 'moved' || told[next]?.type === 'shuffled') next++
  return told[next]?.type === 'revealed'
}

function transfer(
  words: DuelWords,
  { from, to }: ToldMove<Face>,
  moves: readonly ToldMove<Face>[],
  dealing: boolean,
  say: Say,
  turned: boolean,
): string | undefined {
  if (to.zone === 'aside' && turned) return undefined
  return words.transfer({ from, to, count: moves.length, faces: moves.flatMap(({ face }) => face ?? []), dealing }, say)
}

/** A played card goes where it goes: its sentence has said so. */
function moveToldBy(event: DuelEvent): Expected | undefined {
  switch (event.type) {
    case 'played':
      return { zone: 'hand', id: event.card.id }
    case 'answered':
    case 'recharged':
      return { zone: '', id: event.card.id }
    case 'passed-on':
    case 'exploded':
      return { zone: 'equipment', id: event.card }
    default:
      return undefined
  }
}
