import { LANGUAGES, type Language, loadFirstWords, type Words } from '@sundown/engine/words'
import { patiently } from '../session/patiently.ts'
import type { Shelf } from '../session/solo-save.ts'
import { Store } from '../session/store.ts'
import { type Lines, loadLines } from './lines.ts'
import { loadInterface } from './load.ts'
import type { InterfaceWords } from './types.ts'

const KEY = 'sundown.language'

const known = (tag: string | null | undefined): Language | undefined => {
  const [short] = (tag ?? '').toLowerCase().split('-')
  return LANGUAGES.find((language) => language === short)
}

/** What was chosen here before, or what the browser asks for first among what we speak. */
export function firstLanguage(shelf: Shelf | undefined, wished: readonly string[]): Language {
  return known(stored(shelf)) ?? wished.map(known).find((language) => language !== undefined) ?? 'en'
}

function stored(shelf: Shelf | undefined): string | null {
  try {
    return shelf?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

export interface Spoken {
  readonly language: Language
  /** Of the interface. */
  readonly ui: InterfaceWords
  /** Of the cards of expansions, where some are in play. */
  readonly lines: Lines
  /** Of the rules, for `tellerFor`. */
  readonly rules: Words
}

/** The language of the page: chosen from the browser, changed at any time, kept. */
export class LanguageStore extends Store<Spoken> {
  private readonly shelf: Shelf | undefined
  private sets: readonly string[]
  private wanted: Language

  private constructor(first: Spoken, shelf: Shelf | undefined, sets: readonly string[]) {
    super(first)
    this.shelf = shelf
    this.sets = sets
    this.wanted = first.language
  }

  static async open({ shelf, wished, sets = ['base'] }: { shelf?: Shelf; wished: readonly string[]; sets?: readonly string[] }) {
    return new LanguageStore(await speak(firstLanguage(shelf, wished), sets), shelf, sets)
  }

  /**
   * The words of these sets too, for a table that plays with them. Those that are there already are not loaded again. `after`: what must have come before
   * they are heard.
   */
  async need(sets: readonly string[], after?: Promise<unknown>): Promise<void> {
    const missing = sets.filter((set) => !this.sets.includes(set))
    if (missing.length === 0) return
    this.sets = [...this.sets, ...missing]
    const language = this.wanted
    try {
      const [spoken] = await Promise.all([speak(language, this.sets), after])
      if (this.wanted === language) this.set(spoken)
    } catch (error) {
      // They can be asked for again.
      this.sets = this.sets.filter((set) => !missing.includes(set))
      throw error
    }
  }

  /** The old language stays until the new one is loaded; of two wishes the last one counts. */
  async choose(language: Language): Promise<void> {
    this.wanted = language
    const spoken = await speak(language, this.sets)
    if (this.wanted !== language) return
    try {
      this.shelf?.setItem(KEY, language)
    } catch {
      // Not kept: chosen from the browser again next time.
    }
    this.set(spoken)
  }
}

const speak = async (language: Language, sets: readonly string[]): Promise<Spoken> => {
  const [ui, lines, rules] = await patiently(() =>
    Promise.all([loadInterface(language), loadLines(language, sets), loadFirstWords(language, sets)]),
  )
  return { language, ui, lines, rules }
}
