import { belonging } from '../../../western/words/french.ts'
import type { GoldRushWords } from './words.ts'

const BROWN = 'Elle s’utilise dès l’achat, puis va face visible sous la pile d’équipement.'
const NONE_OF_THEM = 'Elle n’est aucune des cartes qu’elle imite, et n’a ni couleur ni valeur.'
const NOT_THE_LAST = 'Le point de vie qui vous amène à zéro ne compte pas, même si vous êtes sauvé.'
const LIES_UNTIL_THE_END = 'Les pépites payées y restent jusqu’à la fin de votre tour ; vous ne pouvez pas les dépenser à nouveau.'
const nuggets = (count: number) => (count === 1 ? '1 pépite' : `${count} pépites`)

export const fr: GoldRushWords = {
  title: 'Gold Rush',
  adds: '24 équipements à acheter avec des pépites, 8 personnages, et des ombres : les joueurs éliminés reviennent pour leurs propres tours.',
  cards: {},
  characters: {
    'don-bell': {
      text: 'À la fin de votre tour, vous devez « dégainer ! » : avec Cœur ou Carreau, vous jouez un tour de plus.',
      rulings: ['Pas de vérification après un tour supplémentaire, après un tour passé en Prison, ni si un autre tour est déjà dû.'],
    },
    'dutch-will': {
      text: 'Pendant votre phase de pioche, vous défaussez une des cartes piochées et prenez 1 pépite.',
      rulings: ['C’est obligatoire à chaque tour.', 'Une carte que vous aviez déjà ne peut pas partir à la place.'],
    },
    'jacky-murieta': {
      text: 'Pendant votre tour, vous pouvez payer 2 pépites pour tirer sur un joueur à votre portée.',
      rulings: [
        'Autant de fois que vous pouvez payer.',
        'Ce n’est pas une carte BANG !, n’a pas de couleur et ne compte pas dans la limite.',
      ],
    },
    'josh-mccloud': {
      text: 'Pendant votre tour, vous pouvez payer 2 pépites pour prendre la première carte de la pile d’équipement et l’utiliser aussitôt.',
      rulings: ['Autant de fois que vous pouvez payer.', 'Une carte noire que vous avez déjà va sous la pile, sans remboursement.'],
    },
    'madam-yto': {
      text: 'Chaque fois que quelqu’un joue une Bière, pour la vie ou pour une pépite, vous piochez une carte.',
      rulings: ['Vos propres Bières comptent aussi.', 'Bottle, Whisky et semblables ne sont pas des Bières.'],
    },
    'pretty-luzena': {
      text: 'Une fois pendant votre tour, un équipement de votre choix vous coûte 1 pépite de moins.',
      rulings: ['Il peut alors être gratuit.', 'Cela n’aide pas à faire défausser quelqu’un d’autre.'],
    },
    'raddie-snake': {
      text: 'Pendant votre tour, vous pouvez payer 1 pépite pour piocher une carte, deux fois au plus.',
      rulings: [LIES_UNTIL_THE_END, 'Gold Pan est compté à part.'],
    },
    'simeon-picos': {
      text: 'Pour chaque point de vie perdu, vous prenez 1 pépite.',
      rulings: ['Le dernier point de vie compte aussi : la pépite vient avant que vous puissiez tenter de vous sauver.'],
    },
  },
  roles: {
    'shadow-renegade': {
      text: 'Un Renégat éliminé joue comme ombre pour le camp qui a le plus de rôles visibles au début de son tour : pour la loi, sinon pour les Hors-la-loi.',
      rulings: ['Il garde ce camp jusqu’à son prochain tour, et gagne ou perd avec lui.', 'Les rôles des Renégats ne comptent pas.'],
    },
  },
  events: {},
  nouns: {},
  tales: {
    played: { 'sell-beer': ({ seat }, say) => `${say.seat(seat)} {vend|vendez} ${say.a('beer')}.` },
    checked: {},
    shown: {},
  },
  questions: {
    'dutch-will': {
      ask: () => 'Laquelle des cartes piochées défaussez-vous ?',
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'josh-mccloud': {
      ask: () => 'Comment utilisez-vous ce que vous avez pris ?',
      options: {
        shot: ({ seat }, say) => (seat === undefined ? 'Servir un verre' : `Servir un verre à ${say.seat(seat)}`),
        panic: ({ seat }, say) => `Prendre une carte${seat === undefined ? '' : ` à ${say.seat(seat)}`}, comme avec Braquage`,
        beer: () => 'Récupérer 1 point de vie, comme avec Bière',
        bang: ({ seat }, say) => (seat === undefined ? 'Tirer' : `Tirer sur ${say.seat(seat)}`),
        'general-store': () => 'Partager des cartes, comme avec Magasin',
        duel: ({ seat }, say) => (seat === undefined ? 'Défier quelqu’un' : `Défier ${say.seat(seat)}`),
        'cat-balou': ({ seat }, say) =>
          `Faire défausser une carte${seat === undefined ? '' : ` à ${say.seat(seat)}`}, comme avec Coup de foudre`,
        rhum: () => 'Boire le rhum',
        'union-pacific': () => 'Piocher 4 cartes',
        'gold-rush': () => 'Finir votre tour, récupérer toute votre vie, jouer un autre tour',
        wear: ({ card }, say) => `Poser ${say.handle(card)} devant vous`,
        wanted: ({ seat }, say) => `Poser l’affiche devant ${seat === undefined ? 'quelqu’un' : say.seat(seat)}`,
      },
    },
  },
  fields: { discount: { ask: 'Pretty Luzena fait-elle baisser le prix d’une pépite ? (1 : oui, 0 : non)' } },
  transfer({ from, to, faces }, say) {
    if (faces.length === 0) return undefined
    if (to.zone === 'market') return `Arrivage au marché : ${say.faces(faces)}.`
    if (from.zone !== 'equipment' || to.zone !== 'equipment-pile') return undefined
    return `${say.faces(faces)} ${faces.length === 1 ? 'va' : 'vont'} sous la pile.`
  },
  kinds: { equipment: { one: 'équipement', many: 'Équipements' } },
  things: {
    shot: {
      text: 'Un joueur de votre choix récupère 1 point de vie, sans dépasser son maximum.',
      rulings: [BROWN, 'Vous pouvez vous choisir.', 'Ce n’est pas une Bière, et cela marche même à deux joueurs.'],
    },
    bottle: {
      text: 'Choisissez : prendre une carte comme avec Braquage, récupérer 1 point de vie comme avec Bière, ou tirer sur un joueur à votre portée.',
      rulings: [
        BROWN,
        NONE_OF_THEM,
        'Le tir ne compte pas dans la limite, et un seul Raté ! l’annule, même si c’est Slab le flingueur qui tire.',
      ],
    },
    pardner: {
      text: 'Choisissez : partager des cartes comme avec Magasin, défier un joueur comme avec Duel, ou faire défausser comme avec Coup de foudre.',
      rulings: [BROWN, NONE_OF_THEM, 'L’équipement ne peut pas être choisi.'],
    },
    rhum: {
      text: 'Retournez 4 cartes : vous récupérez 1 point de vie pour chaque couleur différente parmi elles.',
      rulings: [BROWN, 'Lucky Duke et Horseshoe retournent chacun une carte de plus ; toutes comptent.'],
    },
    'union-pacific': { text: 'Piochez 4 cartes.', rulings: [BROWN, 'La carte du spectacle ne change pas.'] },
    'gold-rush': {
      text: 'Votre tour se termine. Ensuite vous récupérez tous vos points de vie et jouez un autre tour.',
      rulings: [BROWN, 'Vous défaussez jusqu’à votre limite avant de récupérer.', 'Elle ne s’achète pas pendant un tour supplémentaire.'],
    },
    boots: {
      text: 'Chaque fois que vous perdez un point de vie, vous piochez une carte.',
      rulings: [NOT_THE_LAST, 'Toute perte compte, même de votre fait.'],
    },
    calumet: {
      text: 'Les cartes à Carreau que jouent les autres n’ont aucun effet sur vous.',
      rulings: ['Quelle que soit leur bordure.', 'Cela n’aide pas en Duel : ni contre le Duel, ni contre ce qu’on y défausse.'],
    },
    'gold-pan': {
      text: 'Pendant votre tour, vous pouvez payer 1 pépite pour piocher une carte, deux fois au plus.',
      rulings: [LIES_UNTIL_THE_END],
    },
    'gun-belt': {
      text: 'À la fin de votre tour, vous pouvez garder 8 cartes en main.',
      rulings: ['Une limite plus haute compte à la place.'],
    },
    horseshoe: {
      text: 'Chaque fois que vous « dégainez ! », retournez une carte de plus et choisissez le résultat.',
      rulings: ['Cela s’ajoute à la capacité de Lucky Duke : vous en retournez alors 3.'],
    },
    'lucky-charm': { text: 'Chaque fois que vous perdez un point de vie, vous prenez 1 pépite.', rulings: [NOT_THE_LAST] },
    pickaxe: {
      text: 'À la fin de votre phase de pioche, vous piochez 1 carte de plus.',
      rulings: ['Pas si la phase entière a été passée.'],
    },
    rucksack: {
      text: 'Payez 2 pépites pour récupérer 1 point de vie : pendant votre tour, ou quand vous perdez votre dernier point de vie.',
      rulings: ['Autant de fois que vous pouvez payer.', 'Pas avec toute votre vie, ni pendant le tour d’un autre, sauf si vous mourez.'],
    },
    wanted: {
      text: 'Posez-la devant un joueur. Qui élimine ce joueur pioche 2 cartes et prend 1 pépite.',
      rulings: [
        'Personne ne peut en avoir deux.',
        'Cela s’ajoute à toute autre récompense.',
        'Elle est à ce joueur ; les autres peuvent payer pour la faire défausser.',
      ],
    },
  },
  thingNouns: {
    shot: 'masculine',
    bottle: 'feminine',
    pardner: 'masculine',
    rhum: 'masculine',
    'union-pacific': 'proper',
    'gold-rush': 'proper',
    boots: 'proper',
    calumet: 'masculine',
    'gold-pan': 'masculine',
    'gun-belt': 'masculine',
    horseshoe: 'masculine',
    'lucky-charm': 'masculine',
    pickaxe: 'feminine',
    rucksack: 'masculine',
    wanted: 'proper',
  },
  zones: { market: 'Marché', equipment: 'Équipement', 'equipment-pile': 'Pile d’équipement' },
  counters: {
    nugget: {
      amount: nuggets,
      moved({ from, to, amount, because }, say) {
        if (to.at === 'seat' && to.seat !== undefined && from.at === 'supply')
          return `${say.seat(to.seat)} {prend|prenez} ${nuggets(amount)}.`
        const pays = from.at === 'seat' && from.seat !== undefined && because !== undefined && because !== 'market'
        return pays && from.seat !== undefined
          ? `${say.seat(from.seat)} {paie|payez} ${nuggets(amount)} : ${say.source(because)}.`
          : undefined
      },
    },
  },
  happenings: {
    bought({ seat, about: { card, price, target } }, say) {
      if (seat === undefined) return undefined
      const whom = target === undefined ? '' : `, pour ${say.seat(target)}`
      return `${say.seat(seat)} {achète|achetez} ${say.a(card)} ${price === 0 ? 'gratuitement' : `pour ${nuggets(price)}`}${whom}.`
    },
    forced: ({ seat, about: { card, price, target } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {paie|payez} ${nuggets(price)} : ${say.seat(target)} {doit|devez} rendre ${say.the(card)}.`,
    taken: ({ seat, about: { card, way } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {prend|prenez} ${say.a(card)} de la pile${way === '' ? ' et {ne peut pas s’en|ne pouvez pas vous en} servir' : ''}.`,
    mixed: ({ seat, about: { suits } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {trouve|trouvez} ${suits === 1 ? '1 couleur' : `${suits} couleurs`} dans le rhum.`,
    sided: ({ seat, about: { side } }, say) =>
      seat === undefined
        ? undefined
        : `${belonging('Votre ombre', 'L’ombre', say.seat(seat))} joue pour ${side === 'deputy' ? 'la loi' : 'les Hors-la-loi'}.`,
  },
  reasons: {
    'gold-rush/too-poor': ({ cost = 0, nuggets: has = 0 }) => `Cela coûte ${nuggets(Number(cost))}, vous en avez ${has}.`,
    'gold-rush/nothing-to-draw': () => 'Il ne reste aucune carte à piocher.',
    'gold-rush/not-for-sale': () => 'Cette carte n’est pas à vendre.',
    'gold-rush/extra-turn': () => 'Un tour supplémentaire n’en apporte pas d’autre.',
    'gold-rush/own-equipment': () => 'Vous ne pouvez pas vous faire défausser votre propre équipement.',
    'gold-rush/no-equipment': () => 'Personne d’autre n’a cet équipement.',
    'gold-rush/not-a-beer': (_facts) => 'Seule une Bière se vend.',
    'gold-rush/only-drawn': () => 'Ce doit être une des cartes que vous venez de piocher.',
    'gold-rush/not-now': () => 'Seulement pendant votre tour, ou quand vous mourez.',
  },
  actions: {
    buy: ({ card, seat }, say) => `Acheter ${say.handle(card)}${seat === undefined ? '' : ` pour ${say.seat(seat)}`}`,
    'buy-panic': ({ card, seat }, say) =>
      `Acheter ${say.handle(card)} pour prendre une carte${seat === undefined ? '' : ` à ${say.seat(seat)}`}`,
    'buy-beer': ({ card }, say) => `Acheter ${say.handle(card)} pour récupérer 1 point de vie`,
    'buy-bang': ({ card, seat }, say) => `Acheter ${say.handle(card)} pour tirer${seat === undefined ? '' : ` sur ${say.seat(seat)}`}`,
    'buy-general-store': ({ card }, say) => `Acheter ${say.handle(card)} pour partager des cartes`,
    'buy-duel': ({ card, seat }, say) => `Acheter ${say.handle(card)} pour défier ${seat === undefined ? 'quelqu’un' : say.seat(seat)}`,
    'buy-cat-balou': ({ card, seat }, say) =>
      `Acheter ${say.handle(card)} pour faire défausser ${seat === undefined ? 'quelqu’un' : say.seat(seat)}`,
    'force-discard': ({ card, seat }, say) =>
      `Payer pour que ${seat === undefined ? 'quelqu’un' : say.seat(seat)} défausse ${say.handle(card)}`,
    'sell-beer': ({ card }, say) => `Vendre ${say.handle(card)} pour 1 pépite`,
  },
  variants: {
    shadowGunslingers: {
      name: 'Tireurs de l’ombre',
      text: 'Les joueurs éliminés reviennent sans vie pour chacun de leurs tours. À partir de quatre joueurs.',
    },
  },
}
