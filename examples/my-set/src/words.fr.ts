import type { CattleDriveWords } from './words.ts'

export const fr: CattleDriveWords = {
  title: 'Cattle Drive',
  adds: 'Sept cartes et deux personnages venus de la longue piste du nord.',
  cards: {
    'camp-coffee': {
      text: 'Regagnez un point de vie et piochez une carte.',
      rulings: ['Avec tous vos points de vie, vous piochez quand même la carte.'],
    },
    rustling: {
      text: 'Prenez une carte au hasard dans la main d’un joueur à une distance de 2 ou moins.',
      rulings: ['Votre arme ne compte pas, seule la distance compte.'],
    },
    stampede: {
      text: 'Chaque autre joueur défausse la dernière carte arrivée devant lui.',
      rulings: ['Un joueur qui n’a rien devant lui ne perd rien.'],
    },
    saddlebags: { text: 'Vous pouvez garder jusqu’à sept cartes à la fin de votre tour.', rulings: [] },
  },
  characters: {
    'ramona-cruz': { text: 'Si votre tour se termine et que vous n’avez aucune carte en main, piochez-en une.', rulings: [] },
    'old-man-tucker': {
      text: 'Tous les autres joueurs vous voient à une distance augmentée de 1.',
      rulings: ['Un Mustang s’y ajoute.'],
    },
  },
  roles: {},
  events: {},
  nouns: { 'camp-coffee': 'masculine', rustling: 'masculine', stampede: 'feminine', saddlebags: 'proper' },
  tales: {
    played: {
      'camp-coffee': ({ seat }, say) => `${say.seat(seat)} {se verse|vous versez} un café du bivouac.`,
      stampede: ({ seat }, say) => `${say.seat(seat)} {provoque|provoquez} une débandade !`,
    },
    checked: {},
    shown: {},
  },
  questions: {},
  fields: {},
}
