const count = (n: number, singular: string, plural = `${singular}s`): string => `${n} ${n === 1 ? singular : plural}`
const time = (n: number): string => String(Math.round(n * 10) / 10)

/** Everything said on the page of one's own games. The other languages have exactly these keys. */
export const historyEn = {
  title: 'Your games',
  lead: 'Counted on this device, game by game. Nobody else sees it unless you share it.',
  none: 'No finished game of this kind yet. Play one to its end, and it is counted here.',
  game: 'Game',
  size: 'Table size',
  anySize: 'any',
  against: 'Against',
  againstWhom: { all: 'anybody', people: 'people', bots: 'bots only' },
  result: 'Result',
  results: { all: 'all', won: 'won', lost: 'lost' },
  games: (n: number): string => (n === 1 ? 'game' : 'games'),
  won: 'won',
  lost: 'lost',
  share: 'share',
  byRole: 'By role',
  byCharacter: 'By character',
  bySet: 'By set',
  bySize: 'By table size',
  players: (n: string) => `${n} players`,
  ofGames: (won: number, games: number) => `${won} of ${games}`,
  interval: (low: number, high: number) => `19 times in 20 between ${low} and ${high}\u00a0%`,
  plotNote: 'The diamond is what was, the wedge what may be: in 19 of 20 cases the true share lies within.',
  streak: 'Streaks',
  winning: (n: number) => `${count(n, 'game')} won in a row`,
  losing: (n: number) => `${count(n, 'game')} lost in a row`,
  longest: (n: number) => `Longest: ${count(n, 'win')} in a row`,
  nemesis: 'Nemesis',
  nemesisNote: (times: number, of: number, chance: number) =>
    `Shot you out of ${count(times, 'game')} in ${of}. Chance says ${time(chance)}.`,
  angel: 'Guardian angel',
  angelNote: (times: number, of: number, chance: number) => `On your side you win ${times} of ${of} together. Chance says ${time(chance)}.`,
  notYet: 'Comes after 20 games with the same person.',
  bot: 'bot',
  last: 'Last games',
  more: 'Older ones',
  replay: 'Replay',
  merge: 'Add the games of my account',
  mergeNote: 'Reads the records of games you played at this server, also on other devices, and counts each once. Records know no names.',
  merging: (n: number) => `Looking at ${count(n, 'game')}…`,
  merged: (added: number, left: number) =>
    `${count(added, 'game')} added.${left === 0 ? '' : ` ${count(left, 'game')} of older rules cannot be read.`}`,
  unreachable: 'The server cannot be reached. Try again later.',
  shareIt: 'Share',
  shared: (games: number, won: number, percent: number, low: number, high: number) =>
    `Sundown: ${count(games, 'game')}, ${won} won (${percent}\u00a0%, 19 times in 20 between ${low} and ${high}\u00a0%).`,
  copied: 'Copied.',
  notCopied: 'It could not be copied.',
  forget: 'Forget all of it',
  forgetAsk: 'Everything counted on this device is deleted. Games at the server stay there.',
}

export type HistoryWords = typeof historyEn
