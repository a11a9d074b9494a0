import { manifest, type Switch } from '../../manifest.ts'

const switches = [
  { id: 'simplifiedDeck', alias: 'no-book-symbol', about: 'without the cards that carry a book symbol' },
  { id: 'stickOfDynamite', alias: 'stick-of-dynamite', about: 'a marker decides where every Dynamite lands that leaves the deck' },
  { id: 'characterChoice', about: 'each player picks one of two secretly dealt characters' },
  { id: 'rotatingSheriff', alias: 'rotating-sheriff', about: 'in a series of games the Sheriff passes from player to player' },
] as const satisfies readonly Switch[]
export type BaseSwitch = (typeof switches)[number]['id']

export const baseManifest = manifest({
  id: 'base',
  switches,
  revives: false,
  picture: { icon: 'revolver', border: 'brown' },
  content: async () => (await import('./index.ts')).base,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  rulings: {
    en: async () => (await import('./rulings.en.ts')).rulings,
    fr: async () => (await import('./rulings.fr.ts')).rulings,
    it: async () => (await import('./rulings.it.ts')).rulings,
  },
  facts: () => import('./facts.ts'),
})
