import type { SetWords } from '@sundown/engine/set'
import type { cards, tools } from './facts.ts'
import type { RiverCampSwitch } from './manifest.ts'
import type { Bought } from './parts.ts'

type Own = {
  readonly kinds: 'tool'
  readonly things: keyof typeof tools
  readonly zones: 'tool-row' | 'tool-pile' | 'kit'
  readonly counters: 'dust' | 'shell'
  readonly happenings: { readonly bought: Bought }
  readonly variants: RiverCampSwitch
}

type RiverCampWords = SetWords<keyof typeof cards, never, never, { readonly [kind in never]: never }, never, Own>

const entry = (text: string) => ({ text, rulings: [] })

export const en: RiverCampWords = {
  title: 'River Camp',
  adds: 'Tools and shells.',
  cards: { snare: entry('Two shells draw a card.') },
  characters: {},
  roles: {},
  events: {},
  nouns: { snare: 'masculine' },
  tales: { played: {}, checked: {}, shown: {} },
  questions: {},
  fields: { 'pay-shell': { ask: 'How many shells?' } },
  kinds: { tool: { one: 'tool', many: 'Tools' } },
  things: { rope: entry('Draw a card.'), spyglass: entry('You see others one nearer.') },
  thingNouns: { rope: 'feminine', spyglass: 'feminine' },
  zones: { 'tool-row': 'For sale', 'tool-pile': 'Tools', kit: 'Kit' },
  counters: {
    dust: {
      amount: (count) => `${count} dust`,
      moved: ({ to, amount }, say) => (to.seat === undefined ? undefined : `${say.seat(to.seat)} takes ${amount} dust.`),
    },
    shell: { amount: (count) => `${count} shells`, moved: () => undefined },
  },
  happenings: {
    bought: ({ seat, about: { tool, price } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} buys ${say.a(tool)} for ${price}.`,
  },
  variants: { highWater: { name: 'High water', text: 'The river is high.' } },
}
