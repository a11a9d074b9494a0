import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Where a table for a desktop has no room: phones, also lying on their side, tablets standing, pages at twice their size. The styles ask the same. */
export const usePhone = () => useMedia('(max-width: 860px), (max-height: 540px)')
/** A standing tablet has the phone's layout, and room. */
export const useTablet = () => useMedia('(min-width: 600px) and (min-height: 900px)')
/** A phone on its side, or a page at twice its size: low and wide. */
export const useLying = () => useMedia('(min-width: 560px) and (max-height: 540px)')
/** Here the drawer lies over the table. */
export const useNarrow = () => useMedia('(max-width: 1180px)')
