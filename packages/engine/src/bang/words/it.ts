import { about, number, text } from '../../western/words/facts.ts'
import {
  a,
  belonging,
  beside,
  capital,
  cards,
  given,
  list,
  points,
  subject,
  the,
  to as toName,
  typeset,
  upon,
  win,
} from '../../western/words/italian.ts'
import type { RoleId } from '../facts.ts'
import { faceIn } from './facts.ts'
import type { Facts, OutcomeId, Say, TableWords, Transfer } from './types.ts'

const ROLES: { readonly [role in RoleId]: string } = {
  sheriff: 'lo Sceriffo',
  deputy: 'un Vice',
  outlaw: 'un Fuorilegge',
  renegade: 'un Rinnegato',
}

/** The card of a reason, or a plain word for it. */
const aCard = (facts: Facts, say: Say) => say.a(text(facts, 'card') ?? '') || 'questa carta'
const name = (facts: Facts, say: Say) => say.card(text(facts, 'card') ?? '') || 'Questa carta'
const who = (facts: Facts, say: Say) => {
  const seat = number(facts, 'seat')
  return seat === undefined ? 'Questa persona' : say.seat(seat)
}
/** All weapons are feminine: la tua Schofield. */
const weapon = (facts: Facts, say: Say) => {
  const id = text(facts, 'weapon') ?? 'colt-45'
  return id === 'colt-45' ? it.colt : say.card(id)
}
const source = (facts: Facts, say: Say) => capital(say.source(text(facts, 'source') ?? '')) || 'Questa regola'
const COLOURS: { readonly [call: string]: string } = {
  red: 'rosso',
  black: 'nero',
  hearts: 'Cuori',
  diamonds: 'Quadri',
  clubs: 'Fiori',
  spades: 'Picche',
}
/** What somebody calls out: a colour, a suit, the name of a card. */
const called = (call: string, say: Say) => COLOURS[call] ?? say.a(call)
const isOutcome = (by: string): by is OutcomeId => Object.hasOwn(it.outcomes, by)
/** What brings a loss or a gain, before it. */
const because = (cause: string, say: Say) => {
  const title = say.title(cause)
  return title === '' ? '' : `${title}: `
}
const bounty = (victim: number, say: Say) => `la ricompensa per ${belonging('la tua testa', 'la testa', say.seat(victim))}`
const was = (seat: number, say: Say) => (say.isYou(seat) ? 'eri' : 'era')
const ability = (id: string, say: Say) => (say.character(id) ? `l’abilità di ${say.character(id)}` : say.source(id))

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
      return `${say.ofThree ? belonging('Il tuo ruolo', 'Ruolo', taker) : belonging('Il tuo ruolo segreto', 'Ruolo segreto', taker)}: ${say.role(face.id)}.`
    case 'characters-look':
      return faces.length > 0 ? `${taker} {può|puoi} scegliere: ${cargo}.` : undefined
    case 'deck-hand':
      if (dealing) return faces.length > 0 ? `${belonging('Le tue prime carte', 'Prime carte', taker)}: ${cargo}.` : undefined
      return `${taker} {pesca|peschi} ${cargo}.`
    case 'deck-aside':
      return `Dal mazzo, a faccia in su: ${cargo}.`
    case 'deck-look':
      return `${taker} {guarda|guardi} in cima al mazzo: ${cargo}.`
    case 'look-deck':
      return `${giver} {rimette|rimetti} ${cargo} sul mazzo.`
    case 'look-hand':
      return `${taker} {tiene|tieni} ${cargo}.`
    case 'deck-front':
      return `Dal mazzo, dritto davanti ${toName(taker)}: ${cargo}.`
    case 'hand-discard':
      return `${giver} {scarta|scarti} ${cargo}.`
    case 'front-discard':
      return `${giver} {scarta|scarti} dal gioco ${cargo}.`
    case 'front-deck':
    case 'hand-deck':
      return `Di nuovo nel mazzo: ${cargo}.`
    case 'front-front':
      return `Da ${giver} ${toName(taker)}: ${cargo}.`
    case 'hand-hand':
      return `${taker} {prende|prendi} ${cargo} ${belonging('dalla tua mano', 'dalla mano', giver)}.`
    case 'front-hand':
      return from.seat === to.seat
        ? `${taker} {riprende|riprendi} in mano ${cargo}.`
        : `${taker} {prende|prendi} ${cargo}, che ${moved.count === 1 ? 'era' : 'erano'} davanti ${toName(giver)}.`
    case 'hand-aside':
      return `${giver} {mette|metti} ${cargo} sul tavolo.`
    case 'aside-hand':
      return `${taker} {prende|prendi} ${cargo}.`
    case 'discard-hand':
      return `${taker} {prende|prendi} ${cargo} dagli scarti.`
    default:
      return undefined
  }
}

