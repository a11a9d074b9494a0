import type { Source } from './def.ts'
import { MOMENT_NAMES, type Moment } from './moments.ts'

/** Made so that it is a list of objects to the machine, like all others: one that was never filled is another kind, and every reader would meet two. */
const EMPTY: Source[] = [undefined as unknown as Source].slice(1)

const NO_SOURCES: readonly Source[][] = MOMENT_NAMES.map(() => EMPTY)

/** By the name of each moment: the sources that have it. They are kept by its place, where they are written fastest. */
class ByMoment {
  protected readonly by: Source[][] = NO_SOURCES.slice()
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
  /** Something has changed since: they must be renewed before they are read. */
  isStale = true
  /** What is listed, in order. */
  private listed: readonly Source[] = EMPTY

  /** What is in force now, in order. Most of what comes and goes changes numbers only. */
  renew(sources: readonly Source[]): void {
    this.clearNumbers()
    let listed = 0
    let isSame = true
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i]
      this.addNumbers(source)
      if (source.def.places.length > 0 && this.listed[listed++] !== source) isSame = false
    }
    if (!isSame || listed !== this.listed.length) this.list(sources)
  }

  private clearNumbers(): void {
    this.reach = 1
    this.weapon = undefined
    this.distanceFrom = 0
    this.distanceTo = 0
    this.bangs = 1
    this.misses = 1
    this.flips = 0
    this.cardsAfter = 0
    this.beer = 1
    this.handLimit = 0
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

  private list(sources: readonly Source[]): void {
    const { by } = this
    for (const { def } of this.listed) for (const at of def.places) by[at] = EMPTY
    this.mask = 0
    this.listed = sources.filter(({ def }) => def.places.length > 0)
    for (const source of this.listed) {
      this.mask |= source.def.mask
      for (const at of source.def.places) {
        if (by[at] === EMPTY) by[at] = [source]
        else by[at].push(source)
      }
    }
  }
}
