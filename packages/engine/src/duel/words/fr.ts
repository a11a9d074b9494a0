import { about, number, text } from '../../western/words/facts.ts'
import { a, belonging, capital, cards, list, of, ofThe, points, the, typeset, win } from '../../western/words/french.ts'
import type { Facts } from '../../western/words/types.ts'
import { entries } from './entries.fr.ts'
import { verb } from './several.ts'
import type { DuelWords, Say, Transfer } from './types.ts'

const name = (facts: Facts, say: Say): string => say.name(text(facts, 'card') ?? '') || 'Cette carte'
const who = (facts: Facts, say: Say): string => say.name(text(facts, 'character') ?? '')
const source = (facts: Facts, say: Say): string => say.name(text(facts, 'source') ?? '')

function transfer(moved: Transfer, say: Say): string | undefined {
  const { from, to, faces, dealing, count: n } = moved
  const giver = from.seat === undefined ? '' : say.seat(from.seat)
  const taker = to.seat === undefined ? '' : say.seat(to.seat)
  const cargo = faces.length === 0 ? cards(n) : say.names(faces)
  switch (`${from.zone.replace(/-\d/, '')}-${to.zone.replace(/-\d/, '')}`) {
    case 'deck-hand':
    case 'common-hand':
      if (dealing) return faces.length > 0 ? `${belonging('Vos premières cartes', 'Premières cartes', taker)} : ${cargo}.` : undefined
      return from.seat !== undefined && from.seat !== to.seat
        ? `${taker} {pioche|piochez} ${cargo} dans ${belonging('votre pioche', 'la pioche', giver)}.`
        : `${taker} {pioche|piochez} ${cargo}.`
    case 'reserve-look':
      return faces.length > 0 ? `${belonging('Vos deux premiers', 'Les deux premiers', taker)} : ${cargo}.` : undefined
    case 'deck-look':
    case 'common-look':
      return `${taker} {pioche|piochez} ${cargo} pour choisir.`
    case 'look-hand':
      return `${taker} {garde|gardez} ${cargo}.`
    case 'look-discard':
    case 'hand-discard':
      return `${giver} {défausse|défaussez} ${cargo}.`
    case 'deck-aside':
    case 'common-aside':
      return `Sur le comptoir : ${cargo}.`
    case 'aside-hand':
      return `${taker} {prend|prenez} ${cargo}.`
    case 'hand-hand':
      return `${taker} {prend|prenez} ${cargo} dans ${belonging('votre main', 'la main', giver)}.`
    case 'equipment-hand':
      return `${taker} {prend|prenez} ${cargo} en jeu.`
    case 'equipment-discard':
      return `${n === 1 ? 'Quitte' : 'Quittent'} le jeu : ${cargo}.`
    default:
      return undefined
  }
}

