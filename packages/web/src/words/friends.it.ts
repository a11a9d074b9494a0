import type { FriendsWords } from './friends.en.ts'

export const friendsIt: FriendsWords = {
  title: 'Amici',
  hereNow: 'Amici presenti',
  nobodyHere: 'Nessuno di quelli che segui è qui.',
  all: 'tutti gli amici',
  here: 'qui',
  notHere: 'assente',
  atTable: 'a un tavolo',
  join: 'Unisciti',
  watch: 'Guarda',
  of: (what, name) => `${what}: ${name}`,
  follow: 'Segui',
  unfollow: 'Non seguire più',
  byName: 'Segui qualcuno per nome',
  name: 'Nome dell’account',
  none: 'Non segui ancora nessuno. Segui qualcuno per nome, o uno di quelli con cui hai giocato.',
  mutual: 'segue anche te',
  notMutual: 'Non ti segue: ci si vede solo tra amici, se non si vuole altrimenti.',
  met: 'Hanno giocato con te di recente',
  block: 'Blocca',
  unblock: 'Non bloccare più',
  blocked: 'Bloccati',
  blockNote: 'Una persona bloccata non può seguirti né invitarti, non ti vede e la partita rapida non vi mette mai allo stesso tavolo.',
  shown: 'Chi vede che sei qui',
  shownTo: { nobody: 'Nessuno', friends: 'Chi seguo', followers: 'Tutti quelli che mi seguono' },
  shownNote: 'I tavoli su invito non sono mai mostrati a nessuno.',
  guest: 'Giochi come ospite: i tuoi amici saranno dimenticati con te. Un account li conserva.',
  invite: 'Invita',
  invited: 'Invitato',
  inviteNote: 'Gli amici che ti seguono possono essere chiamati a questo tavolo.',
  invitation: (name) => `${name} ti invita a un tavolo`,
  go: 'Vai',
  notNow: 'Non ora',
  away: 'Il server non risponde.',
  moves: 'Tocca a te',
  slow: (n) => (n === 1 ? '1 partita per posta' : `${n} partite per posta`),
  yourTurn: 'È il tuo turno.',
  answer: 'Ti si chiede qualcosa.',
  move: 'Gioca',
  callMove: (host) => `Tocca a te al tavolo di ${host}`,
  left: (seconds) =>
    seconds < 3600
      ? `${Math.ceil(seconds / 60)} min`
      : seconds < 48 * 3600
        ? `${Math.floor(seconds / 3600)} h`
        : `${Math.floor(seconds / 86_400)} giorni`,
}
