import type { PhraseCode } from './types.ts'

/** What is said around the chat of a table. The other languages have exactly these keys. */
export const talkEn = {
  say: 'Say something…',
  send: 'Send',
  phrases: {
    hello: 'Howdy',
    'good-game': 'Good game',
    'well-played': 'Well played',
    thanks: 'Thank you',
    sorry: 'Sorry',
    hurry: 'Come on',
    oops: 'Oops',
    'not-me': 'It wasn’t me',
    'trust-me': 'Trust me',
    draw: 'Draw!',
  } satisfies { [code in PhraseCode]: string },
  quick: 'Quick phrases',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  closed: 'The host has closed the chat.',
  closeTalk: 'Close the chat for everybody',
  openTalk: 'Open the chat',
  aside: 'not heard by those in play',
  somebody: 'Somebody who left',
  empty: 'Nobody has said anything.',
  /** About the others at the table, for those who hear it. */
  people: {
    sitsDown: (name: string) => `${name} sits down.`,
    getsUp: (name: string) => `${name} gets up.`,
    isReady: (name: string) => `${name} is ready.`,
    isAway: (name: string) => `${name} is away.`,
    isBack: (name: string) => `${name} is back.`,
    botFor: (name: string) => `A bot plays for ${name}.`,
  },
}

export type TalkWords = typeof talkEn
