import { type Layout, layOut } from '../kernel/index.ts'
import { type Def, variant } from './def.ts'
import type { Face } from './events.ts'
import type { RoleFacts, RoleId } from './facts.ts'
import type { BangOptions } from './options.ts'
import { base } from './sets/base/index.ts'
import { CHARACTER_BOX, DECK, ROLE_BOX, zones } from './zones.ts'

/** What a set adds to the table. */
export interface SetContent {
  readonly id: string
  readonly cards: readonly Def[]
  readonly characters: readonly Def[]
  readonly roles: readonly RoleFacts[]
  /** Rules for the whole table that an option switches on. */
  readonly variants: { readonly [option in keyof BangOptions]?: Def }
}

export const allSets: readonly SetContent[] = [base]

/** Roles by number of players. */
export const ROLE_TABLE: { readonly [players: number]: readonly RoleId[] } = {
  4: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  5: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'],
  6: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  7: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
}

/** Everything that is the same in all games with the same sets and options. */
export interface Mixture {
  readonly layout: Layout<Face>
  /** By face. */
  readonly defs: readonly Def[]
  readonly variants: readonly Def[]
  /** The BANG! card, for cards that are used as one. */
  readonly bangDef: Def
}

const BACK = { main: 0, character: 1, role: 2 } as const
const known = new Map<string, Mixture>()

/** Built once for each mixture of sets and options. */
export function mixture(options: BangOptions): Mixture {
  const { players, sets, simplifiedDeck, stickOfDynamite } = options
  const key = `${players} ${sets.join()} ${simplifiedDeck} ${stickOfDynamite}`
  const built = known.get(key) ?? build(options)
  known.set(key, built)
  return built
}

const plain = (id: string): Face => ({ id, suit: undefined, rank: undefined })

function build(options: BangOptions): Mixture {
  const sets = allSets.filter((set) => options.sets.includes(set.id))
  const faces: Face[] = []
  const defs: Def[] = []
  const backs: number[] = []
  const home: number[] = []
  const put = (face: Face, def: Def, back: number, zone: number) => {
    faces.push(face)
    defs.push(def)
    backs.push(back)
    home.push(zone)
  }
  for (const set of sets) {
    for (const def of set.cards) {
      if (options.simplifiedDeck && def.facts?.bookSymbol) continue
      for (const { suit, rank } of def.facts?.copies ?? []) put({ id: def.id, suit, rank }, def, BACK.main, DECK)
    }
  }
  for (const set of sets) for (const def of set.characters) put(plain(def.id), def, BACK.character, CHARACTER_BOX)
  for (const role of ROLE_TABLE[options.players]) put(plain(role), ROLE, BACK.role, ROLE_BOX)
  const variants = sets.flatMap((set) =>
    Object.entries(set.variants).flatMap(([option, def]) => (options[option as keyof BangOptions] === true && def ? [def] : [])),
  )
  return {
    layout: layOut({ faces, backs: Uint8Array.from(backs), zones, home: Uint8Array.from(home) }),
    defs,
    variants,
    bangDef: defs.find((def) => def.facts?.isBangCard) ?? ROLE,
  }
}

/** A role card does nothing by itself: the rules read it. */
const ROLE: Def = variant('role', {})
