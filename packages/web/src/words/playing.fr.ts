import type { PlayingWords } from './playing.en.ts'

export const playingFr: PlayingWords = {
  paused: 'La partie est en pause.',
  pause: 'Demander une pause',
  unpause: 'Continuer',
  agree: 'D’accord',
  withdraw: 'Retirer ma demande',
  pauseVotes: (names) => `Pause demandée : ${names}.`,
  unpauseVotes: (names) => `Prêts à continuer : ${names}.`,
  isAway: (name, time) => `${name} n’est plus là depuis ${time}.`,
  letBot: (name) => `Laisser un robot jouer pour ${name}`,
  botForYou: 'Un robot joue pour vous.',
  letBotForMe: 'Laisser un robot jouer pour moi',
  takeOver: 'Reprendre ma place',
  toTable: 'À la table',
  quit: 'Quitter la partie',
  quitAsk: 'Un robot jouera à votre place. Vous ne pourrez pas revenir.',
  quitRated: 'Dans une partie classée, elle est alors perdue pour vous, et vous devez attendre avant la suivante.',
}