export const fr: DuelWords = {
  ...entries,
  title: 'BANG! Duel',
  adds: 'La Loi contre les Hors-la-loi, à deux : 24 personnages, deux à la fois dans la rue, et une pioche par camp.',
  typeset,
  you: { acts: 'vous', else: 'vous' },
  list,
  a,
  the,
  sides: { law: 'la Loi', outlaw: 'les Hors-la-loi' },
  backs: { law: 'une carte au dos de la Loi', outlaw: 'une carte au dos des Hors-la-loi' },
  symbols: { barrel: 'un tonneau', snake: 'un serpent', dynamite: 'une dynamite', horseshoe: 'un fer à cheval' },
  turned: (symbol, card) => `${symbol} (${card})`,
  goals: { law: 'Éliminer tous les personnages hors-la-loi.', outlaw: 'Éliminer tous les personnages de la Loi.' },
  phases: { setup: 'mise en place', start: 'début du tour', draw: 'phase de pioche', play: 'phase de jeu', discard: 'phase de défausse' },
  positions: { active: 'actif', backup: 'soutien' },
  states: {
    awake: 'éveillé : devant',
    asleep: 'endormi : pas devant',
    always: 'ne dort jamais',
    targeted: 'éveillé : visé',
  },
  events: {
    started: ({ law, outlaw }, say) =>
      `${say.seat(law)} {défend|défendez} la Loi et {commence|commencez} ; ${say.seat(outlaw)} {mène|menez} les Hors-la-loi.`,
    entered: ({ seat, character, life, active }, say) =>
      `${say.name(character)} ${verb(character, 'entre', 'entrent')} dans la rue pour ${say.seat(seat)}, ${active ? 'devant' : 'derrière'}, avec ${points(life)}.`,
    turn: ({ seat, number: turn }, say) => `Tour ${turn} : ${say.seat(seat)}.`,
    played({ seat, card, as, target, side }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} comme ${say.a(as)}`
      const at =
        target !== undefined
          ? ` sur ${say.the(target)}`
          : side === undefined
            ? ''
            : side === seat
              ? ' dans {son|votre} camp'
              : ` sur ${say.seat(side)}`
      return `${say.seat(seat)} {joue|jouez} ${used}${at}.`
    },
    copied: ({ seat, card, target }, say) =>
      `${say.name('pearl-hat')} : ${say.seat(seat)} {copie|copiez} ${say.the(card)}${target === undefined ? '' : ` sur ${say.the(target)}`}.`,
    answered({ seat, card, as, character }, say) {
      if (as === 'extra') return `${say.seat(seat)} {paie|payez} l’esquive avec ${say.a(card.id)}.`
      return as === 'dodge'
        ? `${say.name(character)} ${verb(character, 'esquive', 'esquivent')} avec ${say.a(card.id)}.`
        : `${say.seat(seat)} {donne|donnez} ${say.a(card.id)} pour ${say.name(character)}.`
    },
    declined: ({ seat, character }, say) => `${say.seat(seat)} {ne donne|ne donnez} rien pour ${say.name(character)}.`,
    fired: ({ source: from, target }, say) => `${capital(say.the(from))} : un tir sur ${say.name(target)}.`,
    dodged: ({ character }, say) => `Le tir rate ${say.name(character)}.`,
    revealed({ seat, source: from, cards: turned, chosen, good }, say) {
      if (turned.length === 0) return `Plus de carte à retourner pour ${say.the(from)}.`
      return `${say.seat(seat)} {retourne|retournez} ${say.symbol(turned[chosen])} pour ${say.the(from)} : ${good ? 'c’est ça' : 'rien'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.name(because)} : ${say.seat(seat)} {montre|montrez} ${say.symbol(card)}.`,
    wounded: ({ character, life, cause }, say) =>
      `${say.name(cause)} : ${say.name(character)} ${verb(character, 'perd', 'perdent')} un point de vie (reste ${life > 0 ? life : 'zéro'}).`,
    healed: ({ character, amount, life, cause }, say) =>
      `${say.name(cause)} : ${say.name(character)} ${verb(character, 'regagne', 'regagnent')} ${points(amount)} (${life} maintenant).`,
    ability: ({ seat, source: from }, say) => `${say.seat(seat)} {utilise|utilisez} ${say.the(from)}.`,
    swapped: ({ seat, character }, say) => `${say.name(character)} ${verb(character, 'passe', 'passent')} devant pour ${say.seat(seat)}.`,
    recharged: ({ seat, card }, say) => `${say.seat(seat)} {recharge|rechargez} ${say.a(card.id)}.`,
    exploded: ({ character, card }, say) => `${capital(say.the(card))} explose sous ${say.name(character)} !`,
    'passed-on': ({ character, card }, say) => `${capital(say.the(card))} roule jusqu’à ${say.name(character)}.`,
    eliminated: ({ seat, character }, say) =>
      `${say.name(character)} ${verb(character, 'mord', 'mordent')} la poussière : un de moins pour ${say.seat(seat)}.`,
    alone: ({ seat, character }, say) => `Il ne reste debout que ${say.name(character)} pour ${say.seat(seat)}.`,
    over: ({ by, winners }, say) => fr.outcomes[by](winners, say),
  },
  transfer,
  shuffled: (n) => `La défausse est mélangée en une pioche commune de ${cards(n)}.`,
  questions: {
    'choose-active': {
      ask: () => 'Qui commence devant ?',
      options: { choose: ({ card }, say) => `${say.handle(card)} devant` },
    },
    play: {
      ask: () => 'C’est votre tour. Que faites-vous ?',
      options: {
        play: ({ card, seat }, say) =>
          `Jouer ${say.handle(card)}${seat === undefined ? '' : say.isYou(seat) ? ' dans votre camp' : ` dans le camp ${of(say.seat(seat))}`}`,
        rob: ({ card, seat }, say) => `Jouer ${say.handle(card)} sur la main ${of(say.seat(seat ?? 0))}`,
        'as-colt': ({ card }, say) => `Tirer ${say.handle(card)} comme ${say.a('colt')}`,
        recharge: ({ card }, say) => `Recharger ${say.handle(card)} : la défausser et piocher une carte`,
        swap: () => 'Faire passer l’autre personnage devant',
        end: () => 'Finir votre tour',
      },
    },
    shot: {
      ask(asked, say) {
        const facts = about(asked.about)
        const more = number(facts, 'extra') ? ' Une esquive coûte une carte de plus.' : ''
        return `Un tir sur ${who(facts, say)} (${source(facts, say)}).${more} L’esquiver ?`
      },
      options: { dodge: ({ card }, say) => `Esquiver avec ${say.handle(card)}`, 'take-it': () => 'Encaisser' },
    },
    'dodge-cost': {
      ask: (asked, say) => `Pour esquiver avec ${who(about(asked.about), say)}, défaussez une carte de plus. Laquelle ?`,
      options: { pay: ({ card }, say) => `Défausser ${say.handle(card)}`, 'take-it': () => 'Aucune : encaisser' },
    },
    'give-shot': {
      ask: (asked, say) =>
        `${name(about(asked.about), say)} : défaussez une carte de tir pour ${who(about(asked.about), say)}, ou perdez un point de vie.`,
      options: { give: ({ card }, say) => `Défausser ${say.handle(card)}`, decline: () => 'Perdre un point de vie' },
    },
    may: {
      ask: (asked, say) => `Utiliser ${say.the(text(about(asked.about), 'source') ?? '')} ?`,
      options: { yes: () => 'Oui', no: () => 'Non' },
    },
    reveal: {
      ask: (asked, say) => `Deux cartes sont retournées pour ${say.the(text(about(asked.about), 'source') ?? '')}. Laquelle compte ?`,
      options: { count: ({ card }, say) => `${say.shown(card)} compte` },
    },
    discard: {
      ask: (asked) => `Vous pouvez garder ${cards(number(about(asked.about), 'limit') ?? 0)}. Quelle carte défaussez-vous ?`,
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'discard-one': {
      ask: (asked, say) => `${source(about(asked.about), say)} : quelle carte défaussez-vous ?`,
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'discard-equipment': {
      ask: (asked, say) => `${source(about(asked.about), say)}, esquivé : quel équipement d’un personnage actif défaussez-vous ?`,
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}`, no: () => 'Aucun' },
    },
    'discard-drawn': {
      ask: (asked, say) => `${source(about(asked.about), say)} : laquelle de ces cartes défaussez-vous ?`,
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    'discard-random': {
      ask: (asked, say) => `${source(about(asked.about), say)} : défausser sans la voir une carte de la main adverse ?`,
      options: { rob: () => 'Défausser une carte sans la voir', no: () => 'Non' },
    },
    'choose-side': {
      ask: (asked, say) => `${source(about(asked.about), say)}, esquivé : qui change de place ?`,
      options: { swap: ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'Les vôtres' : `Ceux ${of(say.seat(seat ?? 0))}`) },
    },
    'general-store': {
      ask: (_asked, say) => `${capital(say.the('general-store'))} est ouvert. Quelle carte prenez-vous ?`,
      options: { take: ({ card }, say) => `Prendre ${say.handle(card)}` },
    },
    loot: {
      ask: (asked, say) => `${who(about(asked.about), say)} tombe. Que prenez-vous ?`,
      options: {
        take: ({ card }, say) => `Prendre ${say.handle(card)}`,
        rob: ({ seat }, say) => `Prendre sans la voir une carte de la main ${of(say.seat(seat ?? 0))}`,
        none: () => 'Ne rien prendre',
      },
    },
  },
  mays: {
    remington: () => 'Remington, esquivé : piocher une carte ?',
    'bill-tightman': () => 'Bill Tightman : quelqu’un est tombé. Piocher 2 cartes ?',
    'buffalo-bell': (character) => `Buffalo Bell : perd-il le point de vie à la place ${ofThe(character)} ?`,
    'dalon-ranger': () => 'Dalon Ranger est touché. Piocher une carte ?',
    jango: () => 'Jango : l’autre camp a changé de place. Piocher une carte ?',
    'pat-garret': () => 'Pat Garret montre un fer à cheval. Piocher une carte dans la pioche adverse ?',
    'wyatt-ear': () => 'Wyatt Ear : votre tir est esquivé. Piocher une carte ?',
  },
  useAbility: (what, card) => (card === undefined ? `Utiliser ${what}` : `Utiliser ${what} avec ${card}`),
  reasons: {
    'game-over': () => 'La partie est finie.',
    'old-question': () => 'C’était la réponse à une question précédente.',
    'not-asked': () => 'Ce n’est pas à vous de décider maintenant.',
    'not-allowed': () => 'Ce n’est pas possible maintenant.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'only-as-answer': (facts, say) => `${name(facts, say)} ne répond qu’à un tir : impossible maintenant.`,
    'bang-limit': () => 'Vous avez joué toutes les cartes BANG ! permises ce tour.',
    'not-a-colt': (facts, say) => `Le personnage de devant ne permet pas d’utiliser ${name(facts, say)} comme ${say.a('colt')}.`,
    'not-a-shot': (facts, say) => `${name(facts, say)} n’est pas une carte de tir.`,
    'not-a-dodge': (facts, say) => `${name(facts, say)} n’esquive pas ce tir.`,
    'no-target': (facts, say) => `${name(facts, say)} ne vise personne.`,
    'target-needed': (facts, say) => `${name(facts, say)} demande une cible.`,
    'wrong-choice': () => 'Ce n’est pas l’un des choix.',
    'nothing-to-take': () => 'Il n’y a rien à prendre là.',
    'their-backup': (facts, say) => `${name(facts, say)} n’atteint pas le personnage de derrière de l’autre camp.`,
    'own-active': () => 'L’équipement va sur votre personnage de derrière ou sur celui de devant de l’autre camp.',
    'own-character': (facts, say) => `${name(facts, say)} est pour l’autre camp.`,
    'own-backup-only': (facts, say) => `${name(facts, say)} ne se pose que sur votre personnage de derrière.`,
    'one-character': () => 'Il faut deux personnages pour changer de place.',
    'once-a-shot': (facts, say) => `Vous avez déjà essayé ${name(facts, say)} contre ce tir.`,
    asleep: (facts, say) => `${name(facts, say)} dort en ce moment.`,
    'too-many-cards': (facts) =>
      `Vous avez ${cards(number(facts, 'cards') ?? 0)} et pouvez en garder ${number(facts, 'limit') ?? 0} : défaussez d’abord.`,
    'already-swapped': () => 'Vos personnages ont déjà changé de place ce tour.',
    'no-recharge': (facts, say) => `${name(facts, say)} ne se recharge pas.`,
    'both-have-two': () => 'On ne recharge que lorsqu’un camp n’a plus qu’un personnage.',
    'recharge-backup': () => 'En jeu, vous ne rechargez que ce que porte votre personnage actif.',
    used: (facts, say) => `${name(facts, say)} a déjà servi ce tour.`,
    'hand-not-empty': () => 'Il faut une main vide.',
    'no-cards': () => 'Il faut une carte en main.',
    'always-active': (facts, say) => `${name(facts, say)} ne dort jamais et ne se défausse pas ainsi.`,
    'not-hers': () => 'Seulement ce qu’elle porte elle-même.',
    'not-copied': (facts, say) =>
      facts.card === undefined ? 'La défausse est vide.' : `${name(facts, say)}, au sommet de la défausse, ne se copie pas.`,
  },
  fields: {
    target: { ask: 'Sur quel personnage ?' },
    'in-play': { ask: 'Quelle carte en jeu ?' },
    back: { ask: 'Avec quel dos ?' },
  },
  unseen: 'une carte',
  because: (what, more) => `${what} : ${more}`,
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'On attend des réponses.' : `On attend ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `Le calme revient dans la rue : ${win(winners, say)} pour la Loi.`,
    outlaw: (winners, say) => `Plus personne pour les arrêter : ${win(winners, say)} pour les Hors-la-loi.`,
  },
  ended: 'La partie est finie.',
  options: {
    charactersPerSide: { name: 'Personnages par camp', text: 'Combien de ses douze personnages chaque camp amène, de 4 à 12.' },
    law: { name: 'Qui est la Loi', text: 'La place qui joue la Loi et commence.' },
  },
  nouns: {
    bank: 'feminine',
    barrel: 'feminine',
    beer: 'feminine',
    carbine: 'feminine',
    'pocket-watch': 'feminine',
    colt: 'masculine',
    derringer: 'masculine',
    duel: 'masculine',
    dynamite: 'feminine',
    fanning: 'feminine',
    gatling: 'feminine',
    'general-store': 'masculine',
    gunbelt: 'masculine',
    stetson: 'masculine',
    indians: 'proper',
    knife: 'masculine',
    missed: 'masculine',
    peacemaker: 'masculine',
    rattlesnake: 'masculine',
    remington: 'masculine',
    riposte: 'feminine',
    schoolmarm: 'masculine',
    schofield: 'masculine',
    scope: 'feminine',
    shotgun: 'masculine',
    stampede: 'feminine',
    steal: 'masculine',
    'strong-liquor': 'masculine',
    stagecoach: 'feminine',
    canteen: 'feminine',
    winchester: 'feminine',
  },
}
