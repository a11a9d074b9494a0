import { about, number, text } from '../../western/words/facts.ts'
import { a, belonging, beside, capital, cards, joined, list, points, the, to, typeset, win } from '../../western/words/italian.ts'
import type { Facts } from '../../western/words/types.ts'
import { entries } from './entries.it.ts'
import { verb } from './several.ts'
import type { DuelWords, Say, Transfer } from './types.ts'

const name = (facts: Facts, say: Say): string => say.name(text(facts, 'card') ?? '') || 'Questa carta'
const who = (facts: Facts, say: Say): string => say.name(text(facts, 'character') ?? '')
const source = (facts: Facts, say: Say): string => say.name(text(facts, 'source') ?? '')

const left = (life: number): string => (life < 1 ? 'non ne restano' : life === 1 ? 'ne resta 1' : `ne restano ${life}`)

function transfer(moved: Transfer, say: Say): string | undefined {
  const { from, to: goal, faces, dealing, count: n } = moved
  const giver = from.seat === undefined ? '' : say.seat(from.seat)
  const taker = goal.seat === undefined ? '' : say.seat(goal.seat)
  const cargo = faces.length === 0 ? cards(n) : say.names(faces)
  switch (`${from.zone.replace(/-\d/, '')}-${goal.zone.replace(/-\d/, '')}`) {
    case 'deck-hand':
    case 'common-hand':
      if (dealing) return faces.length > 0 ? `${belonging('Le tue prime carte', 'Prime carte', taker)}: ${cargo}.` : undefined
      return from.seat !== undefined && from.seat !== goal.seat
        ? `${taker} {pesca|peschi} ${cargo} ${belonging('dal tuo mazzo', 'dal mazzo', giver)}.`
        : `${taker} {pesca|peschi} ${cargo}.`
    case 'reserve-look':
      return faces.length > 0 ? `${belonging('I tuoi primi due', 'I primi due', taker)}: ${cargo}.` : undefined
    case 'deck-look':
    case 'common-look':
      return `${taker} {pesca|peschi} ${cargo} per scegliere.`
    case 'look-hand':
      return `${taker} {tiene|tieni} ${cargo}.`
    case 'look-discard':
    case 'hand-discard':
      return `${giver} {scarta|scarti} ${cargo}.`
    case 'deck-aside':
    case 'common-aside':
      return `Sul bancone: ${cargo}.`
    case 'aside-hand':
      return `${taker} {prende|prendi} ${cargo}.`
    case 'hand-hand':
      return `${taker} {prende|prendi} ${cargo} ${belonging('dalla tua mano', 'dalla mano', giver)}.`
    case 'equipment-hand':
      return `${taker} {prende|prendi} ${cargo} dal gioco.`
    case 'equipment-discard':
      return `${n === 1 ? 'Esce' : 'Escono'} dal gioco: ${cargo}.`
    default:
      return undefined
  }
}

