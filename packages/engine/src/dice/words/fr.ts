import type { RoleId } from '../../western/facts.ts'
import { about, number, text } from '../../western/words/facts.ts'
import { belonging, capital, list, of, points, typeset, upon, win } from '../../western/words/french.ts'
import { grouped } from './grouped.ts'
import type { DiceWords, Say } from './types.ts'

const ROLES: { readonly [role in RoleId]: string } = {
  sheriff: 'le Shérif',
  deputy: 'un Adjoint',
  outlaw: 'un Hors-la-loi',
  renegade: 'un Renégat',
}

const arrows = (n: number): string => `${n} ${n < 2 ? 'flèche' : 'flèches'}`
const someDice = (n: number): string => `${n} ${n < 2 ? 'dé' : 'dés'}`
const who = (seat: number | undefined, say: Say): string => (seat === undefined ? 'Cette personne' : say.seat(seat))

/** Who gets how much. */
const several = (given: Parameters<typeof grouped>[0], say: Say): string =>
  list(grouped(given).map(({ seat, count: n }) => `${say.seat(seat)}${n > 1 ? ` (${n}×)` : ''}`))

const CAUSES: { readonly [cause: string]: string } = {
  bullseye: 'un Viseur',
  gatling: 'la Gatling',
  indians: 'les Indiens',
  dynamite: 'la Dynamite',
  beer: 'la Bière',
}
const cause = (id: string, say: Say): string => CAUSES[id] ?? say.character(id)
const ability = (id: string, say: Say): string => (say.character(id) ? `${say.character(id)} : ` : '')

