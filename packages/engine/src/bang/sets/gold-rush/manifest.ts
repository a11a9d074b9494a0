import { manifest, type Switch } from '../../manifest.ts'

const switches = [
  {
    id: 'shadowGunslingers',
    alias: 'shadow-gunslingers',
    about: 'eliminated players come back without life for each of their own turns',
    alone: true,
    leastPlayers: 4,
  },
] as const satisfies readonly Switch[]
export type GoldRushSwitch = (typeof switches)[number]['id']

export const goldRushManifest = manifest({
  id: 'gold-rush',
  switches,
  revives: false,
  picture: { icon: 'gold-nuggets', border: 'black' },
  content: async () => (await import('./index.ts')).goldRush,
  words: {
    en: async () => (await import('./words.en.ts')).en,
    fr: async () => (await import('./words.fr.ts')).fr,
    it: async () => (await import('./words.it.ts')).it,
  },
  facts: () => import('./facts.ts'),
})
