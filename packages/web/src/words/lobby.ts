import type { Language } from '@sundown/engine/words'
import type { LobbyWords } from './lobby.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<LobbyWords> } = {
  en: async () => (await import('./lobby.en.ts')).lobbyEn,
  fr: async () => (await import('./lobby.fr.ts')).lobbyFr,
  it: async () => (await import('./lobby.it.ts')).lobbyIt,
}

export const loadLobby = (language: Language): Promise<LobbyWords> => loaders[language]()
