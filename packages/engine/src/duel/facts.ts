import { entryOf } from '../kernel/index.ts'
import type { Name } from '../western/facts.ts'

/** What is printed on the cards and characters of The Duel. */

export const SIDES = ['law', 'outlaw'] as const
/** The two sides of The Duel. */
export type Side = (typeof SIDES)[number]
export const REVEAL_SYMBOLS = ['barrel', 'snake', 'dynamite', 'horseshoe'] as const
/** What a turned card shows. */
export type RevealSymbol = (typeof REVEAL_SYMBOLS)[number]
export type Border = 'red' | 'blue' | 'brown'
export type CardKind = 'bang' | 'equipment' | 'action'

export interface Copy {
  readonly deck: Side
  readonly symbol: RevealSymbol
}

interface Printed {
  readonly name: Name
  readonly border: Border
  readonly kind: CardKind
  /** A shot icon outside the text: a shot card. */
  readonly shot?: true
  /** Where it works as a dodge. */
  readonly dodge?: 'hand' | 'in-play'
  readonly recharge?: true
  readonly alwaysActive?: true
}

export interface CardFacts extends Printed {
  readonly id: string
  readonly copies: readonly Copy[]
}

export interface CharacterFacts {
  readonly id: string
  readonly name: Name
  readonly side: Side
  readonly life: number
  readonly alwaysActive: boolean
}

const SYMBOL_LETTERS: { readonly [letter: string]: RevealSymbol } = { b: 'barrel', s: 'snake', d: 'dynamite', h: 'horseshoe' }

/** A letter for the symbol of each copy. */
const copiesIn = (deck: Side, letters: string): Copy[] => [...letters].map((letter) => ({ deck, symbol: entryOf(SYMBOL_LETTERS, letter) }))

interface Table<T> {
  readonly [id: string]: T
}
type Entry = Printed & { readonly law?: string; readonly outlaw?: string }

/** The key of an entry is its id; `law` and `outlaw` have a letter for each copy in that deck. */
function cardFacts<const T extends Table<Entry>>(entries: T): { readonly [id in keyof T & string]: CardFacts } {
  const all: { [id: string]: CardFacts } = {}
  for (const [id, { law = '', outlaw = '', ...printed }] of Object.entries<Entry>(entries)) {
    all[id] = { id, ...printed, copies: [...copiesIn('law', law), ...copiesIn('outlaw', outlaw)] }
  }
  return all as { readonly [id in keyof T & string]: CardFacts }
}

function characterFacts<const T extends Table<readonly [Side, number, Name, 'always-active'?]>>(
  entries: T,
): { readonly [id in keyof T & string]: CharacterFacts } {
  const all: { [id: string]: CharacterFacts } = {}
  for (const [id, [side, life, name, always]] of Object.entries(entries)) {
    all[id] = { id, name, side, life, alwaysActive: always !== undefined }
  }
  return all as { readonly [id in keyof T & string]: CharacterFacts }
}

