import type { Language } from '@sundown/engine/words'
import { useEffect, useState } from 'react'
import { patiently } from '../session/patiently.ts'
import { useSpoken } from './words.tsx'

/** What belongs to the language of the page and is loaded when it is needed. The old one stays until the new one is there. `load` must be a constant. */
export function useInLanguage<T>(load: (language: Language) => Promise<T>): T | undefined {
  const { language } = useSpoken()
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  useEffect(() => {
    let current = true
    void patiently(() => load(language)).then((value) => {
      if (current) setLoaded({ value })
    })
    return () => {
      current = false
    }
  }, [load, language])
  return loaded?.value
}
