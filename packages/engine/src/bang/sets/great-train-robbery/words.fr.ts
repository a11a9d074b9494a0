import type { Answer } from '../../../kernel/index.ts'
import { capital } from '../../../western/words/french.ts'
import type { Say } from '../../words/types.ts'
import type { GreatTrainRobberyWords } from './words.ts'

const NOT_A_MISSED = 'Ce n’est pas une carte appelée Raté !'
const ONE_LIMIT = 'Elle compte dans votre limite de cartes BANG !, mais n’est pas une carte BANG !'
const USED_ONCE = 'Défaussez-le pendant votre propre tour, même celui où vous l’avez pris.'
const DISCARDED = 'C’est une défausse : rien n’est joué, et cela ne compte pas dans la limite de cartes BANG !'
const EXACTLY = 'Seulement une carte de ce nom exact, quoi qu’elle vaille pour vous.'
const SUIT_NOW = 'De la couleur qu’elle a maintenant : un événement peut changer celle de toutes les cartes.'
const NO_VALUE = 'Les wagons n’ont pas de valeur.'
const whom = ({ seat }: Answer, say: Say, before = '') =>
  seat === undefined ? '' : `${before === '' ? '' : ` ${before}`} ${say.seat(seat)}`
const placed = (answer: Answer, say: Say) => whom(answer, say, 'et le poser devant')
const rob = (answer: Answer, say: Say) => `Payer et prendre ${say.handle(answer.card)}${placed(answer, say)}`
const takeFree = (answer: Answer, say: Say) => `Prendre ${say.handle(answer.card)} gratuitement${placed(answer, say)}`

