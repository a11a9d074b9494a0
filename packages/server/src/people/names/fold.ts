import { readAs } from './look-alikes.ts'

/** Counts up with every change to what is read as what: stored names are then folded again. */
export const FOLD_VERSION = 2

/** The letters a name is read as. Case, accents, spaces and punctuation do not count; letters, digits and signs that are alike become one. */
export function lettersOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...bare]
    .map(readAs)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ij]/g, 'l')
}

/** The form that look-alike names share: two names with the same form could be taken for each other. Pairs that look like one letter are one. */
export const nameKey = (name: string): string => lettersOf(name).replace(/rn/g, 'm').replace(/vv/g, 'w')
