/** Everything said on a display in the middle of a table. The other languages have exactly these keys. */
export const displayEn = {
  title: 'Table display',
  join: 'Join this table',
  how: 'Point the camera of a phone here, or open the page and enter the code. Each phone shows one hand.',
  qr: 'Invitation as a QR code',
  chairs: 'Chairs',
  free: 'empty',
  ready: 'ready',
  gathering: 'The game begins when the host deals.',
  seated: 'You have a seat at this table in this browser. A display must not know a hand: open its address on another device.',
  mySeat: 'To my seat',
  rematchIn: (names: string) => `In for the rematch: ${names}.`,
  rematchOut: (names: string) => `Not yet: ${names}.`,
  late: (turns: number) =>
    `This table shows spectators the game ${turns === 1 ? 'one turn' : `${turns} turns`} late. The display is a spectator.`,
}

export type DisplayWords = typeof displayEn
