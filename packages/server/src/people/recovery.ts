import { hashOf, letters, type RandomBytes } from '../secrets.ts'

/** Nothing that is misread when copied from paper. 24 letters of 32 are 120 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 24

/** Shown once, in groups of four. */
export const newRecoveryCode = (random: RandomBytes): string => (letters(random, LETTERS, LENGTH).match(/.{4}/g) ?? []).join('-')

/** However it is typed: small letters, spaces, other dashes. */
export const recoveryHash = (code: string): string => hashOf(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
