import { cardFacts, characterFacts, reprintFacts } from '../../facts.ts'

const startTokens = 3
const object = { border: 'orange', type: 'equipment' } as const
const weapon = { border: 'orange', type: 'weapon' } as const
const brown = { border: 'brown', type: 'action' } as const
const inTurn = (loadCost: number) => ({ loadCost, startTokens, timing: 'own-turn' }) as const
const withBang = { loadCost: 1, startTokens, timing: 'when-playing-bang-card' } as const

/** What is printed on the cards that are new. `copies`: rank and suit of every physical card. */
export const cards = cardFacts({
  'ace-up-the-sleeve': { name: { en: 'Ace up the Sleeve', it: 'Asso nella Manica' }, ...object, copies: 'AH', more: inTurn(2) },
  bandolier: { name: { en: 'Bandolier', it: 'Bandoliera' }, ...object, copies: '2H', more: { ...inTurn(1), usesPerTurn: 1 } },
  'beer-keg': { name: { en: 'Beer Keg', it: 'Fusto di Birra' }, ...object, copies: '4H', more: inTurn(3) },
  'bell-tower': { name: { en: 'Bell Tower', it: 'Campanile' }, ...object, copies: '7C', more: inTurn(1) },
  'big-fifty': { name: { en: 'Big Fifty', it: 'Big Fifty' }, ...weapon, copies: 'QS', range: 6, more: withBang },
  bomb: {
    name: { en: 'Bomb', it: 'Bomba' },
    ...object,
    copies: '7D',
    check: { suits: ['hearts', 'diamonds'] },
    more: { startTokens, placedOn: 'any-player-including-self', timing: 'start-of-turn', tokensLostOnBlackCheck: 2, damage: 2 },
  },
  'buntline-special': { name: { en: 'Buntline Special', it: 'Buntline Special' }, ...weapon, copies: 'JS', range: 2, more: withBang },
  crate: { name: { en: 'Crate', it: 'Cassa' }, ...object, copies: '3H', more: { loadCost: 2, startTokens, timing: 'response' } },
  'double-barrel': { name: { en: 'Double Barrel', it: 'Doppia Canna' }, ...weapon, copies: '6C', range: 1, more: withBang },
  'lock-pick': { name: { en: 'Lock Pick', it: 'Grimaldello' }, ...object, copies: '2C', more: inTurn(3) },
  thunderer: { name: { en: 'Thunderer', it: 'Thunderer' }, ...weapon, copies: '3C', range: 3, more: withBang },
  tumbleweed: {
    name: { en: 'Tumbleweed', it: 'Cespuglio' },
    ...object,
    copies: '4C',
    more: { loadCost: 1, startTokens, timing: 'any-draw-check' },
  },
  whip: { name: { en: 'Whip', it: 'Frusta' }, ...object, copies: '5C', more: inTurn(3) },
  'a-little-nip': {
    name: { en: 'A Little Nip', it: 'Cicchetto' },
    ...brown,
    copies: '5H',
    more: { upgradeCost: 3, upgradeRepeatable: true },
  },
  arrow: { name: { en: 'Arrow', it: 'Freccia' }, ...brown, copies: '5D', more: { upgradeCost: 1, upgradeRepeatable: true } },
  caravan: { name: { en: 'Caravan', it: 'Carovana' }, ...brown, copies: '2S', more: { upgradeCost: 2, upgradeRepeatable: true } },
  duck: {
    name: { en: 'Duck!', it: 'Giù la Testa!' },
    border: 'brown',
    type: 'response',
    copies: '3D',
    symbols: ['missed'],
    more: { upgradeCost: 2, upgradeRepeatable: false },
  },
  flintlock: {
    name: { en: 'Flintlock', it: 'Flintlock' },
    ...brown,
    copies: 'AS',
    symbols: ['bang'],
    more: { upgradeCost: 2, upgradeRepeatable: false },
  },
  'quick-shot': {
    name: { en: 'Quick Shot', it: 'Colpo Rapido' },
    ...brown,
    copies: '3S',
    symbols: ['bang'],
    more: { upgradeCost: 1, upgradeRepeatable: true },
  },
  reloading: { name: { en: 'Reloading', it: 'Ricarica' }, ...brown, copies: '4D' },
  rust: { name: { en: 'Rust', it: 'Ruggine' }, ...brown, copies: '9S' },
  squaw: { name: { en: 'Squaw', it: 'Squaw' }, ...brown, copies: '3D', more: { upgradeCost: 2, upgradeRepeatable: false } },
})

export const reprints = reprintFacts({ bang: '6H 2C 2D 3D', 'cat-balou': '3H', missed: 'KS' })

export const characters = characterFacts({
  'al-preacher': { name: { en: 'Al Preacher', it: 'Al Preacher' }, life: 4, more: { loadCost: 2 } },
  'bass-greeves': { name: { en: 'Bass Greeves', it: 'Bass Greeves' }, life: 4, more: { usesPerTurn: 1 } },
  'bloody-mary': { name: { en: 'Bloody Mary', it: 'Bloody Mary' }, life: 4 },
  'frankie-canton': { name: { en: 'Frankie Canton', it: 'Frankie Canton' }, life: 4, more: { usesPerTurn: 1 } },
  'julie-cutter': { name: { en: 'Julie Cutter', it: 'Julie Cutter' }, life: 4 },
  'mexicali-kid': { name: { en: 'Mexicali Kid', it: 'Mexicali Kid' }, life: 4, more: { loadCost: 2, usesPerTurn: 1 } },
  'ms-abigail': { name: { en: 'Ms. Abigail', it: 'Ms. Abigail' }, life: 4 },
  'red-ringo': { name: { en: 'Red Ringo', it: 'Red Ringo' }, life: 5, more: { usesPerTurn: 1, startTokens: 4 } },
})
