import type { Language } from '@sundown/engine/words'
import type { FriendsWords } from './friends.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<FriendsWords> } = {
  en: async () => (await import('./friends.en.ts')).friendsEn,
  fr: async () => (await import('./friends.fr.ts')).friendsFr,
  it: async () => (await import('./friends.it.ts')).friendsIt,
}

export const loadFriends = (language: Language): Promise<FriendsWords> => loaders[language]()
