import { capital, given, to } from '../../../western/words/italian.ts'
import type { DodgeCityWords } from './words.ts'

const NOT_AT_ONCE = 'Le carte verdi si giocano davanti a te e non si possono usare nel turno in cui vengono giocate.'
const USED_NOT_PLAYED = 'Per usarla, scartala dal gioco: non è giocare una carta dalla mano.'
const IN_OWN_TURN = 'Puoi usarla solo nella fase di gioco di un tuo turno successivo.'
const IN_ANY_TURN = 'Dal turno seguente puoi usarla nel turno di chiunque, anche se sei in Prigione.'
const COST = 'L’altra carta viene dalla tua mano e va negli scarti senza alcun effetto; se non ne hai, non puoi giocare questa carta.'
const NO_BANG_CARD =
  'Non è una carta Bang!: il limite di un Bang! per turno non la riguarda, e anche al bersaglio di Slab the Killer basta un Mancato!'
const NO_BEER =
  'Non è una Birra: non salva nessuno che perda l’ultimo punto vita, ma ha effetto anche se restano in gioco solo due giocatori.'
const AT_DISTANCE_1 = 'La gittata della tua arma non conta; contano il Mirino, il Mustang e gli effetti simili.'
const NO_REACH = 'Non contano né la distanza né la gittata della tua arma.'
const SECRET_HAND_CARD = 'Una carta presa da una mano è nota solo a te e a chi l’aveva.'
const NOT_OWN_HAND = 'Puoi scegliere una delle tue carte in gioco, ma non la tua mano.'
const NO_CARDS_AT_ALL = 'Non puoi scegliere un giocatore che non ha nessuna carta.'
const NO_DOUBLE = 'Non puoi avere in gioco due carte con lo stesso nome.'
const NOT_AGAINST_INDIANS = 'Non serve contro Indiani! né in un Duello.'

