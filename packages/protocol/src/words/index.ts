import type { z } from 'zod'
import type { Language } from '../common.ts'
import { ERROR_CODES, type ErrorCode } from '../errors.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { ErrorWords, Facts } from './types.ts'

export { type Facts, NAME_REASONS, type NameReason } from './types.ts'

const words: { readonly [language in z.infer<typeof Language>]: ErrorWords } = { en, fr, it }

export const isErrorCode = (code: string): code is ErrorCode => ERROR_CODES.some((candidate) => candidate === code)

/** A refusal of the server in the reader's language. */
export function sayError(language: z.infer<typeof Language>, code: ErrorCode, facts: Facts = {}): string {
  const sentence = words[language][code]
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
