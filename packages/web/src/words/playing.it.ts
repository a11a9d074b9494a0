import type { PlayingWords } from './playing.en.ts'

export const playingIt: PlayingWords = {
  paused: 'La partita è in pausa.',
  pause: 'Chiedi una pausa',
  unpause: 'Continua',
  agree: 'D’accordo',
  withdraw: 'Ritira la richiesta',
  pauseVotes: (names) => `Pausa chiesta da: ${names}.`,
  unpauseVotes: (names) => `Pronti a continuare: ${names}.`,
  isAway: (name, time) => `${name} è via da ${time}.`,
  letBot: (name) => `Fai giocare un bot per ${name}`,
  botForYou: 'Un bot gioca per te.',
  letBotForMe: 'Fai giocare un bot per me',
  takeOver: 'Riprendi a giocare',
  toTable: 'Al tavolo',
  quit: 'Lascia la partita',
  quitAsk: 'Un bot giocherà al tuo posto. Non potrai tornare.',
  quitRated: 'In una partita classificata hai allora perso, e devi aspettare prima della prossima.',
}
