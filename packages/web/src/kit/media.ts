import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const { subscribe, now } = asked(query)
  return useSyncExternalStore(subscribe, now, () => false)
}

interface Asked {
  readonly subscribe: (changed: () => void) => () => void
  readonly now: () => boolean
}

const known = new Map<string, Asked>()

/** Each is put to the browser once: every part of a table asks it at every drawing. */
function asked(query: string): Asked {
  const before = known.get(query)
  if (before) return before
  const list = matchMedia(query)
  const made: Asked = {
    subscribe: (changed) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    now: () => list.matches,
  }
  known.set(query, made)
  return made
}

/** Where a table for a desktop has no room: phones, also lying on their side, tablets standing, pages at twice their size. The styles ask the same. */
export const usePhone = () => useMedia('(max-width: 860px), (max-height: 540px)')
/** A standing tablet has the phone's layout, and room. */
export const useTablet = () => useMedia('(min-width: 600px) and (min-height: 900px)')
/** A phone on its side, or a page at twice its size: low and wide. */
export const useLying = () => useMedia('(min-width: 560px) and (max-height: 540px)')
/** Here the drawer lies over the table. */
export const useNarrow = () => useMedia('(max-width: 1180px)')
