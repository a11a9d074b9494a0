import { characterFacts, roleFacts, thingFacts } from '../../facts.ts'

export const characters = characterFacts({
  'don-bell': { name: { en: 'Don Bell', it: 'Don Bell' }, life: 4 },
  'dutch-will': { name: { en: 'Dutch Will', it: 'Dutch Will' }, life: 4 },
  'jacky-murieta': { name: { en: 'Jacky Murieta', it: 'Jacky Murieta' }, life: 4 },
  'josh-mccloud': { name: { en: 'Josh McCloud', it: 'Josh McCloud' }, life: 4 },
  'madam-yto': { name: { en: 'Madam Yto', it: 'Madam Yto' }, life: 4 },
  'pretty-luzena': { name: { en: 'Pretty Luzena', it: 'Pretty Luzena' }, life: 4 },
  'raddie-snake': { name: { en: 'Raddie Snake', it: 'Raddie Snake' }, life: 4 },
  'simeon-picos': { name: { en: 'Simeon Picos', it: 'Simeon Picos' }, life: 4 },
})

export const equipment = thingFacts({
  shot: { name: { en: 'Shot', it: 'Bicchierino' }, border: 'brown', count: 3, target: 'one-any', more: { cost: 1 } },
  bottle: { name: { en: 'Bottle', it: 'Bottiglia' }, border: 'brown', count: 3, more: { cost: 2, modes: ['panic', 'beer', 'bang'] } },
  pardner: {
    name: { en: 'Pardner', it: 'Complice' },
    border: 'brown',
    count: 3,
    more: { cost: 2, modes: ['general-store', 'duel', 'cat-balou'] },
  },
  rhum: { name: { en: 'Rhum', it: 'Rum' }, border: 'brown', count: 2, more: { cost: 3 } },
  'union-pacific': { name: { en: 'Union Pacific', it: 'Union Pacific' }, border: 'brown', count: 1, more: { cost: 4 } },
  'gold-rush': { name: { en: 'Gold Rush', it: "Corsa all'Oro" }, border: 'brown', count: 1, more: { cost: 5 } },
  boots: { name: { en: 'Boots', it: 'Stivali' }, border: 'black', count: 1, more: { cost: 3, forceDiscardCost: 4 } },
  calumet: { name: { en: 'Calumet', it: 'Calumet' }, border: 'black', count: 1, more: { cost: 3, forceDiscardCost: 4 } },
  'gold-pan': {
    name: { en: 'Gold Pan', it: 'Setaccio' },
    border: 'black',
    count: 1,
    more: { cost: 3, forceDiscardCost: 4, usesPerTurn: 2 },
  },
  'gun-belt': {
    name: { en: 'Gun Belt', it: 'Cinturone' },
    border: 'black',
    count: 1,
    more: { cost: 2, forceDiscardCost: 3, handLimit: 8 },
  },
  horseshoe: { name: { en: 'Horseshoe', it: 'Ferro di Cavallo' }, border: 'black', count: 1, more: { cost: 2, forceDiscardCost: 3 } },
  'lucky-charm': { name: { en: 'Lucky Charm', it: 'Talismano' }, border: 'black', count: 1, more: { cost: 3, forceDiscardCost: 4 } },
  pickaxe: { name: { en: 'Pickaxe', it: 'Piccone' }, border: 'black', count: 1, more: { cost: 4, forceDiscardCost: 5 } },
  rucksack: { name: { en: 'Rucksack', it: 'Zaino' }, border: 'black', count: 1, more: { cost: 3, forceDiscardCost: 4 } },
  wanted: {
    name: { en: 'Wanted', it: 'Ricercato' },
    border: 'black',
    count: 3,
    more: { cost: 2, forceDiscardCost: 3, placedOn: 'any-player-including-self' },
  },
})

export const roles = roleFacts({
  'shadow-renegade': { name: { en: 'Shadow-Renegade' }, count: 1, public: true },
})

export const things = { equipment }
