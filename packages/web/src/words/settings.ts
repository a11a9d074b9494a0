import type { Language } from '@sundown/engine/words'
import type { SettingsWords } from './settings.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<SettingsWords> } = {
  en: async () => (await import('./settings.en.ts')).settingsEn,
  fr: async () => (await import('./settings.fr.ts')).settingsFr,
  it: async () => (await import('./settings.it.ts')).settingsIt,
}

export const loadSettings = (language: Language): Promise<SettingsWords> => loaders[language]()
