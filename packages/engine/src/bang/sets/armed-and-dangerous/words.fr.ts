import { about as factsOf, number, text } from '../../../western/words/facts.ts'
import { belonging, capital, of, ofThe } from '../../../western/words/french.ts'
import { faceIn } from '../../words/facts.ts'
import type { Say } from '../../words/types.ts'
import type { ArmedAndDangerousWords } from './words.ts'

const tokens = (amount: number) => `${amount} ${amount < 2 ? 'jeton' : 'jetons'}`
const STARTS = 'Elle arrive en jeu avec 3 jetons. Sans jeton, elle est défaussée.'
const OWN_TOKENS = 'Son prix se paie avec les jetons de cette carte seulement, tant qu’il y en a.'
const WITH_BANG = 'Vous l’annoncez avec la carte BANG ! et sa cible. Pas avec Gatling, Flintlock ni les tirs des personnages.'
const ANY_MIX = 'Les jetons peuvent venir de vos cartes dangereuses et de votre personnage, comme vous voulez.'
const FIXED = 'Ce que vous payez est fixé quand vous jouez la carte, sans remboursement.'

/** Where tokens lie. */
const place = (seat: number | undefined, card: string | undefined, say: Say): string => {
  if (card === undefined) return seat === undefined ? 'la réserve' : say.seat(seat)
  return seat === undefined ? say.the(card) : belonging(`votre ${say.card(card)}`, say.the(card), say.seat(seat))
}
const whose = (seat: number | undefined, say: Say): string =>
  seat === undefined ? 'quelqu’un' : say.isYou(seat) ? 'vous-même' : say.seat(seat)

