import { points, upon } from '../../../western/words/french.ts'
import type { FistfulWords } from './words.ts'

export const fr: FistfulWords = {
  title: 'Pour une poignée de cartes en plus',
  adds: 'Une autre pile d’événements, aux manches plus rudes : tireurs d’élite, ricochets, roulette russe et retour des morts.',
  cards: {},
  characters: {},
  roles: {},
  events: {
    'abandoned-mine': {
      text: 'Pendant cette manche, les cartes de la phase 1 se prennent sur le dessus de la défausse, et celles qu’on défausse en phase 3 se posent face cachée sur la pioche.',
      rulings: [
        'Quand la défausse est vide, le reste vient de la pioche.',
        'Tout le monde voit ce que vous prenez ; ce que vous posez sur la pioche n’est connu que de vous, et vous choisissez l’ordre.',
        'Rien d’autre ne change : le Convoi fait piocher dans la pioche, « dégainez ! » en retourne une carte, les cartes jouées vont à la défausse.',
        'Kit Carlson regarde les trois premières cartes de la défausse.',
      ],
    },
    ambush: {
      text: 'Pendant cette manche, chaque joueur est à distance 1 de tous les autres. Seules les cartes en jeu y changent quelque chose.',
      rulings: [
        'Mustang et Lunette comptent comme toujours ; Paul Regret et Rose Doolan aussi, car ils sont considérés comme ayant la carte en jeu.',
        'La portée des armes et de Braquage ! ne change pas.',
      ],
    },
    'blood-brothers': {
      text: 'Pendant cette manche, au début de votre tour, vous pouvez perdre 1 point de vie, mais pas le dernier, pour qu’un autre joueur en récupère 1.',
      rulings: [
        'Une seule fois par tour, et seulement pour un joueur en jeu qui n’a pas tous ses points de vie ; la distance ne compte pas.',
        'C’est vous qui perdez ce point, personne d’autre n’en est responsable ; Bart Cassidy pioche pour cela.',
        'Cela précède la Dynamite et la Prison.',
      ],
    },
    'dead-man': {
      text: 'Pendant cette manche, le premier joueur éliminé de la partie revient pour de bon quand son tour arrive, avec 2 points de vie et 2 cartes, puis joue ce tour normalement.',
      rulings: [
        'Si personne n’a encore été éliminé, c’est le premier à tomber pendant cette manche.',
        'Son rôle reste face visible et compte de nouveau pour la victoire ; une nouvelle élimination rapporte de nouveau la récompense.',
        'Cela n’arrive qu’une fois : s’il est éliminé à nouveau pendant la même manche, il ne revient plus.',
      ],
    },
    'hard-liquor': {
      text: 'Pendant cette manche, vous pouvez renoncer à toute votre phase 1 pour récupérer 1 point de vie.',
      rulings: [
        'Vous choisissez après la Dynamite et la Prison, et seulement s’il vous manque des points de vie.',
        'Vous ne recevez aucune carte, quoi que votre personnage puisse piocher.',
        'Ce n’est pas une Bière : cela marche même quand il ne reste que deux joueurs en jeu.',
      ],
    },
    'the-judge': {
      text: 'Pendant cette manche, personne ne peut jouer de carte devant soi ni devant un autre joueur.',
      rulings: [
        'Cela interdit toute carte qui reste en jeu : armes, Planque, Prison, Dynamite, etc.',
        'Ce qui est déjà en jeu y reste, fonctionne et peut être pris ou défaussé ; la Dynamite continue de passer.',
      ],
    },
    lasso: {
      text: 'Pendant cette manche, les cartes devant les joueurs n’ont aucun effet.',
      rulings: [
        'Tout le monde tire au Colt .45 ; Planque, Mustang et Lunette ne font rien.',
        'On ne « dégaine ! » ni pour la Prison ni pour la Dynamite : elles restent en place et comptent de nouveau à la fin de la manche.',
        'On peut toujours prendre ou défausser des cartes en jeu, et en jouer de nouvelles.',
        'Les capacités des personnages fonctionnent comme toujours.',
      ],
    },
    'law-of-the-west': {
      text: 'Pendant cette manche, montrez la deuxième carte que vous piochez en phase 1 : si vous le pouvez, vous devez la jouer pendant ce tour.',
      rulings: [
        'Vous choisissez quand et contre qui, mais vous ne pouvez pas finir votre tour tant que vous pourriez la jouer.',
        'La jouer sans utilité compte aussi : avec tous vos points de vie, il faut quand même boire une Bière.',
        'Vous n’avez jamais à vous viser vous-même ni à viser vos propres cartes.',
        'Tant que vous ne l’avez pas jouée, vous ne pouvez pas jouer une autre carte du même nom. Si elle quitte votre main, vous êtes libre.',
      ],
    },
    peyote: {
      text: 'Pendant cette manche, au lieu de piocher en phase 1, annoncez rouge ou noir et retournez la première carte de la pioche : si vous avez raison, gardez-la et continuez si vous voulez ; si vous avez tort, défaussez-la et la phase 1 est terminée.',
      rulings: [
        'Vous devez annoncer au moins une fois.',
        'Cœurs et Carreaux sont rouges, Trèfles et Piques sont noirs.',
        'Ce n’est pas un « dégainez ! », et aucun personnage ne pioche à sa façon.',
      ],
    },
    ranch: {
      text: 'Pendant cette manche, à la fin de votre phase 1, vous pouvez défausser une fois autant de cartes de votre main que vous voulez et en piocher le même nombre.',
      rulings: [
        'Vous choisissez après avoir vu les cartes de la phase 1.',
        'Les cartes sont d’abord défaussées, toutes ensemble ; elles peuvent revenir s’il faut mélanger la défausse.',
      ],
    },
    ricochet: {
      text: 'Pendant cette manche, à votre tour, vous pouvez défausser des cartes BANG !, chacune contre une carte en jeu devant un autre joueur : celle-ci est défaussée, sauf s’il annule cela avec un Raté !',
      rulings: [
        'Ni la distance ni la limite d’un BANG ! par tour ne comptent.',
        'Il peut utiliser tout ce qui compte comme un Raté !, par exemple une Planque, même celle que vous visez.',
        'Un seul Raté ! suffit, même si vous êtes Slab le flingueur.',
      ],
    },
    'russian-roulette': {
      text: 'À son arrivée, en commençant par le Shérif et dans le sens horaire, chacun défausse tour à tour un Raté !, encore et encore : le premier qui ne le fait pas perd 2 points de vie, et c’est fini.',
      rulings: [
        'Tout ce qui compte comme un Raté ! convient, même une Planque.',
        'Vous pouvez échouer exprès.',
        'Personne n’est responsable de la perte ; des Bières peuvent vous sauver.',
      ],
    },
    sniper: {
      text: 'Pendant cette manche, à votre tour, vous pouvez jouer deux cartes BANG ! ensemble contre un joueur à votre portée : il faut deux Raté ! pour annuler ce tir.',
      rulings: [
        'Cela compte comme votre BANG ! du tour : vous ne pouvez en jouer ni avant ni après, sauf si vous avez droit à plusieurs.',
        'La cible perd 1 point de vie, pas 2. Une Planque compte pour l’un des deux Raté !',
        'Pour Slab le flingueur aussi, il faut deux Raté !, pas plus.',
      ],
    },
    vendetta: {
      text: 'Pendant cette manche, « dégainez ! » à la fin de votre tour : sur un Cœur, vous jouez un autre tour complet.',
      rulings: [
        'À la fin de ce tour supplémentaire, vous ne « dégainez ! » plus.',
        'Après un tour perdu en Prison, on ne « dégaine ! » pas.',
        'Un tour supplémentaire du Shérif ne change pas l’événement.',
      ],
    },
    'a-fistful-of-cards': {
      text: 'C’est toujours le dernier événement, et il dure jusqu’à la fin de la partie : au début de votre tour, vous essuyez un tir pour chaque carte de votre main.',
      rulings: [
        'Les cartes sont comptées une fois, avant le premier tir ; ce que vous piochez ou perdez entre-temps n’y change rien.',
        'Vous pouvez annuler chaque tir comme d’habitude, avec un Raté ! ou une Planque.',
        'Personne ne tire : ni récompense, ni pénalité.',
        'Cela précède la Dynamite et la Prison.',
      ],
    },
  },
  nouns: {},
  tales: {
    played: {
      ricochet: ({ seat, card, target = seat }, say) =>
        `${say.seat(seat)} {tire|tirez} ${say.a(card.id)} sur une carte devant ${say.seat(target)} : ça ricoche.`,
      sniper: ({ seat, card, target = seat }, say) =>
        `${say.seat(seat)} ${upon('{vise|visez}', say.seat(target))} longuement avec ${say.a(card.id)}.`,
    },
    checked: {
      peyote: ({ seat, card, good }, say) => `${say.seat(seat)} {retourne|retournez} ${say.face(card)} : ${good ? 'bien vu' : 'raté'}.`,
      vendetta: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {retourne|retournez} ${say.face(card)} : ${good ? 'la vengeance continue' : 'la vengeance attendra'}.`,
    },
    shown: {
      'law-of-the-west': ({ seat, card, because }, say) => `${say.source(because)} : ${say.seat(seat)} {montre|montrez} ${say.face(card)}.`,
    },
  },
  questions: {
    'blood-brothers': {
      ask: () => 'Frères de Sang : perdez-vous 1 point de vie pour qu’un autre joueur en récupère 1 ?',
      options: {
        give: ({ seat }, say) => (seat === undefined ? `Donner ${points(1)}` : `Donner ${points(1)} à ${say.seat(seat)}`),
        keep: () => 'Garder vos points de vie',
      },
    },
    'hard-liquor': {
      ask: () => 'Liqueur Forte : renoncez-vous à la phase 1 pour récupérer 1 point de vie ?',
      options: {
        drink: () => `Récupérer ${points(1)} et ne rien piocher`,
        draw: () => 'Piocher vos cartes',
      },
    },
    peyote: {
      ask: () => 'Peyote : la prochaine carte est-elle rouge ou noire ?',
      options: {
        red: () => 'Rouge (♥ ♦)',
        black: () => 'Noire (♣ ♠)',
        stop: () => 'S’arrêter là',
      },
    },
    ranch: {
      ask: () => 'Ranch : quelles cartes défaussez-vous pour en piocher autant ?',
      options: {
        exchange: () => 'Échanger des cartes',
        keep: () => 'Garder vos cartes',
      },
    },
  },
  fields: {
    'ranch-cards': { ask: 'Quelles cartes échangez-vous ?' },
    'second-bang': { ask: 'Quel deuxième BANG ! ajoutez-vous ?' },
  },
}