export const it: TableWords = {
  suits: { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' },
  ranks: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  face: (card, rank, suit, { ranks, suits }) => `${card} (${ranks[rank]}${suits[suit]})`,
  typeset,
  list,
  a,
  the,
  you: { acts: '', else: 'te' },
  phases: {
    between: 'tra due turni',
    start: 'inizio del turno',
    draw: 'fase di pesca',
    play: 'fase di gioco',
    discard: 'fase di scarto',
    end: 'fine del turno',
  },
  colt: 'Colt .45',
  someCard: 'una carta',

  events: {
    started: ({ sheriff }, say) =>
      sheriff === undefined
        ? 'Le carte sono distribuite.'
        : `Le carte sono distribuite. ${say.seat(sheriff)} ${say.ofThree ? '' : '{porta|porti} la stella da Sceriffo e '}{comincia|cominci}.`,
    character: ({ seat, character, kept }, say) =>
      kept
        ? `${say.seat(seat)} {tiene|tieni} ${say.character(character)}.`
        : `${say.seat(seat)} {entra|entri} in scena: ${say.character(character)}.`,
    turn: ({ seat, number: turn }, say) => `Turno ${turn}: ${say.seat(seat)}.`,
    'turn-skipped': ({ seat }, say) => `${say.seat(seat)} {salta|salti} questo turno.`,
    played({ seat, card, as, target }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} come ${say.a(as)}`
      if (target === undefined) return `${say.seat(seat)} {gioca|giochi} ${used}.`
      return `${say.seat(seat)} {gioca|giochi} ${used} ${target === seat ? 'sulle {proprie|tue} carte' : beside('contro', say.seat(target))}.`
    },
    answered({ seat, card, as, to }, say) {
      if (to === 'dying') return `Con un piede nella fossa, ${say.seat(seat)} {gioca|giochi} ${say.a(card.id)}.`
      return `${say.seat(seat)} {risponde|rispondi} con ${say.a(card.id)}${as === card.id ? '' : ` al posto di ${say.a(as)}`}.`
    },
    declined: ({ seat }, say) => `${say.seat(seat)} {rinuncia|rinunci}.`,
    cancelled: ({ seat }, say) => `${say.seat(seat)} {schiva|schivi}.`,
    checked({ seat, source, cards: flips, chosen, good }, say) {
      const flip = flips[chosen]
      if (flip === undefined) return `Non ci sono più carte da girare per ${say.source(source)}.`
      return `${say.seat(seat)} {gira|giri} ${say.face(flip)} per ${say.source(source)}: ${good ? 'funziona' : 'niente da fare'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.seat(seat)} {mostra|mostri} ${say.face(card)} (${say.source(because)}).`,
    wounded({ seat, amount, life, cause }, say) {
      const left = life > 1 ? `ne restano ${life}` : life === 1 ? 'ne resta 1' : 'non ne restano'
      return `${because(cause, say)}${say.seat(seat)} {perde|perdi} ${points(amount)} (${left}).`
    },
    healed: ({ seat, amount, life, cause }, say) =>
      `${because(cause, say)}${say.seat(seat)} {recupera|recuperi} ${points(amount)} (ora ${Math.max(life, 0)}).`,
    drawing: () => undefined,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} {usa|usi} ${ability(source, say)}${target === undefined ? '' : ` (${say.seat(target)})`}.`,
    exploded: ({ seat, card }, say) => `${capital(say.the(card))} ${given('{esplode|esplodi}', 'in faccia', say.seat(seat))}!`,
    'passed-on': ({ seat, to, card }, say) => `${capital(say.the(card))} passa da ${say.seat(seat)} ${toName(say.seat(to))}.`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} {morde|mordi} la polvere: {era|eri} ${ROLES[role]}.`
        : `${say.seat(by)} ${upon('{manda|mandi}', say.seat(seat))} al camposanto: ${was(seat, say)} ${ROLES[role]}.`,
    rewarded: ({ cards: n, victim }, say) =>
      n === 0 ? `Non ci sono più carte per ${bounty(victim, say)}.` : `Era ${bounty(victim, say)}.`,
    penalised: ({ seat, victim }, say) =>
      `${say.seat(victim)} {stava|stavi} dalla parte della legge: ${say.seat(seat)} {deve|devi} scartare tutto.`,
    stick: ({ seat, from }, say) =>
      from === undefined
        ? `${say.seat(seat)} {ha|hai} lo Stick of Dynamite.`
        : `${say.seat(seat)} ${given('{prende|prendi}', 'lo Stick of Dynamite', say.seat(from))}.`,
    used: ({ seat, card, target }, say) =>
      `${say.seat(seat)} {usa|usi} ${say.the(card.id)}${target === undefined || target === seat ? '' : ` ${beside('su', say.seat(target))}`}.`,
    unaffected: ({ seat, card, because: why }, say) =>
      `${capital(say.source(why))}: ${say.source(card)} non ha effetto ${beside('su', say.seat(seat))}.`,
    spared: ({ seat, by }, say) => `${say.seat(by)} ${given('{risparmia|risparmi}', 'un punto vita', say.seat(seat))}.`,
    ordered({ seat, source: by, victim, call, use, target }, say) {
      const as = use === call ? '' : ` come ${say.card(use)}`
      const on = target === victim ? '' : ` ${beside('su', say.seat(target))}`
      return `${capital(say.source(by))}: ${say.seat(seat)} ${say.isYou(victim) ? 'ti ordina' : `{ordina|ordini} ${toName(say.seat(victim))}`} di giocare ${say.a(call)}${as}${on}.`
    },
    called: ({ seat, source: by, call, target }, say) =>
      `${capital(say.source(by))}: ${say.seat(seat)} {chiama|chiami} ${called(call, say)}${target === undefined ? '' : ` da ${say.seat(target)}`}.`,
    abilities: ({ seat, source: by, characters }, say) =>
      characters.length === 0
        ? `${say.seat(seat)} {non ha|non hai} più abilità prese in prestito.`
        : `${capital(say.source(by))}: ${say.seat(seat)} {ha|hai} ora l’abilità di ${list(characters.map((id) => say.character(id)))}.`,
    'hand-shown': ({ seat, cards: hand }, say) =>
      hand.length === 0
        ? `${say.seat(seat)} {non ha|non hai} carte da mostrare.`
        : `${say.seat(seat)} {mostra|mostri} tutta la mano: ${say.faces(hand)}.`,
    turned: ({ pile, card, seat }, say) =>
      pile === 'event'
        ? `Nuovo evento: ${say.source(card)}.`
        : `${seat === undefined ? 'Lo spettacolo continua' : `${say.seat(seat)} {gira|giri} una carta dello spettacolo`}: ${say.source(card)}.`,
    coming: ({ card }, say) => `Il prossimo: ${say.source(card.id)}.`,
    returned: ({ seat, life, ghost, because }, say) =>
      ghost
        ? `${capital(say.source(because))}: ${say.seat(seat)} {torna|torni} come fantasma.`
        : `${capital(say.source(because))}: ${say.seat(seat)} {torna|torni} in gioco con ${points(life)}.`,
    left: ({ seat, role }, say) =>
      `${belonging('Il tuo fantasma', 'Il fantasma', say.seat(seat))} svanisce${role ? `: ${was(seat, say)} ${ROLES[role]}` : ''}.`,
    'roles-dealt': ({ seats, because }, say) =>
      `${capital(say.source(because))}: i ruoli vengono mescolati e ridistribuiti (${say.seats(seats)}).`,
    'places-swapped'({ seat, with: other }, say) {
      if (say.isYou(seat) || say.isYou(other)) return `Tu e ${say.seat(say.isYou(seat) ? other : seat)} vi scambiate di posto.`
      return `${say.seat(seat)} e ${say.seat(other)} si scambiano di posto.`
    },
    'passed-over': ({ seat }, say) => `${say.seat(seat)} {salta|salti} il turno.`,
    'extra-turn': ({ seat, because }, say) => `${capital(say.source(because))}: ${say.seat(seat)} {gioca|giochi} un altro turno.`,
    counted: () => undefined,
    own: () => undefined,
    over({ by, winners, roles }, say) {
      const outcome = isOutcome(by) ? it.outcomes[by](winners, say) : it.ended
      return `${outcome} I ruoli: ${list(roles.map((role, seat) => `${subject(seat, say)} (${say.role(role)})`))}.`
    },
  },
  dodged: ({ seat, card, ...event }, say) =>
    event.type === 'used'
      ? `${say.seat(seat)} {schiva|schivi} con ${say.the(card.id)}.`
      : `${say.seat(seat)} {schiva|schivi} con ${say.a(card.id)}${event.as === card.id ? '' : ` al posto di ${say.a(event.as)}`}.`,
  bounty,
  transfer,
  because: (source, sentence) => `${capital(source)}: ${sentence}`,
  shuffled: (why, n) =>
    why === 'returned' ? 'Si mescola il mazzo.' : `Si mescolano gli scarti, che diventano un nuovo mazzo di ${cards(n)}.`,

  questions: {
    'way-to-draw': { ask: () => 'Come peschi le tue carte?', options: {} },
    play: {
      ask: () => 'È il tuo turno. Che cosa fai?',
      options: {
        play: ({ card, seat }, say) =>
          `Gioca ${say.handle(card)}${seat === undefined ? '' : ` contro ${say.isYou(seat) ? 'te' : say.seat(seat)}`}`,
        'as-bang': ({ card, seat }, say) =>
          `Spara con ${say.handle(card)} come ${say.a('bang')}${seat === undefined ? '' : ` ${toName(say.seat(seat))}`}`,
        use: ({ card, seat }, say) =>
          `Usa ${say.handle(card)}${seat === undefined ? '' : ` su ${say.isYou(seat) ? 'te' : say.seat(seat)}`}`,
        end: () => 'Termina il turno',
      },
    },
    discard: {
      ask: () => 'Hai in mano più carte dei tuoi punti vita. Quale carta scarti?',
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    shot: {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const card = say.face(faceIn(facts))
        const aimed = text(facts, 'aimed')
        if (by !== undefined && aimed !== undefined) return `${card}: ${say.seat(by)} spara alla tua carta ${say.card(aimed)}. La salvi?`
        const shot = by === undefined ? `Sei sotto tiro: ${card}` : `${say.seat(by)} ti spara: ${card}`
        const needs = number(facts, 'needs') ?? 1
        const missing = number(facts, 'missing') ?? needs
        if (missing < needs)
          return `${shot}, ${missing > 1 ? `servono ancora ${missing}` : 'serve ancora un'} ${say.card('missed')}. Schivi?`
        return `${shot}, ${needs > 1 ? `servono ${needs}` : 'serve un'} ${say.card('missed')}. Schivi?`
      },
      options: {
        missed: ({ card }, say) => `Schiva con ${say.handle(card)}`,
        ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}`,
        'take-it': () => 'Incassa il colpo',
      },
    },
    'give-bang': {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const against = number(facts, 'against')
        const price = `Scarta ${say.a('bang')} o perdi ${points(1)}.`
        if (by === undefined || against === undefined) return price
        return say.isYou(by)
          ? `${name(facts, say)} contro ${say.seat(against)}: tocca ancora a te. ${price}`
          : `${say.seat(by)} gioca ${aCard(facts, say)} contro di te. ${price}`
      },
      options: {
        give: ({ card }, say) => `Scarta ${say.handle(card)}`,
        ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}`,
        decline: () => `Perdi ${points(1)}`,
      },
    },
    ignore: {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const target = number(facts, 'target')
        const card = say.source(text(facts, 'card') ?? '')
        if (target !== undefined && !say.isYou(target)) return `${card} sta per colpire ${say.seat(target)}.`
        const aimed = text(facts, 'aimed')
        const whom = aimed === undefined ? 'su di te' : `sulla tua carta ${say.card(aimed)}`
        return `${by === undefined || say.isYou(by) ? '' : `${say.seat(by)}: `}${card} sta per avere effetto ${whom}. Ti tiri fuori?`
      },
      options: { ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}`, 'let-it': () => 'Lascia fare' },
    },
    spare: {
      ask(asked, say) {
        const facts = about(asked.about)
        const seat = number(facts, 'seat')
        const lost = points(number(facts, 'amount') ?? 1)
        return `${seat === undefined ? 'Qualcuno' : say.seat(seat)} sta per perdere ${lost} (${say.source(text(facts, 'card') ?? '')}). Intervieni?`
      },
      options: { spare: ({ card }, say) => `Intervieni con ${say.handle(card)}`, pass: () => 'Passa' },
    },
    'next-trigger': { ask: () => 'Hai perso vita. Quale abilità viene prima?', options: {} },
    inherit: {
      ask(asked, say) {
        const seat = number(about(asked.about), 'seat')
        return `Quale carta prendi${seat === undefined ? '' : ` da quelle che lascia ${say.seat(seat)}`}?`
      },
      options: { take: ({ card }, say) => `Prendi ${say.handle(card)}`, 'from-hand': () => 'Una carta a caso dalla mano' },
    },
    dying: {
      ask: () => 'Non hai più punti vita. Puoi salvarti?',
      options: {
        beer: ({ card }, say) => `Gioca ${say.handle(card)} per sopravvivere`,
        'give-up': () => 'Esala l’ultimo respiro',
      },
    },
    flip: {
      ask(asked, say) {
        const source = text(about(asked.about), 'source')
        return `“Estrai!”${source === undefined ? '' : ` per ${say.source(source)}`}: quale carta conta?`
      },
      options: { flip: ({ card }, say) => `Scegli ${say.handle(card)}` },
    },
    'keep-character': {
      ask: () => 'La partita precedente non ti ha fatto fuori. Tieni il tuo personaggio?',
      options: { keep: () => 'Tieni il tuo personaggio', new: () => 'Prendi un nuovo personaggio' },
    },
    'choose-character': {
      ask: () => 'Quale personaggio giochi?',
      options: { choose: ({ card }, say) => `Gioca ${say.handle(card)}` },
    },
  },
  useAbility: (id, say) => `Usa ${ability(id, say)}`,

  reasons: {
    'game-over': () => 'La partita è finita.',
    'old-question': () => 'Era la risposta a una domanda precedente.',
    'not-asked': () => 'Adesso non tocca a te decidere.',
    'not-allowed': () => 'Adesso non è possibile.',
    'not-in-hand': () => 'Questa carta non è nella tua mano.',
    'only-as-answer': (facts, say) => `${name(facts, say)} serve solo a rispondere: adesso non puoi giocare questa carta.`,
    'bang-limit': (_facts, say) => `Un solo ${say.card('bang')} per turno.`,
    twin: (facts, say) => `Hai già ${aCard(facts, say)} davanti a te.`,
    'not-a-bang': (facts, say) => `${name(facts, say)} non è ${say.a('bang')}.`,
    'not-a-missed': (facts, say) => `${name(facts, say)} non ferma uno sparo: serve ${say.a('missed')}.`,
    'no-target': (facts, say) => `${name(facts, say)} non ha bersagli.`,
    'target-needed': (facts, say) => `${name(facts, say)} ha bisogno di un bersaglio.`,
    'wrong-choice': () => 'Non è tra le scelte possibili.',
    'not-in-row': () => 'Prendi una delle carte a faccia in su.',
    'not-in-front': () => 'Quella carta non è davanti a te.',
    forbidden: (facts, say) => `${source(facts, say)} vieta di usare così ${aCard(facts, say)}.`,
    'cost-needed': (facts, say) => `${name(facts, say)} si paga con un’altra carta della mano.`,
    'not-ready': (facts, say) => `${name(facts, say)} non si usa nel turno in cui è stata giocata.`,
    'switched-off': (facts, say) => `${name(facts, say)} per ora non ha effetto.`,
    'not-to-be-used': (facts, say) => `${name(facts, say)} agisce da sola.`,
    'wrong-border': (facts, say) => `${name(facts, say)} non ha il bordo giusto.`,
    'wrong-suit': (facts, say) => `${name(facts, say)} non ha il seme giusto.`,
    'needs-bang': (facts, say) => `${name(facts, say)} si gioca insieme a ${say.a('bang')}.`,
    'must-play': (facts, say) => `Devi giocare ${say.the(text(facts, 'card') ?? '') || 'questa carta'} prima di finire il turno.`,
    'must-play-first': (facts, say) => `Gioca prima la carta mostrata: ${name(facts, say)}.`,
    'own-card': () => 'Scegli una carta di un altro giocatore.',
    'still-in-play': (facts, say) => `${who(facts, say)} è ancora in gioco.`,
    'full-life-there': (facts, say) => `${who(facts, say)} ha tutti i punti vita.`,
    'second-target': (facts, say) => `${name(facts, say)} richiede un secondo bersaglio.`,
    'no-escape': (facts, say) => `${name(facts, say)} non ti tira fuori da questo.`,
    'once-a-turn': (facts, say) =>
      `${source(facts, say)}: ${(number(facts, 'times') ?? 1) > 1 ? `solo ${number(facts, 'times')} volte per turno` : 'solo una volta per turno'}.`,
    'last-life': () => 'Non puoi dare il tuo ultimo punto vita.',
    'incomplete-order': () => 'Di’ per intero quale carta va giocata, e come.',
    'nothing-to-repeat': () => 'Si può ripetere solo una carta marrone appena giocata.',
    'no-such-seat': () => 'A quel posto non gioca nessuno.',
    'not-in-play': (facts, say) => `${who(facts, say)} non è più in gioco.`,
    yourself: () => 'Non puoi scegliere te.',
    'out-of-reach': (facts, say) =>
      facts.distance === undefined
        ? 'Fuori gittata.'
        : `Fuori gittata: ${who(facts, say)} è a distanza ${facts.distance}, la tua ${weapon(facts, say)} arriva a ${facts.reach}.`,
    'too-far': (facts, say) =>
      facts.distance === undefined
        ? 'Troppo lontano.'
        : `Troppo lontano: ${who(facts, say)} è a distanza ${facts.distance}, deve essere ${facts.reach}.`,
    'no-cards': (facts, say) => `${who(facts, say)} non ha carte.`,
    'nobody-has-cards': () => 'Nessun altro giocatore ha carte.',
    sheriff: (facts, say) => `${name(facts, say)} non si può giocare contro lo Sceriffo.`,
    'twin-there': (facts, say) => `${who(facts, say)} ha già ${aCard(facts, say)} in gioco.`,
    'once-a-shot': (facts, say) => `Hai già usato ${ability(text(facts, 'card') ?? '', say) || 'questo'} contro questo sparo.`,
    'only-beer-saves': (facts, say) => `${name(facts, say)} non può salvarti: serve ${say.a('beer')}.`,
    'two-players-left': (facts, say) => `${name(facts, say)} non ha effetto quando restano solo due giocatori.`,
    'too-many-cards': (facts) =>
      `Hai in mano ${cards(number(facts, 'cards') ?? 0)} e puoi tenerne ${number(facts, 'limit') ?? 0}: prima scarta.`,
    'no-discards': () => 'Non ci sono scarti.',
    'full-life': () => 'Hai tutti i tuoi punti vita.',
    'no-life-for-ghosts': () => 'Un fantasma non può recuperare vita.',
    'too-few-cards': (facts) => `Servono ${cards(number(facts, 'cards') ?? 2)} in mano.`,
  },
  fields: {
    'front-or-random': { ask: 'Quale carta? Una in gioco, o una a caso dalla mano.', none: 'una carta a caso dalla mano' },
    front: { ask: 'Quale carta in gioco?' },
    cost: { ask: 'Con quale altra carta paghi?' },
    join: { ask: 'Quali carte giochi insieme?', none: 'nient’altro' },
    'discard-two': { ask: 'Quali 2 carte scarti per recuperare 1 punto vita?' },
  },
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'In attesa di risposte.' : `In attesa di ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `La legge trionfa: ${win(winners, say)} dalla parte dello Sceriffo.`,
    outlaws: (winners, say) =>
      say.ofThree
        ? `Vittoria del Fuorilegge: ${win(winners, say)} in solitaria.`
        : `Lo Sceriffo è caduto: ${win(winners, say)} dalla parte dei Fuorilegge.`,
    renegade: (winners, say) => `Vittoria del Rinnegato: ${win(winners, say)} in solitaria.`,
    deputy: (winners, say) => `Vittoria del Vice: ${win(winners, say)} in solitaria.`,
    'last-standing': (winners, say) => `Lo spettacolo è finito: nessun altro è in piedi, ${win(winners, say)} in solitaria.`,
    nobody: () => 'Nessuno è rimasto in piedi: non vince nessuno.',
  },
  ended: 'La partita è finita.',
  goals: {
    sheriff: 'Elimina tutti i Fuorilegge e il Rinnegato.',
    deputy: 'Proteggi lo Sceriffo; elimina tutti i Fuorilegge e il Rinnegato.',
    outlaw: 'Elimina lo Sceriffo.',
    renegade: 'Sii l’ultima persona in gioco: lo Sceriffo deve cadere per ultimo.',
  },
  goalsOfThree: {
    deputy: 'Elimina tu il Rinnegato, o resta l’ultima persona in gioco.',
    outlaw: 'Elimina tu il Vice, o resta l’ultima persona in gioco.',
    renegade: 'Elimina tu il Fuorilegge, o resta l’ultima persona in gioco.',
  },
}
