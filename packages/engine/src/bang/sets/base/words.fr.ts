import { capital, of, ofThe, toThe, typeset, upon } from '../../../western/words/french.ts'
import type { BaseWords } from './words.ts'

export const fr: BaseWords = {
  title: 'BANG !',
  adds: 'Le jeu de base : 80 cartes, 16 personnages et des rôles secrets, sauf celui du Shérif, connu de tous.',
  cards: {
    barrel: {
      text: 'Quand un tir vous vise, « dégainez ! » si vous le souhaitez (retournez la première carte de la pioche) : un Cœur compte comme un Raté ! contre ce tir.',
      rulings: [
        'Un tir est une attaque portant le symbole BANG !, comme une carte BANG ! ou la Gatling ; Indiens ! et Duel n’en sont pas.',
        'Vous ne pouvez l’utiliser qu’une fois par tir ; en cas d’échec, vous pouvez encore jouer un Raté ! de votre main.',
        'Contre Slab le flingueur, un Cœur ne compte que pour l’un des deux Raté ! nécessaires.',
        'Vous ne pouvez pas avoir deux cartes Planque en jeu.',
      ],
    },
    dynamite: {
      text: 'Jouez-la devant vous. Si elle est devant vous au début de votre tour, « dégainez ! » : sur un Pique de 2 à 9, elle explose (défaussez-la et perdez 3 points de vie) ; sinon, elle passe au joueur à votre gauche.',
      rulings: [
        'Rien ne se passe au tour où vous la jouez : vous ne « dégainez ! » qu’au début de votre tour suivant.',
        'La Dynamite se résout avant la Prison.',
        'Elle saute les joueurs qui ont déjà une Dynamite ; si tous en ont une, elle ne bouge pas.',
        'Personne n’est responsable de l’explosion : ni récompense, ni pénalité, et El Gringo ne prend rien.',
      ],
    },
    scope: {
      text: 'Vous voyez tous les autres joueurs à une distance réduite de 1, avec un minimum de 1.',
      rulings: [
        'Elle ne change pas la distance à laquelle les autres vous voient.',
        'Elle s’ajoute à la capacité de Rose Doolan : la distance est alors réduite de 2.',
        'Appliquez d’abord tout ce qui modifie la distance ; le minimum de 1 vient en dernier.',
        'Elle compte aussi pour Braquage ! et pour tout ce qui dépend de la distance.',
      ],
    },
    mustang: {
      text: 'Tous les autres joueurs vous voient à une distance augmentée de 1.',
      rulings: [
        'Il ne change pas la distance à laquelle vous voyez les autres.',
        'Il s’ajoute à la capacité de Paul Regret : la distance est alors augmentée de 2.',
        'Il vous éloigne aussi des joueurs qui veulent jouer Braquage ! contre vous.',
        'Vous ne pouvez pas avoir deux cartes Mustang en jeu.',
      ],
    },
    jail: {
      text: 'Jouez-la devant n’importe quel joueur sauf le Shérif, quelle que soit la distance. Si vous commencez votre tour en Prison, « dégainez ! » : sur un Cœur, vous jouez normalement ; sinon, vous passez votre tour.',
      rulings: [
        'Dans les deux cas, la Prison est défaussée ; si vous passez votre tour, vous ne piochez pas et ne défaussez rien.',
        'En Prison, vous restez une cible possible et vous pouvez vous défendre.',
        'Vous pouvez la jouer devant vous, mais jamais devant un joueur qui en a déjà une.',
        'La Dynamite se résout avant la Prison.',
      ],
    },
    volcanic: {
      text: 'Arme de portée 1. Tant qu’elle est en jeu, vous pouvez jouer autant de cartes BANG ! que vous voulez pendant votre tour.',
      rulings: [
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
        'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
        'Vous pouvez la jouer après un BANG ! et continuer à tirer, mais seulement à distance 1.',
        'Si elle quitte le jeu pendant votre tour, la limite d’un BANG ! revient et ceux déjà joués comptent.',
      ],
    },
    schofield: {
      text: 'Arme de portée 2 : vous pouvez tirer sur un joueur situé à une distance de 2 ou moins.',
      rulings: [
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
        'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
        'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
      ],
    },
    remington: {
      text: 'Arme de portée 3 : vous pouvez tirer sur un joueur situé à une distance de 3 ou moins.',
      rulings: [
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
        'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
        'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
      ],
    },
    'rev-carabine': {
      text: 'Arme de portée 4 : vous pouvez tirer sur un joueur situé à une distance de 4 ou moins.',
      rulings: [
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
        'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
        'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
      ],
    },
    winchester: {
      text: 'Arme de portée 5 : vous pouvez tirer sur un joueur situé à une distance de 5 ou moins.',
      rulings: [
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
        'Vous ne pouvez pas jouer une arme du même nom que celle que vous avez en jeu.',
        'Sans arme en jeu, vous tirez avec votre Colt .45, de portée 1.',
      ],
    },
    bang: {
      text: 'Tirez sur un autre joueur à votre portée : il perd 1 point de vie, sauf s’il annule le tir avec un Raté ! ou un effet semblable.',
      rulings: [
        'Vous ne pouvez jouer qu’une carte BANG ! par tour, sauf si un effet, comme celui de la Volcanic, lève la limite.',
        'Elle compte dans la limite même si le tir est annulé.',
        'Un BANG ! défaussé contre Indiens ! ou dans un Duel n’est pas considéré comme joué et ne compte pas dans la limite.',
        'Votre portée est celle de votre arme en jeu, ou 1 si vous n’en avez pas.',
      ],
    },
    missed: {
      text: 'Quand un tir vous vise, jouez cette carte pour l’annuler.',
      rulings: [
        'Un tir est une attaque portant le symbole BANG !, comme une carte BANG ! ou la Gatling.',
        'Elle ne sert à rien contre Indiens !, un Duel ou la Dynamite.',
        'Vous ne pouvez pas la jouer pour un autre joueur, ni quand aucun tir ne vous vise.',
        'Contre un BANG ! de Slab le flingueur, il en faut deux ; si vous en jouez une puis renoncez, elle est perdue.',
      ],
    },
    beer: {
      text: 'Récupérez 1 point de vie, sans dépasser votre maximum. Jouez-la pendant votre tour, ou aussitôt après avoir perdu votre dernier point de vie.',
      rulings: [
        'Quand il ne reste que deux joueurs en jeu, elle n’a aucun effet et ne peut plus vous sauver.',
        'Pour survivre, vous devez revenir à 1 point de vie au moins ; vous pouvez jouer plusieurs Bières de suite.',
        'Pendant votre tour, vous pouvez la jouer même sans effet, par exemple si vous avez tous vos points de vie.',
        'Elle ne peut pas soigner un autre joueur.',
      ],
    },
    saloon: {
      text: 'Chaque joueur en jeu, vous compris, récupère 1 point de vie, sans dépasser son maximum.',
      rulings: [
        'Le Saloon n’est pas une Bière : il ne peut pas vous sauver quand vous perdez votre dernier point de vie.',
        'Il fonctionne même quand il ne reste que deux joueurs en jeu.',
      ],
    },
    stagecoach: {
      text: 'Piochez 2 cartes.',
      rulings: [
        'Dès que la pioche est vide, la défausse est mélangée pour en former une nouvelle et vous continuez à piocher.',
        'Cette carte est déjà dans la défausse quand vous piochez : elle fait donc partie de ce mélange.',
        'Si la pioche et la défausse sont toutes deux épuisées, vous piochez moins de cartes.',
      ],
    },
    'wells-fargo': {
      text: 'Piochez 3 cartes.',
      rulings: [
        'Dès que la pioche est vide, la défausse est mélangée pour en former une nouvelle et vous continuez à piocher.',
        'Cette carte est déjà dans la défausse quand vous piochez : elle fait donc partie de ce mélange.',
        'Si la pioche et la défausse sont toutes deux épuisées, vous piochez moins de cartes.',
      ],
    },
    'general-store': {
      text: 'Révélez autant de cartes de la pioche qu’il y a de joueurs en jeu. En commençant par vous et dans le sens horaire, chacun en prend une en main.',
      rulings: [
        'Tout le monde voit les cartes révélées et qui prend quoi.',
        'S’il n’y a pas assez de cartes, on choisit dans l’ordre jusqu’à épuisement ; les derniers n’ont rien.',
      ],
    },
    panic: {
      text: 'Prenez en main une carte d’un joueur à distance 1 : soit une carte en jeu de votre choix, soit une carte de sa main au hasard.',
      rulings: [
        'La portée de votre arme ne compte pas, contrairement à la Lunette, au Mustang et aux effets semblables.',
        'Une carte prise dans une main n’est connue que de vous et de son ancien propriétaire.',
        'Vous pouvez choisir l’une de vos propres cartes en jeu, mais pas votre propre main.',
        'Vous ne pouvez pas choisir un joueur qui n’a aucune carte.',
      ],
    },
    'cat-balou': {
      text: 'Faites défausser une carte à un joueur, quelle que soit la distance : soit une carte en jeu de votre choix, soit une carte de sa main au hasard.',
      rulings: [
        'Vous pouvez choisir n’importe quelle carte en jeu, même une Prison ou une Dynamite.',
        'Vous pouvez choisir l’une de vos propres cartes en jeu, mais pas votre propre main.',
        'Vous ne pouvez pas choisir un joueur qui n’a aucune carte.',
        'Tout le monde voit la carte défaussée.',
      ],
    },
    gatling: {
      text: 'Tirez sur tous les autres joueurs, quelle que soit la distance : chacun perd 1 point de vie, sauf s’il annule le tir.',
      rulings: [
        'La Gatling n’est pas une carte BANG ! et ne compte pas dans la limite d’un BANG ! par tour.',
        'Même si vous êtes Slab le flingueur, un seul Raté ! suffit à chaque cible pour annuler le tir.',
        'Les autres répondent l’un après l’autre, dans le sens horaire à partir de votre gauche ; les joueurs éliminés quittent la partie ensemble, à la fin.',
      ],
    },
    indians: {
      text: 'Chaque autre joueur défausse une carte BANG ! de sa main ou perd 1 point de vie.',
      rulings: [
        'Ce n’est pas un tir : Raté ! et Planque n’y peuvent rien.',
        'Rien ne vous oblige à défausser un BANG ! si vous préférez perdre le point de vie.',
        'Les autres répondent l’un après l’autre, dans le sens horaire à partir de votre gauche ; les joueurs éliminés quittent la partie ensemble, à la fin.',
        'Le joueur qui a joué cette carte est responsable des points de vie perdus : récompenses et pénalités s’appliquent.',
      ],
    },
    duel: {
      text: 'Défiez un autre joueur, quelle que soit la distance. À tour de rôle, en commençant par lui, défaussez chacun une carte BANG ! de votre main : le premier qui ne le fait pas perd 1 point de vie.',
      rulings: [
        'Ce n’est pas un tir : Raté ! et Planque n’y peuvent rien.',
        'Les BANG ! que vous défaussez ne comptent pas dans la limite d’un BANG ! par tour.',
        'Si vous perdez un Duel que vous avez lancé, personne n’est responsable : ni récompense, ni pénalité.',
        'Vous pouvez renoncer même s’il vous reste un BANG ! en main.',
      ],
    },
  },
  characters: {
    'bart-cassidy': {
      text: 'Pour chaque point de vie que vous perdez, piochez une carte.',
      rulings: [
        'Cela vaut pour toute perte : si la Dynamite explose devant vous et que vous survivez, piochez 3 cartes.',
        'Si vous perdez votre dernier point de vie, sauvez-vous d’abord : vous ne piochez que si vous survivez.',
      ],
    },
    'black-jack': {
      text: 'Pendant votre phase de pioche, montrez la deuxième carte piochée : si c’est un Cœur ou un Carreau, piochez une carte de plus.',
      rulings: [
        'Vous devez toujours montrer la deuxième carte ; personne d’autre ne voit la carte supplémentaire.',
        'Ce n’est pas un « dégainez ! » : la carte montrée va dans votre main.',
      ],
    },
    'calamity-janet': {
      text: 'Vos cartes BANG ! et Raté ! sont interchangeables : vous pouvez utiliser les unes à la place des autres.',
      rulings: [
        'Un Raté ! joué comme un BANG ! exige une cible à votre portée et compte dans la limite d’un BANG ! par tour.',
        'Vous pouvez aussi défausser un Raté ! comme un BANG ! contre Indiens ! ou dans un Duel.',
        'Seules les cartes BANG ! et Raté ! sont concernées, pas les autres cartes portant ces symboles, comme la Gatling.',
      ],
    },
    'el-gringo': {
      text: 'Pour chaque point de vie que la carte d’un autre joueur vous fait perdre, prenez une carte au hasard dans la main de ce joueur.',
      rulings: [
        'Si cette main est vide, vous ne prenez rien.',
        'La Dynamite, ou un Duel que vous avez lancé, ne vous rapporte rien.',
        'Si vous perdez votre dernier point de vie, sauvez-vous d’abord : vous ne prenez une carte que si vous survivez.',
      ],
    },
    'jesse-jones': {
      text: 'Pendant votre phase de pioche, vous pouvez prendre votre première carte au hasard dans la main d’un autre joueur ; la deuxième vient de la pioche.',
      rulings: [
        'La distance ne compte pas, mais ce joueur doit avoir au moins une carte en main.',
        'La carte prise n’est connue que de vous et de ce joueur.',
      ],
    },
    jourdonnais: {
      text: 'Vous avez toujours une Planque : quand un tir vous vise, « dégainez ! » si vous le souhaitez ; un Cœur compte comme un Raté ! contre ce tir.',
      rulings: [
        'Avec une vraie Planque en jeu, vous pouvez essayer deux fois par tir : une fois pour chacune.',
        'Votre Planque innée n’est pas une carte : elle ne peut être ni prise ni défaussée.',
        'Contre Slab le flingueur, deux Cœurs annulent le tir.',
      ],
    },
    'kit-carlson': {
      text: 'Pendant votre phase de pioche, regardez les trois premières cartes de la pioche : gardez-en deux et reposez la troisième sur le dessus, face cachée.',
      rulings: [
        'Personne d’autre ne voit ces cartes.',
        'Si la pioche s’épuise, la défausse est mélangée pour en former une nouvelle, afin que vous puissiez voir trois cartes.',
        'S’il n’y a pas trois cartes en tout, regardez celles qui restent et gardez-en deux au plus.',
      ],
    },
    'lucky-duke': {
      text: 'À chaque « dégainez ! », retournez deux cartes de la pioche au lieu d’une et choisissez celle qui compte.',
      rulings: [
        'Les deux cartes sont ensuite défaussées.',
        'Cela vaut pour tous vos « dégainez ! » : Planque, Prison, Dynamite, etc.',
        'S’il ne reste qu’une carte à retourner, c’est elle qui compte.',
      ],
    },
    'paul-regret': {
      text: 'Tous les autres joueurs vous voient à une distance augmentée de 1.',
      rulings: [
        'Cela ne change pas la distance à laquelle vous voyez les autres.',
        'Un Mustang en jeu s’y ajoute : la distance est alors augmentée de 2.',
      ],
    },
    'pedro-ramirez': {
      text: 'Pendant votre phase de pioche, vous pouvez prendre votre première carte sur le dessus de la défausse ; la deuxième vient de la pioche.',
      rulings: [
        'Si la défausse est vide, vos deux cartes viennent de la pioche.',
        'Dès que la pioche est vide, toute la défausse est mélangée : il se peut donc que vous n’ayez rien à y prendre.',
      ],
    },
    'rose-doolan': {
      text: 'Vous voyez tous les autres joueurs à une distance réduite de 1, avec un minimum de 1.',
      rulings: [
        'Cela ne change pas la distance à laquelle les autres vous voient.',
        'Une Lunette en jeu s’y ajoute : la distance est alors réduite de 2.',
      ],
    },
    'sid-ketchum': {
      text: 'À tout moment, vous pouvez défausser 2 cartes de votre main pour récupérer 1 point de vie.',
      rulings: [
        'Vous pouvez le faire tant que vous avez de quoi payer, même pendant le tour d’un autre joueur ou au milieu d’une attaque.',
        'Cela peut vous sauver quand vous perdez votre dernier point de vie, même s’il ne reste que deux joueurs en jeu.',
        'C’est impossible si vous avez tous vos points de vie.',
      ],
    },
    'slab-the-killer': {
      text: 'Pour annuler une de vos cartes BANG !, il faut deux Raté ! au lieu d’un.',
      rulings: [
        'Un Cœur obtenu grâce à une Planque compte pour l’un des deux.',
        'Cela ne vaut que pour vos cartes BANG ! : contre votre Gatling, un seul suffit.',
        'Si votre cible en joue un puis renonce, elle perd à la fois cette carte et 1 point de vie.',
      ],
    },
    'suzy-lafayette': {
      text: 'Chaque fois que votre main est vide, piochez une carte dès que l’effet en cours est terminé.',
      rulings: [
        'Vous ne piochez jamais au milieu d’une attaque, d’un Duel ou de l’effet d’une carte.',
        'Si vous défaussez votre dernière carte dans un Duel, vous ne piochez qu’après le Duel.',
        'Si votre dernière carte vous fait piocher, comme le Convoi, votre main n’est plus vide : vous n’avez rien de plus.',
        'Si votre dernière carte blesse El Gringo, il trouve votre main vide ; vous piochez ensuite.',
      ],
    },
    'vulture-sam': {
      text: 'Quand un autre joueur est éliminé, prenez en main toutes ses cartes : celles de sa main et celles qu’il avait en jeu.',
      rulings: [
        'Vous ne prenez rien si vous êtes éliminé en même temps.',
        'Pendant l’effet de Gatling ou d’Indiens !, vous ne recevez les cartes qu’après la réponse du dernier joueur.',
        'Le joueur qui élimine un Hors-la-loi pioche quand même ses 3 cartes de récompense.',
        'Si vous êtes le Shérif et que vous éliminez un Adjoint, vous prenez d’abord ses cartes, puis vous défaussez tout.',
      ],
    },
    'willy-the-kid': {
      text: 'Vous pouvez jouer autant de cartes BANG ! que vous voulez pendant votre tour.',
      rulings: ['Chaque cible doit tout de même être à votre portée.'],
    },
  },
  roles: {
    sheriff: {
      text: 'Vous gagnez quand il ne reste en jeu ni Hors-la-loi ni Renégat. Si vous êtes éliminé, vous perdez.',
      rulings: [
        'Votre rôle est connu de tous, vous avez 1 point de vie de plus et vous jouez en premier.',
        'Personne ne peut vous mettre en Prison.',
        'Si vous éliminez un Adjoint, défaussez toute votre main et toutes vos cartes en jeu.',
        'Si vous éliminez un Hors-la-loi, piochez 3 cartes, comme tout autre joueur.',
      ],
    },
    deputy: {
      text: 'Protégez le Shérif : vous gagnez avec lui, quand il ne reste en jeu ni Hors-la-loi ni Renégat.',
      rulings: [
        'Vous partagez la victoire même si vous avez été éliminé.',
        'Si le Shérif vous élimine, il défausse toute sa main et toutes ses cartes en jeu.',
        'À trois joueurs, tous les rôles sont connus : éliminez vous-même le Renégat et vous gagnez aussitôt ; sinon, soyez le dernier joueur en jeu.',
      ],
    },
    outlaw: {
      text: 'Vous gagnez quand le Shérif est éliminé.',
      rulings: [
        'Tous les Hors-la-loi gagnent ensemble, même ceux qui ont été éliminés.',
        'Exception : si un Renégat est alors le seul joueur en jeu, c’est lui qui gagne.',
        'Le joueur qui vous élimine pioche 3 cartes, même s’il est lui aussi un Hors-la-loi.',
        'À trois joueurs, tous les rôles sont connus : éliminez vous-même l’Adjoint et vous gagnez aussitôt ; sinon, soyez le dernier joueur en jeu.',
      ],
    },
    renegade: {
      text: 'Vous gagnez si vous êtes le dernier joueur en jeu.',
      rulings: [
        'Si le Shérif est éliminé alors qu’un autre joueur que vous est encore en jeu, les Hors-la-loi gagnent, même s’il n’en reste aucun.',
        'Quand le dernier Hors-la-loi est éliminé, la partie continue tant que vous êtes en jeu.',
        'À huit joueurs, il y a deux Renégats, et chacun joue pour soi.',
        'À trois joueurs, tous les rôles sont connus : éliminez vous-même le Hors-la-loi et vous gagnez aussitôt ; sinon, soyez le dernier joueur en jeu.',
      ],
    },
  },
  events: {},
  nouns: {
    barrel: 'feminine',
    dynamite: 'feminine',
    scope: 'feminine',
    mustang: 'masculine',
    jail: 'feminine',
    volcanic: 'feminine',
    schofield: 'masculine',
    remington: 'masculine',
    'rev-carabine': 'feminine',
    winchester: 'feminine',
    bang: 'masculine',
    missed: 'masculine',
    beer: 'feminine',
    saloon: 'masculine',
    stagecoach: 'masculine',
    'wells-fargo': 'feminine',
    'general-store': 'masculine',
    panic: 'masculine',
    'cat-balou': 'masculine',
    gatling: 'feminine',
    indians: 'proper',
    duel: 'masculine',
  },
  tales: {
    played: {
      barrel: ({ seat }, say) => `${say.seat(seat)} {aménage|aménagez} ${say.a('barrel')}.`,
      dynamite: ({ seat }, say) => `${say.seat(seat)} {allume|allumez} la mèche ${ofThe(say.the('dynamite'))}.`,
      scope: ({ seat }, say) => `${say.seat(seat)} {monte|montez} ${say.a('scope')}.`,
      mustang: ({ seat }, say) => `${say.seat(seat)} {selle|sellez} ${say.a('mustang')}.`,
      jail: ({ seat, target = seat }, say) =>
        target === seat
          ? `${say.seat(seat)} {entre|entrez} de {son|votre} plein gré en ${say.card('jail')}.`
          : `${say.seat(seat)} ${upon('{jette|jetez}', say.seat(target))} en ${say.card('jail')}.`,
      volcanic: ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('volcanic')}.`,
      schofield: ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('schofield')}.`,
      remington: ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('remington')}.`,
      'rev-carabine': ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('rev-carabine')}.`,
      winchester: ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('winchester')}.`,
      bang({ seat, card, target }, say) {
        const shot = card.id === 'bang' ? say.card('bang') : `${say.card(card.id)} comme ${say.card('bang')}`
        return `${say.seat(seat)} {tire|tirez}${target === undefined ? '' : ` sur ${say.seat(target)}`} : ${shot}.`
      },
      beer: ({ seat }, say) => `${say.seat(seat)} {boit|buvez} ${say.a('beer')}.`,
      saloon: ({ seat }, say) => `${say.seat(seat)} {paie|payez} {sa|votre} tournée ${toThe(say.the('saloon'))}.`,
      stagecoach: ({ seat }, say) => `${capital(say.the('stagecoach'))} s’arrête pour ${say.seat(seat)}.`,
      'wells-fargo': ({ seat }, say) => `${capital(say.the('wells-fargo'))} s’arrête pour ${say.seat(seat)}.`,
      'general-store': ({ seat }, say) => `${say.seat(seat)} {ouvre|ouvrez} ${say.the('general-store')}.`,
      gatling: ({ seat }, say) => `${say.seat(seat)} {fait|faites} tourner ${say.the('gatling')} : que tous les autres se baissent !`,
      indians: ({ seat }, say) => `${say.seat(seat)} {joue|jouez} ${say.card('indians')} contre tous les autres.`,
      duel: ({ seat, target = seat }, say) => `${say.seat(seat)} ${upon('{défie|défiez}', say.seat(target))} en ${say.card('duel')}.`,
    },
    checked: {
      barrel: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {plonge|plongez} dans ${say.the('barrel')} et {retourne|retournez} ${say.face(card)} : ${good ? 'bien à l’abri' : 'l’abri ne suffit pas'}.`,
      jourdonnais: ({ seat, card, good }, say) =>
        `${say.character('jourdonnais')} : ${say.seat(seat)} {se met|vous mettez} à couvert et {retourne|retournez} ${say.face(card)}, ${good ? 'et ça tient' : 'en vain'}.`,
      jail: ({ seat, card, good }, say) =>
        `En ${say.card('jail')}, ${say.seat(seat)} {retourne|retournez} ${say.face(card)} : ${good ? 'la porte s’ouvre' : 'la porte reste fermée'}.`,
      dynamite: ({ seat, card, good }, say) =>
        `${capital(say.the('dynamite'))} siffle ; ${say.seat(seat)} {retourne|retournez} ${say.face(card)}${good ? '.' : ' : pas encore.'}`,
    },
    shown: {
      'black-jack': ({ seat, card }, say) => `${say.character('black-jack')} : ${say.seat(seat)} {montre|montrez} ${say.face(card)}.`,
      'stick-of-dynamite': ({ seat, card }, say) =>
        `${say.seat(seat)} {montre|montrez} ${say.face(card)} et {reçoit|recevez} une autre carte.`,
    },
  },
  questions: {
    'general-store': {
      ask: (_asked, say) => `${capital(say.the('general-store'))} est ouvert. Quelle carte prenez-vous ?`,
      options: { take: ({ card }, say) => `Prendre ${say.handle(card)}`, ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}` },
    },
    'first-card': {
      ask: () => 'Où prenez-vous votre première carte ?',
      options: {
        deck: () => 'Dans la pioche',
        hand: ({ seat }, say) => (seat === undefined ? 'Dans une main' : `Dans la main ${of(say.seat(seat))}, au hasard`),
        discard: () => 'Dans la défausse',
      },
    },
    'put-back': {
      ask: () => 'Quelle carte remettez-vous sur la pioche ?',
      options: { 'put-back': ({ card }, say) => `Remettre ${say.handle(card)}` },
    },
    'take-next': {
      ask: () => 'Quelle carte prenez-vous maintenant ? La deuxième que vous prenez sera montrée.',
      options: { take: ({ card }, say) => `Prendre ${say.handle(card)}` },
    },
  },
  fields: {},
  variants: {
    simplifiedDeck: {
      name: 'Pioche simplifiée',
      text: typeset('Pour une première partie : les cartes marquées d’un livre restent dans la boîte.'),
    },
    stickOfDynamite: {
      name: 'Stick of Dynamite',
      text: typeset(
        'Toute Dynamite qui quitte la pioche arrive devant qui détient le Stick ; pour le gagner, touchez quelqu’un avec un BANG ! pendant votre tour.',
      ),
    },
    characterChoice: {
      name: 'Choix du personnage',
      text: typeset('Chaque joueur reçoit en secret deux personnages et joue l’un des deux.'),
    },
    rotatingSheriff: {
      name: 'Shérif tournant',
      text: typeset('Dans une série de parties, l’étoile de Shérif passe au joueur suivant.'),
    },
  },
}
