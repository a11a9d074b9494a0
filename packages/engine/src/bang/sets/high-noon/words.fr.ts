import type { HighNoonWords } from './words.ts'

export const fr: HighNoonWords = {
  title: 'High Noon',
  adds: 'Une pile d’événements : à partir du deuxième tour du Shérif, chaque manche en apporte un nouveau, qui change les règles pour tous.',
  cards: {},
  characters: {},
  roles: {},
  events: {
    blessing: {
      text: 'Pendant cette manche, toutes les cartes comptent comme des Cœurs, où qu’elles soient. Leur valeur ne change pas.',
      rulings: [
        'On « dégaine ! » et on retourne la carte malgré tout, même si le résultat est certain : la Planque tient toujours, la Prison s’ouvre toujours, la Dynamite n’explose jamais.',
        'Cela vaut pour tout ce qui dépend d’une couleur, pas seulement pour « dégainez ! » : Black Jack reçoit toujours sa carte supplémentaire.',
      ],
    },
    curse: {
      text: 'Pendant cette manche, toutes les cartes comptent comme des Piques, où qu’elles soient. Leur valeur ne change pas.',
      rulings: [
        'La Planque ne tient jamais et personne ne sort de Prison, mais on « dégaine ! » et on retourne la carte malgré tout.',
        'La Dynamite explose sur n’importe quelle carte de 2 à 9, quelle que soit la couleur imprimée.',
        'La deuxième carte de Black Jack est noire : il ne pioche pas de carte supplémentaire.',
      ],
    },
    'the-daltons': {
      text: 'À l’arrivée des Dalton, chaque joueur qui a au moins une carte bleue en jeu en défausse une de son choix. Le Shérif commence, puis on suit le sens horaire.',
      rulings: [
        'Impossible de refuser, mais vous choisissez la carte : vous pouvez vous débarrasser d’une Prison ou d’une Dynamite.',
        'Les cartes orange comptent comme des bleues, pas les vertes.',
        'Cela n’arrive qu’une fois, avant le tour du Shérif ; pendant le reste de la manche, il ne se passe plus rien.',
      ],
    },
    'the-doctor': {
      text: 'À l’arrivée du Docteur, les joueurs qui ont le moins de points de vie en récupèrent 1 chacun, sans dépasser leur maximum.',
      rulings: [
        'Tous ceux qui ont ce plus petit nombre récupèrent un point, en même temps.',
        'S’ils ont déjà tous leurs points de vie, personne ne gagne rien : les suivants ne prennent pas leur place.',
        'Ce n’est pas une Bière : il agit même quand il ne reste que deux joueurs en jeu.',
      ],
    },
    'ghost-town': {
      text: 'Pendant cette manche, les joueurs éliminés reviennent pour un tour, quand le leur arrive : sans points de vie et sans pouvoir en perdre, ils piochent 3 cartes au lieu de 2 et sont éliminés à nouveau à la fin du tour.',
      rulings: [
        'Un fantôme commence sans cartes ; ce qui lui reste en main et en jeu à la fin du tour est défaussé, ou revient à Sam le vautour.',
        'Pendant son tour, c’est un joueur comme les autres : distances, Magasin, capacité du personnage et conditions de victoire en tiennent compte.',
        'Un fantôme ne perd ni ne récupère de points de vie. Personne n’est responsable de sa nouvelle élimination : ni récompense, ni pénalité.',
        'Si vous êtes éliminé pendant cette manche avant votre tour, vous le jouez quand même en fantôme ; après, non.',
      ],
    },
    'gold-rush-event': {
      text: 'Pendant cette manche, qui commence par le tour du Shérif, on joue vers la droite au lieu de la gauche.',
      rulings: [
        'Seul l’ordre des tours s’inverse : la Dynamite passe toujours à gauche, et Magasin, Gatling et Indiens ! suivent toujours le sens horaire.',
        'À l’événement suivant, on joue de nouveau vers la gauche à partir du Shérif.',
      ],
    },
    hangover: {
      text: 'Pendant cette manche, aucun personnage n’a sa capacité.',
      rulings: [
        'Les points de vie et leur maximum ne changent pas.',
        'Les cartes en jeu fonctionnent : Jourdonnais peut utiliser une vraie Planque.',
        'Si la main de Suzy Lafayette est vide quand la Gueule de Bois prend fin, elle pioche aussitôt.',
      ],
    },
    'the-reverend': {
      text: 'Pendant cette manche, personne ne peut jouer de Bière, pas même pour survivre.',
      rulings: [
        'Seules les cartes nommées Bière sont interdites : le Saloon et les autres boissons restent permis.',
        'Vous pouvez toujours défausser une Bière pour payer quelque chose ou en phase 3 ; la capacité de Sid Ketchum fonctionne.',
      ],
    },
    'the-sermon': {
      text: 'Pendant cette manche, personne ne peut utiliser de cartes BANG ! pendant son propre tour.',
      rulings: [
        'Cela vaut aussi pour les cartes utilisées comme un BANG !, pour les BANG ! utilisés comme une autre carte et pour ceux que vous défausseriez dans un Duel lancé par vous : si l’on vous répond, vous le perdez.',
        'En dehors de votre tour, rien ne change : vous pouvez défausser un BANG ! contre Indiens ! ou dans le Duel d’un autre.',
        'Les cartes qui portent seulement le symbole BANG !, comme la Gatling, sont permises.',
      ],
    },
    shootout: {
      text: 'Pendant cette manche, chacun peut jouer deux cartes BANG ! par tour.',
      rulings: [
        'Les cartes utilisées comme un BANG ! comptent aussi.',
        'Avec une Volcanic, ou pour Willy le Kid, il n’y a toujours pas de limite.',
      ],
    },
    thirst: {
      text: 'Pendant cette manche, chacun pioche une carte de moins en phase 1, mais au moins une.',
      rulings: [
        'C’est la première carte qui reste : Jesse Jones et Pedro Ramirez peuvent la prendre dans une main ou dans la défausse.',
        'Kit Carlson regarde trois cartes, en garde une et remet les deux autres dans le même ordre.',
        'Black Jack n’a pas de deuxième carte à montrer.',
      ],
    },
    'train-arrival': {
      text: 'Pendant cette manche, chacun pioche une carte de plus à la fin de sa phase 1.',
      rulings: [
        'Kit Carlson finit simplement avec les trois premières cartes de la pioche.',
        'Un joueur qui reste en Prison n’a pas de phase 1 et ne reçoit rien.',
        'La carte en plus se pioche même si celles de la phase 1 venaient d’ailleurs.',
      ],
    },
    'high-noon': {
      text: 'C’est toujours le dernier événement, et il dure jusqu’à la fin de la partie : chaque joueur perd 1 point de vie au début de chacun de ses tours.',
      rulings: [
        'Cette perte précède tout le reste, même la Dynamite et la Prison.',
        'Personne n’en est responsable : ni récompense, ni pénalité.',
        'Si c’est votre dernier point de vie, vous pouvez vous sauver comme d’habitude, par exemple avec une Bière.',
      ],
    },
    handcuffs: {
      text: 'Pendant cette manche, chacun nomme une couleur à la fin de sa phase 1 : jusqu’à la fin de son tour, il ne peut utiliser que des cartes en main de cette couleur.',
      rulings: [
        'Cela vaut aussi pour vos réponses pendant votre propre tour, comme un Raté ! ou une Bière.',
        'Les cartes déjà en jeu sont libres, tout comme celles que vous défaussez pour payer quelque chose ou en phase 3.',
        'Une carte utilisée comme une autre garde sa propre couleur.',
        'En dehors de votre tour, toutes les couleurs sont permises.',
      ],
    },
    'new-identity': {
      text: 'Pendant cette manche, au début de son tour, chacun regarde en secret un personnage inutilisé et peut le devenir pour le reste de la partie, avec exactement 2 points de vie.',
      rulings: [
        'Vous avez alors 2 points de vie, que vous en ayez eu plus ou moins ; ce n’est ni une perte ni un gain.',
        'Votre nouveau maximum est celui du nouveau personnage, plus 1 pour le Shérif.',
        'Vous gardez votre main et vos cartes en jeu ; la nouvelle capacité agit aussitôt.',
        'Si vous refusez, personne n’apprend de quel personnage il s’agissait.',
      ],
    },
  },
  nouns: {},
  tales: { played: {}, checked: {}, shown: {} },
  questions: {
    'the-daltons': {
      ask: () => 'Les Dalton traversent la ville. Laquelle de vos cartes en jeu défaussez-vous ?',
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    handcuffs: {
      ask: () =>
        'Menottes : quelle couleur nommez-vous ? D’ici la fin de votre tour, vous n’utilisez que des cartes en main de cette couleur.',
      options: {
        hearts: () => 'Cœur ♥',
        diamonds: () => 'Carreau ♦',
        clubs: () => 'Trèfle ♣',
        spades: () => 'Pique ♠',
      },
    },
    'new-identity': {
      ask: () => 'On vous offre une nouvelle identité. La prenez-vous, avec exactement 2 points de vie ?',
      options: {
        accept: ({ card }, say) => `Devenir ${say.handle(card)}`,
        decline: () => 'Rester qui vous êtes',
      },
    },
  },
  fields: {},
  variants: {
    highNoonExtras: {
      name: 'Plus d’événements pour Duel au soleil',
      text: 'Menottes et Nouvelle Identité s’ajoutent aux événements.',
    },
  },
}
