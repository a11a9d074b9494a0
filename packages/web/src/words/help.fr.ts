import type { HelpWords } from './help.en.ts'

export const helpFr: HelpWords = {
  aim: 'Ce que vous voulez',
  setUp: 'Avant de commencer',
  turn: 'Votre tour',
  also: 'Bon à savoir',
  symbols: 'Ce que disent les signes',
  end: 'Comment ça finit',
  expansions: 'Ce qu’ajoutent les extensions',
  games: {
    bang: {
      aim: [
        'Chacun joue un rôle et le garde pour soi. Seul le Shérif porte son étoile devant tout le monde.',
        'Alors regardez qui tire sur qui, et devinez qui est de votre côté.',
      ],
      setUp: [
        'Vous recevez un rôle, un personnage avec une capacité, et une carte par point de vie du personnage.',
        'Le Shérif a un point de vie de plus que son personnage, et commence. On joue dans le sens des aiguilles d’une montre.',
      ],
      turn: [
        'Piochez deux cartes.',
        'Jouez ce que vous voulez, dans l’ordre que vous voulez. Seule limite : un BANG ! par tour.',
        'Gardez au plus autant de cartes que de points de vie ; le reste va à la défausse.',
      ],
      also: [
        {
          title: 'C’est loin, ça ?',
          text: 'Comptez les chaises par le côté le plus court. Sans arme, vous atteignez vos voisins ; une arme montre jusqu’où elle tire. Qui est éliminé ne compte plus.',
        },
        {
          title: 'On vous tire dessus',
          text: 'Répondez par un Raté ! ou perdez un point de vie. Une Planque peut vous sauver avant : retournez une carte et espérez un cœur.',
        },
        {
          title: 'La dernière balle',
          text: 'Sans point de vie, vous êtes éliminé, sauf si vous buvez une Bière à cet instant même. À deux joueurs, la Bière n’aide plus.',
        },
        {
          title: 'Récompenses',
          text: 'Qui abat un Hors-la-loi pioche trois cartes. Un Shérif qui abat son propre Adjoint perd toute sa main et tout ce qu’il a en jeu.',
        },
      ],
      end: [
        'Plus un Hors-la-loi, plus un Renégat : le Shérif et ses Adjoints gagnent.',
        'Le Shérif tombe : les Hors-la-loi gagnent, même morts. Mais un Renégat qui reste seul debout gagne seul.',
      ],
    },
    dice: {
      aim: [
        'Les mêmes rôles secrets, mais cinq dés au lieu des cartes : bruyant, rapide, et personne n’est à l’abri de sa propre chance.',
        'Seul le Shérif montre son rôle. Démasquez les autres avant qu’ils ne vous démasquent.',
      ],
      setUp: [
        'Chacun reçoit un rôle et un personnage, qui dit combien de vie il a et ce qu’il sait faire. Le Shérif a deux points de plus.',
        'Neuf flèches au milieu. Le Shérif lance le premier, puis on tourne dans le sens des aiguilles d’une montre.',
      ],
      turn: [
        'Lancez les cinq dés.',
        'Relancez, deux fois au plus : autant de dés que vous voulez, mais jamais un dé qui montre la Dynamite.',
        'Une flèche se prend dès qu’elle sort. Quand vous arrêtez, tous les autres dés comptent, qu’ils vous plaisent ou non.',
      ],
      also: [
        {
          title: 'La dernière flèche',
          text: 'Qui la prend fait venir les Indiens : chacun perd un point de vie par flèche devant soi, et toutes les flèches reviennent au milieu.',
        },
        {
          title: 'Qui vous touchez',
          text: 'Un 1 touche une chaise voisine, un 2 la deuxième chaise. Il faut s’en servir. À deux ou trois joueurs, chaque 2 vaut un 1.',
        },
        {
          title: 'L’ordre',
          text: 'D’abord la Dynamite, puis les tirs, puis la Bière, puis la Gatling. Qui tombe en chemin ne voit pas la suite.',
        },
      ],
      end: [
        'Plus un Hors-la-loi, plus un Renégat : le Shérif et ses Adjoints gagnent.',
        'Le Shérif tombe : les Hors-la-loi gagnent, sauf si un Renégat est seul encore debout.',
      ],
    },
    duel: {
      aim: [
        'Deux joueurs, la Loi contre les Hors-la-loi. Chacun mène une petite bande dans une même rue.',
        'La dernière bande qui a quelqu’un debout gagne.',
      ],
      setUp: [
        'Chaque bande a quelques personnages. Deux entrent en jeu : un devant, un derrière ; les autres attendent en réserve, dans un ordre inconnu de tous.',
        'La Loi et les Hors-la-loi ont chacun leur pioche. La Loi commence, avec quatre cartes ; les Hors-la-loi en ont cinq.',
      ],
      turn: [
        'Piochez deux cartes.',
        'Jouez ce que vous voulez : une seule carte BANG ! rouge, les autres sans limite. Une fois, vos deux personnages peuvent changer de place.',
        'Gardez autant de cartes que le personnage de devant a de points de vie, mais jamais moins de deux.',
      ],
      also: [
        {
          title: 'Devant et derrière',
          text: 'Seul le personnage de devant agit : sa capacité et son équipement marchent, et c’est lui qu’on vise. L’autre dort, sauf ce qui est marqué comme toujours éveillé.',
        },
        {
          title: 'Où vont les cartes',
          text: 'Les tirs visent le personnage de devant, en face. Les cartes bleues vont à votre personnage de derrière, ou au leur de devant : il y en a dont on ne veut pas.',
        },
        {
          title: 'On vous tire dessus',
          text: 'Esquivez avec un Manqué !, une Planque qui montre son signe, un Stetson ; sinon, un point de vie s’en va.',
        },
        {
          title: 'Les signes',
          text: 'Parfois on retourne une carte, et le signe de son coin décide. Sur quatre-vingts cartes : trente fers à cheval, vingt tonneaux, vingt serpents, dix dynamites.',
        },
      ],
      end: [
        'Qui perd un personnage pioche deux cartes, et le suivant de la réserve prend la place vide.',
        'Un camp qui n’a plus personne a perdu.',
      ],
    },
  },
  signs: {
    brown: 'On la joue, et elle est partie.',
    blue: 'Reste devant un joueur.',
    green: 'Posez-la maintenant, servez-vous-en dès votre tour suivant.',
    red: 'Carte BANG ! : une par tour.',
    bang: 'Un tir.',
    miss: 'Arrête un tir.',
    reach: 'Sur quelqu’un à cette distance, ou plus près.',
    weapon: 'Sur quiconque votre arme atteint.',
    any: 'Sur n’importe qui, même loin.',
    all: 'Sur tous les autres.',
    life: 'Gagnez un point de vie.',
    draw: 'Piochez autant de cartes.',
    take: 'Prenez une carte à quelqu’un.',
    toss: 'Faites défausser une carte à quelqu’un.',
    flip: 'Retournez la première carte : montre-t-elle cette couleur ?',
    eye: 'Change la distance des autres, ou la vôtre pour eux.',
  },
}
