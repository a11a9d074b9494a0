import type { Language } from '@sundown/engine/words'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { CliWords } from './types.ts'

export const wordsOf: { readonly [language in Language]: CliWords } = { en, fr, it }
export type { CliWords } from './types.ts'
