import type { Language } from '@sundown/engine/words'

/** What the picture of a game says besides the game's own words. */
interface PictureWords {
  readonly rounds: (n: number) => string
  /** Before the address of the replay. */
  readonly watch: string
}

export const WORDS: { readonly [language in Language]: PictureWords } = {
  en: {
    rounds: (n) => (n === 1 ? '1 round' : `${n} rounds`),
    watch: 'Watch it card by card:',
  },
  fr: {
    rounds: (n) => (n === 1 ? '1 manche' : `${n} manches`),
    watch: 'À revoir carte par carte\u00a0:',
  },
  it: {
    rounds: (n) => (n === 1 ? '1 giro' : `${n} giri`),
    watch: 'Rivedila carta per carta:',
  },
}
