/** What home says of tables at the server. The other languages have exactly these keys. */
export const tablesEn = {
  create: 'Open a table',
  tables: 'Tables with an empty chair',
  running: 'Tables to watch',
  noTables: 'No public table right now. Open one.',
  sit: 'Sit down',
  mine: 'Your tables',
  return: 'Return',
  invited: 'Got an invitation?',
  codeHint: 'Six letters or digits',
  serverAway: 'The server cannot be reached. You can still play against bots.',
}

export type TablesWords = typeof tablesEn
