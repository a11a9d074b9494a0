import type { Answer, SeatView } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, optionFor } from './answer.ts'

/** How strong a character is in the hands of a plain player. */
const STRENGTH: { readonly [id: string]: number } = {
  'willy-the-kid': 90,
  'slab-the-killer': 86,
  'pixie-pete': 85,
  jourdonnais: 84,
  'elena-fuente': 82,
  'bart-cassidy': 80,
  'tuco-franziskaner': 80,
  'black-jack': 78,
  'flint-westwood': 78,
  'suzy-lafayette': 76,
  'molly-stark': 75,
  'gregory-deck': 75,
  'kit-carlson': 74,
  'teren-kill': 74,
  'john-pain': 72,
  'big-spencer': 72,
  'gary-looter': 70,
  'calamity-janet': 70,
  'colorado-bill': 68,
  'paul-regret': 68,
  'chuck-wengam': 66,
  'black-flower': 66,
  'lee-van-kliff': 66,
  'youl-grinner': 64,
  'bill-noface': 64,
  'der-spot-burst-ringer': 64,
  'belle-star': 62,
  'jose-delgado': 62,
  'henry-block': 62,
  'doc-holyday': 60,
  'evelyn-shebang': 60,
  'vera-custer': 60,
  'rose-doolan': 60,
  'lucky-duke': 58,
  'herb-hunter': 58,
  'jesse-jones': 56,
  'apache-kid': 55,
  'mick-defender': 55,
  'pat-brennan': 55,
  'sid-ketchum': 54,
  'el-gringo': 52,
  'lemonade-jim': 50,
  'greg-digger': 50,
  'tequila-joe': 50,
  'sean-mallory': 48,
  'pedro-ramirez': 46,
  'vulture-sam': 45,
}
const UNKNOWN = 40
/** Below this one hopes for somebody better. */
const WEAK = 69

const strengthOf = (id: string): number => STRENGTH[id] ?? UNKNOWN

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

export function bestCharacter({ options, view }: Situation): Answer {
  let best = options[0]
  let highest = 0
  for (const { id, card } of view.own?.look ?? []) {
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
  let best = options[0]
  for (const option of options) if (strengthOf(option.id) > strengthOf(best.id)) best = option
  return answer(best)
}
