/** One thing the eye can see of a table: a number, a name, or whether something is there. */
export type Fact = number | string | boolean

/**
 * What the eye can see, fact by fact: `life seat-2` is 3, `top discard` is card 231. A fact is named by its aspect and the anchor it is seen at;
 * what is not there has no entry.
 */
export type Picture = ReadonlyMap<string, Fact>

/** What something that happened changes in the picture: it becomes something, grows or shrinks, or becomes what is known now. */
export type Change =
  | { readonly fact: string; readonly to: Fact | undefined }
  | { readonly fact: string; readonly add: number }
  | { readonly fact: string; readonly known: true }

/** Where the eye is behind: what it sees, and what is there. */
export interface Cover {
  readonly fact: string
  readonly seen: Fact | undefined
  readonly known: Fact | undefined
}

const after = (change: Change, seen: Picture, known: Picture): Fact | undefined => {
  if ('to' in change) return change.to
  if ('known' in change) return known.get(change.fact)
  const was = seen.get(change.fact)
  return (typeof was === 'number' ? was : 0) + change.add
}

/** The picture after these changes. */
export function changed(seen: Picture, changes: readonly Change[], known: Picture): Picture {
  if (changes.length === 0) return seen
  const next = new Map(seen)
  for (const change of changes) {
    const fact = after(change, next, known)
    if (fact === undefined) next.delete(change.fact)
    else next.set(change.fact, fact)
  }
  return next
}

/** Everything that is to be covered, because it is known but not yet to be seen. Nothing: what is seen is what is known. */
export function coversOver(seen: Picture, known: Picture): readonly Cover[] {
  const covers: Cover[] = []
  for (const [fact, now] of known) if (seen.get(fact) !== now) covers.push({ fact, seen: seen.get(fact), known: now })
  for (const [fact, was] of seen) if (!known.has(fact)) covers.push({ fact, seen: was, known: undefined })
  return covers
}

/** A fact in two parts: what is seen, and where. */
export function aspectOf(fact: string): readonly [aspect: string, anchor: string] {
  const gap = fact.indexOf(' ')
  return gap < 0 ? [fact, ''] : [fact.slice(0, gap), fact.slice(gap + 1)]
}
