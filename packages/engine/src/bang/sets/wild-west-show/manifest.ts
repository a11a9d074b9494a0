import { manifest } from '../../manifest.ts'

export const wildWestShowManifest = manifest({
  id: 'wild-west-show',
  switches: [],
  revives: true,
  picture: { icon: 'saddle', border: 'event' },
  content: async () => (await import('./index.ts')).wildWestShow,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
