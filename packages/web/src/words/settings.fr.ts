import type { SettingsWords } from './settings.en.ts'

export const settingsFr: SettingsWords = {
  saloon: 'Saloon (sombre)',
  noon: 'Midi (clair)',
  system: 'Comme le système',
  sound: 'Son',
  soundTable: 'Effets',
  ambience: 'Ambiance de saloon',
  soundAmbience: 'Saloon',
  soundAlerts: 'Alertes',
  motion: 'Mouvement',
  motionNote: 'Sans : tout apparaît en place.',
  confirm: 'Demander avant une erreur coûteuse',
  notify: 'Me prévenir quand c’est à moi',
  notifyDenied: 'Le navigateur n’autorise pas les notifications.',
  vibrate: 'Vibrer quand c’est à moi',
  fourColours: 'Quatre couleurs d’enseignes',
  hintsNote: 'Un mot d’aide de temps en temps, contre les robots.',
}
