import { absent, type CardId, listOf, type Seat } from '../kernel/index.ts'
import type { Def, Memory, Source } from './def.ts'

const NO_MEMORY: Memory = Object.freeze({})
const freshMemory = ({ memory }: Def): Memory => (memory === undefined ? NO_MEMORY : { ...memory })
const sameMemory = (memory: Memory): Memory => (memory === NO_MEMORY ? NO_MEMORY : { ...memory })

/** Something that has just come into force. Without an owner it holds for the whole table; without a card it is a variant or a copied ability. */
export const newSource = (def: Def, owner: Seat | undefined, card: CardId | undefined, stay: number): Source => ({
  def,
  owner,
  card,
  stay,
  used: 0,
  memory: freshMemory(def),
})

/** The sources of a copied table: from then on each remembers for itself. */
export const sameSources = (sources: readonly Source[]): Source[] => listOf(sources.length, (i) => sameSource(sources[i] ?? absent()))
const sameSource = (source: Source): Source => ({ ...source, memory: sameMemory(source.memory) })
