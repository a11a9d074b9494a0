const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const number = (n: number): string => NUMBERS[n] ?? String(n)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is said to whoever wants to play at once. The other languages have exactly these keys. */
export const quickEn = {
  title: 'Quick play',
  /** Beside the button: where it leads. */
  joins: (host: string, free: number) => `${host}’s table has ${number(free)} ${free === 1 ? 'chair' : 'chairs'} left.`,
  opens: 'Opens a table for you.',
  fillIn: (seconds: number) => `Bots fill in after ${seconds} s.`,
  likes: 'What I like',
  size: 'Players',
  anySize: 'any',
  pace: 'Pace',
  paces: { fast: '30 s a turn', usual: '60 s a turn', calm: '120 s a turn' },
  setting: (game: string, seconds: number) => `${game} · ${seconds} s`,
  chairs: 'Chairs',
  you: 'You',
  justNow: 'just now',
  away: 'away',
  botIn: (time: string) => `bot in ${time}`,
  bot: 'Bot',
  left: (time: string) => `${time} left`,
  afterwards: (bots: number) =>
    bots === 1 ? 'Then a bot sits down and the cards are dealt.' : `Then ${number(bots)} bots sit down and the cards are dealt.`,
  full: 'Every chair has a person. The cards are dealt.',
  botsSit: 'Bots have sat down. The cards are dealt in a moment; a person may still take a bot’s chair.',
  dealing: 'The cards are being dealt…',
  here: (people: number, chairs: number) => `${capital(number(people))} of ${number(chairs)} ${people === 1 ? 'is' : 'are'} here`,
  until: 'Somebody may still take an empty chair. A bot gives its chair up to a person until the deal.',
  agreed: (ready: number, people: number) => `${capital(number(ready))} of ${number(people)} want to deal now.`,
  leave: 'Leave',
  dealNow: 'Deal now, with bots',
  wait: 'Wait for people after all',
  takeChair: 'Take a chair',
  watching: 'You only watch. Take a chair to play.',
  meanwhile: 'Play on meanwhile',
  meanwhileNote: 'Go anywhere. The ticket comes along and calls you when the cards are dealt.',
  warmUp: 'Warm up here',
  warmUpNote: 'A hand against bots in this page. It is kept when the deal comes.',
  draw: 'Draw',
  learn: 'Learn in five minutes',
  learnNote: 'A first game that tells you what to do.',
  begin: 'Begin',
  read: 'Look at the cards',
  readNote: 'Everything that may be dealt to you.',
  look: 'Look',
  atTable: 'At the table',
  ticket: 'Your chair',
  ticketAt: (host: string) => `${host}’s table`,
  ticketState: (people: number, chairs: number) => `${people} of ${chairs} here`,
  called: 'The cards are dealt',
  toTable: 'To the table',
}

export type QuickWords = typeof quickEn
