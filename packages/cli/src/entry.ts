import { entryOf, type Suit } from '@sundown/engine'
import type { AnyEntry, ThingEntry } from '@sundown/engine/content'
import type { Language } from '@sundown/engine/words'
import type { CliWords } from './words/index.ts'

export const SIGNS: { readonly [suit in Suit]: string } = { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' }

type Copies = Extract<AnyEntry, { readonly kind: 'card' }>['copies']

/** "A♠ 10♥", or the deck and the symbol of each. */
export const copyList = (copies: Copies, { content }: CliWords): string =>
  copies
    .map((copy) =>
      'suit' in copy ? `${copy.rank}${SIGNS[copy.suit]}` : content.copy(content.sides[copy.deck], content.signs[copy.symbol]),
    )
    .join(copies.some((copy) => 'suit' in copy) ? ' ' : ', ')

/** Something of a kind that only one set has. */
export const isThing = (entry: AnyEntry): entry is ThingEntry => 'kindName' in entry

/** What is printed beside the name: kind, border, numbers. */
export function factsOf(entry: AnyEntry, { help, content }: CliWords, language: Language): string[] {
  if (isThing(entry)) return [entry.kindName[language].one, ...(entry.border ? [entryOf(content.borders, entry.border)] : [])]
  if (entry.kind === 'character')
    return [help.kinds.character, ...('side' in entry ? [content.sides[entry.side]] : []), help.life(entry.life)]
  if (entry.kind !== 'card') return [help.kinds[entry.kind]]
  const { type, border } = entry
  const range = 'range' in entry ? entry.range : undefined
  return [range === undefined ? entryOf(content.types, type) : help.weapon(range), entryOf(content.borders, border)]
}
