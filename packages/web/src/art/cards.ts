import type { Kind } from './frame.ts'
import type { IconName } from './icons.ts'
import type { Placing } from './woodcut.ts'

/** What is drawn on a card: everything but its name, suit, rank and text. */
export interface CardArt {
  readonly kind: Kind
  readonly icon: IconName
  /** A row of rule symbols, see symbols.ts. */
  readonly symbols: string
  readonly reach?: number
  readonly placing?: Placing
}

const CARDS: { readonly [id: string]: CardArt } = {
  bang: {
    kind: 'brown',
    icon: 'revolver',
    symbols: 'bang > reach:?',
    placing: { rotate: -16, dx: -14, dy: 16, burst: [68, -32, 36] },
  },
  missed: { kind: 'brown', icon: 'western-hat', symbols: 'miss = bang ✕' },
  beer: { kind: 'brown', icon: 'beer-stein', symbols: 'life:+1' },
  saloon: { kind: 'brown', icon: 'saloon', symbols: 'life:+1 > all' },
  stagecoach: { kind: 'brown', icon: 'old-wagon', symbols: 'draw:2' },
  'wells-fargo': { kind: 'brown', icon: 'strongbox', symbols: 'draw:3' },
  'general-store': { kind: 'brown', icon: 'shop', symbols: 'draw:1 > all' },
  panic: { kind: 'brown', icon: 'snatch', symbols: 'take > dist:1' },
  'cat-balou': { kind: 'brown', icon: 'cat', symbols: 'toss > any' },
  gatling: { kind: 'brown', icon: 'gatling', symbols: 'bang > all' },
  indians: { kind: 'brown', icon: 'tomahawk', symbols: 'all > hurt:−1' },
  duel: { kind: 'brown', icon: 'duel', symbols: 'bang : bang > hurt:−1' },
  barrel: { kind: 'blue', icon: 'barrel', symbols: 'flip:hearts = miss' },
  dynamite: { kind: 'blue', icon: 'dynamite', symbols: 'flip:spades = hurt:−3' },
  scope: { kind: 'blue', icon: 'spyglass', symbols: 'eye:−1' },
  mustang: { kind: 'blue', icon: 'horse-head', symbols: 'eye:+1' },
  jail: { kind: 'blue', icon: 'window-bars', symbols: 'flip:hearts : jail' },
  volcanic: { kind: 'blue', icon: 'bullets', symbols: 'many : reach:1', reach: 1 },
  schofield: { kind: 'blue', icon: 'revolver', symbols: 'reach:2', reach: 2 },
  remington: { kind: 'blue', icon: 'cowboy-holster', symbols: 'reach:3', reach: 3 },
  'rev-carabine': { kind: 'blue', icon: 'musket', symbols: 'reach:4', reach: 4 },
  winchester: { kind: 'blue', icon: 'winchester-rifle', symbols: 'reach:5', reach: 5 },
}

/** A card nobody has drawn yet. */
const BLANK: CardArt = { kind: 'brown', icon: 'poker-hand', symbols: '' }

const drawn = new Map(Object.entries(CARDS))

/** More cards than those of the base game: see load-sets.ts. */
export function addCards(more: { readonly [id: string]: CardArt }): void {
  for (const [id, art] of Object.entries(more)) drawn.set(id, art)
}

export const isDrawn = (id: string) => drawn.has(id)
export const cardArt = (id: string): CardArt => drawn.get(id) ?? BLANK
/** As a game draws it itself, or by its id. */
export const artOf = ({ id, art }: { readonly id: string; readonly art?: CardArt | undefined }): CardArt => art ?? cardArt(id)
/** In force for the whole table: an event, or a show card. */
export const isEvent = (id: string): boolean => cardArt(id).kind === 'event'
