import { at, capital, joined, upon } from '../../../western/words/italian.ts'
import type { BaseWords } from './words.ts'

export const it: BaseWords = {
  title: 'BANG!',
  adds: 'Il gioco base: 80 carte, 16 personaggi e ruoli segreti, tranne quello dello Sceriffo, noto a tutti.',
  cards: {
    barrel: {
      text: 'Quando sei il bersaglio di uno sparo, se vuoi “estrai!” (gira la prima carta del mazzo): una carta di Cuori vale come un Mancato! contro quello sparo.',
    },
    dynamite: {
      text: 'Giocala davanti a te. Se è davanti a te all’inizio del tuo turno, “estrai!”: con una carta di Picche dal 2 al 9 esplode (scartala e perdi 3 punti vita); altrimenti passa al giocatore alla tua sinistra.',
    },
    scope: {
      text: 'Vedi tutti gli altri giocatori a una distanza ridotta di 1, con un minimo di 1.',
    },
    mustang: {
      text: 'Tutti gli altri giocatori ti vedono a una distanza aumentata di 1.',
    },
    jail: {
      text: 'Giocala davanti a un giocatore qualsiasi tranne lo Sceriffo, a qualunque distanza. Se inizi il tuo turno in Prigione, “estrai!”: con una carta di Cuori giochi normalmente, altrimenti salti il turno.',
    },
    volcanic: {
      text: 'Arma con gittata 1. Finché è in gioco, nel tuo turno puoi giocare tutte le carte Bang! che vuoi.',
    },
    schofield: {
      text: 'Arma con gittata 2: puoi sparare a un giocatore a distanza 2 o inferiore.',
    },
    remington: {
      text: 'Arma con gittata 3: puoi sparare a un giocatore a distanza 3 o inferiore.',
    },
    'rev-carabine': {
      text: 'Arma con gittata 4: puoi sparare a un giocatore a distanza 4 o inferiore.',
    },
    winchester: {
      text: 'Arma con gittata 5: puoi sparare a un giocatore a distanza 5 o inferiore.',
    },
    bang: {
      text: 'Spara a un altro giocatore entro la tua gittata: perde 1 punto vita, a meno che non annulli lo sparo con un Mancato! o un effetto simile.',
    },
    missed: {
      text: 'Quando sei il bersaglio di uno sparo, gioca questa carta per annullarlo.',
    },
    beer: {
      text: 'Recupera 1 punto vita, senza superare il tuo massimo. Giocala durante il tuo turno, oppure subito dopo aver perso l’ultimo punto vita.',
    },
    saloon: {
      text: 'Tutti i giocatori in gioco, anche tu, recuperano 1 punto vita, senza superare il proprio massimo.',
    },
    stagecoach: {
      text: 'Pesca 2 carte dal mazzo.',
    },
    'wells-fargo': {
      text: 'Pesca 3 carte dal mazzo.',
    },
    'general-store': {
      text: 'Scopri tante carte del mazzo quanti sono i giocatori in gioco. A partire da te e in senso orario, ciascuno ne prende una in mano.',
    },
    panic: {
      text: 'Prendi in mano una carta di un giocatore a distanza 1: una in gioco a tua scelta, oppure una a caso dalla sua mano.',
    },
    'cat-balou': {
      text: 'Fai scartare una carta a un giocatore, a qualunque distanza: una in gioco a tua scelta, oppure una a caso dalla sua mano.',
    },
    gatling: {
      text: 'Spara a tutti gli altri giocatori, a qualunque distanza: ciascuno perde 1 punto vita, a meno che non annulli lo sparo.',
    },
    indians: {
      text: 'Ogni altro giocatore scarta una carta Bang! dalla mano oppure perde 1 punto vita.',
    },
    duel: {
      text: 'Sfida un altro giocatore, a qualunque distanza. A turno, cominciando da lui, scartate una carta Bang! dalla mano: il primo che non lo fa perde 1 punto vita.',
    },
  },
  characters: {
    'bart-cassidy': {
      text: 'Per ogni punto vita che perdi, pesca una carta dal mazzo.',
    },
    'black-jack': {
      text: 'Nella tua fase di pesca, mostra la seconda carta che peschi: se è di Cuori o di Quadri, pesca una carta in più.',
    },
    'calamity-janet': {
      text: 'Le tue carte Bang! e Mancato! sono intercambiabili: puoi usare le une come se fossero le altre.',
    },
    'el-gringo': {
      text: 'Per ogni punto vita che la carta di un altro giocatore ti fa perdere, prendi una carta a caso dalla mano di quel giocatore.',
    },
    'jesse-jones': {
      text: 'Nella tua fase di pesca, puoi prendere la prima carta a caso dalla mano di un altro giocatore; la seconda viene dal mazzo.',
    },
    jourdonnais: {
      text: 'Hai sempre un Barile: quando sei il bersaglio di uno sparo, se vuoi “estrai!”; una carta di Cuori vale come un Mancato! contro quello sparo.',
    },
    'kit-carlson': {
      text: 'Nella tua fase di pesca, guarda le prime tre carte del mazzo: tienine due e rimetti la terza in cima, coperta.',
    },
    'lucky-duke': {
      text: 'Ogni volta che “estrai!”, gira due carte del mazzo invece di una e scegli quella che conta.',
    },
    'paul-regret': {
      text: 'Tutti gli altri giocatori ti vedono a una distanza aumentata di 1.',
    },
    'pedro-ramirez': {
      text: 'Nella tua fase di pesca, puoi prendere la prima carta dalla cima degli scarti; la seconda viene dal mazzo.',
    },
    'rose-doolan': {
      text: 'Vedi tutti gli altri giocatori a una distanza ridotta di 1, con un minimo di 1.',
    },
    'sid-ketchum': {
      text: 'In qualsiasi momento, puoi scartare 2 carte dalla mano per recuperare 1 punto vita.',
    },
    'slab-the-killer': {
      text: 'Per annullare una delle tue carte Bang! servono due Mancato! invece di uno.',
    },
    'suzy-lafayette': {
      text: 'Ogni volta che la tua mano è vuota, pesca una carta dal mazzo non appena l’effetto in corso è finito.',
    },
    'vulture-sam': {
      text: 'Quando un altro giocatore viene eliminato, prendi in mano tutte le sue carte: quelle che aveva in mano e quelle che aveva in gioco.',
    },
    'willy-the-kid': {
      text: 'Nel tuo turno puoi giocare tutte le carte Bang! che vuoi.',
    },
  },
  roles: {
    sheriff: {
      text: 'Vinci quando in gioco non restano né Fuorilegge né Rinnegati. Se vieni eliminato, perdi.',
    },
    deputy: {
      text: 'Proteggi lo Sceriffo: vinci con lui, quando in gioco non restano né Fuorilegge né Rinnegati.',
    },
    outlaw: {
      text: 'Vinci quando lo Sceriffo viene eliminato.',
    },
    renegade: {
      text: 'Vinci se resti l’ultimo giocatore in gioco.',
    },
  },
  events: {},
  nouns: {
    barrel: 'masculine',
    dynamite: 'feminine',
    scope: 'masculine',
    mustang: 'masculine',
    jail: 'feminine',
    volcanic: 'feminine',
    schofield: 'feminine',
    remington: 'feminine',
    'rev-carabine': 'feminine',
    winchester: 'feminine',
    bang: 'masculine',
    missed: 'masculine',
    beer: 'feminine',
    saloon: 'masculine',
    stagecoach: 'feminine',
    'wells-fargo': 'feminine',
    'general-store': 'masculine',
    panic: 'proper',
    'cat-balou': 'proper',
    gatling: 'feminine',
    indians: 'proper',
    duel: 'masculine',
  },
  tales: {
    played: {
      barrel: ({ seat }, say) => `${say.seat(seat)} {piazza|piazzi} ${say.a('barrel')}.`,
      dynamite: ({ seat }, say) => `${say.seat(seat)} {accende|accendi} la miccia ${joined('di', say.the('dynamite'))}.`,
      scope: ({ seat }, say) => `${say.seat(seat)} {monta|monti} ${say.a('scope')}.`,
      mustang: ({ seat }, say) => `${say.seat(seat)} {sella|selli} ${say.a('mustang')}.`,
      jail: ({ seat, target = seat }, say) =>
        target === seat
          ? `${say.seat(seat)} {entra|entri} di {propria|tua} volontà in ${say.card('jail')}.`
          : `${say.seat(seat)} ${upon('{sbatte|sbatti}', say.seat(target))} in ${say.card('jail')}.`,
      volcanic: ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('volcanic')}.`,
      schofield: ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('schofield')}.`,
      remington: ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('remington')}.`,
      'rev-carabine': ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('rev-carabine')}.`,
      winchester: ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('winchester')}.`,
      bang({ seat, card, target }, say) {
        const shot = card.id === 'bang' ? say.card('bang') : `${say.card(card.id)} come ${say.card('bang')}`
        return `${say.seat(seat)} ${target === undefined ? '{spara|spari}' : at('{spara|spari}', say.seat(target))}: ${shot}.`
      },
      beer: ({ seat }, say) => `${say.seat(seat)} {beve|bevi} ${say.a('beer')}.`,
      saloon: ({ seat }, say) => `${say.seat(seat)} {offre|offri} da bere a tutti ${joined('a', say.the('saloon'))}.`,
      stagecoach: ({ seat }, say) => `${capital(say.the('stagecoach'))} si ferma per ${say.seat(seat)}.`,
      'wells-fargo': ({ seat }, say) => `${say.seat(seat)} {incassa|incassi} ${joined('da', say.the('wells-fargo'))}.`,
      'general-store': ({ seat }, say) => `${say.seat(seat)} {apre|apri} ${say.the('general-store')}.`,
      gatling: ({ seat }, say) => `${say.seat(seat)} {aziona|azioni} ${say.the('gatling')}: giù la testa tutti gli altri!`,
      indians: ({ seat }, say) => `${say.seat(seat)} {gioca|giochi} ${say.card('indians')} contro tutti gli altri.`,
      duel: ({ seat, target = seat }, say) => `${say.seat(seat)} ${upon('{sfida|sfidi}', say.seat(target))} a ${say.card('duel')}.`,
    },
    checked: {
      barrel: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {si ripara|ti ripari} dietro ${say.the('barrel')} e {gira|giri} ${say.face(card)}: ${good ? 'tiene' : 'fa acqua'}.`,
      jourdonnais: ({ seat, card, good }, say) =>
        `${say.character('jourdonnais')}: ${say.seat(seat)} {si ripara|ti ripari} e {gira|giri} ${say.face(card)}, ${good ? 'con successo' : 'ma invano'}.`,
      jail: ({ seat, card, good }, say) =>
        `In ${say.card('jail')}, ${say.seat(seat)} {gira|giri} ${say.face(card)}: ${good ? 'la porta si apre' : 'la porta resta chiusa'}.`,
      dynamite: ({ seat, card, good }, say) =>
        `${capital(say.the('dynamite'))} sfrigola; ${say.seat(seat)} {gira|giri} ${say.face(card)}${good ? '.' : ': non ancora.'}`,
    },
    shown: {
      'black-jack': ({ seat, card }, say) => `${say.character('black-jack')}: ${say.seat(seat)} {mostra|mostri} ${say.face(card)}.`,
      'stick-of-dynamite': ({ seat, card }, say) => `${say.seat(seat)} {mostra|mostri} ${say.face(card)} e {riceve|ricevi} un’altra carta.`,
    },
  },
  questions: {
    'general-store': {
      ask: (_asked, say) => `${capital(say.the('general-store'))} è aperto. Quale carta prendi?`,
      options: { take: ({ card }, say) => `Prendi ${say.handle(card)}`, ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}` },
    },
    'first-card': {
      ask: () => 'Da dove prendi la prima carta?',
      options: {
        deck: () => 'Dal mazzo',
        hand: ({ seat }, say) => (seat === undefined ? 'Da una mano' : `Dalla mano di ${say.seat(seat)}, a caso`),
        discard: () => 'Dagli scarti',
      },
    },
    'put-back': {
      ask: () => 'Quale carta rimetti sul mazzo?',
      options: { 'put-back': ({ card }, say) => `Rimetti ${say.handle(card)}` },
    },
    'take-next': {
      ask: () => 'Quale carta prendi adesso? La seconda che prendi sarà mostrata.',
      options: { take: ({ card }, say) => `Prendi ${say.handle(card)}` },
    },
  },
  fields: {},
  variants: {
    simplifiedDeck: { name: 'Mazzo semplificato', text: 'Per una prima partita: le carte con il simbolo del libro restano nella scatola.' },
    stickOfDynamite: {
      name: 'Stick of Dynamite',
      text: 'Ogni Dinamite che esce dal mazzo finisce davanti a chi ha lo Stick; per vincerlo, colpisci qualcuno con un Bang! nel tuo turno.',
    },
    characterChoice: { name: 'Scelta del personaggio', text: 'Ciascuno riceve in segreto due personaggi e ne gioca uno.' },
    rotatingSheriff: { name: 'Sceriffo a rotazione', text: 'In una serie di partite la stella da Sceriffo passa al giocatore successivo.' },
  },
}
