import type { Answer, Field, Option, Picks, Random } from '@sundown/engine'
import type { AnyBot } from './bot.ts'
import { absent, firstOf } from './list.ts'

/** In other people's windows it acts once in this many chances: often enough to be seen in a simulation, seldom enough to leave it a game. */
const INTERJECTS_ONCE_IN = 16
const NOTHING: Picks = []

/** Every legal answer is equally likely; an option with fields stands for all the answers it can be completed to. */
export const random: AnyBot = {
  name: 'random',
  answer: ({ options, interjections }, chance) => {
    const answers = weigh(options)
    const besides = weigh(interjections)
    const drawn = chance.below(Math.max(1, answers + besides))
    return drawn < answers || besides === 0 ? nthAnswer(options, drawn, chance) : nthAnswer(interjections, drawn - answers, chance)
  },
  interject: ({ interjections }, chance) => {
    if (chance.below(INTERJECTS_ONCE_IN) !== 0) return undefined
    const besides = weigh(interjections)
    return besides === 0 ? undefined : nthAnswer(interjections, chance.below(besides), chance)
  },
}

/** The number of answers some options stand for. */
function weigh(options: readonly Option[]): number {
  let total = 0
  for (const option of options) total += option.fields === undefined ? 1 : completions(option.fields, NOTHING)
  return total
}

/** The option that holds the n-th answer, completed at random. */
function nthAnswer(options: readonly Option[], n: number, chance: Random): Answer {
  let left = n
  let last = firstOf(options)
  for (const option of options) {
    const weight = option.fields === undefined ? 1 : completions(option.fields, NOTHING)
    if (weight === 0) continue
    last = option
    if (left < weight) break
    left -= weight
  }
  const { id, card, seat, fields } = last
  return { id, card, seat, picks: fields === undefined ? undefined : complete(fields, chance) }
}

// ---- fields ----------------------------------------------------------------------------------------------------------------------------

/** How many ways there are to fill in the fields that are left. Only what later fields can depend on is gone through one by one. */
export function completions(fields: readonly Field[], soFar: Picks): number {
  const field = fields[soFar.length]
  if (field === undefined) return 1
  const offered = field.from(soFar)
  if (endIsFree(fields, soFar.length + 1)) return choices(field, offered) * freeChoices(fields, soFar.length + 1)
  let ways = 0
  for (let size = field.min; size <= field.max && size <= offered.length; size++) {
    for (const picked of subsets(offered, size)) ways += completions(fields, [...soFar, picked])
  }
  return ways
}

/** None of the fields from here on depends on what was picked before it. */
function endIsFree(fields: readonly Field[], start: number): boolean {
  for (let i = start; i < fields.length; i++) if ((fields[i] ?? absent()).from.length > 0) return false
  return true
}

function freeChoices(fields: readonly Field[], start: number): number {
  let ways = 1
  for (let i = start; i < fields.length; i++) {
    const field = fields[i] ?? absent()
    ways *= choices(field, field.from(NOTHING))
  }
  return ways
}

/** The ways to pick from what one field offers. */
function choices({ min, max }: Field, offered: readonly number[]): number {
  let ways = 0
  for (let size = min; size <= max && size <= offered.length; size++) ways += binomial(offered.length, size)
  return ways
}

/** Fills in all fields, each completion equally likely. */
function complete(fields: readonly Field[], chance: Random): Picks {
  let picks: Picks = []
  while (picks.length < fields.length) {
    const field = fields[picks.length] ?? absent()
    const offered = field.from(picks)
    picks = [
      ...picks,
      endIsFree(fields, picks.length + 1) ? anySubset(field, offered, chance) : weightedSubset(fields, picks, offered, chance),
    ]
  }
  return picks
}

function anySubset({ min, max }: Field, offered: readonly number[], chance: Random): readonly number[] {
  const n = offered.length
  let ways = 0
  for (let size = min; size <= max && size <= n; size++) ways += binomial(n, size)
  let drawn = chance.below(ways)
  let size = min
  while (drawn >= binomial(n, size)) drawn -= binomial(n, size++)
  const picked: number[] = []
  for (let i = 0; picked.length < size; i++) if (chance.below(n - i) < size - picked.length) picked.push(offered[i] ?? absent())
  return picked
}

/** A pick that later fields may depend on: as likely as the number of ways to go on from it. */
function weightedSubset(fields: readonly Field[], soFar: Picks, offered: readonly number[], chance: Random): readonly number[] {
  const { min, max } = fields[soFar.length] ?? absent()
  let drawn = chance.below(completions(fields, soFar))
  for (let size = min; size <= max; size++) {
    for (const picked of subsets(offered, size)) {
      drawn -= completions(fields, [...soFar, picked])
      if (drawn < 0) return picked
    }
  }
  return []
}

function* subsets(offered: readonly number[], size: number, start = 0): Generator<readonly number[]> {
  if (size === 0) yield []
  else {
    for (let i = start; i <= offered.length - size; i++) {
      for (const rest of subsets(offered, size - 1, i + 1)) yield [offered[i] ?? absent(), ...rest]
    }
  }
}

function binomial(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}
