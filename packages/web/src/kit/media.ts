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

/** Under 700 px in portrait the phone layout; under 1180 px the drawer lies over the table. */
export const usePhone = () => useMedia('(max-width: 700px)')
export const useNarrow = () => useMedia('(max-width: 1180px)')
