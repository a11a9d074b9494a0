import { DICE, DIE_FACES } from '@sundown/engine'
import { absent } from '../list.ts'

/** How many dice show each face, in the order of `DIE_FACES`. */
export type Faces = readonly number[]

/** One way some dice may fall. */
export interface Fall {
  readonly faces: Faces
  readonly chance: number
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** This many dice over these faces, in every way. */
function spread(dice: number, faces: number): readonly Faces[] {
  if (faces === 1) return [[dice]]
  return Array.from({ length: dice + 1 }, (_, first) => spread(dice - first, faces - 1).map((rest) => [first, ...rest])).flat()
}

const known = new Map<number, readonly Fall[]>()

/** Every way this many dice may fall. */
const fallsOf = (dice: number): readonly Fall[] =>
  found(known, dice, () =>
    spread(dice, DIE_FACES.length).map((faces) => ({
      faces,
      chance: faces.reduce((ways, count) => ways / factorial(count), factorial(dice)) / DIE_FACES.length ** dice,
    })),
  )

/** What dice may be kept of those shown: every part of them, all of them last. `fixed`: this face may not be rolled again. */
function parts(shown: Faces, fixed: number | undefined): readonly Faces[] {
  return shown.reduce<readonly Faces[]>(
    (kept, count, face) => {
      const counts = face === fixed ? [count] : Array.from({ length: count + 1 }, (_, n) => n)
      return kept.flatMap((before) => counts.map((n) => [...before, n]))
    },
    [[]],
  )
}

const keyOf = (faces: Faces): number => faces.reduce((key, count) => key * (DICE + 1) + count, 0)
const together = (one: Faces, other: Faces): Faces => one.map((count, face) => count + (other[face] ?? absent()))
const diceIn = (faces: Faces): number => faces.reduce((sum, count) => sum + count, 0)

/** What is at stake for somebody who rolls. */
export interface Stakes {
  /** What dice are worth that stay as they lie. */
  readonly worth: (faces: Faces) => number
  /** What a roll brings at once, whatever becomes of the dice. */
  readonly atOnce: (rolled: Faces) => number
  /** These dice end the rolling. */
  readonly isEnd: (faces: Faces) => boolean
  /** The face that may not be rolled again. */
  readonly fixed: number | undefined
}

/** Which of the dice shown to keep, with this many rolls left: what promises most if one goes on as well as one can. The odds are known, so this is exact. */
export function bestKept(shown: Faces, rolls: number, { worth, atOnce, isEnd, fixed }: Stakes): Faces {
  const worths = new Map<number, number>()
  const worthOf = (faces: Faces): number => found(worths, keyOf(faces), () => worth(faces))
  const rolled = Array.from({ length: rolls + 1 }, () => new Map<number, number>())
  const values = Array.from({ length: rolls + 1 }, () => new Map<number, number>())

  /** What keeping these promises: nothing is rolled, or all others are. */
  const promise = (kept: Faces, left: number): number => {
    const loose = DICE - diceIn(kept)
    if (loose === 0) return worthOf(kept)
    return found(rolled[left] ?? absent(), keyOf(kept), () =>
      fallsOf(loose).reduce((sum, { faces, chance }) => sum + chance * (atOnce(faces) + value(together(kept, faces), left - 1)), 0),
    )
  }
  const value = (faces: Faces, left: number): number =>
    found(values[left] ?? absent(), keyOf(faces), () =>
      left === 0 || isEnd(faces) ? worthOf(faces) : Math.max(...parts(faces, fixed).map((kept) => promise(kept, left))),
    )

  return parts(shown, fixed).reduce((best, kept) => (promise(kept, rolls) >= promise(best, rolls) ? kept : best))
}

function found<T>(before: Map<number, T>, key: number, find: () => T): T {
  const one = before.get(key)
  if (one !== undefined) return one
  const value = find()
  before.set(key, value)
  return value
}
