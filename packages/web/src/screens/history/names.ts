import { SETS } from '@sundown/engine'
import { useEffect, useMemo } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { loadLabels } from '../duel/words/load.ts'
import { useSpeech } from '../replay/use-speech.ts'

/** The words of sets come in this order. */
const ORDER: readonly string[] = SETS

/** What things of a game are called. */
export function useNames(game: string) {
  const { rules, need } = useSpoken()
  useEffect(() => need(SETS), [need])
  const speech = useSpeech(game, game === 'bang' ? SETS : [])
  const labels = useInLanguage(loadLabels)
  const teller = useMemo(() => speech?.teller([]), [speech])
  return {
    thing: (id: string): string => teller?.name(id) ?? id,
    role: (id: string): string =>
      game === 'duel' && (id === 'law' || id === 'outlaw') ? (labels?.sides[id] ?? id) : (teller?.name(id) ?? id),
    set: (id: string): string => rules.sets[ORDER.indexOf(id)]?.title ?? id,
  }
}
/** The mark of a side of The Duel is that of a role. */
export const roleMark = (id: string): string => (id === 'law' ? 'sheriff' : id)
