/** What is said around a running game at a server. The other languages have exactly these keys. */
export const playingEn = {
  paused: 'The game is paused.',
  pause: 'Ask for a pause',
  unpause: 'Go on',
  agree: 'Agree',
  withdraw: 'Take the wish back',
  pauseVotes: (names: string) => `${names} would like a pause.`,
  unpauseVotes: (names: string) => `${names} would like to go on.`,
  isAway: (name: string, time: string) => `${name} has been away for ${time}.`,
  letBot: (name: string) => `Let a bot play for ${name}`,
  botForYou: 'A bot plays for you.',
  letBotForMe: 'Let a bot play for me',
  takeOver: 'Play again',
  toTable: 'To the table',
  quit: 'Leave the game',
  quitAsk: 'A bot will play on for you. You cannot come back.',
  quitRated: 'In a rated game you have lost then, and have to pause before the next one.',
}

export type PlayingWords = typeof playingEn
