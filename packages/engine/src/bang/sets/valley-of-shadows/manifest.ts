import { manifest } from '../../manifest.ts'

export const valleyOfShadowsManifest = manifest({
  id: 'valley-of-shadows',
  switches: [],
  revives: true,
  picture: { icon: 'ghost', border: 'blue' },
  content: async () => (await import('./index.ts')).valleyOfShadows,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
