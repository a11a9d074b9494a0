import { absent } from '../kernel/index.ts'
import type { Source } from './def.ts'
import { MOMENT_NAMES, type Moment } from './moments.ts'

/** Made so that it is a list of objects to the machine, like all others: one that was never filled is another kind, and every reader would meet two. */
const EMPTY: Source[] = [undefined as unknown as Source].slice(1)

const NO_SOURCES: Source[][] = MOMENT_NAMES.map(() => EMPTY)

/** By the name of each moment: the sources that have it. They are kept by its place, where they are written fastest. */
class ByMoment {
  protected by: Source[][] = NO_SOURCES
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
  /** What the whole table has, and what is in force besides, in order. */
  private table: Lists | undefined = undefined
  private listed: readonly Source[] = EMPTY

  /** What is in force for the whole table. */
  static ofTable(sources: readonly Source[]): Lists {
    const lists = new Lists()
    for (const source of sources) lists.addNumbers(source)
    lists.by = NO_SOURCES.slice()
    lists.list(NO_SOURCES, sources)
    return lists
  }

  /** What is in force for a seat now: what the whole table has, and these after it. Most of what comes and goes changes numbers only. */
  renew(table: Lists, sources: readonly Source[]): void {
    this.takeNumbers(table)
    for (let i = 0; i < sources.length; i++) this.addNumbers(sources[i] ?? absent())
    if (this.table === table && this.hasListed(sources)) {
      this.listed = sources
      return
    }
    if (this.table === table) this.unlist(table.by)
    else this.by = table.by.slice()
    this.table = table
    this.mask = table.mask
    this.list(table.by, sources)
  }

  /** Those of them that have any moments are the ones that are listed. */
  private hasListed(sources: readonly Source[]): boolean {
    const { listed } = this
    let before = withMoments(listed, 0)
    for (let i = withMoments(sources, 0); i < sources.length; i = withMoments(sources, i + 1)) {
      if (before === listed.length || listed[before] !== sources[i]) return false
      before = withMoments(listed, before + 1)
    }
    return before === listed.length
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

  /** All that was listed goes; only lists that something of it is in are given back. */
  private unlist(before: readonly Source[][]): void {
    const { by, listed } = this
    for (let i = 0; i < listed.length; i++) {
      const { places } = (listed[i] ?? absent()).def
      for (let j = 0; j < places.length; j++) {
        const at = places[j] ?? absent()
        by[at] = before[at] ?? absent()
      }
    }
  }

  private list(before: readonly Source[][], sources: readonly Source[]): void {
    const { by } = this
    this.listed = sources
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i] ?? absent()
      const { places, mask } = source.def
      this.mask |= mask
      for (let j = 0; j < places.length; j++) {
        const at = places[j] ?? absent()
        const now = by[at] ?? absent()
        if (now !== before[at]) now.push(source)
        else by[at] = now.length === 0 ? [source] : withOneMore(now, source)
      }
    }
  }
}

/** The next place, from this one on, of a source that has any moments. */
function withMoments(sources: readonly Source[], from: number): number {
  let at = from
  while (at < sources.length && (sources[at] ?? absent()).def.places.length === 0) at++
  return at
}

function withOneMore(sources: readonly Source[], source: Source): Source[] {
  const more = sources.slice()
  more.push(source)
  return more
}
