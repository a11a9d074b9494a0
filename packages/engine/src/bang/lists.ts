import { absent } from '../kernel/index.ts'
import type { Source } from './def.ts'
import { MOMENT_NAMES, type Moment } from './moments.ts'

/** Made so that it is a list of objects to the machine, like all others: one that was never filled is another kind, and every reader would meet two. */
const EMPTY: Source[] = [undefined as unknown as Source].slice(1)

const NO_SOURCES: readonly Source[][] = MOMENT_NAMES.map(() => EMPTY)

/** By the name of each moment: the sources that have it. They are kept by its place, where they are written fastest. */
class ByMoment {
  protected by: readonly Source[][] = NO_SOURCES
}
MOMENT_NAMES.forEach((moment, at) => {
  Object.defineProperty(ByMoment.prototype, moment, {
    get(this: { readonly by: readonly (readonly Source[])[] }) {
      return this.by[at]
    },
  })
})
const Sources = ByMoment as new () => ByMoment & { readonly [m in Moment]: readonly Source[] }

/** The sources of one seat that have each moment, and its numbers added up. Lists are replaced, never changed: a rule may be going through one. */
export class Lists extends Sources {
  /** The bits of all these moments together. */
  mask = 0
  reach = 1
  weapon: Source | undefined = undefined
  distanceFrom = 0
  distanceTo = 0
  bangs = 1
  misses = 1
  flips = 0
  cardsAfter = 0
  beer = 1
  handLimit = 0
  /** The distance that was asked for last, or -1, and a bit for everybody within it. */
  nearAt = -1
  near = 0
  /** What the whole table has, and what is listed besides, in order. */
  private table: Lists | undefined = undefined
  private listed: readonly Source[] = EMPTY

  /** What is in force for the whole table. */
  static ofTable(sources: readonly Source[]): Lists {
    const lists = new Lists()
    for (const source of sources) lists.addNumbers(source)
    lists.list(NO_SOURCES, sources)
    return lists
  }

  /** What is in force for a seat now: what the whole table has, and these after it. Most of what comes and goes changes numbers only. */
  renew(table: Lists, sources: readonly Source[]): void {
    this.takeNumbers(table)
    let listed = 0
    let isSame = this.table === table
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i] ?? absent()
      this.addNumbers(source)
      if (source.def.places.length > 0 && this.listed[listed++] !== source) isSame = false
    }
    if (isSame && listed === this.listed.length) return
    this.table = table
    this.mask = table.mask
    this.list(table.by, sources)
  }

  private takeNumbers(table: Lists): void {
    this.reach = table.reach
    this.weapon = table.weapon
    this.distanceFrom = table.distanceFrom
    this.distanceTo = table.distanceTo
    this.bangs = table.bangs
    this.misses = table.misses
    this.flips = table.flips
    this.cardsAfter = table.cardsAfter
    this.beer = table.beer
    this.handLimit = table.handLimit
  }

  private addNumbers(source: Source): void {
    const { def } = source
    if (def.range > 0) {
      this.weapon = source
      if (def.range > this.reach) this.reach = def.range
    }
    this.distanceFrom += def.distanceFrom
    this.distanceTo += def.distanceTo
    this.bangs += def.bangs
    if (def.misses > this.misses) this.misses = def.misses
    this.flips += def.flips
    this.cardsAfter += def.cardsAfter
    if (def.beer > this.beer) this.beer = def.beer
    if (def.handLimit > this.handLimit) this.handLimit = def.handLimit
  }

  private list(before: readonly Source[][], sources: readonly Source[]): void {
    const by = before.slice()
    this.by = by
    this.listed = sources.filter(({ def }) => def.places.length > 0)
    for (const source of this.listed) {
      this.mask |= source.def.mask
      for (const at of source.def.places) {
        const now = by[at] ?? absent()
        if (now !== before[at]) now.push(source)
        else by[at] = now.length === 0 ? [source] : withOneMore(now, source)
      }
    }
  }
}

function withOneMore(sources: readonly Source[], source: Source): Source[] {
  const more = sources.slice()
  more.push(source)
  return more
}
