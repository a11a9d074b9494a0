import type { Language } from '@sundown/engine/words'
import type { DeviceWords } from './device.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<DeviceWords> } = {
  en: async () => (await import('./device.en.ts')).deviceEn,
  fr: async () => (await import('./device.fr.ts')).deviceFr,
  it: async () => (await import('./device.it.ts')).deviceIt,
}

export const loadDevice = (language: Language): Promise<DeviceWords> => loaders[language]()
