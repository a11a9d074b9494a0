import type { BangView, Face } from '@sundown/engine'
import { type Teller, teller, type Words } from '@sundown/engine/words'
import { type ErrorWords, saying } from '@sundown/protocol/words/types'
import type { Refusal } from '../session/session.ts'
import type { Gone, InterfaceWords, Trouble } from './types.ts'

/** The card behind a handle, wherever the viewer sees it. */
export function seenIn(view: BangView | undefined): (handle: number) => Face | undefined {
  const faces = new Map<number, Face>()
  if (view) {
    const { seats, table, own } = view
    for (const { front, cards = [] } of seats) for (const card of [...front, ...cards]) faces.set(card.card, card)
    for (const card of table.aside) faces.set(card.card, card)
    if (table.top) faces.set(table.top.card, table.top)
    for (const card of own?.hand ?? []) faces.set(card.card, card)
    for (const card of own?.look ?? []) faces.set(card.card, card)
  }
  return (handle) => faces.get(handle)
}

/** Says everything about this table in one language. */
export const tellerFor = (words: Words, names: readonly string[], view: BangView | undefined, me: number | null): Teller =>
  teller(words, names, seenIn(view), me ?? undefined)

const TROUBLES: readonly Trouble[] = ['unreachable', 'broken', 'not-found', 'copy']
const GONE: readonly Gone[] = ['kicked', 'closed', 'left', 'no-spectators']

const isError = (code: string, errors: ErrorWords): code is keyof ErrorWords => code in errors

/** What the server says, if it is known here and its words have come. */
function sayError(code: string, { errors }: InterfaceWords, facts?: Refusal['facts']): string | undefined {
  void errors.prepare().catch(() => undefined)
  return errors.words && isError(code, errors.words) ? saying(errors.words, code, facts) : undefined
}

/** Any refusal as a sentence: of the page, of the server, or of the rules. */
export function sayRefusal({ code, facts }: Refusal, ui: InterfaceWords, { reason }: Pick<Teller, 'reason'>): string {
  if (code === 'warned') return String(facts?.said)
  const trouble = TROUBLES.find((known) => known === code)
  if (trouble) return ui.trouble[trouble]
  // The rules know this one too, and say it of the question.
  const said = code === 'old-question' ? undefined : sayError(code, ui, facts)
  return said ?? reason({ code, ...(facts && { facts }) })
}

/** Why the server let us go. */
export const sayOut = (why: string | undefined, { connection }: InterfaceWords): string =>
  why === 'banned' ? connection.banned : connection.loggedOut

/** Why one is no longer at a table, or could not come. */
export function sayGone(why: string, ui: InterfaceWords): string {
  const known = GONE.find((code) => code === why)
  if (known) return ui.gone[known]
  const said = sayError(why, ui)
  if (said !== undefined) return said
  return why === 'operator' || why === 'abandoned' ? ui.gone.closed : ui.gone.other
}
