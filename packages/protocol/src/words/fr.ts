import { type ErrorWords, inUnits, nameWord } from './types.ts'

const names = {
  length: 'Un nom a de 2 à 24 caractères.',
  characters: 'Ce nom contient des caractères invisibles ou trompeurs. Choisissez-en un autre.',
  reserved: 'Ce nom est réservé. Choisissez-en un autre.',
  rude: 'Ce nom n’est pas permis ici. Choisissez-en un autre.',
}

const units = { second: ['seconde', 'secondes'], minute: ['minute', 'minutes'], hour: ['heure', 'heures'] } as const

const wait = (seconds: string | number) => {
  const { count, unit } = inUnits(seconds)
  return `${count} ${units[unit][count === 1 ? 0 : 1]}`
}

export const fr: ErrorWords = {
  'bad-message': ({ field }) =>
    field === undefined ? 'Le serveur ne comprend pas ce message.' : `Le serveur ne comprend pas ce message : ${field}.`,
  'too-long': 'Ce message est trop long.',
  'too-deep': 'Ce message est trop imbriqué.',
  'too-fast': ({ seconds: n }) =>
    n === undefined ? 'Trop de messages. Patientez un instant.' : `Trop de tentatives. Patientez ${wait(n)}.`,
  'hello-first': 'Le premier message doit être une salutation.',
  'wrong-version': 'La page n’a pas la même version que le serveur. Veuillez la recharger.',
  'wrong-origin': 'Cette demande vient d’un autre site.',
  'server-closing': 'Le serveur va redémarrer. Vous serez reconnecté dans un instant.',
  'disk-full': 'Le disque du serveur est plein. Rien n’a été modifié ; prévenez votre hébergeur.',
  'store-away': 'Le serveur ne joint pas sa base de données pour le moment. Réessayez dans quelques secondes.',
  'store-damaged': 'Ce que le serveur avait conservé est endommagé. Rien n’a été modifié ; prévenez votre hébergeur.',
  'engine-error': 'Une erreur s’est produite sur le serveur. Rien n’a été modifié.',
  'no-such-page': 'Il n’y a rien à cette adresse.',
  'not-logged-in': 'Le serveur ne vous connaît pas. Veuillez recharger la page.',
  'name-taken': 'Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.',
  'name-not-allowed': ({ why }) => nameWord(names, why, 'Ce nom n’est pas permis. Choisissez-en un autre.'),
  'wrong-password': 'Le nom ou le mot de passe est faux.',
  'wrong-code': 'Le nom ou le code de secours est faux.',
  'password-too-common': 'Ce mot de passe est l’un des plus utilisés. Choisissez-en un autre.',
  'already-an-account': 'Vous avez déjà un compte.',
  'not-an-account': 'Cette personne est invitée et n’a pas de compte.',
  banned: 'Vous êtes banni de ce serveur.',
  'too-many-tokens': ({ most }) =>
    most === undefined ? 'Vous avez trop de jetons. Révoquez-en un d’abord.' : `Vous avez déjà ${most} jetons. Révoquez-en un d’abord.`,
  'too-many-muted': 'Vous ne pouvez pas ignorer plus de monde. Écoutez d’abord quelqu’un à nouveau.',
  'too-many-followed': 'Vous suivez autant de personnes que possible. Cessez d’abord d’en suivre une.',
  'no-such-table': 'Cette table n’existe pas ou a été fermée.',
  'table-full': 'La table est complète.',
  'table-closed': 'La table a été fermée.',
  'already-started': 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  'not-at-table': 'Vous n’êtes pas à cette table.',
  'not-host': 'Seul l’hôte peut faire cela.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'seat-taken': 'Cette place est prise.',
  'no-such-seat': 'Cette place n’existe pas.',
  'no-such-person': 'Cette personne n’est pas ici.',
  'no-such-bot': 'Il n’y a pas de robot de ce nom.',
  'bad-options': 'On ne peut pas jouer avec ces options.',
  'too-few-seats': ({ least }) =>
    least === undefined ? 'Trop peu de joueurs pour commencer.' : `Il faut au moins ${least} joueurs pour cette partie.`,
  'not-everybody-ready': 'Tout le monde n’est pas encore prêt.',
  'no-spectators': 'Cette table n’admet pas de spectateurs.',
  'too-many-tables': 'Il y a trop de tables : les vôtres, celles de cette personne, de votre adresse ou du serveur. Fermez-en une d’abord.',
  'no-such-game': 'Cette partie n’existe pas.',
  'no-such-set': ({ set }) =>
    `Cette partie se joue avec ${set === undefined ? 'une extension' : `l’extension « ${set} »`} qui n’est pas disponible ici en ce moment. Rien n’est perdu : la partie reprendra quand l’hôte proposera de nouveau l’extension.`,
  'game-not-over': 'La partie n’est pas terminée : son enregistrement est encore secret.',
  'not-your-seat': 'Ce n’est pas votre place.',
  paused: 'La partie est en pause.',
  'old-question': 'Cette question a déjà reçu sa réponse.',
  'rules-changed': 'Les règles ont été corrigées pendant cette partie, qui a donc été fermée. Son enregistrement est conservé.',
  'not-away': 'Cette personne est là et joue.',
  'away-too-short': ({ seconds: n }) =>
    n === undefined
      ? 'Cette personne vient de partir. Patientez un instant.'
      : `Cette personne vient de partir. Un robot pourra la remplacer dans ${wait(n)}.`,
  'rated-accounts-only': 'Il faut un compte pour jouer une partie classée. Créez-en un sur la page « Vous ».',
  'rated-people-only': 'À une table classée on joue soi-même, pas par un programme.',
  'rated-too-few': ({ least }) => `Une partie classée demande au moins ${least ?? 2} personnes.`,
  'rated-bots': 'À une table classée ne peuvent s’asseoir que des robots dont la cote est connue.',
  'rated-fixed': 'Ce n’est pas possible à une table classée.',
  'rated-pause': ({ seconds: n }) =>
    n === undefined
      ? 'Vous devez attendre avant de rejouer une partie classée.'
      : `Vous pourrez rejouer une partie classée dans ${wait(n)}.`,
  'rated-elsewhere': 'Vous jouez une autre partie classée. Terminez-la d’abord.',
  silenced: ({ seconds: n }) =>
    n === undefined
      ? 'Un modérateur vous a coupé la parole : il vous reste les phrases toutes faites.'
      : `Un modérateur vous a coupé la parole : pendant ${wait(n)} il vous reste les phrases toutes faites.`,
  'not-a-moderator': 'Seuls les modérateurs peuvent le faire.',
  'not-yourself': 'Vous ne pouvez pas vous le faire à vous-même.',
  'no-such-report': 'Ce signalement n’existe pas, ou il a déjà été traité.',
  'already-reported': 'Vous l’avez déjà signalé. Un modérateur va s’en occuper.',
  'talk-closed': 'L’hôte a fermé la discussion.',
  'talk-costs': 'Parler coûte un point de vie en ce moment : renvoyez le message si c’est voulu.',
  'not-allowed-to-talk': 'Seuls ceux qui jouent encore peuvent parler.',
}
