/** Entries of a long list in one answer. */
export const PAGE = 100

/** A part of a list, and where the next one begins. */
export function pageOf<T>(all: readonly T[], { from }: { readonly from: number }): { readonly entries: T[]; readonly next: number | null } {
  const end = from + PAGE
  return { entries: all.slice(from, end), next: end < all.length ? end : null }
}
