import { applyPatch, type Face, nth } from '@sundown/engine'
import { ServerMessage } from '@sundown/protocol'
import { faceKey, type Moment, type Truth } from './truth.ts'

/** All one person was sent, and which seat is his (none: he watches). */
export interface Traffic {
  readonly seat: number | null
  readonly heard: readonly string[]
}

type Path = readonly (string | number)[]
type Found = readonly [path: Path, value: unknown]

const ROLES = ['outlaw', 'renegade', 'deputy']

/** Every secret that was told before its time, in words. Everything on the wire is looked at, wherever it hides. */
export function leaks({ moments, secrets }: Truth, traffic: readonly Traffic[], outputs: readonly string[]): string[] {
  const found: string[] = []
  for (const { seat, heard } of traffic) {
    const who = seat === null ? 'a spectator' : `seat ${seat}`
    found.push(...wireLeaks(moments, seat, beforeTheEnd(heard, moments), secrets).map((what) => `${who}: ${what}`))
  }
  for (const output of outputs) {
    for (const secret of secrets) if (output.includes(secret)) found.push('an output: the seed or a part of it')
    for (const word of [...ROLES, '"suit"', '"rank"', '"hand"']) if (output.includes(word)) found.push(`an output: ${word}`)
  }
  return found
}

/** When the last step has been shown, everything may be known. */
function beforeTheEnd(heard: readonly string[], moments: readonly Moment[]): readonly string[] {
  const end = heard.findIndex((text) => {
    const said = ServerMessage.parse(JSON.parse(text))
    const seq = said.say === 'step' ? said.step.seq : said.say === 'state' ? said.state.seq : undefined
    return said.say === 'record' || (seq !== undefined && moments[seq]?.over === true)
  })
  return end < 0 ? heard : heard.slice(0, end)
}

function wireLeaks(moments: readonly Moment[], seat: number | null, heard: readonly string[], secrets: readonly string[]): string[] {
  const found: string[] = []
  let view: object | undefined
  for (const text of heard) {
    for (const secret of secrets) if (text.includes(secret)) found.push('the seed or a part of it')
    const said = ServerMessage.parse(JSON.parse(text))
    if (said.say !== 'state' && said.say !== 'step') {
      found.push(...strangeWords(said))
      continue
    }
    const shown = said.say === 'state' ? said.state : said.step
    const before = said.say === 'state' ? 0 : said.step.after
    if (said.say === 'state') view = isObject(said.state.view) ? said.state.view : undefined
    else if (view) view = applyPatch(view, JSON.parse(JSON.stringify(said.step.patch)))
    const moment = moments[shown.seq]
    if (!moment || !view) found.push(`a step ${shown.seq} that never was`)
    else {
      const range = moments.slice(before, shown.seq + 1)
      found.push(...unknowable(view, seat, [moment], []), ...unknowable(rest(said), seat, [moment, ...range], range))
    }
  }
  return found
}

/** Besides the view and its patch: events, question, clocks, and whatever else there is. */
const rest = (said: Extract<ServerMessage, { say: 'state' | 'step' }>): object =>
  said.say === 'state' ? { ...said.state, view: null } : { ...said.step, patch: null }

/** Cards and roles in some words that this seat could not know at these moments, nor hear of in what happened. */
function unknowable(words: object, seat: number | null, moments: readonly Moment[], happened: readonly Moment[]): string[] {
  const known = new Set(
    moments.flatMap(({ open, hands, looks }) => (seat === null ? open : [...open, ...nth(hands, seat), ...nth(looks, seat)])),
  )
  for (const { events } of happened) for (const event of events) for (const face of facesToldTo(event, seat)) known.add(face)
  const found: string[] = []
  for (const [path, value] of everything(words, [])) {
    if (isFace(value) && !known.has(faceKey(value))) found.push(`the card ${faceKey(value)} at ${path.join('.')}`)
    if (typeof value === 'string' && ROLES.includes(value) && !mayKnowRole(words, path, value, seat, moments)) {
      found.push(`the role ${value} at ${path.join('.')}`)
    }
  }
  return found
}

const OPEN_ZONES = ['front', 'discard', 'aside', 'character']

/** A move tells its card to those who see one of its ends; everything else that happens is public. */
function facesToldTo(event: object, seat: number | null): string[] {
  const faces = [...everything(event, [])].flatMap(([, value]) => (isFace(value) ? [faceKey(value)] : []))
  if (!('from' in event) || !('to' in event)) return faces
  const seen = [event.from, event.to].some(
    (place) => isObject(place) && 'zone' in place && (OPEN_ZONES.includes(String(place.zone)) || ('seat' in place && place.seat === seat)),
  )
  return seen ? faces : []
}

/** His own, and those of the dead and of the Sheriff, each where it belongs. */
function mayKnowRole(words: object, path: Path, role: string, seat: number | null, moments: readonly Moment[]): boolean {
  const of = roleOwner(words, path) ?? seat
  const now = moments.at(-1)
  if (of === null || now?.roles[of] !== role) return false
  return of === seat || moments.some(({ shown }) => shown[of])
}

/** Whose role is told at a place: a seat of the view, an event about a seat. */
function roleOwner(words: object, path: Path): number | undefined {
  let node: unknown = words
  let owner: number | undefined
  for (const key of path) {
    if (isObject(node) && 'seat' in node && typeof node.seat === 'number') owner = node.seat
    if (isObject(node) && 'to' in node && isObject(node.to) && 'seat' in node.to && typeof node.to.seat === 'number') owner = node.to.seat
    node = isObject(node) ? Reflect.get(node, key) : undefined
  }
  return owner
}

/** News of the table say nothing about cards. */
const strangeWords = (said: ServerMessage): string[] =>
  said.say === 'done' || said.say === 'chat'
    ? []
    : [...everything(said, [])].flatMap(([path, value]) =>
        isFace(value) || ROLES.includes(String(value)) ? [`${value} at ${path.join('.')}`] : [],
      )

function* everything(node: unknown, path: Path): Generator<Found> {
  yield [path, node]
  if (!isObject(node)) return
  for (const [key, inner] of Object.entries(node)) yield* everything(inner, [...path, key])
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFace = (value: unknown): value is Face =>
  isObject(value) && 'id' in value && 'suit' in value && 'rank' in value && value.suit !== null && value.suit !== undefined
