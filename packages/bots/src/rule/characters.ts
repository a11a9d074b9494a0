import type { Answer, SeatView } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { firstOf } from '../list.ts'
import { answer, Lore, optionFor } from './answer.ts'
import { type Read, seen } from './table.ts'

/** How strong a character is in the hands of a plain player. */
export const STRENGTH = new Lore<number>({
  'willy-the-kid': 90,
  'slab-the-killer': 86,
  jourdonnais: 84,
  'bart-cassidy': 80,
  'black-jack': 78,
  'suzy-lafayette': 76,
  'kit-carlson': 74,
  'calamity-janet': 70,
  'paul-regret': 68,
  'rose-doolan': 60,
  'lucky-duke': 58,
  'jesse-jones': 56,
  'sid-ketchum': 54,
  'el-gringo': 52,
  'pedro-ramirez': 46,
  'vulture-sam': 45,
})
const UNKNOWN = 40
/** Below this one hopes for somebody better. */
const WEAK = 69

const strengthOf = (id: string): number => STRENGTH.of(id) ?? UNKNOWN

/** In the weaker half. */
export const isWeak = (id: string): boolean => strengthOf(id) < WEAK

/** Their strength is not their ability, or an ability that is no use to somebody else. */
const NOT_TO_COPY: ReadonlySet<string> = new Set(['big-spencer', 'vera-custer'])

/** What is gained with the abilities of a player: of his character and of those he has besides. */
export function strengthToCopy({ character, abilities }: SeatView): number {
  let best = character === undefined || NOT_TO_COPY.has(character) ? 0 : strengthOf(character)
  for (const id of abilities) best = Math.max(best, strengthOf(id))
  return best
}

export function bestCharacter(situation: Read): Answer {
  const { options } = situation
  let best = firstOf(options)
  let highest = 0
  for (const { id, card } of seen(situation).own?.look ?? []) {
    const strength = strengthOf(id)
    const option = optionFor(options, card)
    if (option && strength > highest) {
      highest = strength
      best = option
    }
  }
  return answer(best)
}

/** Of two abilities that exclude each other the stronger. */
export function strongestWay({ options }: Situation): Answer {
  let best = firstOf(options)
  for (const option of options) if (strengthOf(option.id) > strengthOf(best.id)) best = option
  return answer(best)
}
