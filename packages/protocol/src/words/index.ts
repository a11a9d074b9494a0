import type { z } from 'zod'
import type { Language } from '../common.ts'
import type { ErrorCode } from '../errors.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { type ErrorWords, type Facts, saying } from './types.ts'

export { type Facts, NAME_REASONS, type NameReason } from './types.ts'

const words: { readonly [language in z.infer<typeof Language>]: ErrorWords } = { en, fr, it }

/** A refusal of the server in the reader's language. */
export const sayError = (language: z.infer<typeof Language>, code: ErrorCode, facts: Facts = {}): string =>
  saying(words[language], code, facts)
