import { capital, given, of, upon } from '../../../western/words/french.ts'
import type { DodgeCityWords } from './words.ts'

const NOT_AT_ONCE = 'Une carte verte se joue devant vous et ne peut pas être utilisée pendant le tour où elle est jouée.'
const USED_NOT_PLAYED = 'Pour l’utiliser, défaussez-la du jeu : ce n’est pas jouer une carte de votre main.'
const IN_OWN_TURN = 'Vous ne pouvez l’utiliser que pendant la phase de jeu d’un de vos tours suivants.'
const IN_ANY_TURN = 'Dès le tour suivant, vous pouvez l’utiliser pendant le tour de n’importe qui, même en Prison.'
const COST =
  'L’autre carte vient de votre main et part à la défausse sans aucun effet ; si vous n’en avez pas, vous ne pouvez pas jouer cette carte.'
const NO_BANG_CARD =
  'Ce n’est pas une carte BANG ! : la limite d’un BANG ! par tour ne la concerne pas, et même la cible de Slab le flingueur n’a besoin que d’un Raté !'
const NO_BEER =
  'Ce n’est pas une Bière : elle ne sauve personne qui perd son dernier point de vie, mais elle agit même s’il ne reste que deux joueurs en jeu.'
const AT_DISTANCE_1 = 'La portée de votre arme ne compte pas ; la Lunette, le Mustang et les effets semblables comptent.'
const NO_REACH = 'Ni la distance ni la portée de votre arme ne comptent.'
const SECRET_HAND_CARD = 'Une carte prise dans une main n’est connue que de vous et de son ancien propriétaire.'
const NOT_OWN_HAND = 'Vous pouvez choisir une de vos propres cartes en jeu, mais pas votre propre main.'
const NO_CARDS_AT_ALL = 'Vous ne pouvez pas choisir un joueur qui n’a aucune carte.'
const NO_DOUBLE = 'Vous ne pouvez pas avoir en jeu deux cartes du même nom.'
const NOT_AGAINST_INDIANS = 'Inutile contre Indiens ! et dans un Duel.'

