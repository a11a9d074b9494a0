/** Everything said around one device that several people share. The other languages have exactly these keys. */
export const deviceEn = {
  title: 'Several people on one device',
  entry: 'On one device',
  lead: 'The device goes from hand to hand. Between two people the screen is covered, so that nobody sees another one’s cards. Works without a network.',
  game: 'Game',
  people: 'People',
  bots: 'Bots besides',
  noBots: 'none',
  names: 'In the order in which you sit',
  nameOf: (n: number) => `Player ${n}`,
  twice: 'Two people have this name.',
  deal: 'Deal the cards',
  /** The screen is covered. */
  passTo: (name: string) => `Pass the device to ${name}`,
  lookAway: 'Everybody else looks away.',
  iAm: (name: string) => `I am ${name}`,
  since: (name: string) => `Since ${name} looked last`,
  nothing: 'Nothing that everybody could see.',
  others: 'Somebody else wants to look first',
  botsPlay: 'The bots are playing',
  holds: (name: string) => `${name} holds the device.`,
  waitsFor: (name: string) => `${name} is asked.`,
  cover: 'Cover the screen',
  another: 'Another game',
  anotherNote: 'This ends the game you have open, for everybody.',
  goOn: 'Go on playing',
  lost: 'The saved game follows older rules and cannot go on.',
  failed: 'This game cannot be set up. Choose other sets or another number of players.',
}

export type DeviceWords = typeof deviceEn