/** What is printed on the cards of The Duel, by id. */
export const cards = cardFacts({
  bank: { name: { en: 'Bank', fr: 'Banque' }, border: 'blue', kind: 'equipment', law: 'b' },
  barrel: {
    name: { en: 'Barrel', fr: 'Planque', it: 'Barile' },
    border: 'blue',
    kind: 'equipment',
    law: 's',
    outlaw: 's',
    dodge: 'in-play',
  },
  beer: { name: { en: 'Beer', fr: 'Bière', it: 'Birra' }, border: 'brown', kind: 'action', outlaw: 'b' },
  carbine: { name: { en: 'Carbine', fr: 'Carabine' }, border: 'red', kind: 'bang', law: 'hh', outlaw: 'b', shot: true },
  'pocket-watch': { name: { en: 'Pocket Watch', fr: 'Montre à gousset' }, border: 'blue', kind: 'equipment', outlaw: 'hh', recharge: true },
  colt: { name: { en: 'Colt', fr: 'Colt' }, border: 'red', kind: 'bang', law: 'd', outlaw: 'ddddd', shot: true },
  derringer: { name: { en: 'Derringer', fr: 'Derringer', it: 'Derringer' }, border: 'brown', kind: 'action', law: 'hhhs', shot: true },
  duel: { name: { en: 'Duel', fr: 'Duel', it: 'Duello' }, border: 'brown', kind: 'action', law: 'd', outlaw: 'h' },
  dynamite: {
    name: { en: 'Dynamite', fr: 'Dynamite', it: 'Dinamite' },
    border: 'blue',
    kind: 'equipment',
    outlaw: 'b',
    alwaysActive: true,
  },
  fanning: { name: { en: 'Fanning', fr: 'Rafale', it: 'Sventagliata' }, border: 'red', kind: 'bang', law: 'bh', shot: true },
  gatling: { name: { en: 'Gatling', fr: 'Gatling', it: 'Gatling' }, border: 'brown', kind: 'action', law: 'b', shot: true },
  'general-store': { name: { en: 'General Store', fr: 'Magasin', it: 'Emporio' }, border: 'brown', kind: 'action', law: 's', outlaw: 'h' },
  gunbelt: { name: { en: 'Gunbelt', fr: 'Ceinturon' }, border: 'blue', kind: 'equipment', law: 'd', outlaw: 's' },
  stetson: { name: { en: 'Stetson', fr: 'Stetson' }, border: 'blue', kind: 'equipment', law: 'h', outlaw: 'h', dodge: 'in-play' },
  indians: { name: { en: 'Indians!', fr: 'Indiens !', it: 'Indiani!' }, border: 'brown', kind: 'action', law: 'h', outlaw: 'h' },
  knife: { name: { en: 'Knife', fr: 'Poignard', it: 'Pugnale' }, border: 'brown', kind: 'action', outlaw: 'hhs', shot: true },
  missed: {
    name: { en: 'Missed!', fr: 'Manqué !', it: 'Mancato!' },
    border: 'brown',
    kind: 'action',
    law: 'bssss',
    outlaw: 'hbsssss',
    dodge: 'hand',
  },
  peacemaker: { name: { en: 'Peacemaker', fr: 'Peacemaker' }, border: 'red', kind: 'bang', law: 'hh', shot: true },
  rattlesnake: {
    name: { en: 'Rattlesnake', fr: 'Serpent à sonnette', it: 'Serpente a sonagli' },
    border: 'blue',
    kind: 'equipment',
    outlaw: 's',
    alwaysActive: true,
  },
  remington: { name: { en: 'Remington', fr: 'Remington', it: 'Remington' }, border: 'red', kind: 'bang', outlaw: 'sb', shot: true },
  riposte: { name: { en: 'Riposte', fr: 'Riposte' }, border: 'brown', kind: 'action', law: 'h', dodge: 'hand' },
  schoolmarm: { name: { en: 'Schoolmarm', fr: 'Coup de foudre' }, border: 'brown', kind: 'action', law: 'hs' },
  schofield: { name: { en: 'Schofield', fr: 'Schofield', it: 'Schofield' }, border: 'red', kind: 'bang', outlaw: 'bb', shot: true },
  scope: { name: { en: 'Scope', fr: 'Lunette', it: 'Mirino' }, border: 'blue', kind: 'equipment', law: 'h', outlaw: 'h', recharge: true },
  shotgun: { name: { en: 'Shotgun', fr: 'Fusil à bison' }, border: 'red', kind: 'bang', law: 'dd', outlaw: 'hh', shot: true },
  stampede: {
    name: { en: 'Stampede', fr: 'Charge de bisons' },
    border: 'blue',
    kind: 'equipment',
    law: 'b',
    recharge: true,
    alwaysActive: true,
  },
  steal: { name: { en: 'Steal', fr: 'Braquage' }, border: 'brown', kind: 'action', outlaw: 'bhhh' },
  'strong-liquor': { name: { en: 'Strong Liquor', fr: 'Alcool fort' }, border: 'brown', kind: 'action', law: 'b' },
  stagecoach: { name: { en: 'Stagecoach', fr: 'Diligence', it: 'Diligenza' }, border: 'brown', kind: 'action', law: 'bb', outlaw: 'b' },
  canteen: {
    name: { en: 'Canteen', fr: 'Gourde', it: 'Borraccia' },
    border: 'brown',
    kind: 'action',
    law: 'bbss',
    outlaw: 'b',
    recharge: true,
  },
  winchester: { name: { en: 'Winchester', fr: 'Winchester', it: 'Winchester' }, border: 'red', kind: 'bang', law: 'hh', shot: true },
})

