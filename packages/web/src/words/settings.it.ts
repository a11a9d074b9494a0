import type { SettingsWords } from './settings.en.ts'

export const settingsIt: SettingsWords = {
  saloon: 'Saloon (scuro)',
  noon: 'Mezzogiorno (chiaro)',
  system: 'Come il sistema',
  sound: 'Suono',
  soundTable: 'Effetti',
  ambience: 'Saloon in sottofondo',
  soundAmbience: 'Saloon',
  soundAlerts: 'Avvisi',
  motion: 'Movimento',
  motionNote: 'Senza: tutto appare al suo posto.',
  confirm: 'Chiedi prima di un errore costoso',
  notify: 'Avvisami quando tocca a me',
  notifyDenied: 'Il browser non permette le notifiche.',
  vibrate: 'Vibra quando tocca a me',
  fourColours: 'Semi in quattro colori',
  hintsNote: 'Un aiuto di tanto in tanto, contro i bot.',
}
