import {
  applyPatch,
  type Game,
  type GameKind,
  type GameRecord,
  type Handle,
  Match,
  nth,
  type Patch,
  seatOf,
  type Viewer,
} from '@sundown/engine'
import type { ServerMessage } from '@sundown/protocol'
import { sorted } from './player.ts'

/** What the engine itself would show one viewer at one moment, as text. */
interface Allowed {
  readonly seq: number
  readonly view: string
  readonly question: string
  readonly events: readonly string[]
  readonly out: boolean
  readonly open: string
}

const text = (value: unknown): string => JSON.stringify(sorted(JSON.parse(JSON.stringify(value ?? null))))

/** Without what options offer further on: that is asked for, and depends on the picks. */
const plainQuestion = (question: unknown): string =>
  text(JSON.parse(JSON.stringify(question ?? null, (key, value) => (key === 'from' ? undefined : value))))

/** With what the engine itself says about every card of his hand that no option is about. */
function questionWithReasons(match: Match<Game>, viewer: Viewer): unknown {
  const asked = match.questionFor(viewer)
  const uses = asked?.options?.filter(({ card }) => card !== undefined) ?? []
  const like = uses.find(({ id }) => id === asked?.kind) ?? uses[0]
  if (viewer === 'spectator' || !asked || !like) return asked
  const { hand = [] } = ownOf(match, viewer) as { hand?: { card: Handle }[] }
  const open = [...(asked.options ?? []), ...(asked.interjections ?? [])].map(({ card }) => card)
  const reasons = hand.flatMap(({ card }) => {
    const reason = open.includes(card) ? undefined : match.whyNot(viewer, { id: like.id, card })
    return reason ? [{ id: like.id, card, ...reason }] : []
  })
  return reasons.length > 0 ? { ...asked, reasons } : asked
}

/** Plays a finished game again and keeps, for one viewer, all he was allowed to see. */
export function allowedTo(kind: GameKind, record: GameRecord, viewer: Viewer): Allowed[] {
  const match = Match.start(kind.rules, record.options, record.seed)
  const moments: Allowed[] = []
  let seq = 0
  const keep = (events: readonly { readonly type: string }[]) =>
    moments.push({
      seq,
      view: text(match.game.view(viewer)),
      question: plainQuestion(questionWithReasons(match, viewer)),
      events: match.tell(events, viewer).map(text),
      out: viewer !== 'spectator' && isOut(match, viewer),
      open: text(Array.from({ length: match.game.seats }, (_, seat) => ownOf(match, seat))),
    })
  keep(match.drain())
  for (const input of record.inputs) {
    const before = match.questionNumber
    match.apply(input)
    const events = match.drain()
    if (events.length > 0 || match.questionNumber !== before || !match.question) seq++
    keep(events)
  }
  return moments
}

const isOut = (match: Match<Game>, seat: number) =>
  nth((match.game.view('spectator') as { seats: { state: string }[] }).seats, seat).state === 'out'
const ownOf = (match: Match<Game>, seat: number) => (match.game.view(seatOf(seat)) as { own?: unknown }).own ?? null

const GAME_WORDS = /"(own|hand|face|role|secret|seed|shares?)":/

/** Everything in the messages to one viewer that he was not allowed to see then. */
export function findLeaks(messages: readonly ServerMessage[], moments: readonly Allowed[], seesAll = false): string[] {
  const leaks: string[] = []
  let view: object = {}
  for (const message of messages) {
    if (message.say === 'state') {
      view = message.state.view as object
      const { seq, question, events, open } = message.state
      check(leaks, moments, { seq, view, question, open }, seesAll)
      const told = moments.filter((moment) => moment.seq <= seq).flatMap((moment) => moment.events)
      const given = events.map(text)
      if (given.join() !== told.slice(told.length - given.length).join()) leaks.push(`events up to ${seq}`)
    } else if (message.say === 'step') {
      const { seq, after, question, events, patch, open } = message.step
      view = applyPatch(view, patch as unknown as Patch)
      check(leaks, moments, { seq, view, question, open }, seesAll)
      const told = moments.filter((moment) => moment.seq > after && moment.seq <= seq).flatMap((moment) => moment.events)
      if (events.map(text).join() !== told.join()) leaks.push(`events of ${seq}`)
    } else if (GAME_WORDS.test(JSON.stringify(message))) leaks.push(`words of the game in a "${message.say}"`)
  }
  return leaks
}

interface Shown {
  readonly seq: number
  readonly view: object
  readonly question: unknown
  readonly open: unknown
}

function check(leaks: string[], moments: readonly Allowed[], shown: Shown, seesAll: boolean): void {
  const possible = moments.filter(({ seq }) => seq === shown.seq)
  if (!possible.some(({ view }) => view === text(shown.view))) leaks.push(`the view at ${shown.seq}`)
  if (!possible.some(({ question }) => question === plainQuestion(shown.question))) leaks.push(`the question at ${shown.seq}`)
  if (shown.open === undefined) return
  if (!seesAll || !possible.some(({ out, open }) => out && open === text(shown.open))) leaks.push(`what others hold at ${shown.seq}`)
}

/** Words that must be nowhere before the end. */
export const findSecrets = (bytes: readonly string[], secrets: readonly string[]): string[] =>
  bytes.flatMap((said) => secrets.filter((secret) => said.toLowerCase().includes(secret.toLowerCase())))
