import { about, number } from '../../../western/words/facts.ts'
import { belonging, capital, given, upon } from '../../../western/words/italian.ts'
import type { ValleyWords } from './words.ts'

export const it: ValleyWords = {
  title: 'The Valley of Shadows',
  adds: '16 carte e 8 personaggi: fantasmi che ritornano, salvataggi all’ultimo istante e spari che si ritorcono contro chi li ha esplosi.',
  cards: {
    aim: {
      text: 'Giocala insieme a una carta Bang!: se lo sparo colpisce, il bersaglio perde 2 punti vita invece di 1.',
      rulings: [
        'Basta sempre un solo Mancato! per annullare lo sparo; in tal caso anche Mira è persa.',
        'Va anche con una carta che vale come carta Bang!, ma non con Gatling, Sventagliata o Tomahawk.',
        'Il bersaglio è colpito una volta sola: una carta per una Taglia, una carta scartata per lo Shotgun; ma perde due punti vita, quindi Bart Cassidy pesca 2 carte.',
        'Non puoi giocarla da sola.',
      ],
    },
    backfire: {
      text: 'Giocala quando sei il bersaglio di uno sparo: vale come una carta Mancato! Quando quello sparo è concluso, spari un Bang! a chi ti ha sparato, a qualunque distanza.',
      rulings: [
        'Rispondi al fuoco anche se lo sparo non è stato annullato, per esempio perché contro Slab the Killer servono due Mancato!',
        'Contro una Gatling rispondi al fuoco prima che si spari al giocatore successivo.',
        'Lo sparo di risposta non è una carta Bang! e lo si può a sua volta annullare, anche con una carta come questa.',
        'Se nessuno ha sparato, non si spara a nessuno.',
      ],
    },
    bandidos: {
      text: 'A partire da te e in senso orario, ogni giocatore sceglie: scartare 2 carte dalla mano oppure perdere 1 punto vita.',
      rulings: [
        'Se hai una sola carta, basta scartare quella; se non ne hai, perdi il punto vita.',
        'Sei responsabile dei punti vita persi dagli altri, ma nessuno lo è dei tuoi.',
        'Un fantasma può scegliere il punto vita, che non può perdere.',
      ],
    },
    bounty: {
      text: 'Giocala davanti a un giocatore qualsiasi. Chiunque altro lo colpisca con una carta Bang! pesca una carta dal mazzo.',
      rulings: [
        'Resta in gioco dopo aver pagato, e paga anche lo sparo che elimina chi l’ha davanti.',
        'Gatling, Sventagliata, Tomahawk e gli spari senza carta Bang! non contano.',
        'Puoi giocarla davanti a te o allo Sceriffo, ma non dove ce n’è già una.',
      ],
    },
    escape: {
      text: 'Giocala quando una carta marrone diversa da una carta Bang! sta per avere effetto su di te, nel tuo turno o no: su di te non ha alcun effetto.',
      rulings: [
        'Serve contro Duello, Indiani!, Gatling, Panico!, Cat Balou e simili, ma non contro le carte Bang!, le carte di altro colore o le abilità.',
        'Se una carta ha più bersagli, gli altri la subiscono comunque.',
        'In un Duello puoi usarla solo prima della prima risposta.',
        'Se sfuggi a un Emporio non ricevi carte; se ne scoprono quante al solito e quella che avanza viene scartata.',
      ],
    },
    fanning: {
      text: 'Spara a un giocatore entro la tua gittata, poi a un secondo giocatore a distanza 1 dal primo. Il secondo non sei mai tu, e per quello sparo la tua gittata non conta.',
      rulings: [
        'Se qualcuno può essere il secondo bersaglio, devi indicarne uno quando giochi la carta.',
        'Il secondo sparo avviene anche se il primo è annullato.',
        'Questa carta vale come il tuo unico Bang! del turno, ma non è una carta Bang!',
        'La distanza è quella vista dal primo bersaglio: con il suo Mirino e il Mustang dell’altro.',
      ],
    },
    ghost: {
      text: 'Giocala davanti a un giocatore eliminato: torna in gioco senza punti vita, e non può né guadagnarne né perderne.',
      rulings: [
        'Un fantasma conserva il suo personaggio e il suo ruolo, scoperto, comincia senza carte in mano e gioca i suoi turni al suo posto.',
        'Conta come giocatore per ogni cosa, comprese le distanze e la vittoria.',
        'Alla fine del suo turno scarta tutta la mano; le carte davanti a lui restano.',
        'Appena perde Fantasma, in qualunque modo, esce dal gioco e tutte le sue carte vengono scartate; non è un’eliminazione, quindi nessuno riceve ricompense.',
      ],
    },
    'last-call': {
      text: 'Nel tuo turno, recupera 1 punto vita, senza superare il tuo massimo.',
      rulings: [
        'Non è una Birra: non può salvarti quando perdi l’ultimo punto vita, ma funziona anche quando restano in gioco solo due giocatori.',
        'Gli effetti che parlano di Birra non la riguardano.',
      ],
    },
    lemat: {
      text: 'Arma con gittata 1. Nel tuo turno puoi usare qualsiasi carta della tua mano come carta Bang!',
      rulings: [
        'Quella carta conta per il limite di un Bang! per turno.',
        'In un Duello nel tuo turno puoi scartare qualsiasi carta come Bang!; nel turno degli altri no.',
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
      ],
    },
    poker: {
      text: 'Tutti gli altri giocatori scelgono in segreto una carta dalla mano e le scoprono insieme. Se fra queste non c’è un Asso, puoi prenderne fino a 2.',
      rulings: [
        'Quelle che non prendi vengono scartate; se c’è un Asso, si scartano tutte.',
        'Chi non ha carte in mano viene saltato.',
        'Tutti vedono le carte scoperte e quali prendi.',
      ],
    },
    rattlesnake: {
      text: 'Giocala davanti a un giocatore qualsiasi. All’inizio del suo turno, quel giocatore “estrae!”: con una carta di Picche perde 1 punto vita. La carta resta lì.',
      rulings: [
        'Viene dopo Dinamite e Prigione; chi resta in Prigione non “estrae!” per questa carta.',
        'Nessuno è responsabile del morso.',
        'Puoi giocarla davanti a te, ma non dove ce n’è già una.',
      ],
    },
    saved: {
      text: 'Giocala, nel tuo turno o no, quando un altro giocatore sta per perdere punti vita: ne perde 1 in meno. Se resta in gioco, prendi 2 carte a caso dalla sua mano oppure 2 dal mazzo.',
      rulings: [
        'Serve contro qualsiasi perdita, anche causata da te, ma non contro un punto vita pagato come costo.',
        'Se la perdita è evitata del tutto, il giocatore non è stato colpito.',
        'Entrambe le carte vengono dallo stesso posto; scegli quando la perdita è conclusa.',
        'Se quel giocatore viene comunque eliminato, non ricevi nulla.',
        'Non puoi salvare te stesso.',
      ],
    },
    shotgun: {
      text: 'Arma con gittata 1. Ogni giocatore che colpisci con una carta Bang! scarta una carta dalla mano, a sua scelta.',
      rulings: [
        'Non dopo una Gatling, una Sventagliata, un Tomahawk o un altro sparo che non è una carta Bang!',
        'Se il giocatore è eliminato o non ha carte in mano, non succede nulla.',
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
      ],
    },
    tomahawk: {
      text: 'Spara a un altro giocatore a distanza 2 o inferiore, qualunque sia la tua arma.',
      rulings: [
        'Mirino, Mustang ed effetti simili contano; la gittata della tua arma no.',
        'Non è una carta Bang! e non conta per il limite di un Bang! per turno.',
      ],
    },
    tornado: {
      text: 'A partire da te e in senso orario, ogni giocatore scarta una carta dalla mano, a sua scelta, poi pesca 2 carte dal mazzo.',
      rulings: ['Chi non ha carte in mano pesca comunque 2 carte.', 'Ogni giocatore finisce prima che il successivo cominci.'],
    },
  },
  characters: {
    'black-flower': {
      text: 'Una volta nel tuo turno puoi usare una carta di Fiori come carta Bang!, in aggiunta al limite abituale.',
      rulings: [
        'Il bersaglio deve essere entro la tua gittata, e vale tutto ciò che riguarda le carte Bang!',
        'Puoi farlo prima o dopo le tue altre carte Bang! del turno.',
      ],
    },
    'colorado-bill': {
      text: 'Ogni volta che giochi una carta Bang!, “estrai!” prima di ogni risposta: con una carta di Picche lo sparo non può essere annullato.',
      rulings: [
        'Non servono né Mancato! né Barile, né altro che annulli uno sparo; Salvo! invece sì.',
        'Vale anche per le carte che usi come carta Bang!, ma non per Gatling, Sventagliata o Tomahawk.',
      ],
    },
    'der-spot-burst-ringer': {
      text: 'Una volta nel tuo turno puoi usare una carta Bang! come Gatling.',
      rulings: [
        'Non conta per il limite di un Bang! per turno.',
        'Non è più una carta Bang!: una Taglia, per esempio, non paga.',
        'Nello stesso turno puoi giocare anche una vera Gatling.',
      ],
    },
    'evelyn-shebang': {
      text: 'Nella tua fase di pesca puoi rinunciare a una o a entrambe le tue carte normali: per ciascuna, spara a un giocatore diverso entro la tua gittata.',
      rulings: [
        'Dichiara quante e a chi prima di pescare; prima vengono gli spari, poi le carte rimaste.',
        'Questi spari non sono carte Bang! e non contano per il limite.',
        'Non puoi rinunciare alle carte che si aggiungono alle due normali.',
      ],
    },
    'henry-block': {
      text: 'Ogni volta che un altro giocatore sceglie di prendere o far scartare una tua carta, in mano o in gioco, prima gli spari.',
      rulings: [
        'Se sopravvive, la carta va come annunciato; altrimenti la tieni.',
        'C’è uno sparo per ogni carta; non è una carta Bang!, e la distanza non conta.',
        'Le abilità automatiche, come quella di El Gringo, non contano, e nemmeno gli scarti che scegli tu.',
      ],
    },
    'lemonade-jim': {
      text: 'Ogni volta che un altro giocatore gioca una Birra, puoi scartare una carta dalla mano per recuperare 1 punto vita.',
      rulings: [
        'Non puoi farlo se hai tutti i tuoi punti vita.',
        'Non è una Birra: funziona anche quando restano in gioco solo due giocatori.',
        'Un Saloon non conta.',
      ],
    },
    'mick-defender': {
      text: 'Quando una carta marrone diversa da una carta Bang! sta per avere effetto su di te, puoi giocare una carta Mancato!: su di te non ha alcun effetto.',
      rulings: [
        'Se una carta ha più bersagli, gli altri la subiscono comunque.',
        'Serve una carta Mancato!: un Barile o un’altra carta con lo stesso simbolo non basta.',
        'In un Duello puoi farlo solo prima della prima risposta.',
      ],
    },
    'tuco-franziskaner': {
      text: 'Nella tua fase di pesca, pesca 2 carte in più se non hai carte blu davanti a te.',
      rulings: [
        'Conta solo ciò che c’è in quel momento: una Prigione da cui sei appena uscito non c’è più.',
        'Contano anche le carte che altri hanno giocato davanti a te, come una Taglia.',
      ],
    },
  },
  roles: {},
  events: {},
  nouns: {
    aim: 'proper',
    backfire: 'masculine',
    bandidos: 'proper',
    bounty: 'feminine',
    escape: 'feminine',
    fanning: 'feminine',
    ghost: 'masculine',
    'last-call': 'masculine',
    lemat: 'feminine',
    poker: 'masculine',
    rattlesnake: 'masculine',
    saved: 'masculine',
    shotgun: 'masculine',
    tomahawk: 'masculine',
    tornado: 'masculine',
  },
  tales: {
    played: {
      aim: ({ seat }, say) => `${say.seat(seat)} {prende|prendi} la ${say.card('aim')}.`,
      bandidos: ({ seat }, say) => `${say.seat(seat)} {scatena|scateni} i ${say.card('bandidos')} contro tutti.`,
      bounty: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {mette|metti} ${say.a('bounty')} ${target === seat ? 'sulla {propria|tua} testa' : belonging('sulla tua testa', 'sulla testa', say.seat(target))}.`,
      fanning: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} ${given('{spara|spari}', 'a raffica', say.seat(target))}: ${say.card('fanning')}.`,
      ghost: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} ${upon('{richiama|richiami}', say.seat(target))} dall’aldilà: ${say.a('ghost')}!`,
      'last-call': ({ seat }, say) => `${say.seat(seat)} {ordina|ordini} ${say.the('last-call')}.`,
      lemat: ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('lemat')}.`,
      poker: ({ seat }, say) => `${say.seat(seat)} {apre|apri} una partita a ${say.card('poker')}.`,
      rattlesnake: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {infila|infili} ${say.a('rattlesnake')} ${target === seat ? 'nei {propri|tuoi} stivali' : belonging('nei tuoi stivali', 'negli stivali', say.seat(target))}.`,
      shotgun: ({ seat }, say) => `${say.seat(seat)} {impugna|impugni} ${say.a('shotgun')}.`,
      tomahawk: ({ seat, target = seat }, say) => `${say.seat(seat)} ${given('{lancia|lanci}', say.a('tomahawk'), say.seat(target))}.`,
      tornado: ({ seat }, say) => `${say.seat(seat)} {scatena|scateni} ${say.a('tornado')}.`,
    },
    checked: {
      'colorado-bill': ({ seat, card, good }, say) =>
        `${say.character('colorado-bill')}: ${say.seat(seat)} {gira|giri} ${say.face(card)}, ${good ? 'e nulla può fermare questo sparo' : 'uno sparo come gli altri'}.`,
      rattlesnake: ({ seat, card, good }, say) =>
        `${capital(say.the('rattlesnake'))} sibila; ${say.seat(seat)} {gira|giri} ${say.face(card)}: ${good ? 'morde' : 'non si muove'}.`,
    },
    shown: {},
  },
  questions: {
    bandidos: {
      ask(asked, say) {
        const by = number(about(asked.about), 'by')
        const whose = by === undefined || say.isYou(by) ? '' : ` di ${say.seat(by)}`
        return `I ${say.card('bandidos')}${whose} vogliono le tue carte o la tua pelle. Che cosa dai?`
      },
      options: {
        discard: () => 'Scarta carte dalla mano',
        ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}`,
        lose: () => 'Perdi 1 punto vita',
      },
    },
    tornado: {
      ask: (_asked, say) => `${capital(say.the('tornado'))} ti investe. Quale carta scarti?`,
      options: {
        discard: ({ card }, say) => `Scarta ${say.handle(card)}`,
        ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}`,
      },
    },
    poker: {
      ask: (_asked, say) => `${say.card('poker')}: quale carta metti sul tavolo?`,
      options: { bet: ({ card }, say) => `Metti ${say.handle(card)}`, ignore: ({ card }, say) => `Tirati fuori con ${say.handle(card)}` },
    },
    'poker-pot': {
      ask: () => 'Nessun Asso sul tavolo. Quali carte prendi?',
      options: { take: () => 'Prendi dal tavolo' },
    },
    'saved-reward': {
      ask(asked, say) {
        const saved = number(about(asked.about), 'saved')
        return saved === undefined
          ? 'Da dove prendi le tue 2 carte?'
          : `${say.seat(saved)} sopravvive grazie a te. Da dove prendi le tue 2 carte?`
      },
      options: {
        hand: ({ seat }, say) => (seat === undefined ? 'Dalla mano' : `Dalla mano di ${say.seat(seat)}, a caso`),
        deck: () => 'Dal mazzo',
      },
    },
    shotgun: {
      ask: (_asked, say) => `${capital(say.the('shotgun'))} ti ha colpito. Quale carta scarti?`,
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'evelyn-shebang': {
      ask: () => 'Rinunci a carte di questa pesca per sparare?',
      options: { draw: () => 'Pesca tutte le tue carte', shoot: () => 'Spara invece di pescare' },
    },
    'lemonade-jim': {
      ask(asked, say) {
        const by = number(about(asked.about), 'by')
        const who = by === undefined ? 'Qualcuno' : say.seat(by)
        return `${who} ha bevuto ${say.a('beer')}. Scarti una carta per recuperare 1 punto vita?`
      },
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}`, pass: () => 'Tieni le tue carte' },
    },
  },
  fields: {
    'second-target': { ask: 'Chi è il secondo bersaglio?' },
    'bandidos-cards': { ask: 'Quali carte scarti?' },
    'poker-cards': { ask: 'Quali carte prendi, 2 al massimo?', none: 'nessuna' },
    'shots-for-cards': { ask: 'A chi spari? Ogni sparo costa una carta.' },
  },
}
