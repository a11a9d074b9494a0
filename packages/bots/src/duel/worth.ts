import type { DuelCardView } from '@sundown/engine'

/** What a card is worth in hand, from 0 to 100: for keeping, discarding and paying. */
const WORTH: { readonly [id: string]: number } = {
  riposte: 92,
  missed: 85,
  stagecoach: 84,
  beer: 80,
  'strong-liquor': 78,
  steal: 72,
  gatling: 70,
  winchester: 68,
  schofield: 66,
  shotgun: 64,
  peacemaker: 64,
  carbine: 62,
  remington: 62,
  colt: 60,
  knife: 60,
  schoolmarm: 58,
  'general-store': 56,
  stetson: 54,
  barrel: 52,
  gunbelt: 50,
  derringer: 48,
  bank: 46,
  indians: 44,
  duel: 42,
  fanning: 40,
  scope: 38,
  rattlesnake: 36,
  'pocket-watch': 30,
  canteen: 28,
  dynamite: 12,
  stampede: 10,
}
const AVERAGE = 50

export const worth = (id: string): number => WORTH[id] ?? AVERAGE

export const cheapest = (cards: readonly DuelCardView[]): DuelCardView | undefined =>
  cards.reduce<DuelCardView | undefined>((best, card) => (best === undefined || worth(card.id) < worth(best.id) ? card : best), undefined)

export const dearest = (cards: readonly DuelCardView[]): DuelCardView | undefined =>
  cards.reduce<DuelCardView | undefined>((best, card) => (best === undefined || worth(card.id) > worth(best.id) ? card : best), undefined)

/** How good a character is at the front, in the hands of a plain player. */
const FRONT: { readonly [id: string]: number } = {
  'tex-killer': 9,
  'west-harding': 9,
  'pat-garret': 9,
  'dalon-ranger': 8,
  'sid-curry': 8,
  'alan-pinkertoon': 8,
  'annie-oakey': 8,
  'bull-anderson': 8,
  'the-daltons': 7,
  'toco-ramirez': 7,
  'wyatt-ear': 7,
  'slim-poet': 7,
  'wild-bill': 7,
  'jack-ransome': 7,
  'bill-tightman': 6,
  'soundance-kid': 6,
  'babe-leroy': 6,
  'cattle-katie': 5,
  'pearl-hat': 5,
  'tom-thorn': 4,
  jango: 4,
  // These never sleep: the back is good enough for them.
  'bart-masterson': 3,
  'buffalo-bell': 2,
  'the-stranger': 3,
}

export const frontWorth = (id: string): number => FRONT[id] ?? 5
