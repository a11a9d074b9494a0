import { about as factsOf, number, text } from '../../../western/words/facts.ts'
import { belonging, capital, joined, to as toward } from '../../../western/words/italian.ts'
import { faceIn } from '../../words/facts.ts'
import type { Say } from '../../words/types.ts'
import type { ArmedAndDangerousWords } from './words.ts'

const tokens = (amount: number) => `${amount} ${amount === 1 ? 'segnalino' : 'segnalini'}`
const STARTS = 'Entra in gioco con 3 segnalini. Senza segnalini si scarta.'
const OWN_TOKENS = 'Il prezzo si paga solo con i segnalini di questa carta, finché ce ne sono.'
const WITH_BANG = 'La annunci insieme alla carta Bang! e al bersaglio. Non con Gatling, Flintlock o gli spari dei personaggi.'
const ANY_MIX = 'I segnalini possono venire dalle tue carte pericolose e dal tuo personaggio, come vuoi.'
const FIXED = 'Quello che paghi si decide quando giochi la carta, e non si rimborsa.'

/** Where tokens lie. */
const place = (seat: number | undefined, card: string | undefined, say: Say): string => {
  if (card === undefined) return seat === undefined ? 'la riserva' : say.seat(seat)
  return seat === undefined ? say.the(card) : belonging(`${say.the(card)} davanti a te`, say.the(card), say.seat(seat))
}
const whose = (seat: number | undefined, say: Say): string => (seat === undefined ? 'qualcuno' : say.isYou(seat) ? 'te' : say.seat(seat))

