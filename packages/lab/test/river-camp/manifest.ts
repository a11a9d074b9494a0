import { manifest, type Switch } from '@sundown/engine/set'

const switches = [
  { id: 'highWater', alias: 'high-water', about: 'the river is high', alone: true, leastPlayers: 4 },
] as const satisfies readonly Switch[]
export type RiverCampSwitch = (typeof switches)[number]['id']

export const riverCampManifest = manifest({
  id: 'river-camp',
  switches,
  revives: false,
  picture: { icon: 'sun', border: 'orange' },
  table: { zones: { 'tool-row': { stands: 'above' } }, counters: { dust: { icon: 'sun' }, shell: { icon: 'sun' } } },
  content: async () => (await import('./index.ts')).riverCampSet,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    // A made-up set speaks one language, three times.
    fr: async () => (await import('./words.en.ts')).en,
    it: async () => (await import('./words.en.ts')).en,
  },
  facts: () => import('./facts.ts'),
})
