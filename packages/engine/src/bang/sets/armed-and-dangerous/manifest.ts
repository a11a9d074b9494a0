import { manifest } from '../../manifest.ts'

export const armedAndDangerousManifest = manifest({
  id: 'armed-and-dangerous',
  switches: [],
  revives: false,
  picture: { icon: 'dynamite', border: 'orange' },
  table: { zones: {}, counters: { 'load-token': { icon: 'bullets' } } },
  content: async () => (await import('./index.ts')).armedAndDangerous,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
