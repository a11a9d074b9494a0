import { of } from '@sundown/engine/words/french'
import type { SetsWords } from './types.ts'

export const setsFr: SetsWords = {
  setup: {
    box: (more) => (more === 0 ? 'Le jeu de base' : more === 1 ? 'Avec 1 extension' : `Avec ${more} extensions`),
    boxFor: 'Dans la boîte',
  },
  table: {
    rules: 'Règles en vigueur',
    event: 'Événement',
    show: 'Carte spectacle',
    noEvent: 'Pas encore d’événement',
    noShow: 'Le spectacle n’a pas commencé',
    left: (n) => (n === 0 ? 'le dernier' : `encore ${n}`),
    next: (name) => `Ensuite : ${name}`,
    last: (name) => `En dernier : ${name}`,
    changes: (name) => `Change avant le tour ${of(name)}.`,
    reversed: 'On joue vers la droite',
    extraTurn: 'Un tour de plus',
    onlySuit: (name, suit) => `${name} : ${suit} seulement`,
    mustPlay: (card) => `À jouer : ${card}`,
    ghost: 'fantôme',
    skips: (n) => (n === 1 ? 'passe son prochain tour' : `passe ${n} tours`),
    waits: 'au prochain tour',
    off: 'sans effet',
    also: (names) => `a aussi les capacités ${of(names)}`,
    supply: (amount: string) => `En réserve : ${amount}`,
    supplyOf: 'Jetons',
    nextDoor: 'prochaine carte : tous à distance 1',
    openHand: 'main face visible',
    hit: 'sous le feu',
    mayReturn: 'Vous êtes hors jeu, pour l’instant. Certaines cartes font revenir : on vous le dirait.',
    returned: 'Vous êtes de retour en jeu.',
    returnedGhost: 'Vous êtes de retour, en fantôme : pas de vie à perdre.',
    window: 'Qui peut y changer quelque chose peut le faire maintenant. Personne ne saura à qui on l’a demandé.',
    answered: 'Votre réponse est notée. Elle compte à la fin du temps, pour tous à la fois.',
    noHelp: 'Rien de ce que vous avez ne peut aider.',
  },
  talk: {
    costs: (card) => `${card} : dire cela vous coûte 1 point de vie.`,
    say: 'Le dire pour 1 point de vie',
    free: 'Les phrases toutes faites sont gratuites.',
  },
  /** What a phone shows one after the other. */
  drawer: { title: 'Sur la table', rules: 'Règles', market: 'Marché', log: 'Journal' },
  /** The train over the table. */
  train: {
    short: 'Train',
    title: 'Le train',
    end: 'Bout de la ligne',
    stops: (n: number) => (n === 1 ? 'ensuite : le bout de la ligne' : `${n} arrêts jusqu’au bout`),
    left: (n: number) => (n === 1 ? 'puis le bout' : `${n} avant le bout`),
    advance: 'L’avancer d’un arrêt, puis prendre',
    on: 'l’avancer',
    canPay: 'payable',
    cannotPay: 'trop cher',
    free: 'gratuit',
    waits: 'en route',
    /** What each Station asks for, as it stands on its sign. */
  },
}
