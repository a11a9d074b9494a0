import { manifest } from '../../manifest.ts'

export const greatTrainRobberyManifest = manifest({
  id: 'great-train-robbery',
  switches: [],
  revives: true,
  picture: { icon: 'steam-locomotive', border: 'blue' },
  content: async () => (await import('./index.ts')).greatTrainRobbery,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
