import { capital, of, ofThe, toThe, typeset, upon } from '../../../western/words/french.ts'
import type { BaseWords } from './words.ts'

export const fr: BaseWords = {
  title: 'BANG !',
  adds: 'Le jeu de base : 80 cartes, 16 personnages et des rôles secrets, sauf celui du Shérif, connu de tous.',
  cards: {
    barrel: {
      text: 'Quand un tir vous vise, « dégainez ! » si vous le souhaitez (retournez la première carte de la pioche) : un Cœur compte comme un Raté ! contre ce tir.',
    },
    dynamite: {
      text: 'Jouez-la devant vous. Si elle est devant vous au début de votre tour, « dégainez ! » : sur un Pique de 2 à 9, elle explose (défaussez-la et perdez 3 points de vie) ; sinon, elle passe au joueur à votre gauche.',
    },
    scope: {
      text: 'Vous voyez tous les autres joueurs à une distance réduite de 1, avec un minimum de 1.',
    },
    mustang: {
      text: 'Tous les autres joueurs vous voient à une distance augmentée de 1.',
    },
    jail: {
      text: 'Jouez-la devant n’importe quel joueur sauf le Shérif, quelle que soit la distance. Si vous commencez votre tour en Prison, « dégainez ! » : sur un Cœur, vous jouez normalement ; sinon, vous passez votre tour.',
    },
    volcanic: {
      text: 'Arme de portée 1. Tant qu’elle est en jeu, vous pouvez jouer autant de cartes BANG ! que vous voulez pendant votre tour.',
    },
    schofield: {
      text: 'Arme de portée 2 : vous pouvez tirer sur un joueur situé à une distance de 2 ou moins.',
    },
    remington: {
      text: 'Arme de portée 3 : vous pouvez tirer sur un joueur situé à une distance de 3 ou moins.',
    },
    'rev-carabine': {
      text: 'Arme de portée 4 : vous pouvez tirer sur un joueur situé à une distance de 4 ou moins.',
    },
    winchester: {
      text: 'Arme de portée 5 : vous pouvez tirer sur un joueur situé à une distance de 5 ou moins.',
    },
    bang: {
      text: 'Tirez sur un autre joueur à votre portée : il perd 1 point de vie, sauf s’il annule le tir avec un Raté ! ou un effet semblable.',
    },
    missed: {
      text: 'Quand un tir vous vise, jouez cette carte pour l’annuler.',
    },
    beer: {
      text: 'Récupérez 1 point de vie, sans dépasser votre maximum. Jouez-la pendant votre tour, ou aussitôt après avoir perdu votre dernier point de vie.',
    },
    saloon: {
      text: 'Chaque joueur en jeu, vous compris, récupère 1 point de vie, sans dépasser son maximum.',
    },
    stagecoach: {
      text: 'Piochez 2 cartes.',
    },
    'wells-fargo': {
      text: 'Piochez 3 cartes.',
    },
    'general-store': {
      text: 'Révélez autant de cartes de la pioche qu’il y a de joueurs en jeu. En commençant par vous et dans le sens horaire, chacun en prend une en main.',
    },
    panic: {
      text: 'Prenez en main une carte d’un joueur à distance 1 : soit une carte en jeu de votre choix, soit une carte de sa main au hasard.',
    },
    'cat-balou': {
      text: 'Faites défausser une carte à un joueur, quelle que soit la distance : soit une carte en jeu de votre choix, soit une carte de sa main au hasard.',
    },
    gatling: {
      text: 'Tirez sur tous les autres joueurs, quelle que soit la distance : chacun perd 1 point de vie, sauf s’il annule le tir.',
    },
    indians: {
      text: 'Chaque autre joueur défausse une carte BANG ! de sa main ou perd 1 point de vie.',
    },
    duel: {
      text: 'Défiez un autre joueur, quelle que soit la distance. À tour de rôle, en commençant par lui, défaussez chacun une carte BANG ! de votre main : le premier qui ne le fait pas perd 1 point de vie.',
    },
  },
  characters: {
    'bart-cassidy': {
      text: 'Pour chaque point de vie que vous perdez, piochez une carte.',
    },
    'black-jack': {
      text: 'Pendant votre phase de pioche, montrez la deuxième carte piochée : si c’est un Cœur ou un Carreau, piochez une carte de plus.',
    },
    'calamity-janet': {
      text: 'Vos cartes BANG ! et Raté ! sont interchangeables : vous pouvez utiliser les unes à la place des autres.',
    },
    'el-gringo': {
      text: 'Pour chaque point de vie que la carte d’un autre joueur vous fait perdre, prenez une carte au hasard dans la main de ce joueur.',
    },
    'jesse-jones': {
      text: 'Pendant votre phase de pioche, vous pouvez prendre votre première carte au hasard dans la main d’un autre joueur ; la deuxième vient de la pioche.',
    },
    jourdonnais: {
      text: 'Vous avez toujours une Planque : quand un tir vous vise, « dégainez ! » si vous le souhaitez ; un Cœur compte comme un Raté ! contre ce tir.',
    },
    'kit-carlson': {
      text: 'Pendant votre phase de pioche, regardez les trois premières cartes de la pioche : gardez-en deux et reposez la troisième sur le dessus, face cachée.',
    },
    'lucky-duke': {
      text: 'À chaque « dégainez ! », retournez deux cartes de la pioche au lieu d’une et choisissez celle qui compte.',
    },
    'paul-regret': {
      text: 'Tous les autres joueurs vous voient à une distance augmentée de 1.',
    },
    'pedro-ramirez': {
      text: 'Pendant votre phase de pioche, vous pouvez prendre votre première carte sur le dessus de la défausse ; la deuxième vient de la pioche.',
    },
    'rose-doolan': {
      text: 'Vous voyez tous les autres joueurs à une distance réduite de 1, avec un minimum de 1.',
    },
    'sid-ketchum': {
      text: 'À tout moment, vous pouvez défausser 2 cartes de votre main pour récupérer 1 point de vie.',
    },
    'slab-the-killer': {
      text: 'Pour annuler une de vos cartes BANG !, il faut deux Raté ! au lieu d’un.',
    },
    'suzy-lafayette': {
      text: 'Chaque fois que votre main est vide, piochez une carte dès que l’effet en cours est terminé.',
    },
    'vulture-sam': {
      text: 'Quand un autre joueur est éliminé, prenez en main toutes ses cartes : celles de sa main et celles qu’il avait en jeu.',
    },
    'willy-the-kid': {
      text: 'Vous pouvez jouer autant de cartes BANG ! que vous voulez pendant votre tour.',
    },
  },
  roles: {
    sheriff: {
      text: 'Vous gagnez quand il ne reste en jeu ni Hors-la-loi ni Renégat. Si vous êtes éliminé, vous perdez.',
    },
    deputy: {
      text: 'Protégez le Shérif : vous gagnez avec lui, quand il ne reste en jeu ni Hors-la-loi ni Renégat.',
    },
    outlaw: {
      text: 'Vous gagnez quand le Shérif est éliminé.',
    },
    renegade: {
      text: 'Vous gagnez si vous êtes le dernier joueur en jeu.',
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
