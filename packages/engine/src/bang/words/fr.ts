import { about, number, text } from '../../western/words/facts.ts'
import { a, belonging, capital, cards, given, list, of, points, the, typeset, upon, win } from '../../western/words/french.ts'
import type { RoleId } from '../facts.ts'
import { faceIn } from './facts.ts'
import type { Facts, OutcomeId, Say, TableWords, Transfer } from './types.ts'

const ROLES: { readonly [role in RoleId]: string } = {
  sheriff: 'le Shérif',
  deputy: 'un Adjoint',
  outlaw: 'un Hors-la-loi',
  renegade: 'un Renégat',
}

/** The card of a reason, or a plain word for it. */
const aCard = (facts: Facts, say: Say) => say.a(text(facts, 'card') ?? '') || 'cette carte'
const name = (facts: Facts, say: Say) => say.card(text(facts, 'card') ?? '') || 'Cette carte'
const who = (facts: Facts, say: Say) => {
  const seat = number(facts, 'seat')
  return seat === undefined ? 'Cette personne' : say.seat(seat)
}
const weapon = (facts: Facts, say: Say) => {
  const id = text(facts, 'weapon') ?? 'colt-45'
  return id === 'colt-45' ? fr.colt : say.card(id)
}
const source = (facts: Facts, say: Say) => capital(say.source(text(facts, 'source') ?? '')) || 'Cette règle'
const COLOURS: { readonly [call: string]: string } = {
  red: 'rouge',
  black: 'noir',
  hearts: 'Cœur',
  diamonds: 'Carreau',
  clubs: 'Trèfle',
  spades: 'Pique',
}
/** What somebody calls out: a colour, a suit, the name of a card. */
const called = (call: string, say: Say) => COLOURS[call] ?? say.a(call)
const isOutcome = (by: string): by is OutcomeId => Object.hasOwn(fr.outcomes, by)
/** What brings a loss or a gain, before it. */
const because = (cause: string, say: Say) => {
  const title = say.title(cause)
  return title === '' ? '' : `${title} : `
}
const bounty = (victim: number, say: Say) => `la récompense pour ${belonging('votre tête', 'la tête', say.seat(victim))}`
const was = (seat: number, say: Say) => (say.isYou(seat) ? 'vous étiez' : 'c’était')
const ability = (id: string, say: Say) => (say.character(id) ? `la capacité ${of(say.character(id))}` : say.source(id))

/** What moved: by name, or by number. */
const what = ({ count, faces }: Transfer, say: Say) => (faces.length === 0 ? cards(count) : say.faces(faces))

function transfer(moved: Transfer, say: Say): string | undefined {
  const { from, to, dealing, faces } = moved
  const giver = from.seat === undefined ? '' : say.seat(from.seat)
  const taker = to.seat === undefined ? '' : say.seat(to.seat)
  const cargo = what(moved, say)
  const [face] = faces
  switch (`${from.zone}-${to.zone}`) {
    case 'roles-role':
      if (!face || face.id === 'sheriff') return undefined
      return `${say.ofThree ? belonging('Votre rôle', 'Rôle', taker) : belonging('Votre rôle secret', 'Rôle secret', taker)} : ${say.role(face.id)}.`
    case 'characters-look':
      return faces.length > 0 ? `${taker} {a|avez} le choix : ${cargo}.` : undefined
    case 'deck-hand':
      if (dealing) return faces.length > 0 ? `${belonging('Vos premières cartes', 'Premières cartes', taker)} : ${cargo}.` : undefined
      return `${taker} {pioche|piochez} ${cargo}.`
    case 'deck-aside':
      return `De la pioche, face visible : ${cargo}.`
    case 'deck-look':
      return `${taker} {regarde|regardez} le dessus de la pioche : ${cargo}.`
    case 'look-deck':
      return `${giver} {remet|remettez} ${cargo} sur la pioche.`
    case 'look-hand':
      return `${taker} {garde|gardez} ${cargo}.`
    case 'deck-front':
      return `De la pioche, droit devant ${taker} : ${cargo}.`
    case 'hand-discard':
      return `${giver} {défausse|défaussez} ${cargo}.`
    case 'front-discard':
      return `${giver} {défausse|défaussez} de {son|votre} jeu ${cargo}.`
    case 'front-deck':
    case 'hand-deck':
      return `Retour dans la pioche : ${cargo}.`
    case 'front-front':
      return `${capital(of(giver))} à ${taker} : ${cargo}.`
    case 'hand-hand':
      return `${taker} {prend|prenez} ${cargo} dans ${belonging('votre main', 'la main', giver)}.`
    case 'front-hand':
      return from.seat === to.seat
        ? `${taker} {reprend|reprenez} ${cargo} en main.`
        : `${taker} {prend|prenez} ${cargo}, qui ${moved.count === 1 ? 'était' : 'étaient'} devant ${giver}.`
    case 'hand-aside':
      return `${giver} {pose|posez} ${cargo} sur la table.`
    case 'aside-hand':
      return `${taker} {prend|prenez} ${cargo}.`
    case 'discard-hand':
      return `${taker} {prend|prenez} ${cargo} dans la défausse.`
    default:
      return undefined
  }
}