export const fr: ArmedAndDangerousWords = {
  title: 'Armed & Dangerous',
  adds: '28 cartes, dont 13 cartes dangereuses à bord orange que l’on charge de jetons, et 8 personnages.',
  cards: {
    'ace-up-the-sleeve': { text: 'Pendant votre tour, payez 2 de ses jetons : piochez une carte.', rulings: [STARTS, OWN_TOKENS] },
    bandolier: {
      text: 'Une fois pendant votre tour, payez 1 de ses jetons : jouez une carte BANG ! au-delà de votre limite.',
      rulings: [
        STARTS,
        'Seulement quand la limite est atteinte.',
        'La portée et tout le reste valent comme d’habitude ; la capacité d’une arme peut s’y ajouter.',
      ],
    },
    'beer-keg': {
      text: 'Pendant votre tour, payez 3 de ses jetons : récupérez 1 point de vie.',
      rulings: [
        STARTS,
        'Ce n’est pas une Bière : il ne vous sauve pas hors de votre tour, et marche même à deux joueurs.',
        'Pas avec toute votre vie.',
      ],
    },
    'bell-tower': {
      text: 'Pendant votre tour, payez 1 de ses jetons : pour la prochaine carte que vous jouez, tous les autres sont à distance 1.',
      rulings: [
        STARTS,
        'Elle remplace toute la distance, Mustang compris.',
        'Une carte qui ne demande pas de distance la consomme aussi, de même qu’une carte verte utilisée.',
        'Les capacités sans carte ne la consomment pas et n’en profitent pas.',
      ],
    },
    'big-fifty': {
      text: 'Portée 6. Avec une carte BANG !, vous pouvez payer 1 de ses jetons : pour ce tir, le personnage de la cible et les cartes devant elle n’ont aucun effet.',
      rulings: [
        STARTS,
        WITH_BANG,
        'Ce qui rend la cible plus lointaine ne compte pas non plus.',
        'Les cartes de la main de la cible marchent toujours.',
      ],
    },
    bomb: {
      text: 'Posez-la devant n’importe quel joueur. Au début de son tour, il « dégaine ! » : avec Cœur ou Carreau, il la donne à un autre joueur, sinon elle perd 2 jetons. Sans jeton, elle explose : il perd 2 points de vie.',
      rulings: [
        'Elle arrive en jeu avec 3 jetons.',
        'Elle est vérifiée après Dynamite, Prison et Serpent à Sonnettes, et pas du tout si la Prison coûte le tour.',
        'Elle explose quelle que soit la cause du dernier jeton perdu, mais pas si la carte elle-même est prise ou défaussée.',
        'Personne n’est responsable des dégâts.',
        'Celui qui l’a devant lui peut la recharger et payer avec ses jetons.',
      ],
    },
    'buntline-special': {
      text: 'Portée 2. Avec une carte BANG !, vous pouvez payer 1 de ses jetons : si le tir est annulé, la cible défausse une carte de sa main, à son choix.',
      rulings: [STARTS, WITH_BANG, 'Peu importe comment le tir est annulé.'],
    },
    crate: {
      text: 'Quand un tir vous vise, payez 2 de ses jetons : elle compte comme un Raté !',
      rulings: [STARTS, OWN_TOKENS, 'Dans l’ordre que vous voulez avec la Planque et votre main.', 'Ce n’est pas une carte Raté !'],
    },
    'double-barrel': {
      text: 'Portée 1. Avec une carte BANG ! de Carreau, vous pouvez payer 1 de ses jetons : le tir ne peut pas être annulé.',
      rulings: [STARTS, WITH_BANG, 'Celui qui est immunisé contre la carte le reste, et Sauvé ! aide toujours.'],
    },
    'lock-pick': {
      text: 'Pendant votre tour, payez 3 de ses jetons : prenez une carte au hasard dans la main d’un autre joueur.',
      rulings: [STARTS, 'À n’importe quelle distance.', 'Jamais une carte en jeu.'],
    },
    thunderer: {
      text: 'Portée 3. Avec une carte BANG !, vous pouvez payer 1 de ses jetons : la carte revient dans votre main avant que la cible réponde.',
      rulings: [STARTS, WITH_BANG, 'La carte a été jouée : elle compte dans la limite.'],
    },
    tumbleweed: {
      text: 'Après un « dégainez ! » de n’importe qui, avant qu’il compte, payez 1 de ses jetons : tout est refait.',
      rulings: [
        STARTS,
        'Vos propres vérifications ou celles des autres, pendant votre tour ou non, tant qu’il y a des jetons.',
        'Lucky Duke retourne à nouveau toutes ses cartes et choisit à nouveau.',
      ],
    },
    whip: {
      text: 'Pendant votre tour, payez 3 de ses jetons : défaussez une carte en jeu, devant n’importe qui.',
      rulings: [STARTS, 'À n’importe quelle distance, vos propres cartes comprises.', 'Ni les mains ni l’équipement.'],
    },
    'a-little-nip': {
      text: 'Récupérez 1 point de vie. Pour chaque lot de 3 jetons payés, récupérez-en 1 de plus.',
      rulings: [ANY_MIX, FIXED, 'Ce n’est pas une Bière : elle ne vous sauve pas hors de votre tour, et marche même à deux joueurs.'],
    },
    arrow: {
      text: 'Un autre joueur défausse une carte BANG ! de sa main ou perd 1 point de vie. Chaque jeton payé ajoute une cible différente.',
      rulings: [
        ANY_MIX,
        FIXED,
        'À n’importe quelle distance.',
        'Raté ! et Planque n’aident pas ; Gatling et semblables ne sont pas des cartes BANG !',
      ],
    },
    caravan: {
      text: 'Piochez 2 cartes. Pour chaque lot de 2 jetons payés, piochez-en 1 de plus.',
      rulings: [ANY_MIX, FIXED, 'La carte du spectacle ne change pas.'],
    },
    duck: {
      text: 'Elle compte comme un Raté ! Pour 2 jetons, elle revient aussitôt dans votre main.',
      rulings: [ANY_MIX, 'Vous pouvez la rejouer, même contre le même tir.', 'Ce n’est pas une carte nommée Raté !'],
    },
    flintlock: {
      text: 'Tirez sur un joueur à votre portée. Si le tir est annulé, vous pouvez payer 2 jetons pour reprendre cette carte.',
      rulings: [ANY_MIX, 'Ce n’est pas une carte BANG ! : ni limite, ni capacité d’arme.', 'Vous pouvez la rejouer pendant le même tour.'],
    },
    'quick-shot': {
      text: 'Tirez sur un joueur à votre portée. Chaque jeton payé ajoute une cible différente à votre portée.',
      rulings: [ANY_MIX, FIXED, 'Ce n’est pas une carte BANG ! : ni limite, ni capacité d’arme.'],
    },
    reloading: {
      text: 'Posez jusqu’à 3 jetons de la réserve sur vos cartes dangereuses et votre personnage.',
      rulings: ['Répartissez-les comme vous voulez.', 'Jamais plus de 4 au même endroit.'],
    },
    rust: {
      text: 'Chaque autre joueur perd 1 jeton de chacune de ses cartes dangereuses et de son personnage. Vous les prenez sur votre personnage, jusqu’à 4.',
      rulings: ['Le reste va à la réserve.', 'Les cartes sans jeton sont défaussées ; une Bomb sans jeton explose.'],
    },
    squaw: {
      text: 'Défaussez une carte en jeu, devant n’importe qui. Pour 2 jetons, vous la prenez en main à la place.',
      rulings: [ANY_MIX, FIXED, 'À n’importe quelle distance, vos propres cartes comprises.', 'Ni les mains ni l’équipement.'],
    },
  },
  characters: {
    'al-preacher': {
      text: 'Chaque fois qu’un autre joueur joue une carte bleue ou orange, vous pouvez payer 2 jetons pour piocher une carte.',
      rulings: [ANY_MIX, 'Une fois par carte, avant toute autre action.'],
    },
    'bass-greeves': {
      text: 'Une fois pendant votre tour, vous pouvez défausser une carte de votre main pour poser 2 jetons sur une de vos cartes dangereuses ou sur vous-même.',
      rulings: ['Les deux vont au même endroit ; ce qui n’y tient pas est perdu.'],
    },
    'bloody-mary': {
      text: 'Chaque fois qu’une de vos cartes BANG ! est annulée, vous piochez une carte.',
      rulings: ['Seulement les cartes BANG !', 'Être immunisé ou ignorer une carte, ce n’est pas l’annuler.'],
    },
    'frankie-canton': {
      text: 'Une fois pendant votre tour, vous pouvez prendre 1 jeton d’une carte dangereuse en jeu, ou du personnage d’un autre joueur, et le poser sur vous.',
      rulings: ['Pas si vous en avez déjà 4.', 'Une carte qui perd son dernier jeton est défaussée ; une Bomb explose.'],
    },
    'julie-cutter': {
      text: 'Chaque fois qu’un autre joueur vous fait perdre des points de vie, « dégainez ! » : avec Cœur ou Carreau, vous tirez sur lui à n’importe quelle distance.',
      rulings: [
        'Une seule vérification, quel que soit le nombre de points perdus d’un coup.',
        'Seulement si vous survivez.',
        'Le tir peut être annulé comme d’habitude.',
      ],
    },
    'mexicali-kid': {
      text: 'Une fois pendant votre tour, vous pouvez payer 2 jetons pour tirer sur un joueur à votre portée.',
      rulings: [ANY_MIX, 'Ni carte, ni limite, ni capacité d’arme.'],
    },
    'ms-abigail': {
      text: 'Vous pouvez ignorer une carte marron de valeur J, Q, K ou A quand vous en êtes la seule cible.',
      rulings: ['Pas les cartes qui visent tous les joueurs.', 'La carte est dépensée.'],
    },
    'red-ringo': {
      text: 'Vous commencez avec 4 jetons. Une fois pendant votre tour, vous pouvez déplacer jusqu’à 2 jetons de vous-même vers une ou deux de vos cartes dangereuses.',
      rulings: ['En une seule fois, et jamais dans l’autre sens.'],
    },
  },
  roles: {},
  events: {},
  nouns: {
    'ace-up-the-sleeve': 'masculine',
    bandolier: 'masculine',
    'beer-keg': 'masculine',
    'bell-tower': 'masculine',
    'big-fifty': 'masculine',
    bomb: 'feminine',
    'buntline-special': 'masculine',
    crate: 'feminine',
    'double-barrel': 'masculine',
    'lock-pick': 'masculine',
    thunderer: 'masculine',
    tumbleweed: 'masculine',
    whip: 'masculine',
    'a-little-nip': 'proper',
    arrow: 'feminine',
    caravan: 'feminine',
    duck: 'proper',
    flintlock: 'masculine',
    'quick-shot': 'masculine',
    reloading: 'proper',
    rust: 'proper',
    squaw: 'proper',
  },
  tales: {
    played: {
      'a-little-nip': ({ seat }, say) => `${say.seat(seat)} {se verse|vous versez} ${say.card('a-little-nip')}.`,
      bomb: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {allume|allumez} ${say.a('bomb')} devant ${target === seat ? '{soi|vous}' : say.seat(target)}.`,
      caravan: ({ seat }, say) => `${capital(say.a('caravan'))} arrive pour ${say.seat(seat)}.`,
      rust: ({ seat }, say) => `${say.seat(seat)} {laisse|laissez} ${say.card('rust')} ronger le fer de tous les autres.`,
    },
    checked: {
      bomb: ({ seat, card, good }, say) =>
        `La mèche ${ofThe(say.the('bomb'))} brûle ; ${say.seat(seat)} {retourne|retournez} ${say.face(card)} : ${good ? 'elle va à quelqu’un d’autre' : 'elle se consume'}.`,
    },
    shown: {},
  },
  questions: {
    reload: {
      ask: () => 'Ajouter un jeton ? Où ?',
      options: {
        load: ({ card }, say) => (card === undefined ? 'Sur vous-même' : `Charger ${say.handle(card)}`),
        pass: () => 'Pas de jeton',
      },
    },
    bomb: {
      ask: (_asked, say) => `Qui reçoit ${say.the('bomb')} ?`,
      options: { give: ({ seat }, say) => (seat === undefined ? 'La donner' : `La donner à ${say.seat(seat)}`) },
    },
    tumbleweed: {
      ask({ about }, say) {
        const told = factsOf(about)
        const { id, rank, suit } = faceIn(told)
        const who = say.seat(number(told, 'seat') ?? 0)
        const outcome = number(told, 'good') === 1 ? 'cela marche' : 'c’est raté'
        return `${capital(say.source(text(told, 'source') ?? ''))} : ${who} retourne ${say.face({ id, rank, suit })}, ${outcome}. Faire recommencer pour 1 jeton ?`
      },
      options: { repeat: () => 'Recommencer (1 jeton)', 'leave-it': () => 'Laisser' },
    },
    'buntline-special': {
      ask: () => 'Buntline Special : quelle carte défaussez-vous ?',
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    flintlock: {
      ask: () => 'Votre Flintlock a été esquivé. Le reprendre pour 2 jetons ?',
      options: { 'take-back': () => 'Le reprendre (2 jetons)', 'leave-it': () => 'Le laisser' },
    },
    'al-preacher': {
      ask: () => 'Payer 2 jetons pour piocher une carte ?',
      options: { draw: () => 'Piocher une carte (2 jetons)', pass: () => 'Non, merci' },
    },
  },
  fields: {
    upgrades: {
      ask: 'Combien d’améliorations payez-vous ?',
      amount: (n) => (n === 0 ? 'sans amélioration' : `${n} ${n === 1 ? 'amélioration' : 'améliorations'}`),
    },
    'more-targets': { ask: 'Autres cibles, 1 jeton chacune', none: 'personne d’autre' },
    'pay-load-token': { ask: 'Jetons payés d’ici', amount: tokens },
    load: { ask: 'Jetons posés ici', amount: tokens },
    'move-tokens': { ask: 'Jetons déplacés ici', amount: tokens },
    'discard-for-tokens': { ask: 'Quelle carte défaussez-vous ?' },
    'big-fifty': { ask: 'Réduire la cible au silence pour 1 jeton ?', none: 'sans la capacité' },
    'buntline-special': { ask: 'Faire défausser qui esquive, pour 1 jeton ?', none: 'sans la capacité' },
    'double-barrel': { ask: 'Rendre le tir impossible à esquiver pour 1 jeton ?', none: 'sans la capacité' },
    thunderer: { ask: 'Reprendre la carte pour 1 jeton ?', none: 'sans la capacité' },
  },
  counters: {
    'load-token': {
      amount: tokens,
      moved({ from, to, amount, because }, say) {
        if (from.at === 'supply') {
          return to.card === undefined && to.seat !== undefined
            ? `${say.seat(to.seat)} {prend|prenez} ${tokens(amount)}.`
            : `${capital(place(to.seat, to.card, say))} reçoit ${tokens(amount)}.`
        }
        if (to.at !== 'supply')
          return `${tokens(amount)} ${amount === 1 ? 'passe' : 'passent'} ${movedFrom(from, say)} à ${place(to.seat, to.card, say)}.`
        if (because === undefined || from.seat === undefined) return undefined
        if (because === 'bomb' || because === 'rust')
          return `${capital(place(from.seat, from.card, say))} ${from.card === undefined ? '{perd|perdez}' : 'perd'} ${tokens(amount)}.`
        return `${say.seat(from.seat)} {paie|payez} ${tokens(amount)}${from.card === undefined ? '' : ` (${say.card(from.card)})`}.`
      },
    },
  },
  reasons: {
    'armed-and-dangerous/supply': () => 'Une carte dangereuse demande 3 jetons, et la réserve en a moins.',
    'armed-and-dangerous/too-few-tokens': ({ cost = 0, tokens: has = 0 }) => `Cela coûte ${tokens(Number(cost))}, il y en a ${has}.`,
    'armed-and-dangerous/under-limit': () => 'Vous pouvez encore jouer une carte BANG ! sans Bandolier.',
    'armed-and-dangerous/bell-waits': () => 'La cloche a déjà sonné : jouez d’abord une carte.',
    'armed-and-dangerous/only-in-front': () => 'Ce doit être une carte devant un joueur.',
    'armed-and-dangerous/no-room': () => 'Il n’y a pas de place pour un jeton, ou la réserve est vide.',
    'armed-and-dangerous/nothing-there': () => 'Il n’y a pas de jeton à prendre là.',
    'armed-and-dangerous/nothing-to-draw': () => 'Il ne reste aucune carte à piocher.',
    'armed-and-dangerous/full-himself': () => 'Vous avez déjà 4 jetons.',
    'armed-and-dangerous/must-give': () => 'La bombe doit aller à un autre joueur.',
  },
  actions: {
    'ace-up-the-sleeve': () => 'Piocher une carte (2 jetons)',
    bandolier: ({ card, seat }, say) =>
      `Jouer ${say.handle(card)}${seat === undefined ? '' : ` sur ${say.seat(seat)}`}, au-delà de la limite (1 jeton)`,
    'beer-keg': () => 'Récupérer 1 point de vie (3 jetons)',
    'bell-tower': () => 'Tous à distance 1 pour votre prochaine carte (1 jeton)',
    'lock-pick': ({ seat }, say) => `Prendre une carte dans la main ${of(whose(seat, say))} (3 jetons)`,
    whip: ({ seat }, say) => `Défausser une carte devant ${whose(seat, say)} (3 jetons)`,
    crate: ({ card }, say) => `Esquiver avec ${say.handle(card)} (2 jetons)`,
    duck: ({ card }, say) => `Esquiver avec ${say.handle(card)}`,
    'bass-greeves': ({ card }, say) => `Défausser une carte : 2 jetons sur ${card === undefined ? 'vous-même' : say.handle(card)}`,
    'frankie-canton': ({ card, seat }, say) => `Prendre un jeton (${card === undefined ? whose(seat, say) : say.handle(card)})`,
    'mexicali-kid': ({ seat }, say) => `Tirer${seat === undefined ? '' : ` sur ${say.seat(seat)}`} (2 jetons)`,
    'red-ringo': () => 'Déplacer des jetons de vous-même vers vos cartes',
  },
}

function movedFrom({ seat, card }: { readonly seat: number | undefined; readonly card: string | undefined }, say: Say): string {
  if (card === undefined) return seat === undefined ? 'de la réserve' : of(say.seat(seat))
  return seat !== undefined && say.isYou(seat) ? `de votre ${say.card(card)}` : ofThe(place(seat, card, say))
}
