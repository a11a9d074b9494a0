export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades'

/** In a box of 40 by 42. Four shapes that also differ without colour. */
export const SUIT_PATH: { readonly [suit in Suit]: string } = {
  spades: 'M20 2C26 12 38 18 38 27c0 6-5 10-10 10-3 0-5-1-6-3 0 4 2 6 5 8H13c3-2 5-4 5-8-1 2-3 3-6 3-5 0-10-4-10-10C2 18 14 12 20 2z',
  hearts: 'M20 39C14 30 2 24 2 13 2 7 7 3 12 3c4 0 7 2 8 6 1-4 4-6 8-6 5 0 10 4 10 10 0 11-12 17-18 26z',
  diamonds: 'M20 1C24 10 29 16 36 21 29 26 24 32 20 41 16 32 11 26 4 21 11 16 16 10 20 1z',
  clubs:
    'M20 2c5 0 9 4 9 9 0 2-1 5-3 6 1-1 3-1 4-1 5 0 9 4 9 9s-4 9-9 9c-4 0-7-2-8-5 0 5 1 9 6 12H12c5-3 6-7 6-12-1 3-4 5-8 5-5 0-9-4-9-9s4-9 9-9c1 0 3 0 4 1-2-1-3-4-3-6 0-5 4-9 9-9z',
}

export const isRed = (suit: Suit) => suit === 'hearts' || suit === 'diamonds'

/** The ink a suit is printed in; a theme may give each suit its own. */
export const suitInk = (suit: Suit) => `var(--suit-${suit})`