export const fr: DodgeCityWords = {
  title: 'Dodge City',
  adds: '40 cartes et 15 personnages : des cartes vertes que l’on prépare à un tour pour s’en servir plus tard, et des cartes qui en coûtent une autre.',
  cards: {
    binocular: {
      text: 'Vous voyez tous les autres joueurs à une distance réduite de 1, avec un minimum de 1.',
      rulings: [
        'Cette carte s’ajoute à la Lunette et à la capacité de Rose Doolan.',
        'Elle ne change pas la distance à laquelle les autres vous voient.',
        'Appliquez d’abord tout ce qui modifie la distance ; le minimum de 1 vient en dernier.',
      ],
    },
    hideout: {
      text: 'Tous les autres joueurs vous voient à une distance augmentée de 1.',
      rulings: [
        'Elle s’ajoute au Mustang et à la capacité de Paul Regret.',
        'Elle ne change pas la distance à laquelle vous voyez les autres.',
      ],
    },
    brawl: {
      text: 'Défaussez aussi une autre carte. Chacun des autres joueurs perd une carte, qui part à la défausse : pour chacun, vous choisissez une carte en jeu, ou une carte au hasard dans sa main.',
      rulings: [
        COST,
        'Vous faites tous vos choix en la jouant ; ils s’appliquent un par un, dans le sens horaire à partir de votre gauche.',
        'Les joueurs sans carte sont passés, mais au moins un autre joueur doit avoir une carte.',
        'Si la carte choisie n’est plus là au moment d’être défaussée, ce joueur ne perd rien.',
      ],
    },
    dodge: {
      text: 'Quand un tir vous vise, jouez cette carte : elle compte comme un Raté ! et vous piochez une carte.',
      rulings: [
        'Vous piochez aussitôt, même si le tir demande un autre Raté ! ; la carte piochée peut servir contre le même tir.',
        'Ce n’est pas une carte Raté ! : Calamity Janet ne peut pas s’en servir comme BANG !',
        NOT_AGAINST_INDIANS,
      ],
    },
    punch: {
      text: 'Tirez sur un autre joueur à distance 1 : il perd 1 point de vie s’il n’annule pas le tir.',
      rulings: [AT_DISTANCE_1, NO_BANG_CARD],
    },
    'rag-time': {
      text: 'Défaussez aussi une autre carte. Prenez en main une carte d’un joueur, quelle que soit la distance : une carte en jeu de votre choix, ou une carte au hasard dans sa main.',
      rulings: [COST, SECRET_HAND_CARD, NOT_OWN_HAND, NO_CARDS_AT_ALL],
    },
    springfield: {
      text: 'Défaussez aussi une autre carte. Tirez sur un autre joueur, quelle que soit la distance : il perd 1 point de vie s’il n’annule pas le tir.',
      rulings: [COST, NO_REACH, NO_BANG_CARD],
    },
    tequila: {
      text: 'Défaussez aussi une autre carte. Un joueur de votre choix, vous compris, récupère 1 point de vie, sans dépasser son maximum.',
      rulings: [COST, NO_BEER, 'Vous pouvez choisir un joueur qui a tous ses points de vie : il ne gagne alors rien.'],
    },
    whisky: {
      text: 'Défaussez aussi une autre carte. Vous récupérez 2 points de vie, sans dépasser votre maximum.',
      rulings: [COST, NO_BEER, 'Vous pouvez le jouer avec tous vos points de vie, sans effet.'],
    },
    bible: {
      text: 'Verte. Plus tard, quand un tir vous vise, défaussez-la du jeu : elle compte comme un Raté ! et vous piochez une carte.',
      rulings: [
        NOT_AT_ONCE,
        IN_ANY_TURN,
        'Vous piochez aussitôt, même si le tir demande un autre Raté ! ; la carte piochée peut servir contre le même tir.',
        'Ce n’est pas une carte Raté !, et l’utiliser n’est pas jouer une carte de votre main.',
      ],
    },
    'iron-plate': {
      text: 'Verte. Plus tard, quand un tir vous vise, défaussez-la du jeu : elle compte comme un Raté !',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NO_DOUBLE, NOT_AGAINST_INDIANS],
    },
    sombrero: {
      text: 'Verte. Plus tard, quand un tir vous vise, défaussez-la du jeu : elle compte comme un Raté !',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NOT_AGAINST_INDIANS],
    },
    'ten-gallon-hat': {
      text: 'Verte. Plus tard, quand un tir vous vise, défaussez-la du jeu : elle compte comme un Raté !',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NOT_AGAINST_INDIANS],
    },
    'buffalo-rifle': {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : tirez sur un autre joueur, quelle que soit la distance.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_REACH, NO_BANG_CARD],
    },
    'can-can': {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : un joueur, quelle que soit la distance, défausse une carte en jeu de votre choix, ou une carte au hasard de sa main.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NOT_OWN_HAND, NO_CARDS_AT_ALL],
    },
    canteen: {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : vous récupérez 1 point de vie, sans dépasser votre maximum.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_BEER],
    },
    conestoga: {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : prenez en main une carte d’un joueur, quelle que soit la distance, soit une carte en jeu de votre choix, soit une carte au hasard dans sa main.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, SECRET_HAND_CARD, NOT_OWN_HAND],
    },
    derringer: {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : tirez sur un autre joueur à distance 1 et piochez une carte.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, 'Vous piochez avant la réponse de votre cible.', AT_DISTANCE_1, NO_BANG_CARD],
    },
    howitzer: {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : tirez sur tous les autres joueurs, quelle que soit la distance.',
      rulings: [
        NOT_AT_ONCE,
        IN_OWN_TURN,
        NO_BANG_CARD,
        'Les autres répondent un par un, dans le sens horaire à partir de votre gauche ; les éliminés quittent la partie ensemble à la fin.',
      ],
    },
    knife: {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : tirez sur un autre joueur à distance 1.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, AT_DISTANCE_1, NO_BANG_CARD],
    },
    pepperbox: {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : tirez sur un autre joueur à votre portée.',
      rulings: [
        NOT_AT_ONCE,
        IN_OWN_TURN,
        NO_BANG_CARD,
        'Ce n’est pas une arme : vous gardez celle que vous avez, et c’est sa portée qui compte.',
      ],
    },
    'pony-express': {
      text: 'Verte. À l’un de vos tours suivants, défaussez-la du jeu : piochez 3 cartes.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, USED_NOT_PLAYED],
    },
  },
  characters: {
    'apache-kid': {
      text: 'Les cartes brunes de Carreau jouées par les autres joueurs n’ont aucun effet sur vous.',
      rulings: [
        'On peut tout de même les jouer contre vous et elles sont dépensées : un BANG ! de Carreau compte dans la limite d’un par tour.',
        'Si une carte touche plusieurs joueurs, vous seul êtes épargné.',
        'Les cartes bleues et vertes de Carreau agissent sur vous normalement.',
        'Dans un Duel, vous n’avez aucune protection : même un Duel de Carreau vous concerne.',
        'Si Doc Holiday tire sur vous, les deux cartes qu’il défausse doivent être des Carreaux pour que vous soyez à l’abri.',
      ],
    },
    'belle-star': {
      text: 'Pendant votre tour, les cartes en jeu devant les autres joueurs n’ont aucun effet.',
      rulings: [
        'Cela vaut pour toutes les cartes devant eux : pas de Planque, pas de Mustang, pas de carte verte.',
        'Les cartes restent en place : elles peuvent être prises ou défaussées, et empêchent toujours d’en jouer une du même nom.',
        'Les capacités des personnages, comme celles de Jourdonnais ou de Paul Regret, agissent normalement.',
        'Vos propres cartes agissent, y compris votre Prison et votre Dynamite.',
      ],
    },
    'bill-noface': {
      text: 'Pendant votre phase de pioche, piochez 1 carte, plus 1 par point de vie que vous avez perdu.',
      rulings: [
        'Avec tous vos points de vie, vous ne piochez qu’une carte.',
        'Ce qui compte est l’écart avec votre maximum à ce moment-là.',
      ],
    },
    'chuck-wengam': {
      text: 'Pendant votre tour, vous pouvez perdre 1 point de vie pour piocher 2 cartes, autant de fois que vous voulez.',
      rulings: ['Vous ne pouvez pas sacrifier votre dernier point de vie.', 'Personne n’est responsable de cette perte.'],
    },
    'doc-holyday': {
      text: 'Une fois pendant votre tour, vous pouvez défausser 2 cartes de votre main pour tirer sur un autre joueur à votre portée.',
      rulings: [
        'Ce n’est pas une carte BANG ! et cela ne compte pas dans la limite d’un BANG ! par tour.',
        'Les cartes peuvent être quelconques et n’ont pas d’effet propre.',
        'Apache Kid n’est à l’abri que si les deux cartes défaussées sont des Carreaux.',
      ],
    },
    'elena-fuente': {
      text: 'Vous pouvez utiliser n’importe quelle carte de votre main comme un Raté !',
      rulings: [
        'Ce que dit la carte ne se produit pas : une Esquive utilisée ainsi ne fait rien piocher, mais vous pouvez aussi la jouer comme Esquive.',
        'Inutile contre Indiens ! et dans un Duel.',
        'Contre Slab le flingueur, il vous faut deux cartes.',
      ],
    },
    'greg-digger': {
      text: 'Chaque fois qu’un autre personnage est éliminé, vous récupérez 2 points de vie, sans dépasser votre maximum.',
      rulings: ['Peu importe qui est responsable.', 'Cela n’aide pas si la même carte vous élimine.'],
    },
    'herb-hunter': {
      text: 'Chaque fois qu’un autre personnage est éliminé, piochez 2 cartes.',
      rulings: [
        'Peu importe qui est responsable ; si c’est vous, la récompense s’y ajoute.',
        'Si une seule carte élimine deux joueurs, vous piochez 4 cartes.',
      ],
    },
    'jose-delgado': {
      text: 'Jusqu’à deux fois pendant votre tour, vous pouvez défausser une carte bleue de votre main pour piocher 2 cartes.',
      rulings: [
        'La carte défaussée n’est pas jouée et n’a pas d’effet.',
        'Seules les cartes bleues conviennent, pas les vertes ni les brunes.',
      ],
    },
    'molly-stark': {
      text: 'Chaque fois que vous jouez ou cédez une carte Raté !, Bière ou BANG ! pendant le tour d’un autre joueur, vous piochez une carte une fois l’effet terminé.',
      rulings: [
        'Un BANG ! défaussé contre Indiens ! ou dans un Duel compte : vous auriez pu le garder et subir la perte.',
        'Dans un Duel, vous piochez pour toutes vos cartes après le Duel.',
        'La carte piochée arrive trop tard pour servir contre le même tir, même celui de Slab le flingueur.',
        'Les cartes que d’autres vous prennent ou vous font défausser ne comptent pas, ni l’Esquive, ni les cartes vertes.',
        'Cela ne marche pas pendant votre propre tour, par exemple dans un Duel que vous avez lancé.',
      ],
    },
    'pat-brennan': {
      text: 'Pendant votre phase de pioche, au lieu de piocher, vous pouvez prendre en main une carte bleue ou verte en jeu devant n’importe quel joueur.',
      rulings: [
        'Vous ne piochez alors aucune carte pendant cette phase.',
        'Ce peut être aussi une carte devant vous.',
        'La distance ne compte pas.',
      ],
    },
    'pixie-pete': {
      text: 'Pendant votre phase de pioche, piochez 3 cartes au lieu de 2.',
      rulings: ['Cela ne change que la phase de pioche, pas ce que donnent des cartes comme le Convoi.'],
    },
    'sean-mallory': {
      text: 'À la fin de votre tour, vous pouvez garder jusqu’à 10 cartes en main.',
      rulings: ['Votre limite est toujours de 10, quel que soit le nombre de vos points de vie.'],
    },
    'tequila-joe': {
      text: 'Chaque Bière que vous jouez vous rend 2 points de vie au lieu de 1.',
      rulings: [
        'Cela vaut aussi quand une Bière doit vous sauver.',
        'Les autres cartes qui soignent, comme le Saloon, la Tequila ou le Whisky, vous donnent ce qu’elles indiquent.',
        'S’il ne reste que deux joueurs en jeu, la Bière n’a pas d’effet pour vous non plus.',
      ],
    },
    'vera-custer': {
      text: 'Au début de votre tour, avant de piocher, choisissez un autre personnage en jeu : vous avez sa capacité jusqu’à votre prochain choix.',
      rulings: [
        'Vous choisissez après votre Dynamite et votre Prison ; pour celles-ci, votre dernier choix compte encore.',
        'Si la Prison vous fait passer votre tour, vous n’avez aucune capacité jusqu’à votre tour suivant.',
        'Vous ne copiez que la capacité, pas les points de vie.',
        'Vous la gardez même si ce personnage est éliminé ensuite.',
        'Vous devez choisir ; avant votre premier choix, vous n’avez aucune capacité.',
      ],
    },
  },
  roles: {},
  events: {},
  nouns: {
    binocular: 'proper',
    hideout: 'feminine',
    brawl: 'feminine',
    dodge: 'feminine',
    punch: 'masculine',
    'rag-time': 'masculine',
    springfield: 'masculine',
    tequila: 'feminine',
    whisky: 'masculine',
    bible: 'feminine',
    'iron-plate': 'feminine',
    sombrero: 'masculine',
    'ten-gallon-hat': 'masculine',
    'buffalo-rifle': 'masculine',
    'can-can': 'masculine',
    canteen: 'feminine',
    conestoga: 'masculine',
    derringer: 'masculine',
    howitzer: 'masculine',
    knife: 'masculine',
    pepperbox: 'masculine',
    'pony-express': 'masculine',
  },
  tales: {
    played: {
      binocular: ({ seat }, say) => `${say.seat(seat)} {scrute|scrutez} l’horizon : ${say.card('binocular')}.`,
      hideout: ({ seat }, say) => `${say.seat(seat)} {se retire|vous retirez} dans ${say.a('hideout')}.`,
      brawl: ({ seat }, say) => `${say.seat(seat)} {déclenche|déclenchez} ${say.a('brawl')} avec tous les autres.`,
      punch: ({ seat, target = seat }, say) => `${say.seat(seat)} ${given('{envoie|envoyez}', say.a('punch'), say.seat(target))}.`,
      springfield: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} ${upon('{vise|visez}', say.seat(target))} avec ${say.a('springfield')}.`,
      tequila: ({ seat, target = seat }, say) =>
        target === seat
          ? `${say.seat(seat)} {boit|buvez} ${say.a('tequila')}.`
          : `${say.seat(seat)} ${given('{offre|offrez}', say.a('tequila'), say.seat(target))}.`,
      whisky: ({ seat }, say) => `${say.seat(seat)} {boit|buvez} ${say.a('whisky')}.`,
      bible: ({ seat }, say) => `${say.seat(seat)} {glisse|glissez} ${say.a('bible')} dans {sa|votre} poche.`,
      'iron-plate': ({ seat }, say) => `${say.seat(seat)} {s’équipe|vous équipez} avec ${say.a('iron-plate')}.`,
      sombrero: ({ seat }, say) => `${say.seat(seat)} {met|mettez} ${say.a('sombrero')}.`,
      'ten-gallon-hat': ({ seat }, say) => `${say.seat(seat)} {met|mettez} ${say.a('ten-gallon-hat')}.`,
      'buffalo-rifle': ({ seat }, say) => `${say.seat(seat)} {charge|chargez} ${say.a('buffalo-rifle')}.`,
      canteen: ({ seat }, say) => `${say.seat(seat)} {remplit|remplissez} ${say.a('canteen')}.`,
      derringer: ({ seat }, say) => `${say.seat(seat)} {charge|chargez} ${say.a('derringer')}.`,
      howitzer: ({ seat }, say) => `${say.seat(seat)} {met|mettez} ${say.a('howitzer')} en position.`,
      knife: ({ seat }, say) => `${say.seat(seat)} {aiguise|aiguisez} ${say.a('knife')}.`,
      pepperbox: ({ seat }, say) => `${say.seat(seat)} {charge|chargez} ${say.a('pepperbox')}.`,
      'pony-express': ({ seat }, say) => `${say.seat(seat)} {fait|faites} venir ${say.the('pony-express')}.`,
    },
    checked: {},
    shown: {},
  },
  questions: {
    'copy-ability': {
      ask: () => 'De qui voulez-vous la capacité jusqu’à votre prochain choix ?',
      options: { copy: ({ seat }, say) => (seat === undefined ? 'Copier une capacité' : `Copier celle ${of(say.seat(seat))}`) },
    },
    'pat-brennan': {
      ask: () => 'Piochez-vous, ou prenez-vous une carte en jeu ?',
      options: {
        draw: () => 'Piocher',
        take: ({ seat }, say) => (seat === undefined ? 'Prendre une carte en jeu' : capital(`prendre une carte devant ${say.seat(seat)}`)),
      },
    },
  },
  fields: {},
}