export const characters = characterFacts({
  'alan-pinkertoon': ['law', 4, { en: 'Alan Pinkertoon', fr: 'Alan Pinkertoon', it: 'Alan Pinkertoon' }],
  'annie-oakey': ['law', 4, { en: 'Annie Oakey', fr: 'Annie Oakey', it: 'Annie Oakey' }],
  'bart-masterson': ['law', 4, { en: 'Bart Masterson', fr: 'Bart Masterson', it: 'Bart Masterson' }, 'always-active'],
  'bill-tightman': ['law', 5, { en: 'Bill Tightman', fr: 'Bill Tightman', it: 'Bill Tightman' }],
  'buffalo-bell': ['law', 4, { en: 'Buffalo Bell', fr: 'Buffalo Bell', it: 'Buffalo Bell' }, 'always-active'],
  'dalon-ranger': ['law', 5, { en: 'Dalon Ranger', fr: 'Dalon Ranger', it: 'Dalon Ranger' }],
  jango: ['law', 3, { en: 'Jango', fr: 'Jango', it: 'Jango' }],
  'pat-garret': ['law', 5, { en: 'Pat Garret', fr: 'Pat Garret', it: 'Pat Garret' }],
  'tex-killer': ['law', 4, { en: 'Tex Killer', fr: 'Tex Killer', it: 'Tex Killer' }],
  'the-stranger': ['law', 4, { en: 'The Stranger', fr: "L'homme sans nom" }, 'always-active'],
  'wild-bill': ['law', 5, { en: 'Wild Bill', fr: 'Wild Bill', it: 'Wild Bill' }],
  'wyatt-ear': ['law', 4, { en: 'Wyatt Ear', fr: 'Wyatt Ear', it: 'Wyatt Ear' }],
  'babe-leroy': ['outlaw', 4, { en: 'Babe Leroy', fr: 'Babe Leroy', it: 'Babe Leroy' }],
  'bull-anderson': ['outlaw', 5, { en: 'Bull Anderson', fr: 'Bull Anderson', it: 'Bull Anderson' }],
  'cattle-katie': ['outlaw', 4, { en: 'Cattle Katie', fr: 'Cattle Katie', it: 'Cattle Katie' }],
  'the-daltons': ['outlaw', 3, { en: 'The Daltons', fr: 'Les Dalton' }],
  'jack-ransome': ['outlaw', 4, { en: 'Jack Ransome', fr: 'Jack Ransome', it: 'Jack Ransome' }],
  'pearl-hat': ['outlaw', 3, { en: 'Pearl Hat', fr: 'Pearl Hat', it: 'Pearl Hat' }],
  'sid-curry': ['outlaw', 4, { en: 'Sid Curry', fr: 'Sid Curry', it: 'Sid Curry' }],
  'slim-poet': ['outlaw', 4, { en: 'Slim Poet', fr: 'Slim Poet', it: 'Slim Poet' }],
  'soundance-kid': ['outlaw', 4, { en: 'Soundance Kid', fr: 'Soundance Kid', it: 'Soundance Kid' }],
  'toco-ramirez': ['outlaw', 4, { en: 'Toco Ramirez', fr: 'Toco Ramirez', it: 'Toco Ramirez' }],
  'tom-thorn': ['outlaw', 4, { en: 'Tom Thorn', fr: 'Tom Thorn', it: 'Tom Thorn' }],
  'west-harding': ['outlaw', 4, { en: 'West Harding', fr: 'West Harding', it: 'West Harding' }],
})
