import { useEffect } from 'react'

/** The title of the page for as long as this is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
    return () => {
      document.title = 'Sundown'
    }
  }, [title])
}
