import type { Kind } from '../art/frame.ts'
import type { Show } from '../screens/library/thing.ts'

/** What the library says. The other languages have exactly these keys. */
export const libraryEn = {
  search: 'Find a card or a word',
  filters: 'Choose what to see',
  game: 'Game',
  show: 'Show',
  everything: 'Everything',
  shows: {
    card: 'Playing cards',
    character: 'Characters',
    role: 'Roles',
    event: 'Events',
    'show-card': 'Show cards',
    'die-face': 'Die faces',
  } satisfies { [show in Show]: string },
  one: {
    card: 'Playing card',
    character: 'Character',
    role: 'Role',
    event: 'Event',
    'show-card': 'Show card',
    'die-face': 'Die face',
  } satisfies { [show in Show]: string },
  kind: 'Kind',
  kinds: {
    brown: 'Play and discard',
    blue: 'Stays in play',
    green: 'Ready next turn',
    orange: 'Dangerous',
    black: 'Bought',
    event: 'For the whole table',
    red: 'BANG! card, one a turn',
  } satisfies { [kind in Kind]: string },
  set: 'Set',
  count: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 found' : `${n} found`),
  elsewhere: (n: number) => (n === 1 ? 'Show the 1 in other lists' : `Show the ${n} in other lists`),
  reach: (n: number) => `reach ${n}`,
  life: (n: number) => `${n} life points`,
  stays: 'not rolled again',
  settled: 'Settled questions',
  deck: 'In the deck',
}

export type LibraryWords = typeof libraryEn
