import { about, number, text } from '../../../western/words/facts.ts'
import { capital, of } from '../../../western/words/french.ts'
import type { WildWestShowWords } from './words.ts'

export const fr: WildWestShowWords = {
  title: 'Wild West Show',
  adds: 'Une pile de 10 cartes spectacle qui bousculent les règles – chaque Convoi et chaque Diligence en révèle une nouvelle – et 8 personnages.',
  cards: {},
  characters: {
    'big-spencer': {
      text: 'Vous commencez la partie avec 5 cartes, quel que soit le nombre de vos points de vie. Vous ne pouvez pas jouer de cartes Raté !',
      rulings: [
        'Seules les cartes nommées Raté ! vous sont interdites : la Planque, l’Esquive et tout ce qui porte le symbole Raté ! restent permis.',
        'Vous pouvez défausser un Raté ! pour payer quelque chose, ou l’utiliser comme une autre carte si un effet le permet.',
        'Si vous êtes le Shérif, vous avez 10 points de vie et commencez quand même avec 5 cartes.',
        'À la fin de votre tour, vous pouvez garder autant de cartes que vous avez de points de vie, comme tout le monde.',
      ],
    },
    'flint-westwood': {
      text: 'Une fois pendant votre tour, vous pouvez donner à un autre joueur une carte de votre main, à votre choix, et prendre en échange 2 cartes au hasard dans la sienne.',
      rulings: [
        'Vous prenez d’abord vos cartes : celle que vous donnez n’en fait jamais partie.',
        'À un joueur qui n’a qu’une carte, vous prenez celle-là ; un joueur sans cartes en main ne peut pas être choisi.',
        'La distance ne compte pas.',
        'Vous êtes les deux seuls à voir les cartes échangées.',
      ],
    },
    'gary-looter': {
      text: 'Toutes les cartes que les autres joueurs défaussent à la fin de leur tour, parce qu’ils en ont trop, viennent dans votre main.',
      rulings: [
        'Vous ne pouvez pas les refuser.',
        'Seules comptent les défausses de la dernière phase d’un tour : les coûts, capacités, attaques et éliminations ne vous apportent rien.',
        'Vos propres cartes en trop vont à la défausse.',
        'Si plusieurs joueurs ont cette capacité, le premier dans le sens des aiguilles d’une montre après celui qui défausse prend les cartes.',
      ],
    },
    'gregory-deck': {
      text: 'Vous avez les capacités de deux personnages du jeu de base tirés au hasard. Au début de chacun de vos tours, avant de piocher, vous pouvez échanger les deux contre deux autres, tirés au hasard.',
      rulings: [
        'Les deux personnages sont placés face visible à côté du vôtre ; vos points de vie restent les vôtres.',
        'C’est tout ou rien : vous échangez les deux ou aucun. Les anciens sont d’abord remis dans le tas et peuvent donc revenir.',
        'Seuls des personnages du jeu de base que personne d’autre n’a peuvent vous échoir.',
        'Si tous deux changent votre façon de piocher, choisissez l’un des deux à chaque tour.',
      ],
    },
    'john-pain': {
      text: 'Tant que vous avez moins de 6 cartes en main, chaque carte retournée pour le « dégainez ! » d’un joueur, quel qu’il soit, vient dans votre main.',
      rulings: [
        'Vous ne la recevez que quand l’effet qui a demandé le « dégainez ! » est terminé : elle ne peut pas vous en protéger.',
        'Si plusieurs cartes ont été retournées, vous les prenez une à une, celle qui a compté d’abord, jusqu’à en avoir 6 en main.',
        'Vous ne pouvez pas refuser, et les cartes de vos propres « dégainez ! » comptent aussi.',
        'Une carte qui a quitté la défausse entre-temps est perdue pour vous.',
      ],
    },
    'lee-van-kliff': {
      text: 'Pendant votre tour, juste après la résolution d’une carte marron que vous avez jouée, vous pouvez défausser une carte BANG ! pour en répéter l’effet.',
      rulings: [
        'Vous pouvez choisir de nouvelles cibles. Ce que la carte coûte en plus n’est pas payé de nouveau.',
        'Un BANG ! répété ne compte pas dans la limite d’un BANG ! par tour.',
        'Chaque carte ne peut être répétée qu’une fois, et seulement avant que vous ne fassiez autre chose.',
        'Un Convoi ou une Diligence répétés ne révèlent pas de carte spectacle.',
      ],
    },
    'teren-kill': {
      text: 'Chaque fois que vous devriez être éliminé, « dégainez ! » : si ce n’est pas un Pique, vous restez en jeu avec 1 point de vie et piochez une carte.',
      rulings: [
        'Vous pouvez jouer des Bières avant de dégainer, mais plus après un échec.',
        'Si vous restez en jeu, personne ne vous a éliminé : ni récompense, ni pénalité.',
        'Cela marche aussi souvent que la chance vous sourit.',
      ],
    },
    'youl-grinner': {
      text: 'Avant votre phase de pioche, chaque joueur qui a plus de cartes en main que vous vous en donne une de son choix.',
      rulings: [
        'Les mains sont comparées une seule fois, avant le premier don.',
        'Les autres donnent un par un, dans le sens des aiguilles d’une montre à partir de votre gauche ; vous seul et le donneur voyez la carte.',
        'Si la Prison vous fait perdre votre tour, vous ne recevez rien.',
      ],
    },
  },
  roles: {},
  events: {
    'bone-orchard': {
      text: 'Les joueurs éliminés reviennent pour de bon quand leur tour devrait arriver : avec 1 point de vie, sans cartes et avec un rôle tiré au hasard parmi ceux de tous les joueurs éliminés.',
      rulings: [
        'Ils piochent comme d’habitude au début de ce tour et restent en jeu quand cette carte est remplacée.',
        'Les rôles de tous ceux qui sont éliminés à ce moment-là sont mélangés et distribués face cachée, un à chacun d’eux : chacun ne voit que le sien.',
        'Un joueur éliminé de nouveau tant que cette carte est en vigueur peut revenir encore.',
        'Le rôle du Shérif n’en fait jamais partie.',
      ],
    },
    'darling-valentine': {
      text: 'Au début de son tour, chaque joueur défausse toute sa main et pioche autant de cartes ; le tour continue ensuite comme d’habitude.',
      rulings: [
        'Cela se passe avant la Dynamite et la Prison : un joueur en Prison échange lui aussi ses cartes.',
        'Si la main est vide, il ne se passe rien.',
        'C’est un seul échange : Suzy Lafayette ne pioche rien entre les deux.',
      ],
    },
    'dorothy-rage': {
      text: 'Une fois pendant votre tour, vous pouvez ordonner à un autre joueur de jouer une carte : nommez le joueur, la carte et la façon exacte de s’en servir. S’il l’a, il doit la jouer ainsi ; sinon, il montre sa main à tous.',
      rulings: [
        'L’ordre doit être complet – carte, usage, cibles – avant que l’on sache si la carte est là.',
        'Le joueur la joue comme si c’était son tour : distances, arme, capacités, limites, récompenses et pénalités sont les siennes.',
        'S’il a la carte mais ne peut pas la jouer ainsi, il montre aussi sa main. Dans tous les cas, votre ordre de ce tour est utilisé.',
        'On ne peut pas ordonner une carte qui ne fait que répondre, comme Raté !',
        'La cible peut être toute personne que ce joueur pourrait choisir, vous et ses amis compris.',
      ],
    },
    gag: {
      text: 'Les joueurs en jeu n’ont pas le droit de parler : chaque infraction coûte 1 point de vie.',
      rulings: [
        'À cette table, parler veut dire envoyer un message dans la discussion ; les phrases toutes faites sont gratuites.',
        'Le point de vie est perdu dès qu’aucun effet n’est en cours ; personne n’en est responsable, et une Bière peut vous sauver.',
        'Les joueurs éliminés et les spectateurs peuvent parler.',
      ],
    },
    'helena-zontero': {
      text: 'Le joueur qui révèle cette carte « dégaine » : sur un Cœur ou un Carreau, les rôles de tous les joueurs en jeu sauf le Shérif sont mélangés et redistribués face cachée.',
      rulings: [
        'Chacun ne voit que son propre nouveau rôle.',
        'Les rôles des joueurs éliminés ne bougent pas.',
        'Ensuite, la carte n’a plus aucun effet.',
      ],
    },
    'lady-rosa-del-texas': {
      text: 'Une fois pendant votre tour, vous pouvez échanger votre place avec le joueur en jeu le plus proche à votre droite ; il passera son prochain tour.',
      rulings: [
        'Tout ce que chacun possède le suit ; les tours continuent ensuite à partir de votre nouvelle place.',
        'C’est impossible s’il ne reste que deux joueurs en jeu.',
        'Un joueur déplacé deux fois avant son prochain tour passe deux tours.',
      ],
    },
    'miss-susanna': {
      text: 'Un joueur qui a joué moins de 3 cartes pendant son tour perd 1 point de vie à la fin de celui-ci.',
      rulings: [
        'Toute carte jouée de la main pendant son propre tour compte, y compris les réponses comme Raté ! ou Bière, et les cartes posées.',
        'Les défausses ne comptent pas, ni les cartes données dans un Duel ou contre Indiens !, ni l’usage d’une carte déjà en jeu.',
        'Une carte répétée par Lee Van Kliff compte une fois de plus.',
        'Pendant le tour où cette carte apparaît, les cartes jouées avant elle comptent aussi.',
        'Un tour perdu en Prison ne coûte rien de plus.',
      ],
    },
    sacagaway: {
      text: 'Tous les joueurs jouent avec leur main face visible. Les rôles restent secrets.',
      rulings: [
        'Une carte prise au hasard dans une main l’est toujours au hasard.',
        'Ce qu’un joueur regarde dans la pioche reste secret.',
        'Quand cette carte est remplacée, les mains sont de nouveau cachées.',
      ],
    },
    showdown: {
      text: 'Toute carte qui n’est pas un BANG ! peut être utilisée comme BANG ! Les cartes BANG ! ne peuvent servir que de Raté !',
      rulings: [
        'Une carte utilisée comme BANG ! compte comme une carte BANG ! : portée, limite, Duel et Indiens ! comme d’habitude.',
        'Une carte ne change d’usage qu’une seule fois.',
        'Big Spencer peut utiliser des cartes BANG ! comme Raté !',
        'Lee Van Kliff peut défausser n’importe quelle carte pour sa capacité.',
      ],
    },
    'wild-west-show': {
      text: 'À partir de maintenant, c’est chacun pour soi : le dernier joueur en jeu gagne.',
      rulings: [
        'C’est toujours la dernière carte spectacle, et elle reste jusqu’à la fin ; plus rien n’est révélé.',
        'L’élimination du Shérif ne met plus fin à la partie.',
        'Les rôles restent : on ne peut pas mettre le Shérif en Prison, un Hors-la-loi éliminé rapporte 3 cartes, et un Shérif qui élimine un Adjoint défausse tout.',
        'Si les derniers joueurs sont éliminés ensemble, personne ne gagne.',
      ],
    },
  },
  nouns: {},
  tales: {
    played: {},
    checked: {
      'teren-kill': ({ seat, card, good }, say) =>
        `${say.seat(seat)} {regarde|regardez} la mort en face et {retourne|retournez} ${say.face(card)} : ${good ? 'pas aujourd’hui' : 'c’est la fin'}.`,
      'helena-zontero': ({ seat, card, good }, say) =>
        `${say.source('helena-zontero')} : ${say.seat(seat)} {retourne|retournez} ${say.face(card)}, ${good ? 'les rôles sont redistribués' : 'rien ne change'}.`,
    },
    shown: {
      'gary-looter': ({ seat, card }, say) => `${say.character('gary-looter')} : ${say.seat(seat)} {laisse|laissez} ${say.face(card)}.`,
    },
  },
  questions: {
    'gregory-deck': {
      ask: () => 'Échangez-vous vos deux personnages supplémentaires ?',
      options: { keep: () => 'Garder les deux', exchange: () => 'Échanger les deux' },
    },
    'youl-grinner': {
      ask: (_asked, say) => `${say.character('youl-grinner')} a moins de cartes que vous. Laquelle lui donnez-vous ?`,
      options: { give: ({ card }, say) => `Donner ${say.handle(card)}` },
    },
    'order-details': {
      ask(asked, say) {
        const as = text(about(asked.about), 'as')
        return `${as === undefined ? '' : `${capital(say.the(as))} : `}que doit-il se passer exactement ?`
      },
      options: { order: () => 'Donner l’ordre' },
    },
    obey: {
      ask(asked, say) {
        const facts = about(asked.about)
        const card = text(facts, 'card')
        if (card === undefined) return 'Vous devez obéir.'
        const [by, target, as] = [number(facts, 'by'), number(facts, 'target'), text(facts, 'as') ?? card]
        const use = as === card ? '' : ` comme ${say.card(as)}`
        const at = target === undefined || say.isYou(target) ? '' : ` sur ${say.seat(target)}`
        const order = `vous devez jouer ${say.a(card)}${use}${at}.`
        return by === undefined ? capital(order) : `Ordre ${of(say.seat(by))} : ${order}`
      },
      options: { obey: ({ card }, say) => `Jouer ${say.handle(card)}` },
    },
  },
  fields: {
    'give-away': { ask: 'Quelle carte donnez-vous ?' },
    'order-card': { ask: 'Quelle carte doit être jouée ?' },
    'order-use': { ask: 'Utilisée comme quelle carte ?' },
    'order-target': { ask: 'Sur qui ? Pour une carte sans cible : sur le joueur lui-même.' },
  },
}
