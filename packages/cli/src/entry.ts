import type { Copy, Suit } from '@sundown/engine'
import type { AnyEntry } from '@sundown/engine/content'
import type { CliWords } from './words/index.ts'

const SIGNS: { readonly [suit in Suit]: string } = { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' }

/** "A♠ 10♥" */
export const copyList = (copies: readonly Copy[]): string => copies.map(({ rank, suit }) => `${rank}${SIGNS[suit]}`).join(' ')

/** What is printed beside the name: kind, border, numbers. */
export function factsOf(entry: AnyEntry, { help, content }: CliWords): string[] {
  if (entry.kind === 'character') return [help.kinds.character, help.life(entry.life)]
  if (entry.kind === 'role' || entry.kind === 'die-face') return [help.kinds[entry.kind]]
  const { range, type, border } = entry
  return [range === undefined ? content.types[type] : help.weapon(range), content.borders[border]]
}
