import { botNamed, type Situation } from '@sundown/bots'
import { seedFrom } from '@sundown/engine'
import { Answer, engineAnswer } from '@sundown/protocol'
import { BadUse } from '../bad-use.ts'

/** Turns may be long, so a trial ends after this many decisions. */
const DECISIONS = 300
const MOST_TURNS = 20
const TURNS = 3

const isObject = (value: unknown): value is { readonly [field: string]: unknown } => typeof value === 'object' && value !== null
const isRoles = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((role) => typeof role === 'string')

/** What a program wants to try out in a world that looks the same from its seat. */
export function tried({ worlds }: Situation<object>, value: unknown, who: string): object | null {
  if (worlds === undefined) throw new BadUse(`${who} wants to try something: it must say "searches":true in its hello`)
  const { answer, seed, roles, turns = TURNS, player: name = 'rule' } = isObject(value) ? value : {}
  const read = Answer.safeParse(answer)
  const isWhole = typeof turns === 'number' && Number.isInteger(turns) && turns >= 0 && turns <= MOST_TURNS
  if (!read.success || typeof seed !== 'string' || !isWhole || !(roles === undefined || isRoles(roles)))
    throw new BadUse(
      `${who} wrote ${JSON.stringify(value)?.slice(0, 200)} to be tried: it takes "answer" and "seed" (a text), and may take "roles" (a list), "turns" (0 to ${MOST_TURNS}) and "player"`,
    )
  const player = typeof name === 'string' ? botNamed(name) : undefined
  if (player === undefined) throw new BadUse(`${who} wants ${JSON.stringify(name)} to play on: there is no such bot`)
  return worlds.try({ seed: seedFrom(seed), roles, answer: engineAnswer(read.data), player, turns, decisions: DECISIONS }) ?? null
}
