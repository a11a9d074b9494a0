/** What only the list of settings says. */
export const settingsEn = {
  saloon: 'Saloon (dark)',
  noon: 'Noon (bright)',
  system: 'As the system',
  sound: 'Sound',
  soundTable: 'Effects',
  soundAlerts: 'Alerts',
  ambience: 'Saloon in the background',
  soundAmbience: 'Saloon',
  motion: 'Motion',
  motionNote: 'Off: things appear in place.',
  confirm: 'Ask before costly slips',
  notify: 'Notify me when it is my turn',
  notifyDenied: 'The browser does not allow notifications.',
  vibrate: 'Vibrate when it is my turn',
  fourColours: 'Four-coloured suits',
  hintsNote: 'A word of advice now and then, against bots.',
}

export type SettingsWords = typeof settingsEn
