import { manifest } from '../../manifest.ts'

export const fistfulOfCardsManifest = manifest({
  id: 'fistful-of-cards',
  switches: [],
  events: { count: 14 },
  revives: true,
  picture: { icon: 'poker-hand', border: 'event' },
  content: async () => (await import('./index.ts')).fistfulOfCards,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
