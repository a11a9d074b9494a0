import type { SetWords } from '@sundown/engine/set'
import type { cards, characters } from './facts.ts'

/** One file a language: a missing or surplus key does not compile. */
export type CattleDriveWords = SetWords<keyof typeof cards, keyof typeof characters, never, { readonly [kind in never]: never }, never>
