import type { ClientMessage } from '@sundown/protocol'
import type { aroundEn } from './around.en.ts'
import type { en } from './en.ts'
import type { setsEn } from './sets.en.ts'

/** What English says, every language says: a missing or surplus key does not compile. */
export type InterfaceWords = typeof en
export type AroundWords = typeof aroundEn
export type SetsWords = typeof setsEn

export type PhraseCode = Extract<ClientMessage, { do: 'phrase' }>['phrase']
/** What goes wrong in the page itself. */
export type Trouble = 'unreachable' | 'broken' | 'not-found' | 'copy'
/** Why one is no longer at a table. */
export type Gone = 'kicked' | 'closed' | 'left' | 'no-spectators' | 'other'
