import { type AnyFace, lazyGames, type Speech } from '@sundown/engine/lazy'
import type { Language } from '@sundown/engine/words'
import { useCallback } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'

/** How a game is told in the language of the page. */
export function useSpeech(game: string, sets: readonly string[]): Speech<AnyFace> | undefined {
  const wanted = sets.join()
  const load = useCallback(
    (language: Language) =>
      Object.entries(lazyGames)
        .find(([name]) => name === game)?.[1]
        .speak(language, wanted === '' ? [] : wanted.split(',')) ?? Promise.resolve(undefined),
    [game, wanted],
  )
  return useInLanguage(load)
}
