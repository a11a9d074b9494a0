import type { Field, Option, Picks } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import type { Answer, QuestionView } from '@sundown/protocol'
import { type Move, nothing, offerOf, offerValues, type Policy, type Selection, tap, wanted } from '../../src/select/select.ts'

/** Every answer that some sequence of taps leads to. */
export function reachable(question: QuestionView, policy: Policy, complete: (partial: Answer) => readonly number[] | undefined): Answer[] {
  const answers = new Map<string, Answer>()
  const seen = new Set<string>()
  const open: Selection[] = []
  const visit = ({ selection, answer }: Move): void => {
    if (answer) answers.set(JSON.stringify(answer), answer)
    const partial = wanted(question, selection)
    if (partial) {
      const offered = complete(partial)
      if (offered) visit(offerValues(question, selection, offered, policy))
      if (offered) return
    }
    const key = JSON.stringify({ ...selection, before: undefined })
    if (seen.has(key)) return
    seen.add(key)
    open.push(selection)
  }
  visit({ selection: nothing(question) })
  for (let selection = open.pop(); selection; selection = open.pop()) {
    for (const on of offerOf(question, selection, policy).order) visit(tap(question, selection, on, policy))
    visit(tap(question, selection, { on: 'back' }, policy))
  }
  return [...answers.values()]
}

/** Every answer that some options allow, each set of picks once. */
export function* legal(options: readonly Option[]): Generator<Answer> {
  for (const { id, card, seat, fields = [] } of options) {
    for (const picks of completions(fields, [])) yield { id, card, seat, picks }
  }
}

function* completions(fields: readonly Field[], soFar: Picks): Generator<Picks> {
  const field = fields[soFar.length]
  if (!field) {
    yield soFar
    return
  }
  const offered = field.from(soFar)
  for (let size = field.min; size <= Math.min(field.max, offered.length); size++) {
    for (const picked of subsets(offered, size)) yield* completions(fields, [...soFar, picked])
  }
}

function* subsets(offered: readonly number[], size: number, start = 0): Generator<readonly number[]> {
  if (size === 0) yield []
  else
    for (let i = start; i <= offered.length - size; i++)
      for (const rest of subsets(offered, size - 1, i + 1)) yield [nth(offered, i), ...rest]
}

/** The same whatever the order of the taps. */
export const keyOf = ({ id, card, seat, picks = [] }: Answer): string =>
  JSON.stringify([id, card ?? null, seat ?? null, picks.map((picked) => picked.toSorted((a, b) => a - b))])