export const it: ArmedAndDangerousWords = {
  title: 'Armed & Dangerous',
  adds: '28 carte, tra cui 13 carte pericolose con bordo arancione da caricare con segnalini, e 8 personaggi.',
  cards: {
    'ace-up-the-sleeve': { text: 'Nel tuo turno, paga 2 dei suoi segnalini: pesca una carta.', rulings: [STARTS, OWN_TOKENS] },
    bandolier: {
      text: 'Una volta nel tuo turno, paga 1 dei suoi segnalini: gioca una carta Bang! oltre il tuo limite.',
      rulings: [
        STARTS,
        'Solo quando il limite è raggiunto.',
        'Gittata e tutto il resto valgono come sempre; si può aggiungere la capacità di un’arma.',
      ],
    },
    'beer-keg': {
      text: 'Nel tuo turno, paga 3 dei suoi segnalini: recupera 1 punto vita.',
      rulings: [STARTS, 'Non è una Birra: non ti salva fuori dal tuo turno, e funziona anche con due giocatori.', 'Non a vita piena.'],
    },
    'bell-tower': {
      text: 'Nel tuo turno, paga 1 dei suoi segnalini: per la prossima carta che giochi tutti gli altri sono a distanza 1.',
      rulings: [
        STARTS,
        'Sostituisce tutta la distanza, Mustang compreso.',
        'La consuma anche una carta che non richiede distanza, e una carta verde che usi.',
        'Le capacità senza carta non la consumano e non ne approfittano.',
      ],
    },
    'big-fifty': {
      text: 'Gittata 6. Con una carta Bang! puoi pagare 1 dei suoi segnalini: per questo sparo il personaggio del bersaglio e le carte davanti a lui non hanno effetto.',
      rulings: [
        STARTS,
        WITH_BANG,
        'Non conta nemmeno ciò che rende più lontano il bersaglio.',
        'Le carte in mano al bersaglio funzionano ancora.',
      ],
    },
    bomb: {
      text: 'Mettila davanti a un giocatore qualsiasi. All’inizio del suo turno “estrae!”: con Cuori o Quadri la dà a un altro giocatore, altrimenti perde 2 segnalini. Senza segnalini esplode: chi ce l’ha davanti perde 2 punti vita.',
      rulings: [
        'Entra in gioco con 3 segnalini.',
        'Si controlla dopo Dinamite, Prigione e Serpente a sonagli, e per niente se la Prigione fa perdere il turno.',
        'Esplode comunque abbia perso l’ultimo segnalino, ma non se la carta stessa viene presa o scartata.',
        'Nessuno è responsabile del danno.',
        'Chi ce l’ha davanti può ricaricarla e pagare con i suoi segnalini.',
      ],
    },
    'buntline-special': {
      text: 'Gittata 2. Con una carta Bang! puoi pagare 1 dei suoi segnalini: se lo sparo è annullato, il bersaglio scarta una carta a sua scelta dalla mano.',
      rulings: [STARTS, WITH_BANG, 'Non importa come lo sparo è annullato.'],
    },
    crate: {
      text: 'Quando ti sparano, paga 2 dei suoi segnalini: vale come un Mancato!',
      rulings: [STARTS, OWN_TOKENS, 'Nell’ordine che vuoi con il Barile e la tua mano.', 'Non è una carta Mancato!'],
    },
    'double-barrel': {
      text: 'Gittata 1. Con una carta Bang! di Quadri puoi pagare 1 dei suoi segnalini: lo sparo non si può annullare.',
      rulings: [STARTS, WITH_BANG, 'Chi è immune alla carta resta immune, e Salvo! aiuta ancora.'],
    },
    'lock-pick': {
      text: 'Nel tuo turno, paga 3 dei suoi segnalini: prendi una carta a caso dalla mano di un altro giocatore.',
      rulings: [STARTS, 'A qualsiasi distanza.', 'Mai una carta in gioco.'],
    },
    thunderer: {
      text: 'Gittata 3. Con una carta Bang! puoi pagare 1 dei suoi segnalini: la carta torna in mano prima che il bersaglio risponda.',
      rulings: [STARTS, WITH_BANG, 'La carta è stata giocata: conta per il limite.'],
    },
    tumbleweed: {
      text: 'Dopo un “estrai!” di chiunque, prima che conti, paga 1 dei suoi segnalini: si rifà da capo.',
      rulings: [
        STARTS,
        'Le tue estrazioni o quelle degli altri, nel tuo turno o no, finché ci sono segnalini.',
        'Lucky Duke gira di nuovo tutte le sue carte e sceglie di nuovo.',
      ],
    },
    whip: {
      text: 'Nel tuo turno, paga 3 dei suoi segnalini: scarta una carta in gioco, davanti a chiunque.',
      rulings: [STARTS, 'A qualsiasi distanza, comprese le tue carte.', 'Né mani né equipaggiamenti.'],
    },
    'a-little-nip': {
      text: 'Recupera 1 punto vita. Per ogni 3 segnalini pagati, recuperane 1 in più.',
      rulings: [ANY_MIX, FIXED, 'Non è una Birra: non ti salva fuori dal tuo turno, e funziona anche con due giocatori.'],
    },
    arrow: {
      text: 'Un altro giocatore scarta una carta Bang! dalla mano o perde 1 punto vita. Ogni segnalino pagato aggiunge un bersaglio diverso.',
      rulings: [ANY_MIX, FIXED, 'A qualsiasi distanza.', 'Mancato! e Barile non aiutano; Gatling e simili non sono carte Bang!'],
    },
    caravan: {
      text: 'Pesca 2 carte. Per ogni 2 segnalini pagati, pescane 1 in più.',
      rulings: [ANY_MIX, FIXED, 'Non cambia la carta dello spettacolo.'],
    },
    duck: {
      text: 'Vale come un Mancato! Per 2 segnalini torna subito in mano.',
      rulings: [ANY_MIX, 'Puoi rigiocarla, anche contro lo stesso sparo.', 'Non è una carta di nome Mancato!'],
    },
    flintlock: {
      text: 'Spara a un giocatore a portata. Se lo sparo è annullato puoi pagare 2 segnalini per riprendere questa carta.',
      rulings: [ANY_MIX, 'Non è una carta Bang!: né limite, né capacità di un’arma.', 'Puoi rigiocarla nello stesso turno.'],
    },
    'quick-shot': {
      text: 'Spara a un giocatore a portata. Ogni segnalino pagato aggiunge un bersaglio diverso a portata.',
      rulings: [ANY_MIX, FIXED, 'Non è una carta Bang!: né limite, né capacità di un’arma.'],
    },
    reloading: {
      text: 'Metti fino a 3 segnalini della riserva sulle tue carte pericolose e sul tuo personaggio.',
      rulings: ['Dividili come vuoi.', 'Mai più di 4 nello stesso posto.'],
    },
    rust: {
      text: 'Ogni altro giocatore perde 1 segnalino da ogni sua carta pericolosa e dal suo personaggio. Li prendi sul tuo personaggio, fino a 4.',
      rulings: ['Il resto va alla riserva.', 'Le carte senza segnalini si scartano; una Bomba senza segnalini esplode.'],
    },
    squaw: {
      text: 'Scarta una carta in gioco, davanti a chiunque. Per 2 segnalini la prendi invece in mano.',
      rulings: [ANY_MIX, FIXED, 'A qualsiasi distanza, comprese le tue carte.', 'Né mani né equipaggiamenti.'],
    },
  },
  characters: {
    'al-preacher': {
      text: 'Ogni volta che un altro giocatore gioca una carta blu o arancione, puoi pagare 2 segnalini per pescare una carta.',
      rulings: [ANY_MIX, 'Una volta per carta, prima di ogni altra azione.'],
    },
    'bass-greeves': {
      text: 'Una volta nel tuo turno puoi scartare una carta dalla mano per mettere 2 segnalini su una tua carta pericolosa o su di te.',
      rulings: ['Vanno entrambi nello stesso posto; quello che non ci sta è perso.'],
    },
    'bloody-mary': {
      text: 'Ogni volta che una tua carta Bang! è annullata, peschi una carta.',
      rulings: ['Solo carte Bang!', 'Essere immuni o ignorare una carta non è annullarla.'],
    },
    'frankie-canton': {
      text: 'Una volta nel tuo turno puoi prendere 1 segnalino da una carta pericolosa in gioco, o dal personaggio di un altro giocatore, e metterlo su di te.',
      rulings: ['Non se ne hai già 4.', 'Una carta che perde l’ultimo segnalino si scarta; una Bomba esplode.'],
    },
    'julie-cutter': {
      text: 'Ogni volta che un altro giocatore ti fa perdere punti vita, “estrai!”: con Cuori o Quadri gli spari a qualsiasi distanza.',
      rulings: ['Una sola estrazione, per quanti punti tu perda insieme.', 'Solo se sopravvivi.', 'Lo sparo si può annullare come sempre.'],
    },
    'mexicali-kid': {
      text: 'Una volta nel tuo turno puoi pagare 2 segnalini per sparare a un giocatore a portata.',
      rulings: [ANY_MIX, 'Né carta, né limite, né capacità di un’arma.'],
    },
    'ms-abigail': {
      text: 'Puoi ignorare una carta marrone di valore J, Q, K o A quando ne sei l’unico bersaglio.',
      rulings: ['Non le carte che riguardano tutti i giocatori.', 'La carta è spesa.'],
    },
    'red-ringo': {
      text: 'Inizi con 4 segnalini. Una volta nel tuo turno puoi spostare fino a 2 segnalini da te a una o due tue carte pericolose.',
      rulings: ['In una sola mossa, e mai all’indietro.'],
    },
  },
  roles: {},
  events: {},
  nouns: {
    'ace-up-the-sleeve': 'masculine',
    bandolier: 'feminine',
    'beer-keg': 'masculine',
    'bell-tower': 'masculine',
    'big-fifty': 'masculine',
    bomb: 'feminine',
    'buntline-special': 'masculine',
    crate: 'feminine',
    'double-barrel': 'feminine',
    'lock-pick': 'masculine',
    thunderer: 'masculine',
    tumbleweed: 'masculine',
    whip: 'feminine',
    'a-little-nip': 'masculine',
    arrow: 'feminine',
    caravan: 'feminine',
    duck: 'proper',
    flintlock: 'masculine',
    'quick-shot': 'masculine',
    reloading: 'feminine',
    rust: 'feminine',
    squaw: 'proper',
  },
  tales: {
    played: {
      'a-little-nip': ({ seat }, say) => `${say.seat(seat)} {si versa|ti versi} ${say.a('a-little-nip')}.`,
      bomb: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {accende|accendi} ${say.a('bomb')} davanti a ${target === seat ? '{sé|te}' : say.seat(target)}.`,
      caravan: ({ seat }, say) => `Arriva ${say.a('caravan')} per ${say.seat(seat)}.`,
      rust: ({ seat }, say) => `${say.seat(seat)} {lascia|lasci} che ${say.the('rust')} divori il ferro di tutti gli altri.`,
    },
    checked: {
      bomb: ({ seat, card, good }, say) =>
        `La miccia ${joined('di', say.the('bomb'))} brucia; ${say.seat(seat)} {gira|giri} ${say.face(card)}: ${good ? 'va a qualcun altro' : 'si consuma'}.`,
    },
    shown: {},
  },
  questions: {
    reload: {
      ask: () => 'Aggiungere un segnalino? Dove?',
      options: {
        load: ({ card }, say) => (card === undefined ? 'Su di te' : `Carica ${say.handle(card)}`),
        pass: () => 'Nessun segnalino',
      },
    },
    bomb: {
      ask: (_asked, say) => `Chi riceve ${say.the('bomb')}?`,
      options: { give: ({ seat }, say) => (seat === undefined ? 'Dalla via' : `Dalla ${toward(say.seat(seat))}`) },
    },
    tumbleweed: {
      ask({ about }, say) {
        const told = factsOf(about)
        const { id, rank, suit } = faceIn(told)
        const who = say.seat(number(told, 'seat') ?? 0)
        const outcome = number(told, 'good') === 1 ? 'funziona' : 'non funziona'
        return `${capital(say.source(text(told, 'source') ?? ''))}: ${who} gira ${say.face({ id, rank, suit })}, ${outcome}. Far rifare tutto per 1 segnalino?`
      },
      options: { repeat: () => 'Rifai (1 segnalino)', 'leave-it': () => 'Lascia così' },
    },
    'buntline-special': {
      ask: () => 'Buntline Special: quale carta scarti?',
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    flintlock: {
      ask: () => 'Il tuo Flintlock è stato schivato. Riprenderlo per 2 segnalini?',
      options: { 'take-back': () => 'Riprendilo (2 segnalini)', 'leave-it': () => 'Lascialo' },
    },
    'al-preacher': {
      ask: () => 'Pagare 2 segnalini per pescare una carta?',
      options: { draw: () => 'Pesca una carta (2 segnalini)', pass: () => 'No, grazie' },
    },
  },
  fields: {
    upgrades: {
      ask: 'Quanti potenziamenti paghi?',
      amount: (n) => (n === 0 ? 'senza potenziamento' : `${n} ${n === 1 ? 'potenziamento' : 'potenziamenti'}`),
    },
    'more-targets': { ask: 'Altri bersagli, 1 segnalino ciascuno', none: 'nessun altro' },
    'pay-load-token': { ask: 'Segnalini che paghi da qui', amount: tokens },
    load: { ask: 'Segnalini che metti qui', amount: tokens },
    'move-tokens': { ask: 'Segnalini che sposti qui', amount: tokens },
    'discard-for-tokens': { ask: 'Quale carta scarti?' },
    'big-fifty': { ask: 'Zittire il bersaglio per 1 segnalino?', none: 'senza la capacità' },
    'buntline-special': { ask: 'Una carta della mano di chi schiva, per 1 segnalino?', none: 'senza la capacità' },
    'double-barrel': { ask: 'Rendere lo sparo impossibile da schivare per 1 segnalino?', none: 'senza la capacità' },
    thunderer: { ask: 'Riprendere la carta per 1 segnalino?', none: 'senza la capacità' },
  },
  counters: {
    'load-token': {
      amount: tokens,
      moved({ from, to, amount, because }, say) {
        if (from.at === 'supply') {
          return to.card === undefined && to.seat !== undefined
            ? `${say.seat(to.seat)} {prende|prendi} ${tokens(amount)}.`
            : `${capital(place(to.seat, to.card, say))} riceve ${tokens(amount)}.`
        }
        if (to.at !== 'supply')
          return `${tokens(amount)} ${amount === 1 ? 'passa' : 'passano'} ${joined('da', place(from.seat, from.card, say))} ${joined('a', place(to.seat, to.card, say))}.`
        if (because === undefined || from.seat === undefined) return undefined
        if (because === 'bomb' || because === 'rust')
          return `${capital(place(from.seat, from.card, say))} ${from.card === undefined ? '{perde|perdi}' : 'perde'} ${tokens(amount)}.`
        return `${say.seat(from.seat)} {paga|paghi} ${tokens(amount)}${from.card === undefined ? '' : ` ${joined('da', say.the(from.card))}`}.`
      },
    },
  },
  reasons: {
    'armed-and-dangerous/supply': () => 'Una carta pericolosa richiede 3 segnalini, e la riserva ne ha di meno.',
    'armed-and-dangerous/too-few-tokens': ({ cost = 0, tokens: has = 0 }) =>
      `Costa ${tokens(Number(cost))}, ce ne ${has === 1 ? 'è' : 'sono'} ${has}.`,
    'armed-and-dangerous/under-limit': () => 'Puoi ancora giocare una carta Bang! senza la Bandoliera.',
    'armed-and-dangerous/bell-waits': () => 'La campana ha già suonato: prima gioca una carta.',
    'armed-and-dangerous/only-in-front': () => 'Deve essere una carta davanti a un giocatore.',
    'armed-and-dangerous/no-room': () => 'Non c’è posto per un segnalino, o la riserva è vuota.',
    'armed-and-dangerous/nothing-there': () => 'Lì non c’è nessun segnalino da prendere.',
    'armed-and-dangerous/nothing-to-draw': () => 'Non resta nessuna carta da pescare.',
    'armed-and-dangerous/full-himself': () => 'Hai già 4 segnalini.',
    'armed-and-dangerous/must-give': () => 'La Bomba deve andare a un altro giocatore.',
  },
  actions: {
    'ace-up-the-sleeve': () => 'Pesca una carta (2 segnalini)',
    bandolier: ({ card, seat }, say) =>
      `Gioca ${say.handle(card)}${seat === undefined ? '' : ` contro ${say.seat(seat)}`}, oltre il limite (1 segnalino)`,
    'beer-keg': () => 'Recupera 1 punto vita (3 segnalini)',
    'bell-tower': () => 'Tutti a distanza 1 per la tua prossima carta (1 segnalino)',
    'lock-pick': ({ seat }, say) => `Prendi una carta dalla mano di ${whose(seat, say)} (3 segnalini)`,
    whip: ({ seat }, say) => `Scarta una carta davanti a ${whose(seat, say)} (3 segnalini)`,
    crate: ({ card }, say) => `Schiva con ${say.handle(card)} (2 segnalini)`,
    duck: ({ card }, say) => `Schiva con ${say.handle(card)}`,
    'bass-greeves': ({ card }, say) => `Scarta una carta: 2 segnalini su ${card === undefined ? 'di te' : say.handle(card)}`,
    'frankie-canton': ({ card, seat }, say) => `Prendi un segnalino (${card === undefined ? whose(seat, say) : say.handle(card)})`,
    'mexicali-kid': ({ seat }, say) => `Spara${seat === undefined ? '' : ` a ${say.seat(seat)}`} (2 segnalini)`,
    'red-ringo': () => 'Sposta segnalini da te alle tue carte',
  },
}
