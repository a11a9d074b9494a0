import type { HomeWords } from './home.en.ts'

/** What the home page says besides: to somebody who is here for the first time, about a game to watch, and on the bar of a phone. */
export const homeFr: HomeWords = {
  first: {
    title: 'Cinq robots, quatre secrets',
    line: 'Cora tire sur Opal. Qui ment ?',
    picture: 'Une table de cinq : Deacon porte l’étoile, Cora vise Opal.',
    take: 'Prendre la chaise d’Opal',
    roles: {
      sheriff: ['Shérif', 'abat les Hors-la-loi'],
      deputy: ['Adjoint', 'garde l’étoile'],
      outlaw: ['Hors-la-loi', 'tire sur l’étoile'],
      renegade: ['Renégat', 'survit à tous'],
    },
  },
  live: 'En direct',
  seats: (people, bots) =>
    [people > 0 && (people === 1 ? '1 personne' : `${people} personnes`), bots > 0 && (bots === 1 ? '1 robot' : `${bots} robots`)]
      .filter(Boolean)
      .join(', '),
  watch: 'Regarder',
  bar: {
    label: 'Pages',
    play: 'Jouer',
    friends: 'Amis',
    cards: 'Cartes',
    you: 'Vous',
    waiting: (n) => `${n} en attente`,
    here: (n) => `${n} en ligne`,
  },
}
