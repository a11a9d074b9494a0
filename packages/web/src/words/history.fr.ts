import type { HistoryWords } from './history.en.ts'

/** Several is from two on. */
const count = (n: number, singular: string, plural = `${singular}s`): string => `${n} ${n < 2 ? singular : plural}`
const time = (n: number): string => String(Math.round(n * 10) / 10).replace('.', ',')

export const historyFr: HistoryWords = {
  title: 'Vos parties',
  lead: 'Comptées sur cet appareil, partie par partie. Personne d’autre ne les voit, sauf si vous les partagez.',
  none: 'Aucune partie terminée de ce genre. Jouez-en une jusqu’au bout, elle sera comptée ici.',
  game: 'Jeu',
  size: 'Taille de la table',
  anySize: 'toutes',
  against: 'Contre',
  againstWhom: { all: 'tout le monde', people: 'des personnes', bots: 'des robots seulement' },
  result: 'Résultat',
  results: { all: 'tous', won: 'gagnées', lost: 'perdues' },
  games: (n) => (n < 2 ? 'partie' : 'parties'),
  won: 'gagnée',
  lost: 'perdue',
  share: 'part',
  byRole: 'Par rôle',
  byCharacter: 'Par personnage',
  bySet: 'Par extension',
  bySize: 'Par taille de table',
  players: (n) => `${n} joueurs`,
  ofGames: (won, games) => `${won} sur ${games}`,
  interval: (low, high) => `19 fois sur 20 entre ${low} et ${high}\u00a0%`,
  plotNote: 'Le losange est ce qui fut, le fuseau ce qui peut être. Dans 19 cas sur 20, la vraie part s’y trouve.',
  streak: 'Séries',
  winning: (n) => `${count(n, 'partie gagnée', 'parties gagnées')} de suite`,
  losing: (n) => `${count(n, 'partie perdue', 'parties perdues')} de suite`,
  longest: (n) => `La plus longue\u00a0: ${count(n, 'victoire')} de suite`,
  nemesis: 'Némésis',
  nemesisNote: (times, of, chance) => `Vous a abattu dans ${count(times, 'partie')} sur ${of}. Le hasard dit ${time(chance)}.`,
  angel: 'Ange gardien',
  angelNote: (times, of, chance) => `Du même côté, vous gagnez ${times} parties sur ${of}. Le hasard dit ${time(chance)}.`,
  notYet: 'Vient après 20 parties avec la même personne.',
  bot: 'robot',
  last: 'Dernières parties',
  more: 'Plus anciennes',
  replay: 'Revoir',
  merge: 'Ajouter les parties de mon compte',
  mergeNote:
    'Lit les parties que vous avez jouées sur ce serveur, aussi sur d’autres appareils, et compte chacune une fois. Elles ne connaissent pas de noms.',
  merging: (n) => `${count(n, 'partie')} en cours de lecture…`,
  merged: (added, left) =>
    `${count(added, 'partie ajoutée', 'parties ajoutées')}.${left === 0 ? '' : ` ${count(left, 'partie')} d’anciennes règles illisibles.`}`,
  unreachable: 'Le serveur est injoignable. Réessayez plus tard.',
  shareIt: 'Partager',
  shared: (games, won, percent, low, high) =>
    `Sundown, ${count(games, 'partie')}, ${won} de gagnées (${percent}\u00a0%, 19 fois sur 20 entre ${low} et ${high}\u00a0%).`,
  copied: 'Copié.',
  notCopied: 'La copie a échoué.',
  forget: 'Tout oublier',
  forgetAsk: 'Tout ce qui est compté sur cet appareil est effacé. Les parties du serveur y restent.',
}