export const fr: TableWords = {
  suits: { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' },
  ranks: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  face: (card, rank, suit, { ranks, suits }) => `${card} (${ranks[rank]}${suits[suit]})`,
  typeset,
  list,
  a,
  the,
  you: { acts: 'vous', else: 'vous' },
  phases: {
    between: 'entre deux tours',
    start: 'début du tour',
    draw: 'phase de pioche',
    play: 'phase de jeu',
    discard: 'phase de défausse',
    end: 'fin du tour',
  },
  colt: 'Colt .45',
  someCard: 'une carte',

  events: {
    started: ({ sheriff }, say) =>
      sheriff === undefined
        ? 'Les cartes sont distribuées.'
        : `Les cartes sont distribuées. ${say.seat(sheriff)} ${say.ofThree ? '' : '{porte|portez} l’étoile de Shérif et '}{commence|commencez}.`,
    character: ({ seat, character, kept }, say) =>
      kept
        ? `${say.seat(seat)} {garde|gardez} ${say.character(character)}.`
        : `${say.seat(seat)} {entre|entrez} en scène : ${say.character(character)}.`,
    turn: ({ seat, number: turn }, say) => `Tour ${turn} : ${say.seat(seat)}.`,
    'turn-skipped': ({ seat }, say) => `${say.seat(seat)} {passe|passez} ce tour.`,
    played({ seat, card, as, target }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} comme ${say.a(as)}`
      if (target === undefined) return `${say.seat(seat)} {joue|jouez} ${used}.`
      return `${say.seat(seat)} {joue|jouez} ${used} ${target === seat ? 'sur {ses|vos} propres cartes' : `contre ${say.seat(target)}`}.`
    },
    answered({ seat, card, as, to }, say) {
      if (to === 'dying') return `Un pied dans la tombe, ${say.seat(seat)} {joue|jouez} ${say.a(card.id)}.`
      return `${say.seat(seat)} {répond|répondez} par ${say.a(card.id)}${as === card.id ? '' : ` en guise de ${say.card(as)}`}.`
    },
    declined: ({ seat }, say) => `${say.seat(seat)} {renonce|renoncez}.`,
    cancelled: ({ seat }, say) => `${say.seat(seat)} {esquive|esquivez}.`,
    checked({ seat, source, cards: flips, chosen, good }, say) {
      const flip = flips[chosen]
      if (flip === undefined) return `Plus aucune carte à retourner pour ${say.source(source)}.`
      return `${say.seat(seat)} {retourne|retournez} ${say.face(flip)} pour ${say.source(source)} : ${good ? 'ça marche' : 'pas de chance'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.seat(seat)} {montre|montrez} ${say.face(card)} (${say.source(because)}).`,
    wounded: ({ seat, amount, life, cause }, say) =>
      `${because(cause, say)}${say.seat(seat)} {perd|perdez} ${points(amount)} (${life > 0 ? `il en reste ${life}` : 'il n’en reste aucun'}).`,
    healed: ({ seat, amount, life, cause }, say) =>
      `${because(cause, say)}${say.seat(seat)} {récupère|récupérez} ${points(amount)} (total : ${Math.max(life, 0)}).`,
    drawing: () => undefined,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} {utilise|utilisez} ${ability(source, say)}${target === undefined ? '' : ` (${say.seat(target)})`}.`,
    exploded: ({ seat, card }, say) =>
      `${capital(say.the(card))} ${say.isYou(seat) ? `${say.seat(seat)} explose au nez` : `explose au nez ${of(say.seat(seat))}`} !`,
    'passed-on': ({ seat, to, card }, say) => `${capital(say.the(card))} passe ${of(say.seat(seat))} à ${say.seat(to)}.`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} {mord|mordez} la poussière : {c’était|vous étiez} ${ROLES[role]}.`
        : `${say.seat(by)} ${upon('{envoie|envoyez}', say.seat(seat))} au cimetière : ${was(seat, say)} ${ROLES[role]}.`,
    rewarded: ({ cards: n, victim }, say) => (n === 0 ? `Plus de cartes pour ${bounty(victim, say)}.` : `C’était ${bounty(victim, say)}.`),
    penalised: ({ seat, victim }, say) =>
      `${say.seat(victim)} {était|étiez} du côté de la loi : ${say.seat(seat)} {doit|devez} tout défausser.`,
    stick: ({ seat, from }, say) =>
      from === undefined
        ? `${say.seat(seat)} {détient|détenez} le Stick of Dynamite.`
        : `${say.seat(seat)} ${given('{prend|prenez}', 'le Stick of Dynamite', say.seat(from))}.`,
    used: ({ seat, card, target }, say) =>
      `${say.seat(seat)} {utilise|utilisez} ${say.the(card.id)}${target === undefined || target === seat ? '' : ` sur ${say.seat(target)}`}.`,
    unaffected: ({ seat, card, because: why }, say) =>
      `${capital(say.source(why))} : ${say.source(card)} ne ${say.isYou(seat) ? `${say.seat(seat)} fait rien` : `fait rien à ${say.seat(seat)}`}.`,
    spared: ({ seat, by }, say) => `${say.seat(by)} ${given('{épargne|épargnez}', 'un point de vie', say.seat(seat))}.`,
    ordered({ seat, source: by, victim, call, use, target }, say) {
      const as = use === call ? '' : ` comme ${say.card(use)}`
      const on = target === victim ? '' : ` sur ${say.seat(target)}`
      return `${capital(say.source(by))} : ${say.seat(seat)} ${say.isYou(victim) ? `${say.seat(victim)} ordonne` : `{ordonne|ordonnez} à ${say.seat(victim)}`} de jouer ${say.a(call)}${as}${on}.`
    },
    called: ({ seat, source: by, call, target }, say) =>
      `${capital(say.source(by))} : ${say.seat(seat)} ${target === undefined ? `{annonce|annoncez} ${called(call, say)}` : given('{annonce|annoncez}', called(call, say), say.seat(target))}.`,
    abilities: ({ seat, source: by, characters }, say) =>
      characters.length === 0
        ? `${say.seat(seat)} {n’a|n’avez} plus de capacité empruntée.`
        : `${capital(say.source(by))} : ${say.seat(seat)} {a|avez} maintenant la capacité ${of(list(characters.map((id) => say.character(id))))}.`,
    'hand-shown': ({ seat, cards: hand }, say) =>
      hand.length === 0
        ? `${say.seat(seat)} {n’a|n’avez} aucune carte à montrer.`
        : `${say.seat(seat)} {montre|montrez} toute {sa|votre} main : ${say.faces(hand)}.`,
    turned: ({ pile, card, seat }, say) =>
      pile === 'event'
        ? `Nouvel événement : ${say.source(card)}.`
        : `${seat === undefined ? 'Le spectacle continue' : `${say.seat(seat)} {retourne|retournez} une carte du spectacle`} : ${say.source(card)}.`,
    coming: ({ card }, say) => `À venir : ${say.source(card.id)}.`,
    returned: ({ seat, life, ghost, because }, say) =>
      ghost
        ? `${capital(say.source(because))} : ${say.seat(seat)} {revient|revenez} en fantôme.`
        : `${capital(say.source(because))} : ${say.seat(seat)} {revient|revenez} en jeu avec ${points(life)}.`,
    left: ({ seat, role }, say) =>
      `${belonging('Votre fantôme', 'Le fantôme', say.seat(seat))} s’évanouit${role ? ` : ${was(seat, say)} ${ROLES[role]}` : ''}.`,
    'roles-dealt': ({ seats, because }, say) =>
      `${capital(say.source(because))} : les rôles sont mélangés et redistribués (${say.seats(seats)}).`,
    'places-swapped': ({ seat, with: other }, say) =>
      `${say.seat(seat)} et ${say.seat(other)} ${say.isYou(seat) || say.isYou(other) ? 'échangez vos' : 'échangent leurs'} places.`,
    'passed-over': ({ seat }, say) => `${say.seat(seat)} {passe|passez} {son|votre} tour.`,
    'extra-turn': ({ seat, because }, say) => `${capital(say.source(because))} : ${say.seat(seat)} {joue|jouez} un tour de plus.`,
    counted: () => undefined,
    own: () => undefined,
    over({ by, winners, roles }, say) {
      const outcome = isOutcome(by) ? fr.outcomes[by](winners, say) : fr.ended
      return `${outcome} Les rôles : ${list(roles.map((role, seat) => `${say.seat(seat)} (${say.role(role)})`))}.`
    },
  },
  dodged: ({ seat, card, ...event }, say) =>
    event.type === 'used'
      ? `${say.seat(seat)} {esquive|esquivez} avec ${say.the(card.id)}.`
      : `${say.seat(seat)} {esquive|esquivez} avec ${say.a(card.id)}${event.as === card.id ? '' : ` en guise de ${say.card(event.as)}`}.`,
  bounty,
  transfer,
  because: (source, sentence) => `${capital(source)} : ${sentence}`,
  shuffled: (why, n) =>
    why === 'returned' ? 'On mélange la pioche.' : `On mélange la défausse, qui devient une nouvelle pioche de ${cards(n)}.`,

  questions: {
    'way-to-draw': { ask: () => 'Comment piochez-vous vos cartes ?', options: {} },
    play: {
      ask: () => 'C’est votre tour. Que faites-vous ?',
      options: {
        play: ({ card, seat }, say) =>
          `Jouer ${say.handle(card)}${seat === undefined ? '' : ` contre ${say.isYou(seat) ? 'vous-même' : say.seat(seat)}`}`,
        'as-bang': ({ card, seat }, say) =>
          `Tirer avec ${say.handle(card)} comme ${say.a('bang')}${seat === undefined ? '' : ` sur ${say.seat(seat)}`}`,
        use: ({ card, seat }, say) =>
          `Utiliser ${say.handle(card)}${seat === undefined ? '' : ` sur ${say.isYou(seat) ? 'vous-même' : say.seat(seat)}`}`,
        end: () => 'Terminer votre tour',
      },
    },
    discard: {
      ask: () => 'Vous avez plus de cartes en main que de points de vie. Quelle carte défaussez-vous ?',
      options: { discard: ({ card }, say) => `Défausser ${say.handle(card)}` },
    },
    shot: {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const aimed = text(facts, 'aimed')
        if (by !== undefined && aimed !== undefined)
          return `${say.face(faceIn(facts))} : ${say.seat(by)} tire sur votre carte ${say.card(aimed)}. La sauvez-vous ?`
        const shot = `${by === undefined ? 'On' : say.seat(by)} tire sur vous : ${say.face(faceIn(facts))}`
        const needs = number(facts, 'needs') ?? 1
        const missing = number(facts, 'missing') ?? needs
        if (missing < needs) return `${shot}, il faut encore ${missing > 1 ? missing : 'un'} ${say.card('missed')}. Esquivez-vous ?`
        return `${shot}, il faut ${needs > 1 ? needs : 'un'} ${say.card('missed')}. Esquivez-vous ?`
      },
      options: {
        missed: ({ card }, say) => `Esquiver avec ${say.handle(card)}`,
        ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}`,
        'take-it': () => 'Encaisser le tir',
      },
    },
    'give-bang': {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const against = number(facts, 'against')
        const price = `Défaussez ${say.a('bang')} ou perdez ${points(1)}.`
        if (by === undefined || against === undefined) return price
        return say.isYou(by)
          ? `Votre ${name(facts, say)} contre ${say.seat(against)} continue. ${price}`
          : `${say.seat(by)} joue ${aCard(facts, say)} contre vous. ${price}`
      },
      options: {
        give: ({ card }, say) => `Défausser ${say.handle(card)}`,
        ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}`,
        decline: () => `Perdre ${points(1)}`,
      },
    },
    ignore: {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const target = number(facts, 'target')
        const card = say.source(text(facts, 'card') ?? '')
        if (target !== undefined && !say.isYou(target)) return `${card} va s’appliquer à ${say.seat(target)}.`
        const aimed = text(facts, 'aimed')
        const whom = aimed === undefined ? 'vous' : `votre carte ${say.card(aimed)}`
        return `${by === undefined || say.isYou(by) ? '' : `${say.seat(by)} : `}${card} va s’appliquer à ${whom}. Y échapper ?`
      },
      options: { ignore: ({ card }, say) => `Y échapper avec ${say.handle(card)}`, 'let-it': () => 'Laisser faire' },
    },
    spare: {
      ask(asked, say) {
        const facts = about(asked.about)
        const seat = number(facts, 'seat')
        const lost = points(number(facts, 'amount') ?? 1)
        return `${seat === undefined ? 'Quelqu’un' : say.seat(seat)} va perdre ${lost} (${say.source(text(facts, 'card') ?? '')}). Intervenir ?`
      },
      options: { spare: ({ card }, say) => `Intervenir avec ${say.handle(card)}`, pass: () => 'Passer' },
    },
    'next-trigger': { ask: () => 'Vous avez perdu de la vie. Quelle capacité d’abord ?', options: {} },
    inherit: {
      ask(asked, say) {
        const seat = number(about(asked.about), 'seat')
        return `Quelle carte prenez-vous${seat === undefined ? '' : ` parmi celles que laisse ${say.seat(seat)}`} ?`
      },
      options: { take: ({ card }, say) => `Prendre ${say.handle(card)}`, 'from-hand': () => 'Une carte de la main au hasard' },
    },
    dying: {
      ask: () => 'Vous n’avez plus de points de vie. Pouvez-vous vous sauver ?',
      options: {
        beer: ({ card }, say) => `Jouer ${say.handle(card)} pour survivre`,
        'give-up': () => 'Rendre l’âme',
      },
    },
    flip: {
      ask(asked, say) {
        const source = text(about(asked.about), 'source')
        return `« Dégainez ! »${source === undefined ? '' : ` pour ${say.source(source)}`} : quelle carte compte ?`
      },
      options: { flip: ({ card }, say) => `Retenir ${say.handle(card)}` },
    },
    'keep-character': {
      ask: () => 'Vous avez survécu à la partie précédente. Gardez-vous votre personnage ?',
      options: { keep: () => 'Garder votre personnage', new: () => 'Prendre un nouveau personnage' },
    },
    'choose-character': {
      ask: () => 'Quel personnage jouez-vous ?',
      options: { choose: ({ card }, say) => `Jouer ${say.handle(card)}` },
    },
  },
  useAbility: (id, say) => `Utiliser ${ability(id, say)}`,

  reasons: {
    'game-over': () => 'La partie est terminée.',
    'old-question': () => 'C’était la réponse à une question précédente.',
    'not-asked': () => 'Ce n’est pas à vous de décider maintenant.',
    'not-allowed': () => 'Ce n’est pas possible maintenant.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'only-as-answer': (facts, say) => `${name(facts, say)} ne sert qu’à répondre : impossible de jouer cette carte maintenant.`,
    'bang-limit': (_facts, say) => `Un seul ${say.card('bang')} par tour.`,
    twin: (facts, say) => `Vous avez déjà ${aCard(facts, say)} devant vous.`,
    'not-a-bang': (facts, say) => `${name(facts, say)} n’est pas ${say.a('bang')}.`,
    'not-a-missed': (facts, say) => `${name(facts, say)} n’arrête pas un tir : il faut ${say.a('missed')}.`,
    'no-target': (facts, say) => `${name(facts, say)} ne vise personne.`,
    'target-needed': (facts, say) => `${name(facts, say)} a besoin d’une cible.`,
    'wrong-choice': () => 'Cela ne fait pas partie des choix.',
    'not-in-row': () => 'Prenez l’une des cartes face visible.',
    'not-in-front': () => 'Cette carte n’est pas devant vous.',
    forbidden: (facts, say) => `${source(facts, say)} interdit d’utiliser ainsi ${aCard(facts, say)}.`,
    'cost-needed': (facts, say) => `${name(facts, say)} se paie avec une autre carte de votre main.`,
    'not-ready': (facts, say) => `${name(facts, say)} ne s’utilise pas le tour où on l’a jouée.`,
    'switched-off': (facts, say) => `${name(facts, say)} n’a pas d’effet en ce moment.`,
    'not-to-be-used': (facts, say) => `${name(facts, say)} agit toute seule.`,
    'wrong-border': (facts, say) => `${name(facts, say)} n’a pas la bonne bordure.`,
    'wrong-suit': (facts, say) => `${name(facts, say)} n’a pas la bonne couleur.`,
    'needs-bang': (facts, say) => `${name(facts, say)} se joue avec ${say.a('bang')}.`,
    'must-play': (facts, say) => `Vous devez jouer ${say.the(text(facts, 'card') ?? '') || 'cette carte'} avant la fin de votre tour.`,
    'must-play-first': (facts, say) => `Jouez d’abord la carte montrée : ${name(facts, say)}.`,
    'own-card': () => 'Choisissez une carte de quelqu’un d’autre.',
    'still-in-play': (facts, say) => `${who(facts, say)} est encore en jeu.`,
    'full-life-there': (facts, say) => `${who(facts, say)} a tous ses points de vie.`,
    'second-target': (facts, say) => `${name(facts, say)} demande une deuxième cible.`,
    'no-escape': (facts, say) => `${name(facts, say)} ne permet pas d’y échapper.`,
    'once-a-turn': (facts, say) =>
      `${source(facts, say)} : ${(number(facts, 'times') ?? 1) > 1 ? `seulement ${number(facts, 'times')} fois par tour` : 'une seule fois par tour'}.`,
    'last-life': () => 'Vous ne pouvez pas donner votre dernier point de vie.',
    'incomplete-order': () => 'Dites en entier quelle carte doit être jouée, et comment.',
    'nothing-to-repeat': () => 'On ne peut répéter qu’une carte marron que l’on vient de jouer.',
    'no-such-seat': () => 'Personne ne joue à cette place.',
    'not-in-play': (facts, say) => `${who(facts, say)} n’est plus en jeu.`,
    yourself: () => 'Vous ne pouvez pas vous choisir.',
    'out-of-reach': (facts, say) =>
      facts.distance === undefined
        ? 'Hors de portée.'
        : `Hors de portée : ${who(facts, say)} est à distance ${facts.distance}, votre ${weapon(facts, say)} porte à ${facts.reach}.`,
    'too-far': (facts, say) =>
      facts.distance === undefined
        ? 'Trop loin.'
        : `Trop loin : ${who(facts, say)} est à distance ${facts.distance}, il faut être à ${facts.reach}.`,
    'no-cards': (facts, say) => `${who(facts, say)} n’a aucune carte.`,
    'nobody-has-cards': () => 'Aucun autre joueur n’a de carte.',
    sheriff: (facts, say) => `${name(facts, say)} ne peut pas se jouer contre le Shérif.`,
    'twin-there': (facts, say) => `${who(facts, say)} a déjà ${aCard(facts, say)} en jeu.`,
    'once-a-shot': (facts, say) => `Vous avez déjà utilisé ${ability(text(facts, 'card') ?? '', say) || 'cela'} contre ce tir.`,
    'only-beer-saves': (facts, say) => `${name(facts, say)} ne peut pas vous sauver : il faut ${say.a('beer')}.`,
    'two-players-left': (facts, say) => `${name(facts, say)} n’a aucun effet quand il ne reste que deux joueurs.`,
    'too-many-cards': (facts) =>
      `Vous avez ${cards(number(facts, 'cards') ?? 0)} en main et pouvez en garder ${number(facts, 'limit') ?? 0} : défaussez d’abord.`,
    'no-discards': () => 'La défausse est vide.',
    'full-life': () => 'Vous avez tous vos points de vie.',
    'no-life-for-ghosts': () => 'Un fantôme ne peut pas récupérer de vie.',
    'too-few-cards': (facts) => `Il faut ${cards(number(facts, 'cards') ?? 2)} en main.`,
  },
  fields: {
    'front-or-random': {
      ask: typeset('Quelle carte ? Une en jeu, ou une de la main, au hasard.'),
      none: 'une carte de la main, au hasard',
    },
    front: { ask: typeset('Quelle carte en jeu ?') },
    cost: { ask: typeset('Avec quelle autre carte payez-vous ?') },
    join: { ask: typeset('Quelles cartes jouez-vous en même temps ?'), none: 'rien d’autre' },
    'discard-two': { ask: typeset('Quelles 2 cartes défaussez-vous pour récupérer 1 point de vie ?') },
  },
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'En attente de réponses.' : `En attente ${of(say.seats(seats))}.`),
  outcomes: {
    law: (winners, say) => `Force reste à la loi : ${win(winners, say)} dans le camp du Shérif.`,
    outlaws: (winners, say) =>
      say.ofThree
        ? `Victoire du Hors-la-loi : ${win(winners, say)} en solitaire.`
        : `Le Shérif est tombé : ${win(winners, say)} dans le camp des Hors-la-loi.`,
    renegade: (winners, say) => `Victoire du Renégat : ${win(winners, say)} en solitaire.`,
    deputy: (winners, say) => `Victoire de l’Adjoint : ${win(winners, say)} en solitaire.`,
    'last-standing': (winners, say) => `Le spectacle est fini : plus personne d’autre n’est debout, ${win(winners, say)} en solitaire.`,
    nobody: () => 'Plus personne n’est debout : personne ne gagne.',
  },
  ended: 'La partie est terminée.',
  goals: {
    sheriff: 'Éliminez tous les Hors-la-loi et le Renégat.',
    deputy: typeset('Protégez le Shérif ; éliminez tous les Hors-la-loi et le Renégat.'),
    outlaw: 'Éliminez le Shérif.',
    renegade: typeset('Soyez la dernière personne en jeu : le Shérif doit tomber en dernier.'),
  },
  goalsOfThree: {
    deputy: 'Éliminez vous-même le Renégat, ou soyez la dernière personne en jeu.',
    outlaw: 'Éliminez vous-même l’Adjoint, ou soyez la dernière personne en jeu.',
    renegade: 'Éliminez vous-même le Hors-la-loi, ou soyez la dernière personne en jeu.',
  },
}
