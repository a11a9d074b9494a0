import type { Answer } from '../../../kernel/index.ts'
import { capital } from '../../../western/words/italian.ts'
import type { Say } from '../../words/types.ts'
import type { GreatTrainRobberyWords } from './words.ts'

const NOT_A_MISSED = 'Non è una carta chiamata Mancato!'
const ONE_LIMIT = 'Conta per il tuo limite di carte Bang!, ma non è una carta Bang!'
const USED_ONCE = 'Scartalo nel tuo turno, anche in quello in cui lo hai preso.'
const DISCARDED = 'È uno scarto: non si gioca nulla, e non conta per il limite di carte Bang!'
const EXACTLY = 'Solo una carta con esattamente questo nome, qualunque cosa valga per te.'
const SUIT_NOW = 'Del seme che ha ora: un evento può cambiare quello di tutte le carte.'
const NO_VALUE = 'I vagoni non hanno valore.'
const whom = ({ seat }: Answer, say: Say, before = '') =>
  seat === undefined ? '' : `${before === '' ? '' : ` ${before}`} ${say.seat(seat)}`
const placed = (answer: Answer, say: Say) => whom(answer, say, 'e mettilo davanti a')
const rob = (answer: Answer, say: Say) => `Paga e prendi ${say.handle(answer.card)}${placed(answer, say)}`
const takeFree = (answer: Answer, say: Say) => `Prendi ${say.handle(answer.card)} gratis${placed(answer, say)}`

