import { cardFacts, characterFacts, type Rank, type Suit, thingFacts } from '../../facts.ts'

export const cards = cardFacts({
  cactus: {
    name: { en: 'Cactus', it: 'Cactus' },
    border: 'brown',
    type: 'response',
    copies: '7H',
    check: { suits: ['hearts', 'diamonds'] },
  },
  dragoon: { name: { en: 'Dragoon', it: 'Dragoon' }, border: 'blue', type: 'weapon', copies: 'JS', range: 2 },
  evaded: { name: { en: 'Evaded!', it: 'Per Un Pelo!' }, border: 'brown', type: 'response', copies: 'QC' },
  'full-steam': { name: { en: 'Full Steam', it: 'A Tutto Vapore' }, border: 'brown', type: 'action', copies: '2S' },
  'knife-revolver': {
    name: { en: 'Knife Revolver', it: 'Knife Revolver' },
    border: 'brown',
    type: 'action',
    copies: '5D',
    check: { ranks: ['J', 'Q', 'K', 'A'] },
  },
  map: { name: { en: 'Map', it: 'Mappa' }, border: 'blue', type: 'equipment', copies: '3D' },
  'money-bag': { name: { en: 'Money Bag', it: 'Sacco Di Soldi' }, border: 'brown', type: 'action', copies: 'QC' },
  'most-wanted': {
    name: { en: 'Most Wanted', it: 'Most Wanted' },
    border: 'brown',
    type: 'action',
    copies: 'KS',
    check: { suits: ['spades'] },
  },
  'next-stop': { name: { en: 'Next Stop', it: 'Prossima Fermata' }, border: 'brown', type: 'action', copies: '2D KC' },
  refund: { name: { en: 'Refund', it: 'Rimborso' }, border: 'blue', type: 'equipment', copies: '3S' },
  strongbox: { name: { en: 'Strongbox', it: 'Cassaforte' }, border: 'blue', type: 'equipment', copies: '9H' },
  switch: { name: { en: 'Switch', it: 'Scambio' }, border: 'brown', type: 'action', copies: '6H' },
  'train-robbery': { name: { en: 'Train Robbery', it: 'Rapina Al Treno' }, border: 'brown', type: 'action', copies: '4D JC' },
  'water-tower': { name: { en: 'Water Tower', it: 'Serbatoio' }, border: 'brown', type: 'action', copies: '8H' },
})

export const characters = characterFacts({
  'benny-brawler': { name: { en: 'Benny Brawler', it: 'Benny Brawler' }, life: 4 },
  'evan-babbit': { name: { en: 'Evan Babbit', it: 'Evan Babbit' }, life: 4 },
  'jimmy-texas': { name: { en: 'Jimmy Texas', it: 'Jimmy Texas' }, life: 4 },
  manuelita: { name: { en: 'Manuelita', it: 'Manuelita' }, life: 4 },
  sancho: { name: { en: 'Sancho', it: 'Sancho' }, life: 3 },
  'sgt-blaze': { name: { en: 'Sgt. Blaze', it: 'Sgt. Blaze' }, life: 5 },
  'shade-oconnor': { name: { en: "Shade O'Connor", it: "Shade O'Connor" }, life: 4 },
  'zippy-roy': { name: { en: 'Zippy Roy', it: 'Zippy Roy' }, life: 5 },
})

/** All of them count as blue cards. `more.type` says how they are used. */
const permanent = { count: 1, border: 'blue', type: 'equipment', more: { type: 'permanent' } } as const
const discardToUse = { ...permanent, more: { type: 'discard-to-use' } } as const

