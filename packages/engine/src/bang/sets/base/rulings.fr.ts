import type { BaseRulings } from './words.ts'

export const rulings: BaseRulings = {
  barrel: [
    'Un tir est une attaque portant le symbole BANG !, comme une carte BANG ! ou la Gatling ; Indiens ! et Duel n’en sont pas.',
    'Vous ne pouvez l’utiliser qu’une fois par tir ; en cas d’échec, vous pouvez encore jouer un Raté ! de votre main.',
    'Contre Slab le flingueur, un Cœur ne compte que pour l’un des deux Raté ! nécessaires.',
    'Vous ne pouvez pas avoir deux cartes Planque en jeu.',
  ],
  dynamite: [
    'Rien ne se passe au tour où vous la jouez : vous ne « dégainez ! » qu’au début de votre tour suivant.',
    'La Dynamite se résout avant la Prison.',
    'Elle saute les joueurs qui ont déjà une Dynamite ; si tous en ont une, elle ne bouge pas.',
    'Personne n’est responsable de l’explosion : ni récompense, ni pénalité, et El Gringo ne prend rien.',
  ],
  scope: [
    'Elle ne change pas la distance à laquelle les autres vous voient.',
    'Elle s’ajoute à la capacité de Rose Doolan : la distance est alors réduite de 2.',
    'Appliquez d’abord tout ce qui modifie la distance ; le minimum de 1 vient en dernier.',
    'Elle compte aussi pour Braquage ! et pour tout ce qui dépend de la distance.',
  ],
  mustang: [
    'Il ne change pas la distance à laquelle vous voyez les autres.',
    'Il s’ajoute à la capacité de Paul Regret : la distance est alors augmentée de 2.',
    'Il vous éloigne aussi des joueurs qui veulent jouer Braquage ! contre vous.',
    'Vous ne pouvez pas avoir deux cartes Mustang en jeu.',
  ],
  jail: [
    'Dans les deux cas, la Prison est défaussée ; si vous passez votre tour, vous ne piochez pas et ne défaussez rien.',
    'En Prison, vous restez une cible possible et vous pouvez vous défendre.',
    'Vous pouvez la jouer devant vous, mais jamais devant un joueur qui en a déjà une.',
    'La Dynamite se résout avant la Prison.',
  ],
  volcanic: [
    'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
    'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
    'Vous pouvez la jouer après un BANG ! et continuer à tirer, mais seulement à distance 1.',
    'Si elle quitte le jeu pendant votre tour, la limite d’un BANG ! revient et ceux déjà joués comptent.',
  ],
  schofield: [
    'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
    'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
    'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
  ],
  remington: [
    'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
    'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
    'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
  ],
  'rev-carabine': [
    'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
    'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
    'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
  ],
  winchester: [
    'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
    'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
    'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
  ],
  bang: [
    'Vous ne pouvez jouer qu’une carte BANG ! par tour, sauf si un effet, comme celui de la Volcanic, lève la limite.',
    'Elle compte dans la limite même si le tir est annulé.',
    'Un BANG ! défaussé contre Indiens ! ou dans un Duel n’est pas considéré comme joué et ne compte pas dans la limite.',
    'Votre portée est celle de votre arme en jeu, ou 1 si vous n’en avez pas.',
  ],
  missed: [
    'Un tir est une attaque portant le symbole BANG !, comme une carte BANG ! ou la Gatling.',
    'Elle ne sert à rien contre Indiens !, un Duel ou la Dynamite.',
    'Vous ne pouvez pas la jouer pour un autre joueur, ni quand aucun tir ne vous vise.',
    'Contre un BANG ! de Slab le flingueur, il en faut deux ; si vous en jouez une puis renoncez, elle est perdue.',
  ],
  beer: [
    'Quand il ne reste que deux joueurs en jeu, elle n’a aucun effet et ne peut plus vous sauver.',
    'Pour survivre, vous devez revenir à 1 point de vie au moins ; vous pouvez jouer plusieurs Bières de suite.',
    'Pendant votre tour, vous pouvez la jouer même sans effet, par exemple si vous avez tous vos points de vie.',
    'Elle ne peut pas soigner un autre joueur.',
  ],
  saloon: [
    'Le Saloon n’est pas une Bière : il ne peut pas vous sauver quand vous perdez votre dernier point de vie.',
    'Il fonctionne même quand il ne reste que deux joueurs en jeu.',
  ],
  stagecoach: [
    'Dès que la pioche est vide, la défausse est mélangée pour en former une nouvelle et vous continuez à piocher.',
    'Cette carte est déjà dans la défausse quand vous piochez : elle fait donc partie de ce mélange.',
    'Si la pioche et la défausse sont toutes deux épuisées, vous piochez moins de cartes.',
  ],
  'wells-fargo': [
    'Dès que la pioche est vide, la défausse est mélangée pour en former une nouvelle et vous continuez à piocher.',
    'Cette carte est déjà dans la défausse quand vous piochez : elle fait donc partie de ce mélange.',
    'Si la pioche et la défausse sont toutes deux épuisées, vous piochez moins de cartes.',
  ],
  'general-store': [
    'Tout le monde voit les cartes révélées et qui prend quoi.',
    'S’il n’y a pas assez de cartes, on choisit dans l’ordre jusqu’à épuisement ; les derniers n’ont rien.',
  ],
  panic: [
    'La portée de votre arme ne compte pas, contrairement à la Lunette, au Mustang et aux effets semblables.',
    'Une carte prise dans une main n’est connue que de vous et de son ancien propriétaire.',
    'Vous pouvez choisir l’une de vos propres cartes en jeu, mais pas votre propre main.',
    'Vous ne pouvez pas choisir un joueur qui n’a aucune carte.',
  ],
  'cat-balou': [
    'Vous pouvez choisir n’importe quelle carte en jeu, même une Prison ou une Dynamite.',
    'Vous pouvez choisir l’une de vos propres cartes en jeu, mais pas votre propre main.',
    'Vous ne pouvez pas choisir un joueur qui n’a aucune carte.',
    'Tout le monde voit la carte défaussée.',
  ],
  gatling: [
    'La Gatling n’est pas une carte BANG ! et ne compte pas dans la limite d’un BANG ! par tour.',
    'Même si vous êtes Slab le flingueur, un seul Raté ! suffit à chaque cible pour annuler le tir.',
    'Les autres répondent l’un après l’autre, dans le sens horaire à partir de votre gauche ; les joueurs éliminés quittent la partie ensemble, à la fin.',
  ],
  indians: [
    'Ce n’est pas un tir : Raté ! et Planque n’y peuvent rien.',
    'Rien ne vous oblige à défausser un BANG ! si vous préférez perdre le point de vie.',
    'Les autres répondent l’un après l’autre, dans le sens horaire à partir de votre gauche ; les joueurs éliminés quittent la partie ensemble, à la fin.',
    'Le joueur qui a joué cette carte est responsable des points de vie perdus : récompenses et pénalités s’appliquent.',
  ],
  duel: [
    'Ce n’est pas un tir : Raté ! et Planque n’y peuvent rien.',
    'Les BANG ! que vous défaussez ne comptent pas dans la limite d’un BANG ! par tour.',
    'Si vous perdez un Duel que vous avez lancé, personne n’est responsable : ni récompense, ni pénalité.',
    'Vous pouvez renoncer même s’il vous reste un BANG ! en main.',
  ],
  'bart-cassidy': [
    'Cela vaut pour toute perte : si la Dynamite explose devant vous et que vous survivez, piochez 3 cartes.',
    'Si vous perdez votre dernier point de vie, sauvez-vous d’abord : vous ne piochez que si vous survivez.',
  ],
  'black-jack': [
    'Vous devez toujours montrer la deuxième carte ; personne d’autre ne voit la carte supplémentaire.',
    'Ce n’est pas un « dégainez ! » : la carte montrée va dans votre main.',
  ],
  'calamity-janet': [
    'Un Raté ! joué comme un BANG ! exige une cible à votre portée et compte dans la limite d’un BANG ! par tour.',
    'Vous pouvez aussi défausser un Raté ! comme un BANG ! contre Indiens ! ou dans un Duel.',
    'Seules les cartes BANG ! et Raté ! sont concernées, pas les autres cartes portant ces symboles, comme la Gatling.',
  ],
  'el-gringo': [
    'Si cette main est vide, vous ne prenez rien.',
    'La Dynamite, ou un Duel que vous avez lancé, ne vous rapporte rien.',
    'Si vous perdez votre dernier point de vie, sauvez-vous d’abord : vous ne prenez une carte que si vous survivez.',
  ],
  'jesse-jones': [
    'La distance ne compte pas, mais ce joueur doit avoir au moins une carte en main.',
    'La carte prise n’est connue que de vous et de ce joueur.',
  ],
  jourdonnais: [
    'Avec une vraie Planque en jeu, vous pouvez essayer deux fois par tir : une fois pour chacune.',
    'Votre Planque innée n’est pas une carte : elle ne peut être ni prise ni défaussée.',
    'Contre Slab le flingueur, deux Cœurs annulent le tir.',
  ],
  'kit-carlson': [
    'Personne d’autre ne voit ces cartes.',
    'Si la pioche s’épuise, la défausse est mélangée pour en former une nouvelle, afin que vous puissiez voir trois cartes.',
    'S’il n’y a pas trois cartes en tout, regardez celles qui restent et gardez-en deux au plus.',
  ],
  'lucky-duke': [
    'Les deux cartes sont ensuite défaussées.',
    'Cela vaut pour tous vos « dégainez ! » : Planque, Prison, Dynamite, etc.',
    'S’il ne reste qu’une carte à retourner, c’est elle qui compte.',
  ],
  'paul-regret': [
    'Cela ne change pas la distance à laquelle vous voyez les autres.',
    'Un Mustang en jeu s’y ajoute : la distance est alors augmentée de 2.',
  ],
  'pedro-ramirez': [
    'Si la défausse est vide, vos deux cartes viennent de la pioche.',
    'Dès que la pioche est vide, toute la défausse est mélangée : il se peut donc que vous n’ayez rien à y prendre.',
  ],
  'rose-doolan': [
    'Cela ne change pas la distance à laquelle les autres vous voient.',
    'Une Lunette en jeu s’y ajoute : la distance est alors réduite de 2.',
  ],
  'sid-ketchum': [
    'Vous pouvez le faire tant que vous avez de quoi payer, même pendant le tour d’un autre joueur ou au milieu d’une attaque.',
    'Cela peut vous sauver quand vous perdez votre dernier point de vie, même s’il ne reste que deux joueurs en jeu.',
    'C’est impossible si vous avez tous vos points de vie.',
  ],
  'slab-the-killer': [
    'Un Cœur obtenu grâce à une Planque compte pour l’un des deux.',
    'Cela ne vaut que pour vos cartes BANG ! : contre votre Gatling, un seul suffit.',
    'Si votre cible en joue un puis renonce, elle perd à la fois cette carte et 1 point de vie.',
  ],
  'suzy-lafayette': [
    'Vous ne piochez jamais au milieu d’une attaque, d’un Duel ou de l’effet d’une carte.',
    'Si vous défaussez votre dernière carte dans un Duel, vous ne piochez qu’après le Duel.',
    'Si votre dernière carte vous fait piocher, comme le Convoi, votre main n’est plus vide : vous n’avez rien de plus.',
    'Si votre dernière carte blesse El Gringo, il trouve votre main vide ; vous piochez ensuite.',
  ],
  'vulture-sam': [
    'Vous ne prenez rien si vous êtes éliminé en même temps.',
    'Pendant l’effet de Gatling ou d’Indiens !, vous ne recevez les cartes qu’après la réponse du dernier joueur.',
    'Le joueur qui élimine un Hors-la-loi pioche quand même ses 3 cartes de récompense.',
    'Si vous êtes le Shérif et que vous éliminez un Adjoint, vous prenez d’abord ses cartes, puis vous défaussez tout.',
  ],
  'willy-the-kid': ['Chaque cible doit tout de même être à votre portée.'],
  sheriff: [
    'Votre rôle est connu de tous, vous avez 1 point de vie de plus et vous jouez en premier.',
    'Personne ne peut vous mettre en Prison.',
    'Si vous éliminez un Adjoint, défaussez toute votre main et toutes vos cartes en jeu.',
    'Si vous éliminez un Hors-la-loi, piochez 3 cartes, comme tout autre joueur.',
  ],
  deputy: [
    'Vous partagez la victoire même si vous avez été éliminé.',
    'Si le Shérif vous élimine, il défausse toute sa main et toutes ses cartes en jeu.',
    'À trois joueurs, tous les rôles sont connus : éliminez vous-même le Renégat et vous gagnez aussitôt ; sinon, soyez le dernier joueur en jeu.',
  ],
  outlaw: [
    'Tous les Hors-la-loi gagnent ensemble, même ceux qui ont été éliminés.',
    'Exception : si un Renégat est alors le seul joueur en jeu, c’est lui qui gagne.',
    'Le joueur qui vous élimine pioche 3 cartes, même s’il est lui aussi un Hors-la-loi.',
    'À trois joueurs, tous les rôles sont connus : éliminez vous-même l’Adjoint et vous gagnez aussitôt ; sinon, soyez le dernier joueur en jeu.',
  ],
  renegade: [
    'Si le Shérif est éliminé alors qu’un autre joueur que vous est encore en jeu, les Hors-la-loi gagnent, même s’il n’en reste aucun.',
    'Quand le dernier Hors-la-loi est éliminé, la partie continue tant que vous êtes en jeu.',
    'À huit joueurs, il y a deux Renégats, et chacun joue pour soi.',
    'À trois joueurs, tous les rôles sont connus : éliminez vous-même le Hors-la-loi et vous gagnez aussitôt ; sinon, soyez le dernier joueur en jeu.',
  ],
}
