import type { Guess, Reason } from '@sundown/bots/explain'
import type { RoleId } from '@sundown/engine'
import type { Party, Speaker, TakenWords } from '../../words/taken.en.ts'

/** Whom the sentences are about, and who reads them. */
export interface Cast {
  readonly names: readonly string[]
  /** The reader's own seat. */
  readonly me: number | null
  /** By seat: the roles that lie open. */
  readonly shown: readonly (RoleId | undefined)[]
}

/** What is not quite certain is never 100 %. */
export const percentOf = (words: TakenWords, chance: number): string =>
  words.percent(chance < 0.9999 ? Math.min(99, Math.round(chance * 100)) : 100)

function party({ names, me, shown }: Cast, seat: number, by?: number): Party {
  const name = names[seat] ?? ''
  if (seat === by) return { is: 'me', name }
  if (seat === me) return { is: 'you', name }
  return { is: shown[seat] === 'sheriff' ? 'sheriff' : 'other', name }
}

const because = (words: TakenWords, cast: Cast, { kind, by, at, count }: Reason, speaker?: number): string =>
  words.did(kind, party(cast, by, speaker), at === undefined ? undefined : party(cast, at, speaker), count)

/** I take Anna for an Outlaw, 78 %: Anna shot at the Sheriff twice. `by`: the seat that says it. */
export function sayGuess(words: TakenWords, cast: Cast, { seat, role, chance, reason }: Guess, speaker: Speaker, by?: number): string {
  const takes = words.takes(speaker, party(cast, seat, by), words.a[role], percentOf(words, chance))
  // What others did to one another only says what is left for him.
  const about = reason && (reason.by === seat || reason.at === seat) ? reason : undefined
  return words.sentence(takes, about ? because(words, cast, about, by) : words.left)
}
