import type { TablesWords } from './tables.en.ts'

export const tablesFr: TablesWords = {
  create: 'Ouvrir une table',
  tables: 'Tables avec une chaise libre',
  running: 'Tables à regarder',
  noTables: 'Aucune table publique pour l’instant. Ouvrez-en une.',
  sit: 'S’asseoir',
  mine: 'Vos tables',
  return: 'Revenir',
  invited: 'Vous avez une invitation ?',
  codeHint: 'Six lettres ou chiffres',
  serverAway: 'Le serveur ne répond pas. Vous pouvez jouer contre des robots.',
}
