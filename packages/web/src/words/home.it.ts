import type { HomeWords } from './home.en.ts'

/** What the home page says besides: to somebody who is here for the first time, about a game to watch, and on the bar of a phone. */
export const homeIt: HomeWords = {
  first: {
    title: 'Cinque bot, quattro segreti',
    line: 'Cora spara a Opal. Chi mente?',
    picture: 'Un tavolo da cinque: Deacon porta la stella, Cora mira a Opal.',
    take: 'Prendi la sedia di Opal',
    roles: {
      sheriff: ['Sceriffo', 'elimina i Fuorilegge'],
      deputy: ['Vice', 'protegge la stella'],
      outlaw: ['Fuorilegge', 'spara alla stella'],
      renegade: ['Rinnegato', 'sopravvive a tutti'],
    },
  },
  live: 'Dal vivo',
  seats: (people, bots) =>
    [people > 0 && (people === 1 ? '1 persona' : `${people} persone`), bots > 0 && `${bots} bot`].filter(Boolean).join(', '),
  watch: 'Guarda',
  bar: {
    label: 'Pagine',
    play: 'Gioca',
    friends: 'Amici',
    cards: 'Carte',
    you: 'Tu',
    waiting: (n) => `${n} in attesa`,
    here: (n) => `${n} qui`,
  },
}