export const fr: GreatTrainRobberyWords = {
  title: 'The Great Train Robbery',
  adds: 'Un train qui passe par des gares : 16 wagons à prendre pour ce que chaque gare demande, 16 cartes, 8 personnages, et une locomotive à deux faces.',
  cards: {
    cactus: {
      text: 'Compte comme un Raté ! Son utilisateur doit ensuite « dégainer ! » : avec Cœur ou Carreau, il récupère 1 point de vie.',
      rulings: [
        'Seulement en réponse à un tir, jamais juste pour guérir.',
        'On « dégaine ! » même si le tir demande d’autres Raté !',
        NOT_A_MISSED,
      ],
    },
    dragoon: {
      text: 'Arme de portée 2. Vous pouvez jouer une carte BANG ! de plus à chacun de vos tours.',
      rulings: ['Cela s’ajoute à tout ce qui en permet davantage.'],
    },
    evaded: {
      text: 'Compte comme un Raté ! Si le tir est finalement annulé, vous prenez dans la défausse la carte jouée contre vous.',
      rulings: [
        'Aussi d’une carte qui vise plusieurs joueurs ; les autres doivent encore y répondre.',
        'Rien des capacités, des événements ni de la locomotive, ni si la carte est revenue à son propriétaire.',
        NOT_A_MISSED,
      ],
    },
    'full-steam': {
      text: 'Le train va d’un seul coup au bout de la ligne. Dites d’abord si la locomotive ne fait rien ou agit deux fois.',
      rulings: [
        'Vous pouvez prendre un wagon après le mouvement, avant la locomotive.',
        'Ligne, train et locomotive changent une seule fois.',
      ],
    },
    'knife-revolver': {
      text: 'Tirez sur un joueur à votre portée. « Dégainez ! » d’abord : avec J, Q, K ou A, la carte revient dans votre main.',
      rulings: [ONE_LIMIT, 'Elle ne répond ni aux Indiens ni à un Duel.'],
    },
    map: {
      text: 'Pendant votre tour, avant toute pioche, vous regardez les 2 prochaines cartes de la pioche et pouvez en défausser une.',
      rulings: ['Après toutes les vérifications et avant toute capacité.', 'Ce que vous laissez reste dessus dans le même ordre.'],
    },
    'money-bag': {
      text: 'Faites ce que fait la première carte de la défausse, si elle est brune. Vous payez ce qu’elle coûte en plus.',
      rulings: [
        'Elle reste ce qu’elle est : ni BANG !, ni Bière, ni Duel, et hors de la limite de cartes BANG !',
        'Une carte qui ne se joue qu’en réponse ne peut pas être copiée.',
      ],
    },
    'most-wanted': {
      text: 'Piochez une carte. Puis chaque joueur, vous d’abord, doit « dégainer ! » : avec Pique, il perd 1 point de vie.',
      rulings: ['Vous êtes responsable de ce que perdent les autres.'],
    },
    'next-stop': {
      text: 'Piochez une carte, puis le train avance d’une gare.',
      rulings: ['La carte vient avant tout ce que fait le train.'],
    },
    refund: {
      text: 'Chaque fois qu’un autre joueur prend ou fait défausser une autre de vos cartes, vous piochez une carte.',
      rulings: ['Pas pour cette carte elle-même.', 'Pas si vous choisissez vous-même ce que vous cédez.'],
    },
    strongbox: {
      text: 'À la fin de votre tour, après la défausse, vous piochez une carte.',
      rulings: ['Aussi après un tour passé en Prison.', 'Cela ne vous fait pas défausser à nouveau.'],
    },
    switch: {
      text: 'Échangez une carte devant vous contre une carte devant un autre joueur, à n’importe quelle distance.',
      rulings: [
        'Personne ne doit finir avec deux cartes du même nom ; qui reçoit une seconde arme défausse l’ancienne.',
        'Le Shérif ne peut recevoir ni Prison ni Ghost Car.',
      ],
    },
    'train-robbery': {
      text: 'Choisissez un autre joueur. Pour chaque carte devant lui, il la défausse ou subit un tir, dans l’ordre de son choix.',
      rulings: [ONE_LIMIT, 'Il répond à chaque tir séparément.'],
    },
    'water-tower': {
      text: 'Prenez sans payer un wagon qui se trouve sous une gare.',
      rulings: ['Ce n’est pas votre wagon du tour.', 'Vous ne pouvez pas d’abord faire avancer le train.'],
    },
  },
  characters: {
    'benny-brawler': {
      text: 'Pendant votre tour, vous pouvez prendre autant de wagons que vous pouvez payer.',
      rulings: ['Vous ne faites toujours avancer le train gratuitement qu’une fois par tour.'],
    },
    'evan-babbit': {
      text: 'Quand une carte BANG ! vous vise, vous pouvez défausser une carte de la même couleur : le tir va à un joueur à distance 1 de vous.',
      rulings: ['Pas au tireur, et avant toute autre réaction.', 'Le tir reste celui de son tireur.'],
    },
    'jimmy-texas': {
      text: 'À la fin de votre tour, après la défausse, vous piochez une carte.',
      rulings: ['Aussi après un tour passé en Prison.'],
    },
    manuelita: {
      text: 'Chaque fois que le train atteint le bout de la ligne, vous piochez 2 cartes, avant tout le reste.',
      rulings: ['Peu importe qui l’a fait avancer.', 'Une fois par arrivée.'],
    },
    sancho: {
      text: 'Pendant votre tour, vous pouvez prendre sans payer un wagon sous une gare.',
      rulings: ['C’est votre wagon du tour.', 'Comme tout le monde, vous pouvez d’abord faire avancer le train.'],
    },
    'sgt-blaze': {
      text: 'Quand votre carte ou votre effet touche de lui-même plusieurs joueurs, vous pouvez en épargner un, vous compris.',
      rulings: ['Le Magasin montre alors une carte de moins.', 'Aussi pour la locomotive pendant votre tour.'],
    },
    'shade-oconnor': {
      text: 'Quand le train avance pendant le tour d’un autre, vous pouvez défausser une carte pour en piocher une.',
      rulings: ['Un mouvement est une seule occasion, si loin qu’aille le train.'],
    },
    'zippy-roy': {
      text: 'Une fois pendant votre tour, vous pouvez faire avancer le train d’une gare.',
      rulings: ['Vous n’êtes pas obligé de prendre un wagon.'],
    },
  },
  roles: {},
  events: {},
  nouns: {
    cactus: 'masculine',
    dragoon: 'masculine',
    evaded: 'masculine',
    'full-steam': 'proper',
    'knife-revolver': 'masculine',
    map: 'feminine',
    'money-bag': 'masculine',
    'most-wanted': 'proper',
    'next-stop': 'proper',
    refund: 'masculine',
    strongbox: 'masculine',
    switch: 'masculine',
    'train-robbery': 'feminine',
    'water-tower': 'masculine',
  },
  tales: { played: {}, checked: {}, shown: {} },
  questions: {
    'take-railcar': {
      ask: () => 'Le train a avancé pour vous : quel wagon prenez-vous ?',
      options: { rob, sancho: takeFree, pass: () => 'N’en prendre aucun' },
    },
    'end-of-the-line': {
      ask: () => 'Bout de la ligne : prenez-vous un wagon avant que la locomotive agisse ?',
      options: { rob, sancho: takeFree, pass: () => 'N’en prendre aucun' },
    },
    'leave-out': {
      ask: () => 'Épargnez-vous à quelqu’un ce que fait la locomotive ?',
      options: { 'leave-out': (answer, say) => `Épargner${whom(answer, say)}`, nobody: () => 'Personne' },
    },
    'shade-oconnor': {
      ask: () => 'Le train a avancé : échangez-vous une carte ?',
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)} et piocher une carte`, pass: () => 'Garder toutes les cartes' },
    },
    'evan-babbit': {
      ask: () => 'Une carte BANG ! vous vise : déviez-vous le tir ?',
      options: {
        divert: (answer, say) => `Défausser ${say.handle(answer.card)} : le tir va${whom(answer, say, 'à')}`,
        pass: () => 'Ne pas le dévier',
      },
    },
    'train-robbery': {
      ask: () => 'Train Robbery : que cédez-vous, et pour quoi risquez-vous un tir ?',
      options: {
        discard: ({ card }, say) => `Défausser ${say.handle(card)}`,
        'face-it': ({ card }, say) => `Garder ${say.handle(card)} et subir un tir`,
      },
    },
    'full-steam': {
      ask: () => 'Full Steam : que fait la locomotive ?',
      options: { ignore: () => 'Rien', double: () => 'Son effet, deux fois' },
    },
    map: {
      ask: () => 'Voici les prochaines cartes. En défaussez-vous une ?',
      options: { keep: () => 'Laisser les deux', discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'water-tower': { ask: () => 'Quel wagon prenez-vous ?', options: { take: takeFree } },
    'cattle-truck': {
      ask: () => 'Quelle carte défaussée prenez-vous ?',
      options: { take: ({ card }, say) => `Prendre ${say.handle(card)}` },
    },
    'circus-wagon': {
      ask: () => 'Quelle carte devant vous défaussez-vous ?',
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'coal-hopper': {
      ask: () => 'Quel wagon est défaussé ?',
      options: { discard: (answer, say) => `${capital(say.handle(answer.card))}${whom(answer, say, 'devant')}` },
    },
    'lounge-car': {
      ask: () => 'Quel wagon gardez-vous, et qui reçoit l’autre ?',
      options: {
        keep: (answer, say) => `Garder ${say.handle(answer.card)}${whom(answer, say, 'et donner l’autre à')}`,
        give: (answer, say) => `Donner ${say.handle(answer.card)}${whom(answer, say, 'à')}`,
      },
    },
    'mail-car': {
      ask: () => 'Laquelle des cartes piochées donnez-vous, et à qui ?',
      options: { give: (answer, say) => `Donner ${say.handle(answer.card)}${whom(answer, say, 'à')}` },
    },
  },
  fields: {
    fare: { ask: 'Avec quoi payez-vous ?' },
    'blue-card': { ask: 'Quelle carte bleue défaussez-vous pour cela ?' },
    'leave-out': { ask: 'Qui épargnez-vous ?', none: 'personne' },
    'switch-own': { ask: 'Laquelle de vos cartes donnez-vous ?' },
    'switch-theirs': { ask: 'Quelle carte recevez-vous ?' },
  },
  transfer({ from, to, faces }, say) {
    if (faces.length === 0) return undefined
    const names = faces.map(({ id }) => say.title(id)).join(', ')
    const owner = from.seat === undefined ? '' : say.seat(from.seat)
    switch (`${from.zone}-${to.zone}`) {
      case 'station-pile-stations':
        return `Les gares, de gauche à droite : ${names}.`
      case 'railcar-pile-train':
        return `Dans le train : ${names}.`
      case 'railcar-pile-aside':
        return `De la pile de wagons : ${names}.`
      case 'front-train':
        return `De devant ${owner} au train : ${names}.`
      case 'front-railcar-pile':
        return `De devant ${owner} sous la pile de wagons : ${names}.`
      case 'aside-front':
        return to.seat === undefined ? undefined : `Devant ${say.seat(to.seat)} : ${names}.`
      case 'look-discard':
        return `${owner} {défausse|défaussez} ${names}.`
      default:
        return undefined
    }
  },
  kinds: {
    railcar: { one: 'wagon', many: 'Wagons' },
    locomotive: { one: 'locomotive', many: 'Locomotive' },
    station: { one: 'gare', many: 'Gares' },
  },
  things: {
    'baggage-car': {
      text: 'Défaussez-le comme Raté !, ou pendant votre tour comme Braquage, Coup de foudre ou un tir de plus à votre portée.',
      rulings: [
        'Ce n’est aucune de ces cartes, il n’a pas de couleur et ne compte pas dans la limite.',
        'Pendant le tour des autres, ce n’est qu’un Raté !',
      ],
    },
    caboose: {
      text: 'Vous pouvez défausser toute autre carte bleue, de votre main ou devant vous, comme Raté !',
      rulings: ['Autant de fois que vous le pouvez.', 'Les wagons sont des cartes bleues.'],
    },
    'cattle-truck': { text: 'Défaussez-le : prenez une des 3 premières cartes de la défausse.', rulings: [USED_ONCE] },
    'circus-wagon': {
      text: 'Défaussez-le : chaque autre joueur défausse une carte devant lui, de son choix.',
      rulings: [USED_ONCE, 'Qui n’en a pas est passé.'],
    },
    'coal-hopper': {
      text: 'Défaussez-le : piochez une carte, puis un wagon devant un joueur quelconque est défaussé.',
      rulings: [USED_ONCE, 'Ce peut être un des vôtres.'],
    },
    'dining-car': {
      text: 'Au début de votre tour, vous devez « dégainer ! » : avec Cœur, vous récupérez 1 point de vie.',
      rulings: ['C’est la dernière des vérifications.', 'Pas si vous passez le tour en Prison.'],
    },
    'express-car': {
      text: 'Défaussez-le : défaussez toute votre main, votre tour se termine, et vous jouez un autre tour.',
      rulings: ['Aucun autre tour ne peut suivre celui-là, d’où qu’il vienne.'],
    },
    'ghost-car': {
      text: 'Posez-le devant un joueur autre que le Shérif, même éliminé. Qui serait éliminé avec lui, ou l’était, est en jeu sans point de vie.',
      rulings: [
        'Il ne gagne ni ne perd de points de vie, et ne garde aucune carte en main à la fin de son tour.',
        'Dès qu’il perd cette carte, il est hors jeu, et personne n’est récompensé.',
      ],
    },
    'lounge-car': {
      text: 'Défaussez-le : piochez 2 wagons. L’un va devant vous, l’autre devant un autre joueur de votre choix.',
      rulings: [USED_ONCE, 'Ce ne sont pas vos wagons du tour.', 'Un Shérif doit donner Ghost Car.'],
    },
    'lumber-flatcar': {
      text: 'Posez-le devant un joueur : il voit tous les autres à distance +1.',
      rulings: ['Ce peut être vous-même.'],
    },
    'mail-car': {
      text: 'Défaussez-le : piochez 3 cartes, puis donnez-en une à un autre joueur.',
      rulings: [USED_ONCE, 'Personne d’autre ne voit laquelle.'],
    },
    'observation-car': {
      text: 'Vous voyez les autres à distance -1, et ils vous voient à distance +1.',
      rulings: ['Cela s’ajoute à tout le reste.'],
    },
    'passenger-car': {
      text: 'Défaussez-le : prenez une carte d’un autre joueur à n’importe quelle distance, devant lui ou de sa main au hasard.',
      rulings: [USED_ONCE, 'Ce n’est pas un Braquage.'],
    },
    'prisoner-car': {
      text: 'Les cartes Indiens et Duel que jouent les autres n’ont aucun effet sur vous.',
      rulings: ['Seulement les cartes de ces noms, pas ce qui a le même effet.'],
    },
    'private-car': {
      text: 'Tant que vous n’avez aucune carte en main, aucune carte BANG ! ne peut vous viser.',
      rulings: ['Cela n’aide contre aucun autre tir.'],
    },
    'sleeper-car': {
      text: 'Une fois par tour, vous pouvez défausser une autre carte bleue, de votre main ou devant vous, comme un tir de plus à votre portée, ou à la place d’une carte BANG ! demandée.',
      rulings: ['Une seule fois par tour en tout, quel que soit le joueur dont c’est le tour.', 'Cela ne compte jamais dans la limite.'],
    },
    ironhorse: {
      text: 'Au bout de la ligne, on tire sur tout le monde, le joueur actif d’abord. Personne n’est responsable.',
      rulings: ['S’il ne reste personne, les Hors-la-loi gagnent.'],
    },
    leland: {
      text: 'Au bout de la ligne, on montre autant de cartes qu’il y a de joueurs, et chacun en prend une, le joueur actif d’abord.',
      rulings: ['Ce n’est pas une carte : personne ne peut s’en abstenir.'],
    },
    'boom-town': { text: 'Défaussez une carte BANG !', rulings: [DISCARDED] },
    catico: { text: 'Défaussez un Coup de foudre ou un Braquage.', rulings: [EXACTLY] },
    'creepy-creek': { text: 'Défaussez une carte de Pique.', rulings: [SUIT_NOW] },
    'crowns-hole': { text: 'Défaussez une Bière.', rulings: [EXACTLY] },
    deathwood: { text: 'Défaussez une carte bleue.', rulings: ['Les wagons sont des cartes bleues.'] },
    dodgville: { text: 'Défaussez une carte appelée Raté !', rulings: [EXACTLY] },
    'fort-wroth': { text: 'Défaussez un 10, un valet, une dame, un roi ou un as.', rulings: [NO_VALUE] },
    frisco: { text: 'Défaussez une carte de Trèfle.', rulings: [SUIT_NOW] },
    'miners-oath': { text: 'Défaussez une carte de Carreau.', rulings: [SUIT_NOW] },
    'san-tafe': { text: 'Défaussez une carte de Cœur.', rulings: [SUIT_NOW] },
    tombrock: { text: 'Perdez 1 point de vie, mais pas le dernier.', rulings: ['Rien ne l’empêche, et personne n’en est responsable.'] },
    'virginia-town': { text: 'Défaussez deux cartes quelconques.', rulings: ['De votre main, de devant vous, ou des deux.'] },
    yooma: { text: 'Défaussez une carte de 2 à 9.', rulings: [NO_VALUE] },
  },
  thingNouns: {
    'baggage-car': 'masculine',
    caboose: 'masculine',
    'cattle-truck': 'masculine',
    'circus-wagon': 'masculine',
    'coal-hopper': 'masculine',
    'dining-car': 'masculine',
    'express-car': 'masculine',
    'ghost-car': 'masculine',
    'lounge-car': 'masculine',
    'lumber-flatcar': 'masculine',
    'mail-car': 'masculine',
    'observation-car': 'masculine',
    'passenger-car': 'masculine',
    'prisoner-car': 'masculine',
    'private-car': 'masculine',
    'sleeper-car': 'masculine',
    ironhorse: 'proper',
    leland: 'proper',
    'boom-town': 'proper',
    catico: 'proper',
    'creepy-creek': 'proper',
    'crowns-hole': 'proper',
    deathwood: 'proper',
    dodgville: 'proper',
    'fort-wroth': 'proper',
    frisco: 'proper',
    'miners-oath': 'proper',
    'san-tafe': 'proper',
    tombrock: 'proper',
    'virginia-town': 'proper',
    yooma: 'proper',
  },
  zones: {
    'railcar-pile': 'Pile de wagons',
    train: 'Train',
    'station-pile': 'Pile de gares',
    stations: 'Gares',
    locomotive: 'Locomotive',
    'locomotive-back': 'Autre face',
  },
  happenings: {
    moved: ({ seat, about: { because, end } }, say) => {
      const where = end ? 'atteint le bout de la ligne' : 'avance à la gare suivante'
      return because === '' || seat === undefined ? `Le train ${where}.` : `${say.seat(seat)} : le train ${where}.`
    },
    robbed: ({ seat, about: { car, station, holder, free } }, say) => {
      if (seat === undefined) return undefined
      const put = holder === seat ? '' : `, pour ${say.seat(holder)}`
      return `${say.seat(seat)} {prend|prenez} ${say.the(car)} à ${say.title(station)}${free === '' ? '' : ' gratuitement'}${put}.`
    },
    arrived: ({ about: { locomotive } }, say) => `La locomotive agit : ${say.title(locomotive)}.`,
    rebuilt: ({ about: { locomotive } }, say) => `Une nouvelle ligne et un nouveau train ; la locomotive montre ${say.title(locomotive)}.`,
    switched: ({ seat, about: { given, taken, with: other } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {échange|échangez} ${say.the(given)} contre ${say.the(taken)}, devant ${say.seat(other)}.`,
    'left-out': ({ seat, about: { who, of } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} {laisse|laissez} ${say.seat(who)} de côté : ${say.source(of)}.`,
  },
  reasons: {
    'great-train-robbery/locomotive': () => 'La locomotive ne peut pas être prise.',
    'great-train-robbery/not-on-the-train': () => 'Ce n’est pas un wagon du train.',
    'great-train-robbery/unpaired': ({ card = '' }, say) => `${capital(say.the(String(card)))} n’est sous aucune gare.`,
    'great-train-robbery/none-paired': () => 'Aucun wagon n’est sous une gare.',
    'great-train-robbery/taken': () => 'Vous avez déjà pris votre wagon de ce tour.',
    'great-train-robbery/advanced': () => 'Vous avez déjà fait avancer le train gratuitement pendant ce tour.',
    'great-train-robbery/nothing-ahead': () => 'Après ce mouvement vous ne pourriez payer aucun wagon.',
    'great-train-robbery/cannot-pay': ({ card = '' }, say) => `Vous ne pouvez pas payer ce que demande ${say.title(String(card))}.`,
    'great-train-robbery/wrong-fare': ({ card = '' }, say) => `Ce n’est pas ce que demande ${say.title(String(card))}.`,
    'great-train-robbery/only-take': () => 'Maintenant vous pouvez seulement prendre un wagon.',
    'great-train-robbery/only-drawn': () => 'Ce doit être une des cartes que vous venez de piocher.',
    'great-train-robbery/nothing-to-copy': () => 'La première carte de la défausse ne peut pas être copiée.',
    'great-train-robbery/nothing-in-play': () => 'Vous n’avez devant vous aucune carte à échanger.',
    'great-train-robbery/no-exchange': () =>
      'Cet échange n’est pas permis : deux cartes du même nom, ou une carte qui ne peut pas se trouver là.',
    'great-train-robbery/no-blue': ({ card = '' }, say) => `Il vous faut une autre carte bleue à défausser pour ${say.the(String(card))}.`,
    'great-train-robbery/private': ({ seat = 0 }, say) =>
      `${say.seat(Number(seat))} a la main vide et un Private Car : aucune carte BANG ! ne l’atteint.`,
    'great-train-robbery/extra-turn': () => 'Un tour supplémentaire n’en apporte pas d’autre.',
  },
  actions: {
    rob,
    sancho: takeFree,
    'free-advance': () => 'Faire avancer le train d’une gare, puis prendre un wagon',
    'baggage-panic': (answer, say) => `Défausser ${say.handle(answer.card)} pour prendre une carte${whom(answer, say, 'à')}`,
    'baggage-cat-balou': (answer, say) => `Défausser ${say.handle(answer.card)} pour défausser une carte${whom(answer, say, 'à')}`,
    'baggage-bang': (answer, say) => `Défausser ${say.handle(answer.card)} pour tirer${whom(answer, say, 'sur')}`,
  },
}
