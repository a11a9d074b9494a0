import { about, number, text } from '../../western/words/facts.ts'
import { a, capital, cards, list, points, the, to as toName, typeset } from '../../western/words/italian.ts'
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
const ability = (id: string, say: Say) => (say.character(id) ? `l’abilità di ${say.character(id)}` : say.source(id))

/** What moved: by name, or by number. */
const what = ({ count, faces }: Transfer, say: Say) => (faces.length === 0 ? cards(count) : say.faces(faces))

function transfer(moved: Transfer, say: Say): string | undefined {
  const { from, to, dealing, faces } = moved
  const giver = from.seat === undefined ? '' : say.seat(from.seat)
  const taker = to.seat === undefined ? '' : say.seat(to.seat)
  const cargo = what(moved, say)
  switch (`${from.zone}-${to.zone}`) {
    case 'roles-role':
      return faces.length > 0 && faces[0].id !== 'sheriff' ? `Ruolo segreto di ${taker}: ${say.role(faces[0].id)}.` : undefined
    case 'characters-look':
      return faces.length > 0 ? `${taker} può scegliere: ${cargo}.` : undefined
    case 'deck-hand':
      if (dealing) return faces.length > 0 ? `Prime carte di ${taker}: ${cargo}.` : undefined
      return `${taker} pesca ${cargo}.`
    case 'deck-aside':
      return `Dal mazzo, a faccia in su: ${cargo}.`
    case 'deck-look':
      return `${taker} guarda in cima al mazzo: ${cargo}.`
    case 'look-deck':
      return `${giver} rimette ${cargo} sul mazzo.`
    case 'look-hand':
      return `${taker} tiene ${cargo}.`
    case 'deck-front':
      return `Dal mazzo, dritto davanti ${toName(taker)}: ${cargo}.`
    case 'hand-discard':
      return `${giver} scarta ${cargo}.`
    case 'front-discard':
      return `${giver} scarta dal gioco ${cargo}.`
    case 'front-deck':
    case 'hand-deck':
      return `Di nuovo nel mazzo: ${cargo}.`
    case 'front-front':
      return `Da ${giver} ${toName(taker)}: ${cargo}.`
    case 'hand-hand':
      return `${taker} prende ${cargo} dalla mano di ${giver}.`
    case 'front-hand':
      return from.seat === to.seat ? `${taker} riprende in mano ${cargo}.` : `${taker} prende ${cargo} davanti ${toName(giver)}.`
    case 'hand-aside':
      return `${giver} mette ${cargo} sul tavolo.`
    case 'aside-hand':
      return `${taker} prende ${cargo}.`
    case 'discard-hand':
      return `${taker} prende ${cargo} dagli scarti.`
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
        : `Le carte sono distribuite. ${say.seat(sheriff)} porta la stella da Sceriffo e comincia.`,
    character: ({ seat, character, kept }, say) =>
      kept ? `${say.seat(seat)} tiene ${say.character(character)}.` : `${say.seat(seat)} entra in scena: ${say.character(character)}.`,
    turn: ({ seat, number: turn }, say) => `Turno ${turn}: ${say.seat(seat)}.`,
    'turn-skipped': ({ seat }, say) => `${say.seat(seat)} salta questo turno.`,
    played({ seat, card, as, target }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} come ${say.a(as)}`
      if (target === undefined) return `${say.seat(seat)} gioca ${used}.`
      return `${say.seat(seat)} gioca ${used} ${target === seat ? 'sulle proprie carte' : `contro ${say.seat(target)}`}.`
    },
    answered({ seat, card, as, to }, say) {
      if (to === 'dying') return `Con un piede nella fossa, ${say.seat(seat)} gioca ${say.a(card.id)}.`
      return `${say.seat(seat)} risponde con ${say.a(card.id)}${as === card.id ? '' : ` al posto di ${say.a(as)}`}.`
    },
    declined: ({ seat }, say) => `${say.seat(seat)} rinuncia.`,
    cancelled: ({ seat }, say) => `${say.seat(seat)} schiva.`,
    checked({ seat, source, cards: flips, chosen, good }, say) {
      if (flips.length === 0) return `Non ci sono più carte da girare per ${say.source(source)}.`
      return `${say.seat(seat)} gira ${say.face(flips[chosen])} per ${say.source(source)}: ${good ? 'funziona' : 'niente da fare'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.seat(seat)} mostra ${say.face(card)} (${say.source(because)}).`,
    wounded({ seat, amount, life }, say) {
      const left = life > 1 ? `ne restano ${life}` : life === 1 ? 'ne resta 1' : 'non ne restano'
      return `${say.seat(seat)} perde ${points(amount)} (${left}).`
    },
    healed: ({ seat, amount, life }, say) => `${say.seat(seat)} recupera ${points(amount)} (ora ${Math.max(life, 0)}).`,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} usa ${ability(source, say)}${target === undefined ? '' : ` (${say.seat(target)})`}.`,
    exploded: ({ seat, card }, say) => `${capital(say.the(card))} esplode in faccia ${toName(say.seat(seat))}!`,
    'passed-on': ({ seat, to, card }, say) => `${capital(say.the(card))} passa da ${say.seat(seat)} ${toName(say.seat(to))}.`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} morde la polvere: era ${ROLES[role]}.`
        : `${say.seat(by)} manda ${say.seat(seat)} al camposanto: era ${ROLES[role]}.`,
    rewarded: ({ cards: n, victim }, say) =>
      n === 0
        ? `Non ci sono più carte per la ricompensa sulla testa di ${say.seat(victim)}.`
        : `Era la ricompensa per la testa di ${say.seat(victim)}.`,
    penalised: ({ seat, victim }, say) => `${say.seat(victim)} stava dalla parte della legge: ${say.seat(seat)} deve scartare tutto.`,
    stick: ({ seat, from }, say) =>
      from === undefined
        ? `${say.seat(seat)} ha lo Stick of Dynamite.`
        : `${say.seat(seat)} prende lo Stick of Dynamite ${toName(say.seat(from))}.`,
    used: ({ seat, card, target }, say) =>
      `${say.seat(seat)} usa ${say.the(card.id)}${target === undefined || target === seat ? '' : ` su ${say.seat(target)}`}.`,
    unaffected: ({ seat, card, because }, say) =>
      `${capital(say.source(because))}: ${say.source(card)} non ha effetto su ${say.seat(seat)}.`,
    spared: ({ seat, by }, say) => `${say.seat(by)} risparmia un punto vita ${toName(say.seat(seat))}.`,
    ordered({ seat, source: by, victim, call, use, target }, say) {
      const as = use === call ? '' : ` come ${say.card(use)}`
      const on = target === victim ? '' : ` su ${say.seat(target)}`
      return `${capital(say.source(by))}: ${say.seat(seat)} ordina ${toName(say.seat(victim))} di giocare ${say.a(call)}${as}${on}.`
    },
    called: ({ seat, source: by, call, target }, say) =>
      `${capital(say.source(by))}: ${say.seat(seat)} chiama ${called(call, say)}${target === undefined ? '' : ` da ${say.seat(target)}`}.`,
    abilities: ({ seat, source: by, characters }, say) =>
      characters.length === 0
        ? `${say.seat(seat)} non ha più abilità prese in prestito.`
        : `${capital(say.source(by))}: ${say.seat(seat)} ha ora l’abilità di ${list(characters.map((id) => say.character(id)))}.`,
    'hand-shown': ({ seat, cards: hand }, say) =>
      hand.length === 0 ? `${say.seat(seat)} non ha carte da mostrare.` : `${say.seat(seat)} mostra tutta la mano: ${say.faces(hand)}.`,
    turned: ({ pile, card, seat }, say) =>
      pile === 'event'
        ? `Nuovo evento: ${say.source(card)}.`
        : `${seat === undefined ? 'Lo spettacolo continua' : `${say.seat(seat)} gira una carta dello spettacolo`}: ${say.source(card)}.`,
    coming: ({ card }, say) => `Il prossimo: ${say.source(card.id)}.`,
    returned: ({ seat, life, ghost, because }, say) =>
      ghost
        ? `${capital(say.source(because))}: ${say.seat(seat)} torna come fantasma.`
        : `${capital(say.source(because))}: ${say.seat(seat)} torna in gioco con ${points(life)}.`,
    left: ({ seat, role }, say) => `Il fantasma di ${say.seat(seat)} svanisce${role ? `: era ${ROLES[role]}` : ''}.`,
    'roles-dealt': ({ seats, because }, say) =>
      `${capital(say.source(because))}: i ruoli vengono mescolati e ridistribuiti (${say.seats(seats)}).`,
    'places-swapped': ({ seat, with: other }, say) => `${say.seat(seat)} e ${say.seat(other)} si scambiano di posto.`,
    'passed-over': ({ seat }, say) => `${say.seat(seat)} salta il turno.`,
    'extra-turn': ({ seat, because }, say) => `${capital(say.source(because))}: ${say.seat(seat)} gioca un altro turno.`,
    counted: () => undefined,
    own: () => undefined,
    over({ by, winners, roles }, say) {
      const outcome = isOutcome(by) ? it.outcomes[by](winners, say) : it.ended
      return `${outcome} I ruoli: ${list(roles.map((role, seat) => `${say.seat(seat)} (${say.role(role)})`))}.`
    },
  },
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
        const shot = by === undefined ? `Sei sotto tiro: ${card}.` : `${say.seat(by)} ti spara: ${card}.`
        const needs = number(facts, 'needs') ?? 1
        const missing = number(facts, 'missing') ?? needs
        if (missing < needs) return `${shot} ${missing > 1 ? 'Servono' : 'Serve'} ancora ${missing} ${say.card('missed')}. Schivi?`
        return needs > 1 ? `${shot} Servono ${needs} ${say.card('missed')} in tutto. Schivi?` : `${shot} Schivi?`
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
    'front-or-random': { ask: 'Quale carta in gioco? Nessuna: una carta a caso dalla mano.', none: 'una carta a caso dalla mano' },
    front: { ask: 'Quale carta in gioco?' },
    cost: { ask: 'Con quale altra carta paghi?' },
    join: { ask: 'Quali carte giochi insieme?', none: 'nient’altro' },
    'discard-two': { ask: 'Quali 2 carte scarti per recuperare 1 punto vita?' },
  },
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'In attesa di risposte.' : `In attesa di ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) =>
      `La legge trionfa: ${say.seats(winners)} ${winners.length === 1 ? 'vince' : 'vincono'} dalla parte dello Sceriffo.`,
    outlaws: (winners, say) =>
      `Lo Sceriffo è caduto: ${say.seats(winners)} ${winners.length === 1 ? 'vince' : 'vincono'} dalla parte dei Fuorilegge.`,
    renegade: (winners, say) => `Vince il Rinnegato: ${say.seats(winners)} non ha più rivali.`,
    deputy: (winners, say) => `Vince il Vice: ${say.seats(winners)}.`,
    'last-standing': (winners, say) => `Lo spettacolo è finito: resta solo ${say.seats(winners)}, che vince da solo.`,
    nobody: () => 'Nessuno è rimasto in piedi: non vince nessuno.',
  },
  ended: 'La partita è finita.',
  goals: {
    sheriff: 'Elimina tutti i Fuorilegge e il Rinnegato.',
    deputy: 'Proteggi lo Sceriffo; elimina tutti i Fuorilegge e il Rinnegato.',
    outlaw: 'Elimina lo Sceriffo.',
    renegade: 'Sii l’ultima persona in gioco: lo Sceriffo deve cadere per ultimo.',
  },
}
