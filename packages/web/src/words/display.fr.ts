import type { DisplayWords } from './display.en.ts'

export const displayFr: DisplayWords = {
  title: 'Écran de table',
  join: 'Rejoindre cette table',
  how: 'Visez ce code avec un téléphone, ou ouvrez la page et entrez le code. Chaque téléphone montre une main.',
  qr: 'Invitation en code QR',
  chairs: 'Chaises',
  free: 'libre',
  ready: 'prêt',
  gathering: 'La partie commence quand l’hôte distribue.',
  seated:
    'Dans ce navigateur, vous êtes assis à cette table. Un écran commun ne doit connaître aucune main : ouvrez son adresse sur un autre appareil.',
  mySeat: 'À ma place',
  rematchIn: (names) => `De la revanche : ${names}.`,
  rematchOut: (names) => `Pas encore : ${names}.`,
  late: (turns) =>
    `Cette table montre la partie aux spectateurs avec ${turns === 1 ? 'un tour' : `${turns} tours`} de retard. L’écran est un spectateur.`,
}
