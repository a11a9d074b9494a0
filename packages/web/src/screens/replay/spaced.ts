import type { Chapter } from '../../session/replay-messages.ts'

/** From here on words stand before their mark: behind it they would leave the page. */
export const LATE = 0.9

type Span = readonly [from: number, to: number]

/** What the words of a mark cover, as parts of the line. */
function spanOf({ step }: Pick<Chapter, 'step'>, last: number, room: number): Span {
  const at = last === 0 ? 0 : step / last
  return at > LATE ? [at - room, at] : [at, at + room]
}

const meet = ([from, to]: Span, [otherFrom, otherTo]: Span): boolean => from < otherTo && otherFrom < to

/** Fewer words where they would lie over one another, or over those of `others`. */
export function spaced<C extends Pick<Chapter, 'step'>>(
  chapters: readonly C[],
  last: number,
  room: number,
  others: readonly C[] = [],
): readonly C[] {
  if (last === 0) return []
  const taken = others.map((other) => spanOf(other, last, room))
  return chapters.filter((chapter) => {
    const span = spanOf(chapter, last, room)
    if (taken.some((other) => meet(span, other))) return false
    taken.push(span)
    return true
  })
}
