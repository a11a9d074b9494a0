import { cardFacts, characterFacts } from '../../facts.ts'

/** What is printed on the cards of The Valley of Shadows. `copies`: rank and suit of every physical card. */
export const cards = cardFacts({
  aim: { name: { en: 'Aim', fr: 'Viser', it: 'Mira' }, border: 'brown', type: 'action', copies: '6C' },
  backfire: { name: { en: 'Backfire', fr: 'Retour de Flamme', it: 'Ritorno di Fiamma' }, border: 'brown', type: 'response', copies: 'QC' },
  bandidos: { name: { en: 'Bandidos', fr: 'Bandidos', it: 'Bandidos' }, border: 'brown', type: 'action', copies: 'QD' },
  bounty: { name: { en: 'Bounty', fr: 'Prime', it: 'Taglia' }, border: 'blue', type: 'equipment', copies: '9C' },
  escape: { name: { en: 'Escape', fr: 'Fuite', it: 'Fuga' }, border: 'brown', type: 'response', copies: '3H' },
  fanning: { name: { en: 'Fanning', it: 'Sventagliata' }, border: 'brown', type: 'action', copies: '2S' },
  ghost: { name: { en: 'Ghost', fr: 'Fantôme', it: 'Fantasma' }, border: 'blue', type: 'equipment', copies: '9S 10S' },
  'last-call': { name: { en: 'Last Call', fr: 'Dernière Tournée', it: 'Ultimo Giro' }, border: 'brown', type: 'action', copies: '8D' },
  lemat: { name: { en: 'LeMat', fr: 'LeMat', it: 'Lemat' }, border: 'blue', type: 'weapon', copies: '4D', range: 1 },
  poker: { name: { en: 'Poker', fr: 'Poker', it: 'Poker' }, border: 'brown', type: 'action', copies: 'JH' },
  rattlesnake: {
    name: { en: 'Rattlesnake', fr: 'Serpent à Sonnettes', it: 'Serpente a Sonagli' },
    border: 'blue',
    type: 'equipment',
    copies: '7H',
    check: { suits: ['spades'] },
  },
  saved: { name: { en: 'Saved!', fr: 'Sauvé !', it: 'Salvo!' }, border: 'brown', type: 'response', copies: '5H' },
  shotgun: { name: { en: 'Shotgun', fr: 'Fusil', it: 'Shotgun' }, border: 'blue', type: 'weapon', copies: 'KS', range: 1 },
  tomahawk: { name: { en: 'Tomahawk', fr: 'Tomahawk', it: 'Tomahawk' }, border: 'brown', type: 'action', copies: 'AD' },
  tornado: { name: { en: 'Tornado', fr: 'Tornade', it: 'Tornado' }, border: 'brown', type: 'action', copies: 'AC' },
})

export const characters = characterFacts({
  'black-flower': { name: { en: 'Black Flower', fr: 'Black Flower', it: 'Black Flower' }, life: 4 },
  'colorado-bill': { name: { en: 'Colorado Bill', fr: 'Colorado Bill', it: 'Colorado Bill' }, life: 4 },
  'der-spot-burst-ringer': { name: { en: 'Der Spot-Burst Ringer', fr: 'Der Spot-Burst Ringer', it: 'Der Spot-Burst Ringer' }, life: 4 },
  'evelyn-shebang': { name: { en: 'Evelyn Shebang', fr: 'Evelyn Shebang', it: 'Evelyn Shebang' }, life: 4 },
  'henry-block': { name: { en: 'Henry Block', fr: 'Henry Block', it: 'Henry Block' }, life: 4 },
  'lemonade-jim': { name: { en: 'Lemonade Jim', fr: 'Lemonade Jim', it: 'Lemonade Jim' }, life: 4 },
  'mick-defender': { name: { en: 'Mick Defender', fr: 'Mick Defender', it: 'Mick Defender' }, life: 4 },
  'tuco-franziskaner': { name: { en: 'Tuco Franziskaner', fr: 'Tuco Franziskaner', it: 'Tuco Franziskaner' }, life: 5 },
})