export const it: DuelWords = {
  ...entries,
  title: 'BANG! The Duel',
  adds: 'La Legge contro i Fuorilegge, in due: 24 personaggi, due alla volta in strada, e un mazzo per parte.',
  typeset,
  you: { acts: '', else: 'te' },
  list,
  a,
  the,
  sides: { law: 'la Legge', outlaw: 'i Fuorilegge' },
  backs: { law: 'una carta col dorso della Legge', outlaw: 'una carta col dorso dei Fuorilegge' },
  symbols: { barrel: 'un barile', snake: 'un serpente', dynamite: 'una dinamite', horseshoe: 'un ferro di cavallo' },
  turned: (symbol, card) => `${symbol} (${card})`,
  goals: { law: 'Elimina tutti i personaggi fuorilegge.', outlaw: 'Elimina tutti i personaggi della Legge.' },
  phases: { setup: 'preparazione', start: 'inizio del turno', draw: 'fase di pesca', play: 'fase di gioco', discard: 'fase di scarto' },
  positions: { active: 'attivo', backup: 'arretrato' },
  states: {
    awake: 'sveglio: davanti',
    asleep: 'dorme: non è davanti',
    always: 'non dorme mai',
    targeted: 'sveglio: sotto tiro',
  },
  events: {
    started: ({ law, outlaw }, say) =>
      `${say.seat(law)} {sta|stai} con la Legge e {comincia|cominci}; ${say.seat(outlaw)} {guida|guidi} i Fuorilegge.`,
    entered: ({ seat, character, life, active }, say) =>
      `${say.name(character)} ${verb(character, 'scende', 'scendono')} in strada per ${say.seat(seat)}, ${active ? 'davanti' : 'dietro'}, con ${points(life)}.`,
    turn: ({ seat, number: turn }, say) => `Turno ${turn}: ${say.seat(seat)}.`,
    played({ seat, card, as, target, side }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} come ${say.a(as)}`
      const at =
        target !== undefined
          ? ` ${joined('su', say.the(target))}`
          : side === undefined
            ? ''
            : side === seat
              ? ' dalla {propria|tua} parte'
              : ` ${beside('su', say.seat(side))}`
      return `${say.seat(seat)} {gioca|giochi} ${used}${at}.`
    },
    copied: ({ seat, card, target }, say) =>
      `${say.name('pearl-hat')}: ${say.seat(seat)} {copia|copi} ${say.the(card)}${target === undefined ? '' : ` ${joined('su', say.the(target))}`}.`,
    answered({ seat, card, as, character }, say) {
      if (as === 'extra') return `${say.seat(seat)} {paga|paghi} la schivata con ${say.a(card.id)}.`
      return as === 'dodge'
        ? `${say.name(character)} ${verb(character, 'schiva', 'schivano')} con ${say.a(card.id)}.`
        : `${say.seat(seat)} {dà|dai} ${say.a(card.id)} per ${say.name(character)}.`
    },
    declined: ({ seat, character }, say) => `${say.seat(seat)} {non dà|non dai} nulla per ${say.name(character)}.`,
    fired: ({ source: from, target }, say) => `${capital(say.the(from))}: un colpo ${to(say.name(target))}.`,
    dodged: ({ character }, say) => `Il colpo manca ${say.name(character)}.`,
    revealed({ seat, source: from, cards: turned, chosen, good }, say) {
      if (turned.length === 0) return `Nessuna carta da girare per ${say.the(from)}.`
      return `${say.seat(seat)} {gira|giri} ${say.symbol(turned[chosen])} per ${say.the(from)}: ${good ? 'ci siamo' : 'niente'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.name(because)}: ${say.seat(seat)} {mostra|mostri} ${say.symbol(card)}.`,
    wounded: ({ character, life, cause }, say) =>
      `${say.name(cause)}: ${say.name(character)} ${verb(character, 'perde', 'perdono')} un punto vita (${left(life)}).`,
    healed: ({ character, amount, life, cause }, say) =>
      `${say.name(cause)}: ${say.name(character)} ${verb(character, 'recupera', 'recuperano')} ${points(amount)} (ora ${life}).`,
    ability: ({ seat, source: from }, say) => `${say.seat(seat)} {usa|usi} ${say.the(from)}.`,
    swapped: ({ seat, character }, say) => `${say.name(character)} ${verb(character, 'passa', 'passano')} davanti per ${say.seat(seat)}.`,
    recharged: ({ seat, card }, say) => `${say.seat(seat)} {ricarica|ricarichi} ${say.a(card.id)}.`,
    exploded: ({ character, card }, say) => `${capital(say.the(card))} esplode sotto ${say.name(character)}!`,
    'passed-on': ({ character, card }, say) => `${capital(say.the(card))} rotola fino a ${say.name(character)}.`,
    eliminated: ({ seat, character }, say) =>
      `${say.name(character)} ${verb(character, 'morde', 'mordono')} la polvere: uno in meno per ${say.seat(seat)}.`,
    alone: ({ seat, character }, say) =>
      `Per ${say.seat(seat)} ${verb(character, 'resta', 'restano')} in piedi solo ${say.name(character)}.`,
    over: ({ by, winners }, say) => it.outcomes[by](winners, say),
  },
  transfer,
  shuffled: (n) => `Gli scarti, mescolati, diventano un mazzo comune di ${cards(n)}.`,
  questions: {
    'choose-active': {
      ask: () => 'Chi comincia davanti?',
      options: { choose: ({ card }, say) => `${say.handle(card)} davanti` },
    },
    play: {
      ask: () => 'È il tuo turno. Che cosa fai?',
      options: {
        play: ({ card, seat }, say) =>
          `Gioca ${say.handle(card)}${seat === undefined ? '' : say.isYou(seat) ? ' dalla tua parte' : ` dalla parte di ${say.seat(seat)}`}`,
        rob: ({ card, seat }, say) => `Gioca ${say.handle(card)} sulla mano di ${say.seat(seat ?? 0)}`,
        'as-colt': ({ card }, say) => `Spara ${say.handle(card)} come ${say.a('colt')}`,
        recharge: ({ card }, say) => `Ricarica ${say.handle(card)}: scartala e pesca una carta`,
        swap: () => 'Manda davanti l’altro personaggio',
        end: () => 'Finisci il turno',
      },
    },
    shot: {
      ask(asked, say) {
        const facts = about(asked.about)
        const more = number(facts, 'extra') ? ' Schivare costa una carta in più.' : ''
        return `Un colpo ${to(who(facts, say))} (${source(facts, say)}).${more} Lo schivi?`
      },
      options: { dodge: ({ card }, say) => `Schiva con ${say.handle(card)}`, 'take-it': () => 'Incassa il colpo' },
    },
    'dodge-cost': {
      ask: (asked, say) => `Per schivare con ${who(about(asked.about), say)} scarta un’altra carta. Quale?`,
      options: { pay: ({ card }, say) => `Scarta ${say.handle(card)}`, 'take-it': () => 'Nessuna: incassa il colpo' },
    },
    'give-shot': {
      ask: (asked, say) =>
        `${name(about(asked.about), say)}: scarta una carta colpo per ${who(about(asked.about), say)}, o perdi un punto vita.`,
      options: { give: ({ card }, say) => `Scarta ${say.handle(card)}`, decline: () => 'Perdi un punto vita' },
    },
    may: {
      ask: (asked, say) => `Usi ${say.the(text(about(asked.about), 'source') ?? '')}?`,
      options: { yes: () => 'Sì', no: () => 'No' },
    },
    reveal: {
      ask: (asked, say) => `Due carte girate per ${say.the(text(about(asked.about), 'source') ?? '')}. Quale conta?`,
      options: { count: ({ card }, say) => `Conta ${say.shown(card)}` },
    },
    discard: {
      ask: (asked) => `Puoi tenere ${cards(number(about(asked.about), 'limit') ?? 0)}. Quale carta scarti?`,
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'discard-one': {
      ask: (asked, say) => `${source(about(asked.about), say)}: quale carta scarti?`,
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'discard-equipment': {
      ask: (asked, say) => `${source(about(asked.about), say)}, schivato: quale equipaggiamento di un personaggio attivo scarti?`,
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}`, no: () => 'Nessuno' },
    },
    'discard-drawn': {
      ask: (asked, say) => `${source(about(asked.about), say)}: quale di queste carte scarti?`,
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'discard-random': {
      ask: (asked, say) => `${source(about(asked.about), say)}: scarti alla cieca una carta della mano avversaria?`,
      options: { rob: () => 'Scarta una carta alla cieca', no: () => 'No' },
    },
    'choose-side': {
      ask: (asked, say) => `${source(about(asked.about), say)}, schivato: chi si scambia di posto?`,
      options: { swap: ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'I tuoi' : `Quelli di ${say.seat(seat ?? 0)}`) },
    },
    'general-store': {
      ask: (_asked, say) => `${capital(say.the('general-store'))} è aperto. Quale carta prendi?`,
      options: { take: ({ card }, say) => `Prendi ${say.handle(card)}` },
    },
    loot: {
      ask: (asked, say) => `${who(about(asked.about), say)} cade. Che cosa prendi?`,
      options: {
        take: ({ card }, say) => `Prendi ${say.handle(card)}`,
        rob: ({ seat }, say) => `Prendi alla cieca una carta dalla mano di ${say.seat(seat ?? 0)}`,
        none: () => 'Non prendere nulla',
      },
    },
  },
  mays: {
    remington: () => 'Remington, schivato: peschi una carta?',
    'bill-tightman': () => 'Bill Tightman: qualcuno è caduto. Peschi 2 carte?',
    'buffalo-bell': (character) => `Buffalo Bell: perde lui il punto vita al posto di ${character}?`,
    'dalon-ranger': () => 'Dalon Ranger è ferito. Peschi una carta?',
    jango: () => 'Jango: l’altra parte si è scambiata di posto. Peschi una carta?',
    'pat-garret': () => 'Pat Garret mostra un ferro di cavallo. Peschi una carta dal mazzo avversario?',
    'wyatt-ear': () => 'Wyatt Ear: il tuo colpo è stato schivato. Peschi una carta?',
  },
  useAbility: (what, card) => (card === undefined ? `Usa ${what}` : `Usa ${what} con ${card}`),
  reasons: {
    'game-over': () => 'La partita è finita.',
    'old-question': () => 'Era la risposta a una domanda precedente.',
    'not-asked': () => 'Non tocca a te decidere adesso.',
    'not-allowed': () => 'Adesso non è possibile.',
    'not-in-hand': () => 'Quella carta non è nella tua mano.',
    'only-as-answer': (facts, say) => `${name(facts, say)} risponde solo a un colpo: adesso non si può usare.`,
    'bang-limit': () => 'Hai giocato tutte le carte Bang! che questo turno permette.',
    'not-a-colt': (facts, say) => `Chi sta davanti non permette di usare ${name(facts, say)} come ${say.a('colt')}.`,
    'not-a-shot': (facts, say) => `${name(facts, say)} non è una carta colpo.`,
    'not-a-dodge': (facts, say) => `${name(facts, say)} non schiva questo colpo.`,
    'no-target': (facts, say) => `${name(facts, say)} non ha bersaglio.`,
    'target-needed': (facts, say) => `${name(facts, say)} ha bisogno di un bersaglio.`,
    'wrong-choice': () => 'Non è una delle scelte.',
    'nothing-to-take': () => 'Lì non c’è nulla da prendere.',
    'their-backup': (facts, say) => `${name(facts, say)} non arriva al personaggio arretrato dell’altra parte.`,
    'own-active': () => 'L’equipaggiamento va sul tuo personaggio arretrato o su quello davanti dell’altra parte.',
    'own-character': (facts, say) => `${name(facts, say)} è per l’altra parte.`,
    'own-backup-only': (facts, say) => `${name(facts, say)} si mette solo sul tuo personaggio arretrato.`,
    'one-character': () => 'Per scambiarsi di posto servono due personaggi.',
    'once-a-shot': (facts, say) => `Hai già provato ${name(facts, say)} contro questo colpo.`,
    asleep: (facts, say) => `${name(facts, say)} adesso dorme.`,
    'too-many-cards': (facts) => `Hai ${cards(number(facts, 'cards') ?? 0)} e puoi tenerne ${number(facts, 'limit') ?? 0}: prima scarta.`,
    'already-swapped': () => 'I tuoi personaggi si sono già scambiati di posto in questo turno.',
    'no-recharge': (facts, say) => `${name(facts, say)} non si ricarica.`,
    'both-have-two': () => 'Si ricarica solo quando a una parte resta un personaggio.',
    'recharge-backup': () => 'Dal gioco ricarichi solo ciò che porta il tuo personaggio attivo.',
    used: (facts, say) => `${name(facts, say)} è già servito in questo turno.`,
    'hand-not-empty': () => 'Serve una mano vuota.',
    'no-cards': () => 'Serve una carta in mano.',
    'always-active': (facts, say) => `${name(facts, say)} non dorme mai e non si scarta così.`,
    'not-hers': () => 'Solo ciò che porta lei.',
    'not-copied': (facts, say) =>
      facts.card === undefined ? 'La pila degli scarti è vuota.' : `${name(facts, say)} in cima agli scarti non si può copiare.`,
  },
  fields: {
    target: { ask: 'Su quale personaggio?' },
    'in-play': { ask: 'Quale carta in gioco?' },
    back: { ask: 'Con quale dorso?' },
  },
  unseen: 'una carta',
  because: (what, more) => `${what}: ${more}`,
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'Si aspettano risposte.' : `Si aspetta ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `La strada è di nuovo tranquilla: ${win(winners, say)} per la Legge.`,
    outlaw: (winners, say) => `Nessuno può più fermarli: ${win(winners, say)} per i Fuorilegge.`,
  },
  ended: 'La partita è finita.',
  options: {
    charactersPerSide: { name: 'Personaggi per parte', text: 'Quanti dei suoi dodici personaggi porta ogni parte, da 4 a 12.' },
    law: { name: 'Chi è la Legge', text: 'Il posto che gioca per la Legge e comincia.' },
  },
  nouns: {
    bank: 'feminine',
    barrel: 'masculine',
    beer: 'feminine',
    carbine: 'feminine',
    'pocket-watch': 'masculine',
    colt: 'feminine',
    derringer: 'feminine',
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
    peacemaker: 'feminine',
    rattlesnake: 'masculine',
    remington: 'masculine',
    riposte: 'feminine',
    schoolmarm: 'feminine',
    schofield: 'feminine',
    scope: 'masculine',
    shotgun: 'masculine',
    stampede: 'feminine',
    steal: 'masculine',
    'strong-liquor': 'masculine',
    stagecoach: 'feminine',
    canteen: 'feminine',
    winchester: 'masculine',
  },
}