export const fr: DiceWords = {
  title: 'BANG! Le jeu de dés',
  adds: 'Cinq dés, neuf flèches et un règlement de comptes pour 3 à 8 joueurs.',
  typeset,
  you: { acts: 'vous', else: 'vous' },
  list,
  characters: {
    'bart-cassidy': {
      text: 'Touché par un Viseur ou par la Gatling, il peut ramasser une flèche à la place de chaque point à perdre.',
      rulings: [
        'Ni les Indiens ni la Dynamite ne se paient en flèches.',
        'La dernière flèche du centre n’est jamais pour lui.',
        'Il décide point par point.',
      ],
    },
    'black-jack': {
      text: 'La Dynamite ne le bloque pas : il peut la relancer tant que moins de trois sont visibles.',
      rulings: ['Cela compte comme une relance normale.', 'Trois à la fois l’arrêtent comme tout le monde.'],
    },
    'calamity-janet': {
      text: 'Ses 1 et ses 2 s’échangent : chacun touche à distance 1 ou 2, à son choix.',
      rulings: ['Elle choisit dé par dé en visant.'],
    },
    'el-gringo': {
      text: 'Quiconque lui fait perdre de la vie avec ses dés ramasse une flèche.',
      rulings: [
        'Une flèche pour tous les Viseurs ensemble, une pour la Gatling.',
        'Ce peut être la dernière flèche.',
        'Les Indiens et sa propre Dynamite ne donnent de flèche à personne.',
        'Seulement tant qu’il est en vie.',
      ],
    },
    'jesse-jones': {
      text: 'À quatre points de vie ou moins, chaque Bière qu’il boit lui-même en vaut deux.',
      rulings: ['C’est sa vie au moment de servir les Bières qui compte.', 'La Bière d’un autre en vaut une.'],
    },
    jourdonnais: {
      text: 'Peu importe ses flèches, les Indiens lui prennent un point de vie au plus.',
      rulings: ['Ses flèches repartent comme les autres.'],
    },
    'kit-carlson': {
      text: 'Chaque Gatling de ses dés lui permet de retirer une flèche à n’importe qui, lui compris.',
      rulings: ['Une seule suffit pour cela.', 'Trois tirent comme d’habitude et retirent en plus trois flèches.'],
    },
    'lucky-duke': { text: 'Il peut lancer les dés une quatrième fois.', rulings: ['Pour lui aussi, la Dynamite reste en place.'] },
    'paul-regret': { text: 'La Gatling ne le touche jamais.', rulings: ['Les Viseurs et les Indiens le blessent comme d’habitude.'] },
    'pedro-ramirez': {
      text: 'Pour chaque point de vie perdu, il peut rendre une de ses flèches.',
      rulings: ['Le point est perdu quand même.', 'Lors d’une attaque d’Indiens, cela ne change rien.'],
    },
    'rose-doolan': {
      text: 'Elle tire une place plus loin : un 1 touche à distance 1 ou 2, un 2 à distance 2 ou 3.',
      rulings: ['Une distance qui n’existe pas à la table ne peut pas être choisie.'],
    },
    'sid-ketchum': {
      text: 'Avant de lancer, il fait gagner un point de vie à la personne de son choix.',
      rulings: ['Il peut se choisir.', 'Il doit choisir, même si personne n’y gagne rien.'],
    },
    'slab-the-killer': {
      text: 'Une fois par tour, une Bière peut doubler un de ses Viseurs : sa cible perd deux points.',
      rulings: ['Cette Bière est dépensée et ne soigne personne.', 'Il l’annonce en visant.'],
    },
    'suzy-lafayette': {
      text: 'Un tour fini sans 1 ni 2 sur ses dés lui rapporte deux points de vie.',
      rulings: ['Seuls comptent les dés à la fin.', 'Même après trois Dynamites, si elle y survit.'],
    },
    'vulture-sam': {
      text: 'Chaque fois qu’une autre personne est éliminée, il gagne deux points de vie.',
      rulings: ['Pas s’il meurt du même coup.', 'Jamais au-delà de ce qu’il avait au départ.'],
    },
    'willy-the-kid': { text: 'Deux Gatling lui suffisent pour tirer.', rulings: ['Jamais plus d’une fois par tour.'] },
  },
  roles: {
    sheriff: {
      text: 'Tout le monde le connaît. Il doit voir tomber tous les Hors-la-loi et Renégats, et a deux points de vie de plus.',
      rulings: ['Il joue le premier tour.'],
    },
    deputy: { text: 'Il gagne avec le Shérif, mort ou vif.', rulings: ['Personne ne le connaît avant sa chute.'] },
    outlaw: {
      text: 'Il gagne dès que le Shérif tombe, sauf si un Renégat reste seul.',
      rulings: ['Les Hors-la-loi morts gagnent aussi.'],
    },
    renegade: {
      text: 'Il veut rester seul en vie, le Shérif tombant le dernier.',
      rulings: ['À deux Renégats, chacun joue pour soi.'],
    },
  },
  faces: {
    arrow: {
      text: 'Prenez aussitôt une flèche. Qui prend la dernière attire les Indiens sur tout le monde.',
      rulings: ['Une flèche gardée ne compte pas une seconde fois.'],
    },
    dynamite: {
      text: 'Ne se relance pas. Trois mettent fin à vos lancers et vous coûtent un point de vie.',
      rulings: ['Vos autres dés comptent encore.'],
    },
    'bullseye-1': {
      text: 'Une personne à une place de vous perd un point de vie.',
      rulings: ['Seules les personnes en jeu comptent pour la distance.'],
    },
    'bullseye-2': {
      text: 'Une personne à deux places de vous perd un point de vie.',
      rulings: ['À deux ou trois en jeu, il vaut un 1.'],
    },
    beer: { text: 'Vous ou une autre personne gagnez un point de vie.', rulings: ['Jamais au-delà du départ.'] },
    gatling: {
      text: 'Trois coûtent un point de vie à tous les autres et vous débarrassent de vos flèches.',
      rulings: ['Elle tire une fois par tour.'],
    },
  },
  goals: {
    sheriff: 'Éliminez tous les Hors-la-loi et les Renégats.',
    deputy: 'Protégez le Shérif et gagnez avec lui.',
    outlaw: 'Éliminez le Shérif.',
    renegade: 'Soyez la dernière personne en vie : le Shérif doit tomber en dernier.',
  },
  goalsOfThree: {
    deputy: 'Éliminez vous-même le Renégat ; si quelqu’un d’autre s’en charge, soyez la dernière personne en vie.',
    outlaw: 'Éliminez vous-même l’Adjoint ; si quelqu’un d’autre s’en charge, soyez la dernière personne en vie.',
    renegade: 'Éliminez vous-même le Hors-la-loi ; si quelqu’un d’autre s’en charge, soyez la dernière personne en vie.',
  },
  events: {
    started: ({ first }, say) => `Les rôles sont distribués. ${say.seat(first)} {commence|commencez}.`,
    character: ({ seat, character }, say) => `${say.seat(seat)} {joue|jouez} ${say.character(character)}.`,
    'role-shown': ({ seat, role }, say) => `${say.seat(seat)} {est|êtes} ${ROLES[role]}, au vu de tous.`,
    turn: ({ seat, number: turn }, say) => `Tour ${turn} : ${say.seat(seat)}.`,
    rolled: ({ seat, roll, dice, faces }, say) =>
      roll === 1
        ? `${say.seat(seat)} {lance|lancez} : ${say.faces(faces)}.`
        : `${say.seat(seat)} {relance|relancez} ${someDice(dice.length)} : ${say.faces(dice.flatMap((die) => faces[die] ?? []))}.`,
    stopped: ({ seat, faces }, say) => `${say.seat(seat)} {s’arrête|vous arrêtez} sur ${say.faces(faces)}.`,
    arrow: ({ seat, arrows: held, supply, because }, say) =>
      `${ability(because, say)}${say.seat(seat)} {prend|prenez} une flèche et en {a|avez} ${held} ; il en reste ${supply} au centre.`,
    'arrows-back': ({ seat, count, because }, say) =>
      because === 'indians' ? undefined : `${ability(because, say)}${say.seat(seat)} {rend|rendez} ${arrows(count)}.`,
    indians: () => 'La dernière flèche est prise : les Indiens attaquent ! Toutes les flèches repartent.',
    dynamite: ({ seat }, say) =>
      `Trois Dynamites ${say.isYou(seat) ? `${say.seat(seat)} explosent au nez` : `explosent au nez ${of(say.seat(seat))}`} !`,
    aimed: ({ seat, shots }, say) =>
      `${say.seat(seat)} {tire|tirez} sur ${several(
        shots.map(({ target, points: count }) => ({ seat: target, count })),
        say,
      )}.`,
    poured({ seat, to }, say) {
      const own = to.filter((drinker) => drinker === seat).length
      const others = to.filter((drinker) => drinker !== seat).map((drinker) => ({ seat: drinker, count: 1 }))
      if (others.length === 0) return `${say.seat(seat)} {boit|buvez} ${own === 1 ? '1 Bière' : `${own} Bières`}.`
      return `${say.seat(seat)} {sert|servez} de la Bière à ${several(others, say)}${own === 0 ? '' : ` et en {boit|buvez} ${own}`}.`
    },
    gatling: ({ seat }, say) => `${say.seat(seat)} {arrose|arrosez} tout le monde à la Gatling !`,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} {utilise|utilisez} la capacité ${of(say.character(source))}${target === undefined ? '' : ` sur ${say.seat(target)}`}.`,
    wounded: ({ seat, amount, life, cause: why }, say) =>
      `${say.seat(seat)} {perd|perdez} ${points(amount)} (${cause(why, say)}), reste ${life > 0 ? life : 'zéro'}.`,
    healed: ({ seat, amount, life, cause: why }, say) =>
      `${say.seat(seat)} {gagne|gagnez} ${points(amount)} (${cause(why, say)}), total ${life}.`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} {mord|mordez} la poussière : {c’était|vous étiez} ${ROLES[role]}.`
        : `${say.seat(by)} ${upon('{envoie|envoyez}', say.seat(seat))} au cimetière : ${say.isYou(seat) ? 'vous étiez' : 'c’était'} ${ROLES[role]}.`,
    over: ({ roles }, say) => `Les rôles : ${list(roles.map((role, seat) => `${say.seat(seat)} (${say.role(role)})`))}.`,
  },
  dealt: (name, role) => `${belonging('Votre rôle', 'Rôle', name)} : ${role}.`,
  questions: {
    roll: {
      ask(asked) {
        const left = number(about(asked.about), 'left') ?? 0
        return `Vous pouvez encore lancer ${left} fois. Relancer ?`
      },
      options: { roll: () => 'Relancer', stop: () => 'Garder ces dés' },
    },
    aim: {
      ask: () => 'Sur qui tirez-vous ?',
      options: { aim: () => 'Tirer', double: () => 'Tirer, et dépenser une Bière pour doubler un tir' },
    },
    beer: {
      ask(asked) {
        const beers = number(about(asked.about), 'beers') ?? 1
        return beers === 1 ? 'Qui boit votre Bière ?' : `Qui boit vos ${beers} Bières ?`
      },
      options: { pour: () => 'Servir' },
    },
    'arrow-instead': {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const hit = by === undefined ? 'Un coup vous atteint' : `${say.seat(by)} vous touche`
        return `${hit} : ${points(number(facts, 'points') ?? 1)}. Prendre une flèche à la place d’un point ?`
      },
      options: { 'take-arrow': () => 'Prendre une flèche', 'lose-life': () => 'Perdre un point de vie' },
    },
    'drop-arrow': {
      ask: () => 'Vous avez perdu un point de vie. Rendre une de vos flèches ?',
      options: { 'drop-arrow': () => 'Rendre une flèche', 'keep-arrows': () => 'Garder vos flèches' },
    },
    'remove-arrow': {
      ask: (asked) => `À qui retirez-vous une flèche ? Gatling restantes : ${number(about(asked.about), 'dice') ?? 1}.`,
      options: {
        'remove-arrow': ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'Une des vôtres' : `Une ${of(say.seat(seat ?? 0))}`),
        done: () => 'Aucune de plus',
      },
    },
    'give-life': {
      ask: () => 'Qui gagne un point de vie avant votre lancer ?',
      options: { 'give-life': ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'Vous-même' : say.seat(seat ?? 0)) },
    },
  },
  reasons: {
    'game-over': () => 'La partie est finie.',
    'old-question': () => 'C’était la réponse à une question précédente.',
    'not-asked': () => 'Ce n’est pas à vous de décider.',
    'not-allowed': () => 'Ce n’est pas possible maintenant.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'still-rolling': () => 'Finissez d’abord vos lancers.',
    'no-rolls-left': (facts) => `Vous avez lancé ${number(facts, 'rolls') ?? 3} fois : c’est tout.`,
    'three-dynamites': () => 'Trois Dynamites : plus de lancer ce tour-ci.',
    'dynamite-stays': () => 'La Dynamite ne se relance pas.',
    'no-dice-named': () => 'Désignez au moins un dé à lancer.',
    unassigned: (facts, say) => `Chaque dé compte : ${say.face(text(facts, 'face') ?? '')} n’a pas encore de cible.`,
    'no-such-seat': () => 'Cette personne n’existe pas.',
    'not-in-play': (facts, say) => `${who(number(facts, 'seat'), say)} n’est plus en jeu.`,
    yourself: () => 'Vous ne pouvez pas tirer sur vous-même.',
    'wrong-distance': (facts, say) =>
      `${who(number(facts, 'seat'), say)} est à distance ${facts.distance} ; ${say.face(text(facts, 'face') ?? '')} touche à distance ${String(facts.reach).replace(' ', ' ou ')}.`,
    'one-doubling': () => 'Un seul tir par tour peut être doublé.',
    'nothing-to-double': () => 'Il faut Slab the Killer, une Bière et un 1 ou un 2.',
    'last-arrow': () => 'La dernière flèche ne peut pas remplacer un point.',
    'no-arrows': (facts, say) => `${who(number(facts, 'seat'), say)} n’a pas de flèche.`,
    'no-gatling-left': () => 'Chaque Gatling retire une flèche : il ne vous en reste plus.',
  },
  fields: {
    dice: { ask: 'Quels dés relancez-vous ?' },
    doubled: { ask: 'Quel tir est doublé ?' },
    'bullseye-1': { ask: 'Qui ce 1 touche-t-il ?' },
    'bullseye-2': { ask: 'Qui ce 2 touche-t-il ?' },
    beer: { ask: 'Qui boit cette Bière ?' },
  },
  unseen: 'une carte',
  die: (n, face) => (face === undefined ? `dé ${n}` : `dé ${n} : ${face}`),
  because: (what, more) => `${what} : ${more}`,
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'On attend des réponses.' : `On attend ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `La loi triomphe : ${win(winners, say)} dans le camp du Shérif.`,
    outlaws: (winners, say) => `Le Shérif est tombé : ${win(winners, say)} dans le camp des Hors-la-loi.`,
    renegade: (winners, say) => `${capital(win(winners, say, ', le Renégat,'))} en solitaire.`,
    deputy: (winners, say) => `${capital(win(winners, say, ', l’Adjoint,'))} en solitaire.`,
    outlaw: (winners, say) => `${capital(win(winners, say, ', le Hors-la-loi,'))} en solitaire.`,
    nobody: () => 'Il ne reste personne : match nul.',
  },
  ended: 'La partie est finie.',
}
