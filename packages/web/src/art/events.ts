import type { CardArt } from './cards.ts'
import type { IconName } from './icons.ts'

/** What is drawn on the cards that are in force for the whole table: events and show cards. */
const ICONS: { readonly [id: string]: IconName } = {
  // High Noon
  blessing: 'angel-wings',
  curse: 'cursed-star',
  'the-daltons': 'domino-mask',
  'the-doctor': 'medical-pack',
  'ghost-town': 'tumbleweed',
  'gold-rush-event': 'gold-nuggets',
  hangover: 'broken-bottle',
  'the-reverend': 'holy-symbol',
  'the-sermon': 'church',
  shootout: 'crossed-pistols',
  thirst: 'droplets',
  'train-arrival': 'steam-locomotive',
  'high-noon': 'sun',
  handcuffs: 'handcuffs',
  'new-identity': 'drama-masks',
  // A Fistful of Cards
  'abandoned-mine': 'gold-mine',
  ambush: 'gunshot',
  'blood-brothers': 'bleeding-heart',
  'dead-man': 'coffin',
  'hard-liquor': 'drinking',
  'the-judge': 'gavel',
  lasso: 'lasso',
  'law-of-the-west': 'law-star',
  peyote: 'cactus',
  ranch: 'ranch-gate',
  ricochet: 'ricochet',
  'russian-roulette': 'revolver',
  sniper: 'crosshair',
  vendetta: 'dagger-rose',
  'a-fistful-of-cards': 'poker-hand',
  // Wild West Show
  'bone-orchard': 'graveyard',
  'darling-valentine': 'love-letter',
  'dorothy-rage': 'lips',
  gag: 'silenced',
  'helena-zontero': 'card-exchange',
  'lady-rosa-del-texas': 'rose',
  'miss-susanna': 'theater-curtains',
  sacagaway: 'feather',
  showdown: 'duel',
  'wild-west-show': 'saddle',
}

export const EVENTS: { readonly [id: string]: CardArt } = Object.fromEntries(
  Object.entries(ICONS).map(([id, icon]) => [id, { kind: 'event', icon, symbols: '' }]),
)
