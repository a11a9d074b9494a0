import { cardFacts, thingFacts } from '@sundown/engine/set'

export const cards = cardFacts({
  snare: {
    name: { en: 'Snare', fr: 'Collet', it: 'Laccio' },
    border: 'orange',
    type: 'equipment',
    copies: '4H 9C 10S',
    more: { shells: 2 },
  },
})

export const tools = thingFacts({
  rope: { name: { en: 'Rope', fr: 'Corde', it: 'Corda' }, count: 20, border: 'brown', more: { cost: 1 } },
  spyglass: { name: { en: 'Spyglass', fr: 'Longue-vue', it: 'Cannocchiale' }, count: 8, border: 'black', more: { cost: 1 } },
})

export const things = { tool: tools }
