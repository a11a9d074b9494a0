import type { AroundWords } from './types.ts'

/** What is said around the table: account, settings, keys, credits. */
export const aroundFr: AroundWords = {
  account: { title: 'Compte' },
  pages: { learn: 'Apprendre', learnNow: 'Apprendre en cinq minutes', library: 'Les cartes', help: 'Comment jouer', replay: 'Revoir' },
  settings: {
    title: 'Réglages',
    theme: 'Thème',
    mute: 'Couper le son',
    hints: 'Conseils',
  },
  notice: {
    turn: 'C’est à vous.',
    asked: 'On vous demande quelque chose.',
    shot: (name) => `${name} vous tire dessus.`,
    over: 'La partie est finie.',
  },
  keys: {
    title: 'Touches',
    move: 'Aller d’un choix à l’autre',
    confirm: 'Confirmer',
    back: 'Reposer',
    numbers: 'Choisir par numéro',
    end: 'Finir le tour',
    log: 'Ouvrir le journal',
    text: 'La table en texte',
    undo: 'Reprendre le coup',
    skip: 'Passer le mouvement',
    look: 'Expliquer ce qui a le focus',
    help: 'Montrer les touches',
    names: { arrows: 'Flèches', enter: 'Entrée', escape: 'Échap' },
  },
  credits: {
    title: 'Crédits',
  },
}
