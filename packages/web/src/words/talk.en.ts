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
}

export type TalkWords = typeof talkEn
