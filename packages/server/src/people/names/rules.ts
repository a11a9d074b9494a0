import type { NameReason } from '@sundown/protocol'
import { hasUnseen, shownName } from '@sundown/protocol/names'
import { Refused } from '../../refused.ts'
import { lettersOf, nameKey } from './fold.ts'
import { RESERVED, RUDE_ALONE, RUDE_ANYWHERE, STAFF } from './lists.ts'
import { isOneWriting } from './scripts.ts'

/** What a name may be. */
export interface NameRules {
  /** The name as it will be shown, or a refusal. */
  check(name: string): string
}

const SHORTEST = 2
const LONGEST = 24
/** Marks piled on a letter run over the lines above and below. */
const PILED = /\p{M}{3,}/u
/** Letters drawn out do not hide a word. */
const DRAWN_OUT = /(.)\1{2,}/gu
const SOMETHING = /[\p{L}\p{N}]/u

/**
 * The rules of a server: our lists and the operator's. His file has one name a line; `*word*` refuses every name in which the word occurs, and a line that
 * begins with `#` is a remark.
 */
export function nameRules(operatorsLines: readonly string[] = []): NameRules {
  const lines = operatorsLines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  const isPart = (line: string) => line.length > 2 && line.startsWith('*') && line.endsWith('*')
  const reserved = new Set([...RESERVED, ...lines.filter((line) => !isPart(line))].map(nameKey))
  const staff = new Set(STAFF.map(nameKey))
  const rudeAlone = new Set(RUDE_ALONE.flatMap((word) => [lettersOf(word), lettersOf(`${word}s`)]))
  const rudeAnywhere = [...RUDE_ANYWHERE, ...lines.filter(isPart)].map(lettersOf).filter((word) => word !== '')
  const isRude = (letters: string) => rudeAlone.has(letters) || rudeAnywhere.some((word) => letters.includes(word))

  return {
    check(name) {
      if (hasUnseen(name)) throw refusal('characters')
      const shown = shownName(name)
      // Normalising can bring forth what was not there before.
      if (hasUnseen(shown) || PILED.test(shown.normalize('NFD'))) throw refusal('characters')
      const { length } = [...shown]
      if (length < SHORTEST || length > LONGEST) throw refusal('length')
      if (!SOMETHING.test(shown)) throw refusal('characters')
      const key = nameKey(shown)
      if (key === '') throw refusal('characters')
      if (reserved.has(key) || shown.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => staff.has(nameKey(word)))) throw refusal('reserved')
      if (!isOneWriting(shown)) throw refusal('characters')
      const letters = lettersOf(shown)
      if ([letters, letters.replace(DRAWN_OUT, '$1'), letters.replace(DRAWN_OUT, '$1$1')].some(isRude)) throw refusal('rude')
      return shown
    },
  }
}

const refusal = (why: NameReason) => new Refused('name-not-allowed', { why })
