import { applyPatch, diff, type Viewer } from '@sundown/engine'
import type { Finding, Position } from './check.ts'
import { difference, same } from './same.ts'
import { called } from './told.ts'

interface Followed {
  readonly viewer: Viewer
  /** What the engine showed last. */
  last: object
  /** What a client made of the first view and all patches since, through JSON. */
  mirror: object
}

const overTheWire = <T>(data: T): T => JSON.parse(JSON.stringify(data))

/** Follows the views of all viewers through a game: kept view = view built anew = first view and all patches. */
export class Views {
  static readonly checkName = 'view-patches'
  private readonly followed: Followed[] = []

  look({ match, viewers }: Position): Finding {
    const { game } = match
    const anew = game.copy()
    for (let i = 0; i < viewers.length; i++) {
      const viewer = viewers[i]
      const kept = game.view(viewer)
      const fresh = anew.view(viewer)
      if (!same(kept, fresh)) return `the kept view of ${called(viewer)} is stale, ${difference(kept, fresh)}`
      const before = this.followed[i]
      if (before === undefined) {
        this.followed[i] = { viewer, last: kept, mirror: overTheWire(kept) }
        continue
      }
      const patch = diff(before.last, kept)
      if (patch.length > 0) before.mirror = applyPatch(before.mirror, overTheWire(patch))
      before.last = kept
      if (!same(before.mirror, fresh)) return `patches lead ${called(viewer)} astray, ${difference(before.mirror, fresh)}`
    }
    return undefined
  }
}
