import { useState } from 'react'

export type Theme = 'saloon' | 'noon'
const KEY = 'sundown.theme'

const stored = (): Theme => {
  try {
    return localStorage.getItem(KEY) === 'noon' ? 'noon' : 'saloon'
  } catch {
    return 'saloon'
  }
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'noon' ? '#f1e7d0' : '#15100d')
}

/** Call before the first drawing, so that nothing flashes. */
export const applyStoredTheme = () => apply(stored())

/** The theme of this browser, and how to change it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, set] = useState(stored)
  return [
    theme,
    (next) => {
      apply(next)
      set(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {
        // A browser that keeps nothing: the theme lasts as long as the page.
      }
    },
  ]
}
