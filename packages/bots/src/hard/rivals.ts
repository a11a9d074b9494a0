import type { Answer, Option } from '@sundown/engine'
import { answer } from '../rule/answer.ts'
import { picksFor } from '../rule/picks.ts'
import { scoreOf } from '../rule/play.ts'
import { type Read, readTable, type Table } from '../rule/table.ts'

/** More are not compared. */
const MOST = 5
/** Where looking ahead pays; elsewhere there is a plain best answer. */
const WEIGHED: ReadonlySet<string> = new Set(['play', 'shot', 'give-bang', 'general-store', 'first-card', 'discard'])

/** The answers worth comparing with the favourite, the best first. Undefined if there is no real choice. */
export function rivalsOf(situation: Read, favourite: Answer): readonly Answer[] {
  if (!WEIGHED.has(situation.kind) || situation.options.length < 2) return []
  const table = readTable(situation)
  if (table === undefined) return []
  const met = new Set([nameOf(table, favourite)])
  const rivals: Answer[] = []
  for (const option of ranked(table, situation)) {
    const name = nameOf(table, option)
    if (rivals.length === MOST) break
    if (met.has(name)) continue
    met.add(name)
    rivals.push(answer(option, picksFor(table, option)))
  }
  return rivals
}

/** Two cards of one name do the same. */
const nameOf = (table: Table, { id, card, seat }: Answer | Option): string => `${id} ${table.ownCard(card)?.id ?? card ?? ''} ${seat ?? ''}`

/** In one's own turn: to end it, then whatever could be done, unless it is plainly bad. */
function ranked(table: Table, { kind, options }: Read): readonly Option[] {
  if (kind !== 'play') return options
  const score = (option: Option) => (option.id === 'end' ? Number.POSITIVE_INFINITY : scoreOf(table, option))
  return options
    .map((option) => ({ option, score: score(option) }))
    .filter((one) => one.score >= 0)
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option)
}