export const railcars = thingFacts({
  'baggage-car': { name: { en: 'Baggage Car', it: 'Baggage Car' }, ...discardToUse, outOfTurn: true },
  caboose: { name: { en: 'Caboose', it: 'Caboose' }, ...permanent },
  'cattle-truck': { name: { en: 'Cattle Truck', it: 'Cattle Truck' }, ...discardToUse },
  'circus-wagon': { name: { en: 'Circus Wagon', it: 'Circus Wagon' }, ...discardToUse },
  'coal-hopper': { name: { en: 'Coal Hopper', it: 'Coal Hopper' }, ...discardToUse },
  'dining-car': { name: { en: 'Dining Car', it: 'Dining Car' }, ...permanent, check: { suits: ['hearts'] } },
  'express-car': { name: { en: 'Express Car', it: 'Express Car' }, ...discardToUse },
  'ghost-car': {
    name: { en: 'Ghost Car', it: 'Ghost Car' },
    ...permanent,
    more: { ...permanent.more, placedOn: 'any-player-except-sheriff-even-eliminated' },
  },
  'lounge-car': { name: { en: 'Lounge Car', it: 'Lounge Car' }, ...discardToUse },
  'lumber-flatcar': {
    name: { en: 'Lumber Flatcar', it: 'Lumber Flatcar' },
    ...permanent,
    more: { ...permanent.more, placedOn: 'any-player-including-self' },
  },
  'mail-car': { name: { en: 'Mail Car', it: 'Mail Car' }, ...discardToUse },
  'observation-car': { name: { en: 'Observation Car', it: 'Observation Car' }, ...permanent },
  'passenger-car': { name: { en: 'Passenger Car', it: 'Passenger Car' }, ...discardToUse },
  'prisoner-car': { name: { en: 'Prisoner Car', it: 'Prisoner Car' }, ...permanent },
  'private-car': { name: { en: 'Private Car', it: 'Private Car' }, ...permanent },
  'sleeper-car': { name: { en: 'Sleeper Car', it: 'Sleeper Car' }, ...permanent },
})

export const locomotives = thingFacts({
  ironhorse: { name: { en: 'Ironhorse', it: 'Ironhorse' }, count: 1, more: { side: 'front' } },
  leland: { name: { en: 'Leland', it: 'Leland' }, count: 1, more: { side: 'back' } },
})

/** What a Station asks for. */
export interface Cost {
  readonly card?: string
  readonly anyOf?: readonly string[]
  readonly suit?: Suit
  readonly ranks?: readonly Rank[]
  readonly border?: string
  readonly life?: number
  readonly anyCards?: number
}

const costing = <const C extends Cost>(cost: C) => ({ count: 1, more: { cost } }) as const

export const stations = thingFacts({
  'boom-town': { name: { en: 'Boom Town', it: 'Boom Town' }, ...costing({ card: 'bang' }) },
  catico: { name: { en: 'Catico', it: 'Catico' }, ...costing({ anyOf: ['cat-balou', 'panic'] }) },
  'creepy-creek': { name: { en: 'Creepy Creek', it: 'Creepy Creek' }, ...costing({ suit: 'spades' }) },
  'crowns-hole': { name: { en: "Crown's Hole", it: "Crown's Hole" }, ...costing({ card: 'beer' }) },
  deathwood: { name: { en: 'Deathwood', it: 'Deathwood' }, ...costing({ border: 'blue' }) },
  dodgville: { name: { en: 'Dodgville', it: 'Dodgville' }, count: 1, more: { cost: { card: 'missed' }, aliases: ['Dodgeville'] } },
  'fort-wroth': { name: { en: 'Fort Wroth', it: 'Fort Wroth' }, ...costing({ ranks: ['10', 'J', 'Q', 'K', 'A'] }) },
  frisco: { name: { en: 'Frisco', it: 'Frisco' }, ...costing({ suit: 'clubs' }) },
  'miners-oath': { name: { en: "Miner's Oath", it: "Miner's Oath" }, ...costing({ suit: 'diamonds' }) },
  'san-tafe': { name: { en: 'San Tafe', it: 'San Tafe' }, ...costing({ suit: 'hearts' }) },
  tombrock: { name: { en: 'Tombrock', it: 'Tombrock' }, ...costing({ life: 1 }) },
  'virginia-town': { name: { en: 'Virginia Town', it: 'Virginia Town' }, ...costing({ anyCards: 2 }) },
  yooma: { name: { en: 'Yooma', it: 'Yooma' }, ...costing({ ranks: ['2', '3', '4', '5', '6', '7', '8', '9'] }) },
})

export const things = { railcar: railcars, locomotive: locomotives, station: stations }
