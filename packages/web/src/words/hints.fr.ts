import type { HintWords } from './hints.en.ts'

export const hintsFr: HintWords = {
  of: (n, all) => `${n} sur ${all}`,
  skip: 'Passer',
  skipAll: 'Passer tout, je joue',
  back: 'Les conseils reviennent sous ?',
  lessons: {
    bang: {
      role: 'Votre rôle dit qui doit tomber. Touchez votre portrait pour le lire.',
      life: 'Les balles sont votre vie : gardez au plus autant de cartes.',
      shooting: 'Vous tenez un BANG ! : prenez-le pour voir qui il atteint.',
      aim: 'Les places cerclées de laiton sont à portée : touchez votre cible.',
      weapons: 'Une arme remplace votre Colt. Le chiffre dans son cercle est sa portée.',
      stays: 'Une carte bleue reste devant vous et sert tant qu’on vous la laisse.',
      load: 'Les jetons chargent vos cartes orange et vous-même, quatre chacun.',
      market: 'Chaque vie prise vaut une pépite ; le laiton marque ce qui s’achète.',
      train: 'Une fois par tour, prenez un wagon sous une gare en payant son prix.',
      distance: 'Comptez les chaises par le plus court : c’est la distance.',
      'shot-at': 'On vous tire dessus. Un Raté ! l’arrête, sinon vous perdez une vie.',
      drink: 'Une Bière rend une vie, même à l’instant où vous tomberiez.',
      end: 'Plus rien à faire ? Finissez le tour ; les cartes en trop s’en vont.',
    },
    dice: {
      role: 'Votre rôle dit qui doit tomber. Touchez votre portrait pour le lire.',
      roll: 'Touchez les dés à garder, puis relancez les autres.',
      dynamite: 'La Dynamite ne se relance pas. Trois vous coûtent une vie.',
      arrows: 'Chaque flèche lancée est pour vous. La dernière amène les Indiens.',
      gatling: 'Trois Gatling touchent tous les autres et vous ôtent vos flèches.',
      aim: 'Un 1 touche la chaise voisine, un 2 la suivante.',
      beer: 'Une Bière rend une vie : à vous, ou à un ami.',
    },
    duel: {
      front: 'Seul votre personnage de devant agit, et c’est lui qu’on vise.',
      bang: 'Une carte BANG ! rouge par tour, sur qui est devant en face.',
      equipment: 'Une carte bleue va à votre personnage de derrière, ou au leur de devant.',
      swap: 'Une fois par tour, vos deux changent de place. Abritez le blessé.',
      dodge: 'Un Manqué ! ou un chapeau arrête le tir. Sinon, une vie s’en va.',
      keep: 'À la fin, on garde une carte par vie de celui de devant.',
    },
  },
}
