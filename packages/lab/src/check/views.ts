import { applyPatch, diff } from '@sundown/engine'
import type { Finding, Position } from './check.ts'
import { difference, same, sameBeside } from './same.ts'
import { called } from './told.ts'

interface Followed {
  /** What the engine showed last. */
  last: object
  /** What a client made of the first view and all patches since, through JSON. */
  mirror: object
}

const overTheWire = <T>(data: T): T => JSON.parse(JSON.stringify(data))
/** Parts that nobody claims to have changed are compared as well at one decision in so many. */
const THOROUGH_EVERY = 8

/** Follows the views of all viewers through a game: kept view = view built anew = first view and all patches. */
export class Views {
  static readonly checkName = 'view-patches'
  private readonly followed: Followed[] = []
  private looks = 0

  look({ match, viewers }: Position): Finding {
    const { game } = match
    const anew = game.copy()
    const thorough = this.looks++ % THOROUGH_EVERY === 0 || game.over !== undefined
    let lastKept: object | undefined
    let lastFresh: object | undefined
    for (let i = 0; i < viewers.length; i++) {
      const viewer = viewers[i]
      const kept = game.view(viewer)
      const fresh = anew.view(viewer)
      if (!sameBeside(kept, fresh, lastKept, lastFresh)) return `the kept view of ${called(viewer)} is stale, ${difference(kept, fresh)}`
      lastKept = kept
      lastFresh = fresh
      const before = this.followed[i]
      if (before === undefined) {
        this.followed[i] = { last: kept, mirror: overTheWire(kept) }
        continue
      }
      const { mirror, last } = before
      const patch = diff(last, kept)
      if (patch.length > 0) before.mirror = applyPatch(mirror, overTheWire(patch))
      before.last = kept
      const equal = thorough ? same(before.mirror, kept) : sameBeside(before.mirror, kept, mirror, last)
      if (!equal) return `patches lead ${called(viewer)} astray, ${difference(before.mirror, kept)}`
    }
    return undefined
  }
}
