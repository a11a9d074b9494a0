import type { AroundWords } from './types.ts'

/** What is said around the table: account, settings, keys, credits. */
export const aroundIt: AroundWords = {
  account: { title: 'Account' },
  pages: { learn: 'Impara', learnNow: 'Impara in cinque minuti', library: 'Le carte', help: 'Come si gioca', replay: 'Rivedi' },
  settings: {
    title: 'Impostazioni',
    theme: 'Tema',
    mute: 'Silenzia',
    hints: 'Consigli',
  },
  notice: { turn: 'Tocca a te.', asked: 'Ti si chiede qualcosa.', shot: (name) => `${name} ti spara.`, over: 'La partita è finita.' },
  keys: {
    title: 'Tasti',
    move: 'Passa da una scelta all’altra',
    confirm: 'Conferma',
    back: 'Rimetti giù',
    numbers: 'Scegli per numero',
    end: 'Fine turno',
    log: 'Apri la cronaca',
    text: 'Il tavolo come testo',
    undo: 'Torna indietro',
    skip: 'Salta il movimento',
    look: 'Spiega ciò che ha il focus',
    help: 'Mostra i tasti',
    names: { arrows: 'Frecce', enter: 'Invio', escape: 'Esc' },
  },
  credits: {
    title: 'Riconoscimenti',
  },
}