export const it: DodgeCityWords = {
  title: 'Dodge City',
  adds: '40 carte e 15 personaggi: carte verdi da preparare in un turno e usare più tardi, e carte che ne costano un’altra.',
  cards: {
    binocular: {
      text: 'Vedi tutti gli altri giocatori a una distanza ridotta di 1, con un minimo di 1.',
      rulings: [
        'Si somma al Mirino e all’abilità di Rose Doolan.',
        'Non cambia la distanza a cui gli altri vedono te.',
        'Applica prima tutto ciò che modifica la distanza; il minimo di 1 viene per ultimo.',
      ],
    },
    hideout: {
      text: 'Tutti gli altri giocatori ti vedono a una distanza aumentata di 1.',
      rulings: ['Si somma al Mustang e all’abilità di Paul Regret.', 'Non cambia la distanza a cui tu vedi gli altri.'],
    },
    brawl: {
      text: 'Scarta anche un’altra carta. Ciascuno degli altri giocatori perde una carta, che va negli scarti: per ognuno scegli una carta in gioco, oppure una a caso dalla sua mano.',
      rulings: [
        COST,
        'Fai tutte le scelte quando la giochi; si eseguono una alla volta, in senso orario dalla tua sinistra.',
        'I giocatori senza carte vengono saltati, ma almeno un altro giocatore deve avere una carta.',
        'Se la carta che hai scelto non c’è più quando dovrebbe essere scartata, quel giocatore non perde nulla.',
      ],
    },
    dodge: {
      text: 'Quando sei il bersaglio di uno sparo, gioca questa carta: vale come un Mancato! e peschi una carta dal mazzo.',
      rulings: [
        'Peschi subito, anche se lo sparo richiede un altro Mancato!; la carta pescata può servire contro lo stesso sparo.',
        'Non è una carta Mancato!: Calamity Janet non può usarla come Bang!',
        NOT_AGAINST_INDIANS,
      ],
    },
    punch: {
      text: 'Spara a un altro giocatore a distanza 1: perde 1 punto vita se non annulla lo sparo.',
      rulings: [AT_DISTANCE_1, NO_BANG_CARD],
    },
    'rag-time': {
      text: 'Scarta anche un’altra carta. Prendi in mano una carta di un giocatore a qualsiasi distanza: una in gioco a tua scelta, oppure una a caso dalla sua mano.',
      rulings: [COST, SECRET_HAND_CARD, NOT_OWN_HAND, NO_CARDS_AT_ALL],
    },
    springfield: {
      text: 'Scarta anche un’altra carta. Spara a un altro giocatore a qualsiasi distanza: perde 1 punto vita se non annulla lo sparo.',
      rulings: [COST, NO_REACH, NO_BANG_CARD],
    },
    tequila: {
      text: 'Scarta anche un’altra carta. Un giocatore a tua scelta, te compreso, recupera 1 punto vita, senza superare il suo massimo.',
      rulings: [COST, NO_BEER, 'Puoi scegliere un giocatore che ha tutti i suoi punti vita: in tal caso non guadagna nulla.'],
    },
    whisky: {
      text: 'Scarta anche un’altra carta. Recuperi 2 punti vita, senza superare il tuo massimo.',
      rulings: [COST, NO_BEER, 'Puoi giocarlo con tutti i tuoi punti vita, senza effetto.'],
    },
    bible: {
      text: 'Verde. Più tardi, quando sei il bersaglio di uno sparo, scartala dal gioco: vale come un Mancato! e peschi una carta dal mazzo.',
      rulings: [
        NOT_AT_ONCE,
        IN_ANY_TURN,
        'Peschi subito, anche se lo sparo richiede un altro Mancato!; la carta pescata può servire contro lo stesso sparo.',
        'Non è una carta Mancato!, e usarla non è giocare una carta dalla mano.',
      ],
    },
    'iron-plate': {
      text: 'Verde. Più tardi, quando sei il bersaglio di uno sparo, scartala dal gioco: vale come un Mancato!',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NO_DOUBLE, NOT_AGAINST_INDIANS],
    },
    sombrero: {
      text: 'Verde. Più tardi, quando sei il bersaglio di uno sparo, scartala dal gioco: vale come un Mancato!',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NOT_AGAINST_INDIANS],
    },
    'ten-gallon-hat': {
      text: 'Verde. Più tardi, quando sei il bersaglio di uno sparo, scartala dal gioco: vale come un Mancato!',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NOT_AGAINST_INDIANS],
    },
    'buffalo-rifle': {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: spara a un altro giocatore a qualsiasi distanza.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_REACH, NO_BANG_CARD],
    },
    'can-can': {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: un giocatore a qualsiasi distanza scarta una carta in gioco a tua scelta, oppure una a caso dalla sua mano.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NOT_OWN_HAND, NO_CARDS_AT_ALL],
    },
    canteen: {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: recuperi 1 punto vita, senza superare il tuo massimo.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_BEER],
    },
    conestoga: {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: prendi in mano una carta di un giocatore a qualsiasi distanza, una in gioco a tua scelta oppure una a caso dalla sua mano.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, SECRET_HAND_CARD, NOT_OWN_HAND],
    },
    derringer: {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: spara a un altro giocatore a distanza 1 e pesca una carta dal mazzo.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, 'Peschi prima che il bersaglio risponda.', AT_DISTANCE_1, NO_BANG_CARD],
    },
    howitzer: {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: spara a tutti gli altri giocatori, a qualsiasi distanza.',
      rulings: [
        NOT_AT_ONCE,
        IN_OWN_TURN,
        NO_BANG_CARD,
        'Gli altri rispondono uno alla volta, in senso orario dalla tua sinistra; gli eliminati lasciano il gioco insieme alla fine.',
      ],
    },
    knife: {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: spara a un altro giocatore a distanza 1.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, AT_DISTANCE_1, NO_BANG_CARD],
    },
    pepperbox: {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: spara a un altro giocatore entro la tua gittata.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_BANG_CARD, 'Non è un’arma: tieni quella che hai, e conta la sua gittata.'],
    },
    'pony-express': {
      text: 'Verde. In un tuo turno successivo, scartala dal gioco: pesca 3 carte dal mazzo.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, USED_NOT_PLAYED],
    },
  },
  characters: {
    'apache-kid': {
      text: 'Le carte marroni di Quadri giocate dagli altri giocatori non hanno effetto su di te.',
      rulings: [
        'Si possono comunque giocare contro di te e vanno spese: un Bang! di Quadri conta per il limite di uno per turno.',
        'Se una carta colpisce più giocatori, solo tu vieni risparmiato.',
        'Le carte blu e verdi di Quadri hanno effetto su di te come al solito.',
        'In un Duello non hai nessuna protezione: anche un Duello di Quadri ha effetto su di te.',
        'Se Doc Holyday ti spara, sei al sicuro solo se entrambe le carte che scarta sono di Quadri.',
      ],
    },
    'belle-star': {
      text: 'Durante il tuo turno, le carte in gioco davanti agli altri giocatori non hanno effetto.',
      rulings: [
        'Vale per ogni carta davanti a loro: niente Barile, niente Mustang, niente carte verdi.',
        'Le carte restano dove sono: si possono prendere o scartare, e impediscono ancora di giocarne una con lo stesso nome.',
        'Le abilità dei personaggi, come quelle di Jourdonnais o di Paul Regret, funzionano come al solito.',
        'Le tue carte funzionano, comprese la tua Prigione e la tua Dinamite.',
      ],
    },
    'bill-noface': {
      text: 'Nella tua fase di pesca, pesca 1 carta, più 1 per ogni punto vita che hai perso.',
      rulings: ['Con tutti i punti vita peschi una sola carta.', 'Conta quanto sei sotto il tuo massimo in quel momento.'],
    },
    'chuck-wengam': {
      text: 'Durante il tuo turno, puoi perdere 1 punto vita per pescare 2 carte dal mazzo, quante volte vuoi.',
      rulings: ['Non puoi sacrificare l’ultimo punto vita.', 'Nessuno è responsabile di questa perdita.'],
    },
    'doc-holyday': {
      text: 'Una volta durante il tuo turno, puoi scartare 2 carte dalla mano per sparare a un altro giocatore entro la tua gittata.',
      rulings: [
        'Non è una carta Bang! e non conta per il limite di un Bang! per turno.',
        'Le carte possono essere qualsiasi e non hanno un effetto proprio.',
        'Apache Kid è al sicuro solo se entrambe le carte scartate sono di Quadri.',
      ],
    },
    'elena-fuente': {
      text: 'Puoi usare qualsiasi carta della tua mano come un Mancato!',
      rulings: [
        'Ciò che dice la carta non accade: una Schivata usata così non fa pescare, ma puoi anche giocarla come Schivata.',
        'Non serve contro Indiani! né in un Duello.',
        'Contro Slab the Killer ti servono due carte.',
      ],
    },
    'greg-digger': {
      text: 'Ogni volta che un altro personaggio viene eliminato, recuperi 2 punti vita, senza superare il tuo massimo.',
      rulings: ['Non importa chi è il responsabile.', 'Non aiuta se la stessa carta elimina anche te.'],
    },
    'herb-hunter': {
      text: 'Ogni volta che un altro personaggio viene eliminato, pesca 2 carte dal mazzo.',
      rulings: [
        'Non importa chi è il responsabile; se sei tu, la ricompensa si aggiunge.',
        'Se una sola carta elimina due giocatori, peschi 4 carte.',
      ],
    },
    'jose-delgado': {
      text: 'Fino a due volte durante il tuo turno, puoi scartare una carta blu dalla mano per pescare 2 carte dal mazzo.',
      rulings: ['La carta scartata non viene giocata e non ha effetto.', 'Vanno bene solo le carte blu, non quelle verdi o marroni.'],
    },
    'molly-stark': {
      text: 'Ogni volta che giochi o cedi una carta Mancato!, Birra o Bang! nel turno di un altro giocatore, peschi una carta dal mazzo quando l’effetto è finito.',
      rulings: [
        'Un Bang! scartato contro Indiani! o in un Duello conta: avresti potuto tenerlo e subire la perdita.',
        'In un Duello peschi per tutte le tue carte dopo il Duello.',
        'La carta pescata arriva troppo tardi per servire contro lo stesso sparo, anche quello di Slab the Killer.',
        'Le carte che altri ti prendono o ti fanno scartare non contano, e nemmeno la Schivata o le carte verdi.',
        'Non funziona nel tuo turno, per esempio in un Duello che hai lanciato tu.',
      ],
    },
    'pat-brennan': {
      text: 'Nella tua fase di pesca, invece di pescare puoi prendere in mano una carta blu o verde in gioco davanti a un giocatore qualsiasi.',
      rulings: [
        'In tal caso non peschi nessuna carta in quella fase.',
        'Può essere anche una carta davanti a te.',
        'La distanza non conta.',
      ],
    },
    'pixie-pete': {
      text: 'Nella tua fase di pesca, pesca 3 carte invece di 2.',
      rulings: ['Cambia solo la fase di pesca, non ciò che danno carte come la Diligenza.'],
    },
    'sean-mallory': {
      text: 'Alla fine del tuo turno puoi tenere in mano fino a 10 carte.',
      rulings: ['Il tuo limite è sempre 10, qualunque sia il numero dei tuoi punti vita.'],
    },
    'tequila-joe': {
      text: 'Ogni Birra che giochi ti dà 2 punti vita invece di 1.',
      rulings: [
        'Vale anche quando una Birra deve salvarti.',
        'Le altre carte che curano, come Saloon, Tequila o Whisky, ti danno ciò che dicono.',
        'Se restano in gioco solo due giocatori, la Birra non ha effetto nemmeno per te.',
      ],
    },
    'vera-custer': {
      text: 'All’inizio del tuo turno, prima di pescare, scegli un altro personaggio in gioco: hai la sua abilità fino alla tua prossima scelta.',
      rulings: [
        'Scegli dopo la tua Dinamite e la tua Prigione; per queste conta ancora la scelta precedente.',
        'Se salti il turno per la Prigione, non hai nessuna abilità fino al tuo turno successivo.',
        'Copi solo l’abilità, non i punti vita.',
        'La conservi anche se quel personaggio viene poi eliminato.',
        'Devi scegliere; prima della tua prima scelta non hai nessuna abilità.',
      ],
    },
  },
  roles: {},
  events: {},
  nouns: {
    binocular: 'masculine',
    hideout: 'masculine',
    brawl: 'feminine',
    dodge: 'feminine',
    punch: 'masculine',
    'rag-time': 'masculine',
    springfield: 'masculine',
    tequila: 'feminine',
    whisky: 'masculine',
    bible: 'feminine',
    'iron-plate': 'feminine',
    sombrero: 'masculine',
    'ten-gallon-hat': 'masculine',
    'buffalo-rifle': 'masculine',
    'can-can': 'masculine',
    canteen: 'feminine',
    conestoga: 'masculine',
    derringer: 'feminine',
    howitzer: 'proper',
    knife: 'masculine',
    pepperbox: 'feminine',
    'pony-express': 'masculine',
  },
  tales: {
    played: {
      binocular: ({ seat }, say) => `${say.seat(seat)} {scruta|scruti} l’orizzonte con ${say.a('binocular')}.`,
      hideout: ({ seat }, say) => `${say.seat(seat)} {si ritira|ti ritiri} in ${say.a('hideout')}.`,
      brawl: ({ seat }, say) => `${say.seat(seat)} {scatena|scateni} ${say.a('brawl')} con tutti gli altri.`,
      punch: ({ seat, target = seat }, say) => `${say.seat(seat)} ${given('{sferra|sferri}', say.a('punch'), say.seat(target))}.`,
      springfield: ({ seat, target = seat }, say) => `${say.seat(seat)} {mira|miri} ${to(say.seat(target))} con ${say.a('springfield')}.`,
      tequila: ({ seat, target = seat }, say) =>
        target === seat
          ? `${say.seat(seat)} {beve|bevi} ${say.a('tequila')}.`
          : `${say.seat(seat)} ${given('{offre|offri}', say.a('tequila'), say.seat(target))}.`,
      whisky: ({ seat }, say) => `${say.seat(seat)} {beve|bevi} ${say.a('whisky')}.`,
      bible: ({ seat }, say) => `${say.seat(seat)} {mette|metti} in tasca ${say.a('bible')}.`,
      'iron-plate': ({ seat }, say) => `${say.seat(seat)} {si protegge|ti proteggi} con ${say.a('iron-plate')}.`,
      sombrero: ({ seat }, say) => `${say.seat(seat)} {si mette|ti metti} ${say.a('sombrero')}.`,
      'ten-gallon-hat': ({ seat }, say) => `${say.seat(seat)} {si mette|ti metti} ${say.a('ten-gallon-hat')}.`,
      'buffalo-rifle': ({ seat }, say) => `${say.seat(seat)} {carica|carichi} ${say.a('buffalo-rifle')}.`,
      canteen: ({ seat }, say) => `${say.seat(seat)} {riempie|riempi} ${say.a('canteen')}.`,
      derringer: ({ seat }, say) => `${say.seat(seat)} {carica|carichi} ${say.a('derringer')}.`,
      howitzer: ({ seat }, say) => `${say.seat(seat)} {mette|metti} in posizione ${say.a('howitzer')}.`,
      knife: ({ seat }, say) => `${say.seat(seat)} {affila|affili} ${say.a('knife')}.`,
      pepperbox: ({ seat }, say) => `${say.seat(seat)} {carica|carichi} ${say.a('pepperbox')}.`,
      'pony-express': ({ seat }, say) => `${say.seat(seat)} {fa|fai} venire ${say.the('pony-express')}.`,
    },
    checked: {},
    shown: {},
  },
  questions: {
    'copy-ability': {
      ask: () => 'Di chi vuoi avere l’abilità fino alla tua prossima scelta?',
      options: { copy: ({ seat }, say) => (seat === undefined ? 'Copia un’abilità' : `Copia quella di ${say.seat(seat)}`) },
    },
    'pat-brennan': {
      ask: () => 'Peschi, oppure prendi una carta in gioco?',
      options: {
        draw: () => 'Pesca dal mazzo',
        take: ({ seat }, say) =>
          seat === undefined ? 'Prendi una carta in gioco' : capital(`prendi una carta davanti ${to(say.seat(seat))}`),
      },
    },
  },
  fields: {},
}
