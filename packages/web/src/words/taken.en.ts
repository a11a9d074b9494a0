import type { DeedKind } from '@sundown/bots/explain'
import type { RoleId } from '@sundown/engine'

/** Somebody in such a sentence: whoever reads it, whoever says it, the Sheriff, or somebody by name. */
export interface Party {
  readonly is: 'you' | 'me' | 'sheriff' | 'other'
  readonly name: string
}

/** Who says it: a player of himself, the table of itself, or nobody in particular. */
export type Speaker = 'player' | 'table' | 'nobody'

const often = (n: number): string => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`)
const named = ({ is, name }: Party): string => (is === 'you' ? 'you' : is === 'sheriff' ? 'the Sheriff' : name)
const object = (party: Party): string => (party.is === 'me' ? 'me' : named(party))
const subject = (party: Party): string => (party.is === 'me' ? 'I' : named(party))

const DEEDS: { readonly [kind in DeedKind]: (at: string) => string } = {
  shot: (at) => `shot at ${at}`,
  robbed: (at) => `took cards from ${at}`,
  jailed: (at) => `put ${at} in jail`,
  challenged: (at) => `challenged ${at} to a duel`,
  harmed: (at) => `acted against ${at}`,
  helped: (at) => `helped ${at}`,
  all: () => 'opened fire on everybody',
}

/** Who is taken for what, and why. The other languages have exactly these keys. */
export const takenEn = {
  title: 'Who was taken for what',
  lead: 'What everybody could think of everybody, from what the whole table saw. All players know their own role besides.',
  ask: 'Work it out',
  working: 'Going through the game again…',
  failed: 'This could not be worked out.',
  matrix: 'Who takes whom for what',
  matrixLead: 'Each row is one player’s guess, as that seat saw it.',
  really: 'really is',
  right: 'right',
  wrong: 'wrong',
  ring: 'ring: how sure',
  by: 'Guessed by',
  table: 'The table',
  shown: 'role shown',
  asTable: 'The same as a table',
  player: 'Player',
  round: (n: number) => (n === 0 ? 'Deal' : `Round ${n}`),
  percent: (n: number) => `${n} %`,
  said: 'What the bots say about it',
  about: (by: string, name: string) => `${by} about ${name}`,
  nothing: 'All roles lie open.',
  a: { sheriff: 'the Sheriff', deputy: 'a Deputy', outlaw: 'an Outlaw', renegade: 'a Renegade' } satisfies { [role in RoleId]: string },
  role: { sheriff: 'Sheriff', deputy: 'Deputy', outlaw: 'Outlaw', renegade: 'Renegade' } satisfies { [role in RoleId]: string },
  takes: (speaker: Speaker, whom: Party, role: string, chance: string): string => {
    if (speaker === 'player') return `I take ${object(whom)} for ${role}, ${chance}`
    if (speaker === 'table') return `The table takes ${object(whom)} for ${role}, ${chance}`
    return `${named(whom)} is probably ${role}, ${chance}`
  },
  did: (kind: DeedKind, by: Party, at: Party | undefined, count: number): string =>
    `${subject(by)} ${DEEDS[kind](at ? object(at) : '')}${often(count)}`,
  sentence: (takes: string, why: string) => `${takes}: ${why}.`,
  left: 'that is what is left of the roles',
  whoLead: 'What a bot in your chair would think, from what everybody has seen and your own role.',
  you: 'And you?',
  warn: 'Warn me before I give myself away',
  warned: (isTrue: boolean, role: string, after: string, before: string) =>
    `${isTrue ? 'This would break your cover' : 'This would look bad'}: the table would take you for ${role}, ${after} instead of ${before}. Do it again if you mean it.`,
  /** Said afterwards. */
  rightly: 'Right.',
  wrongly: (role: string) => `Wrong: it was ${role}.`,
}

export type TakenWords = typeof takenEn
