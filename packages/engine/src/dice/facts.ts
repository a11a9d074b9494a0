import type { Name, RoleId } from '../western/facts.ts'

/** What is printed on dice, role cards and character cards, and how many tokens there are. */

export const ARROWS = 9
/** Dice a player rolls. */
export const DICE = 5
/** Rolls a player has, the first one included. */
export const ROLLS = 3
/** So many Dynamites end the rolling and go off; so many Gatlings fire. */
export const TRIO = 3

export interface FaceFacts {
  readonly name: Name
  /** The step in which it is resolved. */
  readonly order: number
  readonly reroll: boolean
}

export const dieFaces = {
  arrow: { name: { en: 'Indian Arrow', fr: 'Flèche indienne', it: 'Freccia' }, order: 1, reroll: true },
  dynamite: { name: { en: 'Dynamite', fr: 'Dynamite', it: 'Dinamite' }, order: 2, reroll: false },
  'bullseye-1': { name: { en: "Bull's Eye 1", fr: 'Viseur 1', it: 'Mirino 1' }, order: 3, reroll: true },
  'bullseye-2': { name: { en: "Bull's Eye 2", fr: 'Viseur 2', it: 'Mirino 2' }, order: 3, reroll: true },
  beer: { name: { en: 'Beer', fr: 'Bière', it: 'Birra' }, order: 4, reroll: true },
  gatling: { name: { en: 'Gatling Gun', fr: 'Mitrailleuse Gatling', it: 'Gatling' }, order: 5, reroll: true },
} as const satisfies { readonly [id: string]: FaceFacts }

/** A face of a die. */
export type DieFace = keyof typeof dieFaces
/** One of each on every die. */
export const DIE_FACES: readonly DieFace[] = ['arrow', 'dynamite', 'bullseye-1', 'bullseye-2', 'beer', 'gatling']

export interface RoleFacts {
  readonly name: Name
  readonly count: number
  readonly public: boolean
  readonly lifeBonus?: number
}

export const roles: { readonly [role in RoleId]: RoleFacts } = {
  sheriff: { name: { en: 'Sheriff', fr: 'Shérif', it: 'Sceriffo' }, count: 1, public: true, lifeBonus: 2 },
  deputy: { name: { en: 'Deputy', fr: 'Adjoint', it: 'Vice' }, count: 2, public: false },
  outlaw: { name: { en: 'Outlaw', fr: 'Hors-la-loi', it: 'Fuorilegge' }, count: 3, public: false },
  renegade: { name: { en: 'Renegade', fr: 'Renégat', it: 'Rinnegato' }, count: 2, public: false },
}

/** Who plays, by the number of players. */
export const ROLE_TABLE: { readonly [players: number]: readonly RoleId[] } = {
  3: ['deputy', 'outlaw', 'renegade'],
  4: ['sheriff', 'renegade', 'outlaw', 'outlaw'],
  5: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'],
  6: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw'],
  7: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw', 'deputy'],
  8: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw', 'deputy', 'renegade'],
}

/** With three players each hunts one other, and all roles are face up. */
export const THREE_PLAYER_GOALS: { readonly [role in RoleId]?: RoleId } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }
export const THREE_PLAYER_FIRST: RoleId = 'deputy'

export interface CharacterFacts {
  readonly name: Name
  readonly life: number
}

/** Characters are called the same in every language. */
const called = (name: string, life: number): CharacterFacts => ({ name: { en: name, fr: name, it: name }, life })

export const characters = {
  'bart-cassidy': called('Bart Cassidy', 8),
  'black-jack': called('Black Jack', 8),
  'calamity-janet': called('Calamity Janet', 8),
  'el-gringo': called('El Gringo', 7),
  'jesse-jones': called('Jesse Jones', 9),
  jourdonnais: called('Jourdonnais', 7),
  'kit-carlson': called('Kit Carlson', 7),
  'lucky-duke': called('Lucky Duke', 8),
  'paul-regret': called('Paul Regret', 9),
  'pedro-ramirez': called('Pedro Ramirez', 8),
  'rose-doolan': called('Rose Doolan', 9),
  'sid-ketchum': called('Sid Ketchum', 8),
  'slab-the-killer': called('Slab the Killer', 8),
  'suzy-lafayette': called('Suzy Lafayette', 8),
  'vulture-sam': called('Vulture Sam', 9),
  'willy-the-kid': called('Willy the Kid', 8),
} as const satisfies { readonly [id: string]: CharacterFacts }

export type CharacterId = keyof typeof characters
