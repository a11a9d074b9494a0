import { applyPatch, diff } from '@sundown/engine'
import type { AnyPosition, Finding } from './check.ts'
import { difference, same, sameBeside } from './same.ts'
import { called } from './told.ts'

const overTheWire = <T>(data: T): T => JSON.parse(JSON.stringify(data))
/** Parts that nobody claims to have changed are compared as well at one decision in this many. */
const THOROUGH_EVERY = 8

/** Follows something shown, as a client does: the first of it and all patches since, through JSON. */
class Mirror {
  private last: object | undefined
  private copy: object = {}

  /** What the client has now differs from what is shown. */
  follow(shown: object, thorough: boolean): Finding {
    const { last, copy } = this
    this.last = shown
    if (last === undefined) {
      this.copy = overTheWire(shown)
      return undefined
    }
    const patch = diff(last, shown)
    if (patch.length > 0) this.copy = applyPatch(copy, overTheWire(patch))
    const equal = thorough ? same(this.copy, shown) : sameBeside(this.copy, shown, copy, last)
    return equal ? undefined : difference(this.copy, shown)
  }
}

/**
 * Follows the views of all viewers through a game: kept view = view built anew = first view and all patches. What everybody sees is the same
 * for all viewers, so its patches are followed once.
 */
export class Views {
  static readonly checkName = 'view-patches'
  private readonly table = new Mirror()
  private readonly own: Mirror[] = []
  private looks = 0

  look({ match, viewers }: AnyPosition): Finding {
    const { game } = match
    const anew = game.copy()
    const thorough = this.looks++ % THOROUGH_EVERY === 0 || game.over !== undefined
    const everybodys = game.view('spectator')
    const fresh = anew.view('spectator')
    if (!same(everybodys, fresh)) return `the kept view of a spectator is stale, ${difference(everybodys, fresh)}`
    const astray = this.table.follow(everybodys, thorough)
    if (astray) return `patches lead a spectator astray, ${astray}`
    for (const viewer of viewers) {
      if (viewer === 'spectator') continue
      const kept = game.view(viewer)
      if (!samePublic(kept, everybodys)) return `what ${called(viewer)} sees of the table differs, ${difference(kept, everybodys)}`
      const built = anew.view(viewer)
      if (!samePublic(built, fresh) || !same(ownPart(kept), ownPart(built)))
        return `the kept view of ${called(viewer)} is stale, ${difference(kept, built)}`
      this.own[viewer] ??= new Mirror()
      const wrong = this.own[viewer].follow({ own: ownPart(kept) }, thorough)
      if (wrong) return `patches lead ${called(viewer)} astray, ${wrong}`
    }
    return undefined
  }
}

/** What a seat alone sees is one part of its view; all the rest is everybody's. */
const ownPart = (view: object): unknown => ('own' in view ? view.own : undefined)
const publicPart = (view: object): object => ({ ...view, own: undefined, viewer: undefined })
const samePublic = (a: object, b: object): boolean => same(publicPart(a), publicPart(b))
