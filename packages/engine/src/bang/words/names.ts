import type { Name, SetFacts } from '../facts.ts'
import type { Language } from './types.ts'

/** What a thing is called, in English where a language has no name of its own. Printed apostrophes are straight, said ones are not. */
const called = (name: Name, language: Language): string => {
  const text = (name[language] ?? name.en).replaceAll("'", '’')
  // A name that French has borrowed is set as French sets it.
  return language === 'fr' ? text.replace(/(\S)!/gu, '$1\u202f!') : text
}

export interface Names {
  card(id: string): string | undefined
  character(id: string): string | undefined
  role(id: string): string | undefined
  /** Of the event pile or the show pile. */
  event(id: string): string | undefined
  /** Of a kind that only one set has. */
  thing(id: string): string | undefined
}

type Named = { readonly [id: string]: { readonly name: Name } } | undefined

/** Names are facts: they come with the sets, not with the words. */
export function namesIn(language: Language, printed: readonly SetFacts[]): Names {
  const find = (of: (set: SetFacts) => Named) => {
    const names = new Map<string, string>()
    for (const set of printed) for (const [id, { name }] of Object.entries(of(set) ?? {})) names.set(id, called(name, language))
    return (id: string) => names.get(id)
  }
  const events = find((set) => set.events)
  const shows = find((set) => set.shows)
  return {
    card: find((set) => set.cards),
    character: find((set) => set.characters),
    role: find((set) => set.roles),
    event: (id) => events(id) ?? shows(id),
    thing: find((set) => Object.assign({}, ...Object.values(set.things ?? {}))),
  }
}
