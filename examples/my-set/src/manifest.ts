import { manifest } from '@sundown/engine/set'

/** What everybody needs to know of the set before it is loaded. The default export of the package is this. */
export default manifest({
  id: 'cattle-drive',
  switches: [],
  revives: false,
  picture: { icon: 'cow', border: 'brown' },
  content: async () => (await import('./index.ts')).cattleDrive,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
