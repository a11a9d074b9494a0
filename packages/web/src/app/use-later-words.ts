import type { Language } from '@sundown/engine/words'
import { use } from 'react'
import { patiently } from '../session/patiently.ts'
import { useSpoken } from './words.tsx'

type Load<T> = (language: Language) => Promise<T>

/** One promise for each file: React waits for the same one however often it asks. */
const coming = new Map<Load<unknown>, Map<Language, Promise<unknown>>>()

function once<T>(load: Load<T>, language: Language): Promise<T> {
  const known = coming.get(load) ?? new Map<Language, Promise<unknown>>()
  coming.set(load, known)
  const words = (known.get(language) as Promise<T> | undefined) ?? patiently(() => load(language))
  known.set(language, words)
  return words
}

/** What only a part of the page says that comes late itself: it is shown when its words are there. `load` must be a constant. */
export const useLaterWords = <T>(load: Load<T>): T => use(once(load, useSpoken().language))
