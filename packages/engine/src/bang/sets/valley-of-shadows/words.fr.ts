import { about, number } from '../../../western/words/facts.ts'
import { belonging, capital, of, upon } from '../../../western/words/french.ts'
import type { ValleyWords } from './words.ts'

export const fr: ValleyWords = {
  title: 'The Valley of Shadows',
  adds: '16 cartes et 8 personnages : des fantômes qui reviennent, des sauvetages de dernière seconde et des tirs qui se retournent contre leur auteur.',
  cards: {
    aim: {
      text: 'Jouez-la avec une carte BANG ! : si ce tir touche, la cible perd 2 points de vie au lieu d’un.',
      rulings: [
        'Un seul Raté ! annule toujours le tir ; Viser est alors perdue elle aussi.',
        'Elle accompagne aussi une carte qui compte comme une carte BANG !, mais pas Gatling, Fanning ni Tomahawk.',
        'La cible n’est touchée qu’une fois : une carte pour une Prime, une carte défaussée pour un Fusil ; mais elle perd deux points de vie, et Bart Cassidy pioche donc 2 cartes.',
        'Vous ne pouvez pas la jouer seule.',
      ],
    },
    backfire: {
      text: 'Jouez-la quand un tir vous vise : elle compte comme une carte Raté ! Une fois ce tir terminé, vous tirez un BANG ! sur le tireur, quelle que soit la distance.',
      rulings: [
        'Vous ripostez même si le tir n’a pas été annulé, par exemple parce que Slab le flingueur exige deux Raté !',
        'Contre une Gatling, vous ripostez avant que le joueur suivant soit visé.',
        'La riposte n’est pas une carte BANG ! et on peut y répondre, même avec une carte semblable.',
        'Si personne n’a tiré, personne n’est visé en retour.',
      ],
    },
    bandidos: {
      text: 'En commençant par vous et dans le sens horaire, chaque joueur choisit : défausser 2 cartes de sa main ou perdre 1 point de vie.',
      rulings: [
        'Si vous n’avez qu’une carte, il suffit de la défausser ; si vous n’en avez aucune, vous perdez le point de vie.',
        'Vous êtes responsable des points de vie perdus par les autres, mais personne ne l’est des vôtres.',
        'Un fantôme peut choisir le point de vie, qu’il ne peut pas perdre.',
      ],
    },
    bounty: {
      text: 'Jouez-la devant n’importe quel joueur. Tout autre joueur qui le touche avec une carte BANG ! pioche une carte.',
      rulings: [
        'Elle reste en jeu après avoir payé, et elle paie aussi le tir qui élimine son propriétaire.',
        'Gatling, Fanning, Tomahawk et les tirs sans carte BANG ! ne comptent pas.',
        'Vous pouvez la jouer devant vous ou devant le Shérif, mais pas là où il y en a déjà une.',
      ],
    },
    escape: {
      text: 'Jouez-la quand une carte marron autre qu’une carte BANG ! va vous affecter, pendant votre tour ou non : elle n’a aucun effet sur vous.',
      rulings: [
        'Elle sert contre Duel, Indiens !, Gatling, Braquage !, Coup de foudre et autres, mais pas contre les cartes BANG !, les cartes d’une autre couleur ni les capacités.',
        'Si une carte a plusieurs cibles, les autres restent affectées.',
        'Dans un Duel, vous ne pouvez l’utiliser qu’avant la première réponse.',
        'Si vous échappez à un Magasin, vous n’avez pas de carte ; on en révèle autant que d’habitude et celle qui reste est défaussée.',
      ],
    },
    fanning: {
      text: 'Tirez sur un joueur à votre portée, puis sur un second joueur à distance 1 du premier. Le second n’est jamais vous, et votre portée ne compte pas pour ce tir.',
      rulings: [
        'Si quelqu’un peut être la seconde cible, vous devez en nommer une en jouant la carte.',
        'Le second tir a lieu même si le premier est annulé.',
        'Cette carte compte comme votre BANG ! du tour, mais ce n’est pas une carte BANG !',
        'La distance est celle que voit la première cible : avec sa Lunette et le Mustang de l’autre.',
      ],
    },
    ghost: {
      text: 'Jouez-la devant un joueur éliminé : il revient en jeu sans point de vie, et ne peut ni en gagner ni en perdre.',
      rulings: [
        'Un fantôme garde son personnage et son rôle, visible de tous, commence sans carte en main et joue ses tours à sa place.',
        'Il compte comme un joueur pour tout, y compris les distances et la victoire.',
        'À la fin de son tour, il défausse toute sa main ; les cartes devant lui restent.',
        'Dès qu’il perd Fantôme, de quelque façon que ce soit, il quitte le jeu et toutes ses cartes sont défaussées ; ce n’est pas une élimination, et personne n’est récompensé.',
      ],
    },
    'last-call': {
      text: 'Pendant votre tour, récupérez 1 point de vie, sans dépasser votre maximum.',
      rulings: [
        'Ce n’est pas une Bière : elle ne peut pas vous sauver quand vous perdez votre dernier point de vie, mais elle sert même quand il ne reste que deux joueurs en jeu.',
        'Les effets qui parlent de Bière ne la concernent pas.',
      ],
    },
    lemat: {
      text: 'Arme de portée 1. Pendant votre tour, vous pouvez utiliser n’importe quelle carte de votre main comme une carte BANG !',
      rulings: [
        'Cette carte compte dans la limite d’un BANG ! par tour.',
        'Dans un Duel pendant votre tour, vous pouvez défausser n’importe quelle carte comme un BANG ! ; pendant le tour des autres, non.',
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
      ],
    },
    poker: {
      text: 'Tous les autres joueurs choisissent en secret une carte de leur main et les révèlent ensemble. S’il n’y a pas d’As parmi elles, vous pouvez en prendre jusqu’à 2.',
      rulings: [
        'Celles que vous ne prenez pas sont défaussées ; avec un As, elles le sont toutes.',
        'Les joueurs sans carte en main sont ignorés.',
        'Tout le monde voit les cartes révélées et celles que vous prenez.',
      ],
    },
    rattlesnake: {
      text: 'Jouez-la devant n’importe quel joueur. Au début de son tour, il « dégaine ! » : sur un Pique, il perd 1 point de vie. La carte reste là.',
      rulings: [
        'Elle vient après la Dynamite et la Prison ; un joueur qui reste en Prison ne « dégaine ! » pas pour elle.',
        'Personne n’est responsable de la morsure.',
        'Vous pouvez la jouer devant vous, mais pas là où il y en a déjà une.',
      ],
    },
    saved: {
      text: 'Jouez-la, pendant votre tour ou non, quand un autre joueur va perdre des points de vie : il en perd 1 de moins. S’il reste en jeu, prenez 2 cartes de sa main au hasard ou 2 cartes de la pioche.',
      rulings: [
        'Elle sert contre toute perte, même si vous en êtes l’auteur, mais pas contre un point de vie payé comme coût.',
        'Si la perte est entièrement évitée, le joueur n’a pas été touché.',
        'Les deux cartes viennent du même endroit ; vous choisissez une fois la perte résolue.',
        'Si ce joueur est tout de même éliminé, vous ne recevez rien.',
        'Vous ne pouvez pas vous sauver vous-même.',
      ],
    },
    shotgun: {
      text: 'Arme de portée 1. Tout joueur que vous touchez avec une carte BANG ! défausse une carte de sa main, à son choix.',
      rulings: [
        'Pas après une Gatling, Fanning, un Tomahawk ou tout autre tir qui n’est pas une carte BANG !',
        'Si le joueur est éliminé ou n’a pas de carte en main, il ne se passe rien.',
        'Vous ne pouvez avoir qu’une arme en jeu : quand vous en jouez une nouvelle, défaussez l’ancienne.',
      ],
    },
    tomahawk: {
      text: 'Tirez sur un autre joueur à une distance de 2 ou moins, quelle que soit votre arme.',
      rulings: [
        'Lunette, Mustang et effets semblables comptent ; la portée de votre arme, non.',
        'Ce n’est pas une carte BANG ! et elle ne compte pas dans la limite d’un BANG ! par tour.',
      ],
    },
    tornado: {
      text: 'En commençant par vous et dans le sens horaire, chaque joueur défausse une carte de sa main, à son choix, puis pioche 2 cartes.',
      rulings: ['Sans carte en main, vous piochez quand même 2 cartes.', 'Chaque joueur termine avant que le suivant commence.'],
    },
  },
  characters: {
    'black-flower': {
      text: 'Une fois pendant votre tour, vous pouvez utiliser une carte de Trèfle comme une carte BANG !, en plus de la limite habituelle.',
      rulings: [
        'La cible doit être à votre portée, et tout ce qui concerne les cartes BANG ! s’applique.',
        'Vous pouvez le faire avant ou après vos autres cartes BANG ! du tour.',
      ],
    },
    'colorado-bill': {
      text: 'Chaque fois que vous jouez une carte BANG !, « dégainez ! » avant toute réponse : sur un Pique, le tir ne peut pas être annulé.',
      rulings: [
        'Ni Raté ! ni Planque n’y peuvent rien, ni rien d’autre qui annule un tir ; Sauvé ! reste utile.',
        'Cela vaut aussi pour les cartes que vous utilisez comme une carte BANG !, mais pas pour Gatling, Fanning ou Tomahawk.',
      ],
    },
    'der-spot-burst-ringer': {
      text: 'Une fois pendant votre tour, vous pouvez utiliser une carte BANG ! comme une Gatling.',
      rulings: [
        'Elle ne compte pas dans la limite d’un BANG ! par tour.',
        'Ce n’est alors plus une carte BANG ! : une Prime ne paie rien, par exemple.',
        'Vous pouvez aussi jouer une vraie Gatling pendant le même tour.',
      ],
    },
    'evelyn-shebang': {
      text: 'Pendant votre phase de pioche, vous pouvez renoncer à une ou deux de vos cartes normales : pour chacune, tirez sur un joueur différent à votre portée.',
      rulings: [
        'Annoncez combien et sur qui avant de piocher ; d’abord les tirs, puis les cartes restantes.',
        'Ces tirs ne sont pas des cartes BANG ! et ne comptent pas dans la limite.',
        'Vous ne pouvez pas renoncer aux cartes qui s’ajoutent aux deux normales.',
      ],
    },
    'henry-block': {
      text: 'Chaque fois qu’un autre joueur choisit de prendre ou de faire défausser une de vos cartes, en main ou en jeu, vous tirez d’abord sur lui.',
      rulings: [
        'S’il survit, la carte part comme annoncé ; sinon, vous la gardez.',
        'Il y a un tir par carte ; ce n’est pas une carte BANG !, et la distance ne compte pas.',
        'Les capacités automatiques, comme celle d’El Gringo, ne le déclenchent pas, ni les défausses que vous choisissez vous-même.',
      ],
    },
    'lemonade-jim': {
      text: 'Chaque fois qu’un autre joueur joue une Bière, vous pouvez défausser une carte de votre main pour récupérer 1 point de vie.',
      rulings: [
        'Impossible si vous avez tous vos points de vie.',
        'Ce n’est pas une Bière : cela marche même quand il ne reste que deux joueurs en jeu.',
        'Un Saloon ne compte pas.',
      ],
    },
    'mick-defender': {
      text: 'Quand une carte marron autre qu’une carte BANG ! va vous affecter, vous pouvez jouer une carte Raté ! : elle n’a aucun effet sur vous.',
      rulings: [
        'Si une carte a plusieurs cibles, les autres restent affectées.',
        'Il faut une carte Raté ! : une Planque ou une autre carte portant ce symbole ne suffit pas.',
        'Dans un Duel, vous ne pouvez l’utiliser qu’avant la première réponse.',
      ],
    },
    'tuco-franziskaner': {
      text: 'Pendant votre phase de pioche, piochez 2 cartes de plus si vous n’avez aucune carte bleue devant vous.',
      rulings: [
        'Seul compte ce qui s’y trouve à ce moment : une Prison que vous venez de quitter n’est plus là.',
        'Les cartes que d’autres ont jouées devant vous, comme une Prime, comptent aussi.',
      ],
    },
  },
  roles: {},
  events: {},
  nouns: {
    aim: 'proper',
    backfire: 'masculine',
    bandidos: 'proper',
    bounty: 'feminine',
    escape: 'feminine',
    fanning: 'masculine',
    ghost: 'masculine',
    'last-call': 'feminine',
    lemat: 'masculine',
    poker: 'masculine',
    rattlesnake: 'masculine',
    saved: 'masculine',
    shotgun: 'masculine',
    tomahawk: 'masculine',
    tornado: 'feminine',
  },
  tales: {
    played: {
      aim: ({ seat }, say) => `${say.seat(seat)} {prend|prenez} le temps de ${say.card('aim')}.`,
      bandidos: ({ seat }, say) => `${say.seat(seat)} {lâche|lâchez} les ${say.card('bandidos')} sur tout le monde.`,
      bounty: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {met|mettez} ${say.a('bounty')} sur ${target === seat ? '{sa propre|votre propre} tête' : belonging('votre tête', 'la tête', say.seat(target))}.`,
      fanning: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {tire|tirez} en rafale sur ${say.seat(target)} : ${say.card('fanning')}.`,
      ghost: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} ${upon('{rappelle|rappelez}', say.seat(target))} d’entre les morts : ${say.a('ghost')} !`,
      'last-call': ({ seat }, say) => `${say.seat(seat)} {commande|commandez} ${say.the('last-call')}.`,
      lemat: ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('lemat')}.`,
      poker: ({ seat }, say) => `${say.seat(seat)} {lance|lancez} une partie de ${say.card('poker')}.`,
      rattlesnake: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {glisse|glissez} ${say.a('rattlesnake')} dans ${target === seat ? '{ses|vos} propres bottes' : belonging('vos bottes', 'les bottes', say.seat(target))}.`,
      shotgun: ({ seat }, say) => `${say.seat(seat)} {empoigne|empoignez} ${say.a('shotgun')}.`,
      tomahawk: ({ seat, target = seat }, say) => `${say.seat(seat)} {lance|lancez} ${say.a('tomahawk')} sur ${say.seat(target)}.`,
      tornado: ({ seat }, say) => `${say.seat(seat)} {déchaîne|déchaînez} ${say.a('tornado')}.`,
    },
    checked: {
      'colorado-bill': ({ seat, card, good }, say) =>
        `${say.character('colorado-bill')} : ${say.seat(seat)} {retourne|retournez} ${say.face(card)}, ${good ? 'et rien ne peut arrêter ce tir' : 'un tir ordinaire'}.`,
      rattlesnake: ({ seat, card, good }, say) =>
        `${capital(say.the('rattlesnake'))} siffle ; ${say.seat(seat)} {retourne|retournez} ${say.face(card)} : ${good ? 'il mord' : 'il ne bouge pas'}.`,
    },
    shown: {},
  },
  questions: {
    bandidos: {
      ask(asked, say) {
        const by = number(about(asked.about), 'by')
        const whose = by === undefined || say.isYou(by) ? '' : ` ${of(say.seat(by))}`
        return `Les ${say.card('bandidos')}${whose} en veulent à vos cartes ou à votre peau. Que donnez-vous ?`
      },
      options: {
        discard: () => 'Défausser des cartes de votre main',
        ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}`,
        lose: () => 'Perdre 1 point de vie',
      },
    },
    tornado: {
      ask: (_asked, say) => `${capital(say.the('tornado'))} est sur vous. Quelle carte défaussez-vous ?`,
      options: {
        discard: ({ card }, say) => `Défausser ${say.handle(card)}`,
        ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}`,
      },
    },
    poker: {
      ask: (_asked, say) => `${say.card('poker')} : quelle carte posez-vous sur la table ?`,
      options: {
        bet: ({ card }, say) => `Poser ${say.handle(card)}`,
        ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}`,
      },
    },
    'poker-pot': {
      ask: () => 'Pas d’As sur la table. Quelles cartes prenez-vous ?',
      options: { take: () => 'Prendre sur la table' },
    },
    'saved-reward': {
      ask(asked, say) {
        const saved = number(about(asked.about), 'saved')
        return saved === undefined
          ? 'Où prenez-vous vos 2 cartes ?'
          : `${say.seat(saved)} survit grâce à vous. Où prenez-vous vos 2 cartes ?`
      },
      options: {
        hand: ({ seat }, say) => (seat === undefined ? 'Dans la main' : `Dans la main ${of(say.seat(seat))}, au hasard`),
        deck: () => 'Dans la pioche',
      },
    },
    shotgun: {
      ask: (_asked, say) => `${capital(say.the('shotgun'))} fait mouche. Quelle carte défaussez-vous ?`,
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'evelyn-shebang': {
      ask: () => 'Renoncez-vous à des cartes de cette pioche pour tirer ?',
      options: { draw: () => 'Piocher toutes vos cartes', shoot: () => 'Tirer au lieu de piocher' },
    },
    'lemonade-jim': {
      ask(asked, say) {
        const by = number(about(asked.about), 'by')
        const who = by === undefined ? 'Quelqu’un' : say.seat(by)
        return `${who} a bu ${say.a('beer')}. Défaussez-vous une carte pour récupérer 1 point de vie ?`
      },
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}`, pass: () => 'Garder vos cartes' },
    },
  },
  fields: {
    'second-target': { ask: 'Qui est la seconde cible ?' },
    'bandidos-cards': { ask: 'Quelles cartes défaussez-vous ?' },
    'poker-cards': { ask: 'Quelles cartes prenez-vous, 2 au plus ?', none: 'aucune' },
    'shots-for-cards': { ask: 'Sur qui tirez-vous ? Chaque tir coûte une carte.' },
  },
}
