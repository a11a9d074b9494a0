import { manifest } from '../../manifest.ts'

export const dodgeCityManifest = manifest({
  id: 'dodge-city',
  switches: [],
  revives: false,
  picture: { icon: 'black-book', border: 'green' },
  content: async () => (await import('./index.ts')).dodgeCity,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
