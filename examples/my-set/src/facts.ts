import { cardFacts, characterFacts } from '@sundown/engine/set'

/** What is printed. `copies`: rank and suit of every card there is. */
export const cards = cardFacts({
  'camp-coffee': {
    name: { en: 'Camp Coffee', fr: 'Café du bivouac', it: 'Caffè da campo' },
    border: 'brown',
    type: 'action',
    copies: '7C 10H',
    target: 'self',
    symbols: ['heal', 'draw'],
  },
  rustling: {
    name: { en: 'Rustling', fr: 'Vol de bétail', it: 'Furto di bestiame' },
    border: 'brown',
    type: 'action',
    copies: '5D JC',
    target: 'one-other-distance-2',
    symbols: ['take-card'],
  },
  stampede: {
    name: { en: 'Stampede', fr: 'Débandade', it: 'Fuga della mandria' },
    border: 'brown',
    type: 'action',
    copies: 'QS',
    target: 'all-others',
    symbols: ['discard-card'],
  },
  saddlebags: {
    name: { en: 'Saddlebags', fr: 'Sacoches', it: 'Bisacce' },
    border: 'blue',
    type: 'equipment',
    copies: '9D 4S',
  },
})

export const characters = characterFacts({
  'ramona-cruz': { name: { en: 'Ramona Cruz', fr: 'Ramona Cruz', it: 'Ramona Cruz' }, life: 4 },
  'old-man-tucker': { name: { en: 'Old Man Tucker', fr: 'Le vieux Tucker', it: 'Il vecchio Tucker' }, life: 3 },
})
