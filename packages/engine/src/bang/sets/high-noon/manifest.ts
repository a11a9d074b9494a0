import { manifest, type Switch } from '../../manifest.ts'

const switches = [{ id: 'highNoonExtras', about: 'High Noon with its two extra events' }] as const satisfies readonly Switch[]
export type HighNoonSwitch = (typeof switches)[number]['id']

export const highNoonManifest = manifest({
  id: 'high-noon',
  switches,
  events: { count: 12, more: { with: 'highNoonExtras', count: 2 } },
  revives: true,
  picture: { icon: 'sun', border: 'event' },
  content: async () => (await import('./index.ts')).highNoon,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
