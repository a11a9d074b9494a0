import type { TablesWords } from './tables.en.ts'

export const tablesIt: TablesWords = {
  create: 'Apri un tavolo',
  tables: 'Tavoli con una sedia libera',
  running: 'Tavoli da guardare',
  noTables: 'Nessun tavolo pubblico al momento. Aprine uno.',
  sit: 'Siediti',
  mine: 'I tuoi tavoli',
  return: 'Torna',
  invited: 'Hai un invito?',
  codeHint: 'Sei lettere o cifre',
  serverAway: 'Il server non risponde. Puoi giocare contro i bot.',
}
