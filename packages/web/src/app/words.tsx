import type { Language } from '@sundown/engine/words'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { loadSetArt } from '../art/load-sets.ts'
import { patiently } from '../session/patiently.ts'
import { useStore } from '../session/react.ts'
import type { LanguageStore, Spoken } from '../words/language.ts'
import type { InterfaceWords } from '../words/types.ts'

interface Speaking extends Spoken {
  readonly choose: (language: Language) => void
  /** Loads the words of these sets, unless they are there. */
  readonly need: (sets: readonly string[]) => void
}

const Context = createContext<Speaking | undefined>(undefined)

/** What `Words` needs of a language store. */
type Languages = Pick<LanguageStore, 'getSnapshot' | 'subscribe' | 'choose' | 'need'>

/** Not before their pictures are there: what is drawn once is not drawn again. */
async function withArt(sets: readonly string[], store: Languages): Promise<void> {
  const pictures = sets.some((set) => set !== 'base') ? patiently(() => loadSetArt(sets)) : undefined
  await store.need(sets, pictures)
}

/** The words of the page; another language takes over when all of it has come. */
export function Words({ store, children }: { readonly store: Languages; readonly children: ReactNode }) {
  const spoken = useStore(store)
  useEffect(() => {
    document.documentElement.lang = spoken.language
    // After what the page needs to be shown.
    const timer = setTimeout(() => void spoken.ui.errors.prepare().catch(() => undefined), 0)
    return () => clearTimeout(timer)
  }, [spoken])
  const speaking = useMemo(
    (): Speaking => ({
      ...spoken,
      choose: (language) => void store.choose(language),
      need: (sets) => void withArt(sets, store).catch(() => undefined),
    }),
    [spoken, store],
  )
  return <Context value={speaking}>{children}</Context>
}

export function useSpoken(): Speaking {
  const spoken = useContext(Context)
  if (!spoken) throw new Error('words are used outside of <Words>')
  return spoken
}

export const useWords = (): InterfaceWords => useSpoken().ui
