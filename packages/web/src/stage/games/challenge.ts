import type { AnyFace } from '@sundown/engine/lazy'
import type { Change } from '../picture.ts'
import { CHALLENGE, gunUp, type Script } from '../plan.ts'
import type { Flown } from '../scene.ts'
import { takenUp, throwIn, thrownIn } from '../thrown.ts'

/** A card that comes into a duel, in whichever game; nothing of it where there is none. */
interface Coming {
  readonly move:
    | { readonly to: { readonly zone: string }; readonly now?: number | undefined; readonly face?: AnyFace | undefined }
    | undefined
  readonly card: Flown | undefined
  readonly leave: readonly Change[]
  readonly land: readonly Change[]
}

/** It lies between the two until the duel is over. */
function into(by: string, at: string, { move, land }: Coming, script: Script) {
  if (move?.to.zone !== 'discard' || move.now === undefined || !move.face) return { thrown: undefined, land }
  const { thrown, changes } = throwIn({ by, at, face: move.face, card: move.now }, script.seen)
  return { thrown, land: [...land, ...changes] }
}

/** Somebody challenges somebody. */
export function challenge(by: string, at: string, coming: Coming, script: Script): void {
  const { thrown, land } = into(by, at, coming, script)
  script.add({ is: 'duel', by, at, card: coming.card, thrown }, { leave: coming.leave, line: [gunUp(by, CHALLENGE, at)], land })
}

/** A card is thrown in as an answer. */
export function slap(by: string, coming: Coming, script: Script): void {
  // Who comes back in the middle of one has not seen it begin.
  const [first] = thrownIn(script.seen)
  const { thrown, land } = first ? into(first.by, first.at, coming, script) : { thrown: undefined, land: coming.land }
  script.add({ is: 'slap', by, card: coming.card, thrown }, { leave: coming.leave, land })
}

/** A duel is over, whatever has come of it. */
export function gather(script: Script): void {
  const thrown = thrownIn(script.seen)
  if (thrown.length > 0) script.add({ is: 'gather', thrown }, takenUp(script.seen))
}