export const it: GreatTrainRobberyWords = {
  title: 'The Great Train Robbery',
  adds: 'Un treno che passa per le stazioni: 16 vagoni da prendere per ciò che chiede ogni stazione, 16 carte, 8 personaggi, e una locomotiva a due facce.',
  cards: {
    cactus: {
      text: 'Vale come un Mancato! Chi lo usa deve poi “estrarre!”: con Cuori o Quadri recupera 1 punto vita.',
      rulings: [
        'Solo in risposta a uno sparo, mai solo per curarsi.',
        'Si “estrae!” anche se lo sparo richiede altri Mancato!',
        NOT_A_MISSED,
      ],
    },
    dragoon: {
      text: 'Arma con gittata 2. Puoi giocare una carta Bang! in più in ogni tuo turno.',
      rulings: ['Si somma a tutto ciò che ne permette di più.'],
    },
    evaded: {
      text: 'Vale come un Mancato! Se lo sparo viene infine annullato, prendi dagli scarti la carta giocata contro di te.',
      rulings: [
        'Anche da una carta che colpisce più giocatori; gli altri devono ancora rispondere.',
        'Nulla da capacità, eventi o locomotiva, né se la carta è tornata a chi l’ha giocata.',
        NOT_A_MISSED,
      ],
    },
    'full-steam': {
      text: 'Il treno va in un solo movimento al capolinea. Di’ prima se la locomotiva non fa nulla o agisce due volte.',
      rulings: ['Puoi prendere un vagone dopo il movimento, prima della locomotiva.', 'Linea, treno e locomotiva cambiano una volta sola.'],
    },
    'knife-revolver': {
      text: 'Spara a un giocatore a portata. Prima “estrai!”: con J, Q, K o A la carta torna nella tua mano.',
      rulings: [ONE_LIMIT, 'Non risponde né agli Indiani né a un Duello.'],
    },
    map: {
      text: 'Nel tuo turno, prima di pescare, guardi le prossime 2 carte del mazzo e puoi scartarne una.',
      rulings: ['Dopo tutti i controlli e prima di ogni capacità.', 'Ciò che lasci resta in cima nello stesso ordine.'],
    },
    'money-bag': {
      text: 'Fai ciò che fa la prima carta degli scarti, se è marrone. Paghi ciò che costa in più.',
      rulings: [
        'Resta quello che è: né Bang!, né Birra, né Duello, e fuori dal limite di carte Bang!',
        'Non si può copiare una carta che si gioca solo in risposta.',
      ],
    },
    'most-wanted': {
      text: 'Pesca una carta. Poi ogni giocatore, tu per primo, deve “estrarre!”: con Picche perde 1 punto vita.',
      rulings: ['Sei responsabile di ciò che perdono gli altri.'],
    },
    'next-stop': {
      text: 'Pesca una carta, poi il treno avanza di una stazione.',
      rulings: ['La carta arriva prima di tutto ciò che fa il treno.'],
    },
    refund: {
      text: 'Ogni volta che un altro giocatore prende o fa scartare un’altra delle tue carte, peschi una carta.',
      rulings: ['Non per questa carta stessa.', 'Non se scegli tu che cosa cedere.'],
    },
    strongbox: {
      text: 'Alla fine del tuo turno, dopo lo scarto, peschi una carta.',
      rulings: ['Anche dopo un turno perso in Prigione.', 'Non ti fa scartare di nuovo.'],
    },
    switch: {
      text: 'Scambia una carta davanti a te con una davanti a un altro giocatore, a qualunque distanza.',
      rulings: [
        'Nessuno può finire con due carte dello stesso nome; chi riceve una seconda arma scarta la vecchia.',
        'Lo Sceriffo non può ricevere né Prigione né Ghost Car.',
      ],
    },
    'train-robbery': {
      text: 'Scegli un altro giocatore. Per ogni carta davanti a lui, la scarta o subisce uno sparo, nell’ordine che vuole.',
      rulings: [ONE_LIMIT, 'Risponde a ogni sparo separatamente.'],
    },
    'water-tower': {
      text: 'Prendi senza pagare un vagone che si trova sotto una stazione.',
      rulings: ['Non è il tuo vagone del turno.', 'Non puoi prima far avanzare il treno.'],
    },
  },
  characters: {
    'benny-brawler': {
      text: 'Nel tuo turno puoi prendere quanti vagoni riesci a pagare.',
      rulings: ['Fai comunque avanzare il treno gratis una sola volta per turno.'],
    },
    'evan-babbit': {
      text: 'Quando una carta Bang! ti prende di mira, puoi scartare una carta dello stesso seme: lo sparo passa a un giocatore a distanza 1 da te.',
      rulings: ['Non a chi ha sparato, e prima di ogni altra reazione.', 'Lo sparo resta di chi l’ha fatto.'],
    },
    'jimmy-texas': {
      text: 'Alla fine del tuo turno, dopo lo scarto, peschi una carta.',
      rulings: ['Anche dopo un turno perso in Prigione.'],
    },
    manuelita: {
      text: 'Ogni volta che il treno arriva al capolinea peschi 2 carte, prima di tutto il resto.',
      rulings: ['Chiunque lo abbia mosso.', 'Una volta per ogni arrivo.'],
    },
    sancho: {
      text: 'Nel tuo turno puoi prendere senza pagare un vagone sotto una stazione.',
      rulings: ['È il tuo vagone del turno.', 'Come tutti, puoi prima far avanzare il treno.'],
    },
    'sgt-blaze': {
      text: 'Quando una tua carta o un tuo effetto colpisce da sé più giocatori, puoi escluderne uno, anche te stesso.',
      rulings: ['L’Emporio mostra allora una carta in meno.', 'Anche per la locomotiva nel tuo turno.'],
    },
    'shade-oconnor': {
      text: 'Quando il treno avanza nel turno di un altro, puoi scartare una carta per pescarne una.',
      rulings: ['Un movimento è una sola occasione, per quanto lontano vada il treno.'],
    },
    'zippy-roy': {
      text: 'Una volta nel tuo turno puoi far avanzare il treno di una stazione.',
      rulings: ['Non sei obbligato a prendere un vagone.'],
    },
  },
  roles: {},
  events: {},
  nouns: {
    cactus: 'masculine',
    dragoon: 'masculine',
    evaded: 'masculine',
    'full-steam': 'proper',
    'knife-revolver': 'masculine',
    map: 'feminine',
    'money-bag': 'masculine',
    'most-wanted': 'proper',
    'next-stop': 'feminine',
    refund: 'masculine',
    strongbox: 'feminine',
    switch: 'masculine',
    'train-robbery': 'feminine',
    'water-tower': 'masculine',
  },
  tales: { played: {}, checked: {}, shown: {} },
  questions: {
    'take-railcar': {
      ask: () => 'Il treno è avanzato per te: quale vagone prendi?',
      options: { rob, sancho: takeFree, pass: () => 'Non prenderne' },
    },
    'end-of-the-line': {
      ask: () => 'Capolinea: prendi un vagone prima che agisca la locomotiva?',
      options: { rob, sancho: takeFree, pass: () => 'Non prenderne' },
    },
    'leave-out': {
      ask: () => 'Escludi qualcuno da ciò che fa la locomotiva?',
      options: { 'leave-out': (answer, say) => `Escludi${whom(answer, say)}`, nobody: () => 'Nessuno' },
    },
    'shade-oconnor': {
      ask: () => 'Il treno è avanzato: cambi una carta?',
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)} e pesca una carta`, pass: () => 'Tieni tutte le carte' },
    },
    'evan-babbit': {
      ask: () => 'Una carta Bang! ti prende di mira: devii lo sparo?',
      options: {
        divert: (answer, say) => `Scarta ${say.handle(answer.card)}: lo sparo passa${whom(answer, say, 'a')}`,
        pass: () => 'Non deviarlo',
      },
    },
    'train-robbery': {
      ask: () => 'Rapina al treno: che cosa cedi, e per che cosa rischi uno sparo?',
      options: {
        discard: ({ card }, say) => `Scarta ${say.handle(card)}`,
        'face-it': ({ card }, say) => `Tieni ${say.handle(card)} e subisci uno sparo`,
      },
    },
    'full-steam': {
      ask: () => 'A tutto vapore: che cosa fa la locomotiva?',
      options: { ignore: () => 'Nulla', double: () => 'Il suo effetto, due volte' },
    },
    map: {
      ask: () => 'Queste sono le prossime. Ne scarti una?',
      options: { keep: () => 'Lasciale entrambe', discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'water-tower': { ask: () => 'Quale vagone prendi?', options: { take: takeFree } },
    'cattle-truck': { ask: () => 'Quale carta scartata prendi?', options: { take: ({ card }, say) => `Prendi ${say.handle(card)}` } },
    'circus-wagon': {
      ask: () => 'Quale carta davanti a te scarti?',
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'coal-hopper': {
      ask: () => 'Quale vagone viene scartato?',
      options: { discard: (answer, say) => `${capital(say.handle(answer.card))}${whom(answer, say, 'davanti a')}` },
    },
    'lounge-car': {
      ask: () => 'Quale vagone tieni, e chi riceve l’altro?',
      options: {
        keep: (answer, say) => `Tieni ${say.handle(answer.card)}${whom(answer, say, 'e dai l’altro a')}`,
        give: (answer, say) => `Dai ${say.handle(answer.card)}${whom(answer, say, 'a')}`,
      },
    },
    'mail-car': {
      ask: () => 'Quale delle carte pescate dai, e a chi?',
      options: { give: (answer, say) => `Dai ${say.handle(answer.card)}${whom(answer, say, 'a')}` },
    },
  },
  fields: {
    fare: { ask: 'Con che cosa paghi?' },
    'blue-card': { ask: 'Quale carta blu scarti per questo?' },
    'leave-out': { ask: 'Chi escludi?', none: 'nessuno' },
    'switch-own': { ask: 'Quale delle tue carte dai?' },
    'switch-theirs': { ask: 'Quale carta ricevi?' },
  },
  transfer({ from, to, faces }, say) {
    if (faces.length === 0) return undefined
    const names = faces.map(({ id }) => say.title(id)).join(', ')
    const owner = from.seat === undefined ? '' : say.seat(from.seat)
    switch (`${from.zone}-${to.zone}`) {
      case 'station-pile-stations':
        return `Le stazioni, da sinistra a destra: ${names}.`
      case 'railcar-pile-train':
        return `Nel treno: ${names}.`
      case 'railcar-pile-aside':
        return `Dal mazzo dei vagoni: ${names}.`
      case 'front-train':
        return `Da ${owner} di nuovo al treno: ${names}.`
      case 'front-railcar-pile':
        return `Da ${owner} sotto il mazzo dei vagoni: ${names}.`
      case 'aside-front':
        return to.seat === undefined ? undefined : `Davanti a ${say.seat(to.seat)}: ${names}.`
      case 'look-discard':
        return `${owner} {scarta|scarti} ${names}.`
      default:
        return undefined
    }
  },
  kinds: {
    railcar: { one: 'vagone', many: 'Vagoni' },
    locomotive: { one: 'locomotiva', many: 'Locomotiva' },
    station: { one: 'stazione', many: 'Stazioni' },
  },
  things: {
    'baggage-car': {
      text: 'Scartalo come Mancato!, o nel tuo turno come Panico!, Cat Balou o uno sparo in più a portata.',
      rulings: ['Non è nessuna di queste carte, non ha seme e non conta per il limite.', 'Nei turni degli altri è solo un Mancato!'],
    },
    caboose: {
      text: 'Puoi scartare qualunque altra tua carta blu, dalla mano o davanti a te, come Mancato!',
      rulings: ['Quante volte puoi.', 'I vagoni sono carte blu.'],
    },
    'cattle-truck': { text: 'Scartalo: prendi una delle 3 carte in cima agli scarti.', rulings: [USED_ONCE] },
    'circus-wagon': {
      text: 'Scartalo: ogni altro giocatore scarta una carta davanti a sé, a sua scelta.',
      rulings: [USED_ONCE, 'Chi non ne ha viene saltato.'],
    },
    'coal-hopper': {
      text: 'Scartalo: pesca una carta, poi un vagone davanti a un giocatore qualsiasi viene scartato.',
      rulings: [USED_ONCE, 'Può essere uno dei tuoi.'],
    },
    'dining-car': {
      text: 'All’inizio del tuo turno devi “estrarre!”: con Cuori recuperi 1 punto vita.',
      rulings: ['È l’ultimo dei controlli.', 'Non se perdi il turno in Prigione.'],
    },
    'express-car': {
      text: 'Scartalo: scarti tutta la mano, il tuo turno finisce, e giochi un altro turno.',
      rulings: ['Nessun altro turno può seguire quello, da qualunque cosa venga.'],
    },
    'ghost-car': {
      text: 'Mettilo davanti a un giocatore che non sia lo Sceriffo, anche eliminato. Chi verrebbe eliminato con esso, o lo era già, è in gioco senza punti vita.',
      rulings: [
        'Non guadagna né perde punti vita, e alla fine del suo turno non tiene carte in mano.',
        'Quando perde questa carta è subito fuori, e nessuno riceve ricompense.',
      ],
    },
    'lounge-car': {
      text: 'Scartalo: pesca 2 vagoni. Uno va davanti a te, l’altro davanti a un altro giocatore a tua scelta.',
      rulings: [USED_ONCE, 'Non sono il tuo vagone del turno.', 'Uno Sceriffo deve dare via Ghost Car.'],
    },
    'lumber-flatcar': {
      text: 'Mettilo davanti a un giocatore: vede tutti gli altri a distanza +1.',
      rulings: ['Puoi essere anche tu.'],
    },
    'mail-car': {
      text: 'Scartalo: pesca 3 carte, poi danne una a un altro giocatore.',
      rulings: [USED_ONCE, 'Nessun altro vede quale.'],
    },
    'observation-car': { text: 'Vedi gli altri a distanza -1, e loro vedono te a distanza +1.', rulings: ['Si somma a tutto il resto.'] },
    'passenger-car': {
      text: 'Scartalo: prendi una carta di un altro giocatore a qualunque distanza, davanti a lui o a caso dalla sua mano.',
      rulings: [USED_ONCE, 'Non è un Panico!'],
    },
    'prisoner-car': {
      text: 'Le carte Indiani! e Duello giocate dagli altri non hanno effetto su di te.',
      rulings: ['Solo carte con questi nomi, non ciò che ha lo stesso effetto.'],
    },
    'private-car': {
      text: 'Finché non hai carte in mano, nessuna carta Bang! può prenderti di mira.',
      rulings: ['Non aiuta contro nessun altro sparo.'],
    },
    'sleeper-car': {
      text: 'Una volta per turno puoi scartare un’altra tua carta blu, dalla mano o davanti a te, come uno sparo in più a portata, o al posto di una carta Bang! che ti viene chiesta.',
      rulings: ['Una sola volta per turno in tutto, di chiunque sia il turno.', 'Non conta mai per il limite.'],
    },
    ironhorse: {
      text: 'Al capolinea si spara a tutti, per primo al giocatore di turno. Nessuno è responsabile.',
      rulings: ['Se non resta nessuno, vincono i Fuorilegge.'],
    },
    leland: {
      text: 'Al capolinea si mostrano tante carte quanti sono i giocatori, e ognuno ne prende una, per primo il giocatore di turno.',
      rulings: ['Non è una carta: nessuno può starne fuori.'],
    },
    'boom-town': { text: 'Scarta una carta Bang!', rulings: [DISCARDED] },
    catico: { text: 'Scarta un Cat Balou o un Panico!', rulings: [EXACTLY] },
    'creepy-creek': { text: 'Scarta una carta di Picche.', rulings: [SUIT_NOW] },
    'crowns-hole': { text: 'Scarta una Birra.', rulings: [EXACTLY] },
    deathwood: { text: 'Scarta una carta blu.', rulings: ['I vagoni sono carte blu.'] },
    dodgville: { text: 'Scarta una carta chiamata Mancato!', rulings: [EXACTLY] },
    'fort-wroth': { text: 'Scarta un 10, J, Q, K o A.', rulings: [NO_VALUE] },
    frisco: { text: 'Scarta una carta di Fiori.', rulings: [SUIT_NOW] },
    'miners-oath': { text: 'Scarta una carta di Quadri.', rulings: [SUIT_NOW] },
    'san-tafe': { text: 'Scarta una carta di Cuori.', rulings: [SUIT_NOW] },
    tombrock: { text: 'Perdi 1 punto vita, ma non l’ultimo.', rulings: ['Nulla lo impedisce, e nessuno ne è responsabile.'] },
    'virginia-town': { text: 'Scarta due carte qualsiasi.', rulings: ['Dalla mano, da davanti a te, o da entrambe.'] },
    yooma: { text: 'Scarta una carta dal 2 al 9.', rulings: [NO_VALUE] },
  },
  thingNouns: {
    'baggage-car': 'masculine',
    caboose: 'masculine',
    'cattle-truck': 'masculine',
    'circus-wagon': 'masculine',
    'coal-hopper': 'masculine',
    'dining-car': 'masculine',
    'express-car': 'masculine',
    'ghost-car': 'masculine',
    'lounge-car': 'masculine',
    'lumber-flatcar': 'masculine',
    'mail-car': 'masculine',
    'observation-car': 'masculine',
    'passenger-car': 'masculine',
    'prisoner-car': 'masculine',
    'private-car': 'masculine',
    'sleeper-car': 'masculine',
    ironhorse: 'proper',
    leland: 'proper',
    'boom-town': 'proper',
    catico: 'proper',
    'creepy-creek': 'proper',
    'crowns-hole': 'proper',
    deathwood: 'proper',
    dodgville: 'proper',
    'fort-wroth': 'proper',
    frisco: 'proper',
    'miners-oath': 'proper',
    'san-tafe': 'proper',
    tombrock: 'proper',
    'virginia-town': 'proper',
    yooma: 'proper',
  },
  zones: {
    'railcar-pile': 'Mazzo dei vagoni',
    train: 'Treno',
    'station-pile': 'Mazzo delle stazioni',
    stations: 'Stazioni',
    locomotive: 'Locomotiva',
    'locomotive-back': 'Altra faccia',
  },
  happenings: {
    moved: ({ seat, about: { because, end } }, say) => {
      const where = end ? 'arriva al capolinea' : 'avanza alla stazione seguente'
      return because === '' || seat === undefined ? `Il treno ${where}.` : `${say.seat(seat)}: il treno ${where}.`
    },
    robbed: ({ seat, about: { car, station, holder, free } }, say) => {
      if (seat === undefined) return undefined
      const put = holder === seat ? '' : `, per ${say.seat(holder)}`
      return `${say.seat(seat)} {prende|prendi} ${say.the(car)} a ${say.title(station)}${free === '' ? '' : ' gratis'}${put}.`
    },
    arrived: ({ about: { locomotive } }, say) => `La locomotiva agisce: ${say.title(locomotive)}.`,
    rebuilt: ({ about: { locomotive } }, say) => `Una nuova linea e un nuovo treno; la locomotiva mostra ${say.title(locomotive)}.`,
    switched: ({ seat, about: { given, taken, with: other } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {scambia|scambi} ${say.the(given)} con ${say.the(taken)}, davanti a ${say.seat(other)}.`,
    'left-out': ({ seat, about: { who, of } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} {lascia|lasci} fuori ${say.seat(who)}: ${say.source(of)}.`,
  },
  reasons: {
    'great-train-robbery/locomotive': () => 'La locomotiva non si può prendere.',
    'great-train-robbery/not-on-the-train': () => 'Non è un vagone del treno.',
    'great-train-robbery/unpaired': ({ card = '' }, say) => `${capital(say.the(String(card)))} non è sotto una stazione.`,
    'great-train-robbery/none-paired': () => 'Nessun vagone è sotto una stazione.',
    'great-train-robbery/taken': () => 'Hai già preso il tuo vagone di questo turno.',
    'great-train-robbery/advanced': () => 'In questo turno hai già fatto avanzare il treno gratis.',
    'great-train-robbery/nothing-ahead': () => 'Dopo quel movimento non potresti pagare nessun vagone.',
    'great-train-robbery/cannot-pay': ({ card = '' }, say) => `Non puoi pagare ciò che chiede ${say.title(String(card))}.`,
    'great-train-robbery/wrong-fare': ({ card = '' }, say) => `Non è ciò che chiede ${say.title(String(card))}.`,
    'great-train-robbery/only-take': () => 'Ora puoi solo prendere un vagone.',
    'great-train-robbery/only-drawn': () => 'Dev’essere una delle carte appena pescate.',
    'great-train-robbery/nothing-to-copy': () => 'La prima carta degli scarti non si può copiare.',
    'great-train-robbery/nothing-in-play': () => 'Non hai carte davanti a te da scambiare.',
    'great-train-robbery/no-exchange': () =>
      'Quello scambio non è permesso: due carte dello stesso nome, o una carta che non può stare lì.',
    'great-train-robbery/no-blue': ({ card = '' }, say) => `Ti serve un’altra carta blu da scartare per ${say.the(String(card))}.`,
    'great-train-robbery/private': ({ seat = 0 }, say) =>
      `${say.seat(Number(seat))} ha la mano vuota e un Private Car: nessuna carta Bang! arriva fin lì.`,
    'great-train-robbery/extra-turn': () => 'Un turno extra non ne porta un altro.',
  },
  actions: {
    rob,
    sancho: takeFree,
    'free-advance': () => 'Fai avanzare il treno di una stazione, poi prendi un vagone',
    'baggage-panic': (answer, say) => `Scarta ${say.handle(answer.card)} per prendere una carta${whom(answer, say, 'a')}`,
    'baggage-cat-balou': (answer, say) => `Scarta ${say.handle(answer.card)} per far scartare una carta${whom(answer, say, 'a')}`,
    'baggage-bang': (answer, say) => `Scarta ${say.handle(answer.card)} per sparare${whom(answer, say, 'a')}`,
  },
}
