import { allSets } from '../catalog.ts'
import type { Name } from '../facts.ts'
import type { Language } from './types.ts'

/** What a thing is called, in English where a language has no name of its own. */
const called = (name: Name | undefined, language: Language): string | undefined => name?.[language] ?? name?.en

export interface Names {
  card(id: string): string | undefined
  character(id: string): string | undefined
  role(id: string): string | undefined
}

/** Names are facts: they come with the sets, not with the words. */
export function namesIn(language: Language): Names {
  const cards = new Map<string, string>()
  const characters = new Map<string, string>()
  const roles = new Map<string, string>()
  const put = (names: Map<string, string>, id: string, name: Name | undefined) => {
    const text = called(name, language)
    if (text !== undefined && !names.has(id)) names.set(id, text)
  }
  for (const set of allSets) {
    for (const { id, facts } of set.cards) put(cards, id, facts?.name)
    for (const { id, character } of set.characters) put(characters, id, character?.name)
    for (const { id, name } of set.roles) put(roles, id, name)
  }
  return { card: (id) => cards.get(id), character: (id) => characters.get(id), role: (id) => roles.get(id) }
}
