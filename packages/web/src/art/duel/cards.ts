import type { RevealSymbol } from '@sundown/engine'
import { entryOf } from '@sundown/engine/kernel'
import type { CardArt } from '../cards.ts'
import type { IconName } from '../icons.ts'

const FLASH = { rotate: -16, dx: -14, dy: 16, burst: [68, -32, 36] } as const

/** The cards of The Duel: some are called like cards of the card game, and are others. */
const CARDS: { readonly [id: string]: CardArt } = {
  bank: { kind: 'blue', icon: 'bank', symbols: 'draw:+1' },
  barrel: { kind: 'blue', icon: 'barrel', symbols: 'miss' },
  beer: { kind: 'brown', icon: 'beer-stein', symbols: 'life:+1' },
  carbine: { kind: 'red', icon: 'musket', symbols: 'bang : toss' },
  'pocket-watch': { kind: 'blue', icon: 'pocket-watch', symbols: 'draw:1' },
  colt: { kind: 'red', icon: 'revolver', symbols: 'bang', placing: FLASH },
  derringer: { kind: 'brown', icon: 'pistol-gun', symbols: 'bang' },
  duel: { kind: 'brown', icon: 'duel', symbols: 'bang : bang > hurt:−1' },
  dynamite: { kind: 'blue', icon: 'dynamite', symbols: 'hurt:−3' },
  fanning: { kind: 'red', icon: 'bullets', symbols: 'bang : bang' },
  gatling: { kind: 'brown', icon: 'gatling', symbols: 'bang > all' },
  'general-store': { kind: 'brown', icon: 'shop', symbols: 'draw:1 > all' },
  gunbelt: { kind: 'blue', icon: 'cowboy-holster', symbols: 'many' },
  stetson: { kind: 'blue', icon: 'western-hat', symbols: 'toss = miss' },
  indians: { kind: 'brown', icon: 'tomahawk', symbols: 'any > hurt:−1' },
  knife: { kind: 'brown', icon: 'bowie-knife', symbols: 'bang' },
  missed: { kind: 'brown', icon: 'western-hat', symbols: 'miss' },
  peacemaker: { kind: 'red', icon: 'crossed-pistols', symbols: 'bang : toss' },
  rattlesnake: { kind: 'blue', icon: 'rattlesnake', symbols: 'hurt:−1' },
  remington: { kind: 'red', icon: 'cowboy-holster', symbols: 'bang : take' },
  riposte: { kind: 'brown', icon: 'return-arrow', symbols: 'miss > bang' },
  schoolmarm: { kind: 'brown', icon: 'spell-book', symbols: 'toss > any' },
  schofield: { kind: 'red', icon: 'gunshot', symbols: 'bang' },
  scope: { kind: 'blue', icon: 'spyglass', symbols: 'eye:+1' },
  shotgun: { kind: 'red', icon: 'sawed-off-shotgun', symbols: 'bang : any' },
  stampede: { kind: 'blue', icon: 'bison', symbols: 'hurt:−1 > any' },
  steal: { kind: 'brown', icon: 'robber-hand', symbols: 'take > any' },
  'strong-liquor': { kind: 'brown', icon: 'brandy-bottle', symbols: 'life:+2' },
  stagecoach: { kind: 'brown', icon: 'old-wagon', symbols: 'draw:3 : toss' },
  canteen: { kind: 'brown', icon: 'water-flask', symbols: 'any : any' },
  winchester: { kind: 'red', icon: 'winchester-rifle', symbols: 'bang > any' },
}

/** A card nobody has drawn, and characters, which are shown as portraits. */
const BLANK: CardArt = { kind: 'brown', icon: 'poker-hand', symbols: '' }

export const duelArt = (id: string): CardArt => (Object.hasOwn(CARDS, id) ? entryOf(CARDS, id) : BLANK)
export const isDuelCard = (id: string): boolean => Object.hasOwn(CARDS, id)

export const SIGN_ICONS: { readonly [sign in RevealSymbol]: IconName } = {
  barrel: 'barrel',
  snake: 'rattlesnake',
  dynamite: 'dynamite',
  horseshoe: 'horseshoe',
}
