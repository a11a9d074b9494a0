import { of } from '@sundown/engine/words/french'
import type { FriendsWords } from './friends.en.ts'

export const friendsFr: FriendsWords = {
  title: 'Amis',
  hereNow: 'Amis présents',
  nobodyHere: 'Aucun de ceux que vous suivez n’est là.',
  all: 'tous les amis',
  here: 'là',
  notHere: 'absent',
  atTable: 'à une table',
  join: 'Rejoindre',
  watch: 'Regarder',
  of: (what, name) => `${what} : ${name}`,
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  byName: 'Suivre quelqu’un par son nom',
  name: 'Nom du compte',
  none: 'Vous ne suivez encore personne. Suivez quelqu’un par son nom, ou l’un de ceux avec qui vous avez joué.',
  mutual: 'vous suit aussi',
  notMutual: 'Ne vous suit pas : on ne se voit qu’entre amis, sauf si l’on veut autre chose.',
  met: 'Ont joué avec vous récemment',
  block: 'Bloquer',
  unblock: 'Ne plus bloquer',
  blocked: 'Bloqués',
  blockNote:
    'Une personne bloquée ne peut ni vous suivre ni vous inviter, ne vous voit pas et n’est jamais placée avec vous en partie rapide.',
  shown: 'Qui voit que vous êtes là',
  shownTo: { nobody: 'Personne', friends: 'Ceux que je suis', followers: 'Tous ceux qui me suivent' },
  shownNote: 'Les tables sur invitation ne sont jamais montrées.',
  guest: 'Vous jouez en invité : vos amis seront oubliés avec vous. Un compte les garde.',
  invite: 'Inviter',
  invited: 'Invité',
  inviteNote: 'Les amis qui vous suivent peuvent être appelés à cette table.',
  invitation: (name) => `${name} vous invite à une table`,
  go: 'Y aller',
  notNow: 'Pas maintenant',
  away: 'Le serveur ne répond pas.',
  moves: 'À vous de jouer',
  slow: (n) => (n === 1 ? '1 partie par courrier' : `${n} parties par courrier`),
  yourTurn: 'C’est votre tour.',
  answer: 'On vous demande quelque chose.',
  move: 'Jouer',
  callMove: (host) => `À vous de jouer à la table ${of(host)}`,
  left: (seconds) =>
    seconds < 3600
      ? `${Math.ceil(seconds / 60)} min`
      : seconds < 48 * 3600
        ? `${Math.floor(seconds / 3600)} h`
        : `${Math.floor(seconds / 86_400)} jours`,
}
