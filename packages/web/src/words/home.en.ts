/** What the home page says besides: to somebody who is here for the first time, about a game to watch, and on the bar of a phone. */
export const homeEn = {
  first: {
    title: 'Five bots, four secrets',
    line: 'Cora shoots Opal. Who is lying?',
    picture: 'A table of five: Deacon wears the star, Cora aims at Opal.',
    take: 'Take Opal’s chair',
    roles: {
      sheriff: ['Sheriff', 'ends the Outlaws'],
      deputy: ['Deputy', 'guards the star'],
      outlaw: ['Outlaw', 'shoots the star'],
      renegade: ['Renegade', 'outlives them all'],
    },
  },
  live: 'Live',
  seats: (people: number, bots: number) =>
    [people > 0 && (people === 1 ? '1 person' : `${people} people`), bots > 0 && (bots === 1 ? '1 bot' : `${bots} bots`)]
      .filter(Boolean)
      .join(', '),
  watch: 'Watch',
  bar: {
    label: 'Pages',
    play: 'Play',
    friends: 'Friends',
    cards: 'Cards',
    you: 'You',
    waiting: (n: number) => `${n} waiting`,
    here: (n: number) => `${n} here`,
  },
}

export type HomeWords = typeof homeEn
