import type { TalkWords } from './talk.en.ts'

export const talkIt: TalkWords = {
  say: 'Di’ qualcosa…',
  send: 'Invia',
  phrases: {
    hello: 'Salve',
    'good-game': 'Bella partita',
    'well-played': 'Ben giocato',
    thanks: 'Grazie',
    sorry: 'Scusa',
    hurry: 'Forza',
    oops: 'Ops',
    'not-me': 'Non sono stato io',
    'trust-me': 'Fidati',
    draw: 'Estrai!',
  },
  quick: 'Frasi pronte',
  mute: (name) => `Non sentire più ${name}`,
  unmute: (name) => `Senti di nuovo ${name}`,
  closed: 'Chi ospita ha chiuso la chat.',
  closeTalk: 'Chiudi la chat per tutti',
  openTalk: 'Apri la chat',
  aside: 'chi gioca non lo sente',
  somebody: 'Qualcuno che è andato via',
  empty: 'Nessuno ha detto nulla.',
}
