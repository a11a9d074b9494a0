import { about, number, text } from '../../../western/words/facts.ts'
import { capital } from '../../../western/words/italian.ts'
import type { WildWestShowWords } from './words.ts'

export const it: WildWestShowWords = {
  title: 'Wild West Show',
  adds: 'Una pila di 10 carte spettacolo che stravolgono le regole – ogni Diligenza e ogni Wells Fargo ne scopre una nuova – e 8 personaggi.',
  cards: {},
  characters: {
    'big-spencer': {
      text: 'Inizi la partita con 5 carte, qualunque sia il numero dei tuoi punti vita. Non puoi giocare carte Mancato!',
      rulings: [
        'Ti sono vietate solo le carte di nome Mancato!: Barile, Schivata e ogni altro simbolo Mancato! funzionano.',
        'Puoi comunque scartare un Mancato! per pagare qualcosa, o usarlo come un’altra carta se un effetto lo permette.',
        'Se sei lo Sceriffo hai 10 punti vita e inizi ugualmente con 5 carte.',
        'Alla fine del turno puoi tenere tante carte quanti sono i tuoi punti vita, come tutti.',
      ],
    },
    'flint-westwood': {
      text: 'Una volta durante il tuo turno, puoi dare a un altro giocatore una carta della tua mano, a tua scelta, e prendere in cambio 2 carte a caso dalla sua.',
      rulings: [
        'Prima prendi le tue carte: quella che dai non è mai tra queste.',
        'Da un giocatore con una sola carta prendi quella; non puoi scegliere un giocatore senza carte in mano.',
        'La distanza non conta.',
        'Solo voi due vedete le carte scambiate.',
      ],
    },
    'gary-looter': {
      text: 'Ogni carta che gli altri giocatori scartano alla fine del loro turno, perché ne hanno troppe, va nella tua mano.',
      rulings: [
        'Non puoi rifiutarle.',
        'Contano solo gli scarti dell’ultima fase di un turno: costi, abilità, attacchi ed eliminazioni non ti danno nulla.',
        'Le tue carte in eccesso vanno negli scarti.',
        'Se più giocatori hanno questa abilità, le carte vanno al primo in senso orario dopo chi scarta.',
      ],
    },
    'gregory-deck': {
      text: 'Hai le abilità di due personaggi del gioco base presi a caso. All’inizio di ogni tuo turno, prima di pescare, puoi cambiarli entrambi con altri due presi a caso.',
      rulings: [
        'I due personaggi stanno scoperti accanto al tuo; i punti vita restano i tuoi.',
        'O tutto o niente: li cambi entrambi o nessuno. I vecchi tornano prima nel mucchio, quindi possono ricapitarti.',
        'Possono toccarti solo personaggi del gioco base che nessun altro ha.',
        'Se entrambi cambiano il tuo modo di pescare, ogni turno scegline uno.',
      ],
    },
    'john-pain': {
      text: 'Finché hai meno di 6 carte in mano, ogni carta girata per l’“estrai!” di qualsiasi giocatore va nella tua mano.',
      rulings: [
        'La ricevi solo quando l’effetto che ha richiesto l’“estrai!” è finito: non può salvarti da quell’effetto.',
        'Se le carte girate sono più di una, le prendi una alla volta, prima quella che ha contato, fino ad averne 6.',
        'Non puoi rifiutarle, e contano anche le carte dei tuoi “estrai!”.',
        'Una carta che nel frattempo ha lasciato gli scarti è persa per te.',
      ],
    },
    'lee-van-kliff': {
      text: 'Durante il tuo turno, subito dopo l’effetto di una carta marrone che hai giocato, puoi scartare una carta Bang! per ripetere quell’effetto.',
      rulings: [
        'Puoi scegliere nuovi bersagli. Ciò che la carta costa in più non si paga di nuovo.',
        'Un Bang! ripetuto non conta per il limite di un Bang! per turno.',
        'Ogni carta si può ripetere una volta sola, e soltanto prima di fare qualsiasi altra cosa.',
        'Una Diligenza o una Wells Fargo ripetuta non scopre una carta spettacolo.',
      ],
    },
    'teren-kill': {
      text: 'Ogni volta che verresti eliminato, “estrai!”: se non è Picche, resti in gioco con 1 punto vita e peschi una carta.',
      rulings: [
        'Puoi giocare Birre prima di estrarre, ma non dopo un’estrazione fallita.',
        'Se resti in gioco, nessuno ti ha eliminato: nessuna ricompensa e nessuna penalità.',
        'Funziona tutte le volte che sei fortunato.',
      ],
    },
    'youl-grinner': {
      text: 'Prima della tua fase di pesca, ogni giocatore che ha in mano più carte di te te ne dà una a sua scelta.',
      rulings: [
        'Le mani si confrontano una volta sola, prima del primo dono.',
        'Gli altri danno una carta a testa, in senso orario dalla tua sinistra; la vedete solo tu e chi la dà.',
        'Se la Prigione ti fa perdere il turno, non ricevi nulla.',
      ],
    },
  },
  roles: {},
  events: {
    'bone-orchard': {
      text: 'I giocatori eliminati tornano per sempre quando toccherebbe a loro: con 1 punto vita, senza carte e con un ruolo preso a caso tra quelli di tutti gli eliminati.',
      rulings: [
        'All’inizio di quel turno pescano come al solito, e restano in gioco anche quando questa carta viene sostituita.',
        'I ruoli di tutti quelli che in quel momento sono fuori vengono mescolati e distribuiti coperti, uno a testa: ognuno vede solo il proprio.',
        'Chi viene eliminato di nuovo mentre questa carta è in vigore può tornare ancora.',
        'Il ruolo dello Sceriffo non è mai tra questi.',
      ],
    },
    'darling-valentine': {
      text: 'All’inizio del proprio turno, ogni giocatore scarta tutta la mano e pesca altrettante carte dal mazzo; poi il turno prosegue come al solito.',
      rulings: [
        'Avviene prima di Dinamite e Prigione: anche chi è in Prigione cambia le carte.',
        'Con la mano vuota non succede nulla.',
        'È un unico scambio: Suzy Lafayette nel frattempo non pesca.',
      ],
    },
    'dorothy-rage': {
      text: 'Una volta durante il tuo turno, puoi ordinare a un altro giocatore di giocare una carta: indica il giocatore, la carta e come deve usarla. Se ce l’ha, deve giocarla così; altrimenti mostra la mano a tutti.',
      rulings: [
        'L’ordine deve essere completo – carta, uso, bersagli – prima di sapere se la carta c’è.',
        'Quel giocatore la gioca come se fosse il suo turno: distanze, arma, abilità, limiti, ricompense e penalità sono le sue.',
        'Se ha la carta ma non può giocarla come hai detto, mostra ugualmente la mano. In ogni caso il tuo ordine di questo turno è speso.',
        'Non si può ordinare una carta che serve solo a rispondere, come Mancato!',
        'Il bersaglio può essere chiunque quel giocatore possa scegliere, te e i suoi amici compresi.',
      ],
    },
    gag: {
      text: 'I giocatori in gioco non possono parlare: ogni infrazione costa 1 punto vita.',
      rulings: [
        'A questo tavolo parlare significa mandare un messaggio in chat; le frasi pronte sono gratuite.',
        'Il punto vita si perde appena non c’è alcun effetto in corso; nessuno ne è responsabile e una Birra può salvarti.',
        'I giocatori eliminati e gli spettatori possono parlare.',
      ],
    },
    'helena-zontero': {
      text: 'Chi scopre questa carta deve fare un “estrai!”: con Cuori o Quadri, i ruoli di tutti i giocatori in gioco tranne lo Sceriffo vengono mescolati e ridistribuiti coperti.',
      rulings: [
        'Ognuno vede solo il proprio nuovo ruolo.',
        'I ruoli dei giocatori eliminati non si toccano.',
        'Dopo di che, la carta non ha altri effetti.',
      ],
    },
    'lady-rosa-del-texas': {
      text: 'Una volta durante il tuo turno, puoi scambiarti di posto con il giocatore in gioco più vicino alla tua destra, che salterà il suo prossimo turno.',
      rulings: [
        'Tutto ciò che ciascuno possiede lo segue; poi i turni proseguono dal tuo nuovo posto.',
        'È impossibile se restano in gioco solo due giocatori.',
        'Chi viene spostato due volte prima del suo prossimo turno salta due turni.',
      ],
    },
    'miss-susanna': {
      text: 'Chi ha giocato meno di 3 carte durante il proprio turno perde 1 punto vita alla fine di esso.',
      rulings: [
        'Conta ogni carta giocata dalla mano nel proprio turno, comprese le risposte come Mancato! o Birra, e le carte messe in gioco.',
        'Non contano gli scarti, le carte date in un Duello o contro Indiani!, né l’uso di una carta già in gioco.',
        'Una carta ripetuta da Lee Van Kliff conta una volta in più.',
        'Nel turno in cui questa carta appare, contano anche le carte giocate prima.',
        'Un turno perso in Prigione non costa altro.',
      ],
    },
    sacagaway: {
      text: 'Tutti i giocatori giocano con la mano scoperta. I ruoli restano segreti.',
      rulings: [
        'Una carta presa a caso da una mano resta presa a caso.',
        'Ciò che un giocatore guarda nel mazzo resta segreto.',
        'Quando questa carta viene sostituita, le mani tornano coperte.',
      ],
    },
    showdown: {
      text: 'Ogni carta che non è un Bang! può essere usata come Bang! Le carte Bang! possono essere usate solo come Mancato!',
      rulings: [
        'Una carta usata come Bang! vale come carta Bang!: gittata, limite, Duello e Indiani! come al solito.',
        'Una carta cambia uso una volta sola.',
        'Big Spencer può usare le carte Bang! come Mancato!',
        'Lee Van Kliff può scartare qualsiasi carta per la sua abilità.',
      ],
    },
    'wild-west-show': {
      text: 'Da ora ognuno gioca per sé: vince l’ultimo giocatore rimasto in gioco.',
      rulings: [
        'È sempre l’ultima carta spettacolo e resta fino alla fine; non se ne scoprono altre.',
        'L’eliminazione dello Sceriffo non fa più finire la partita.',
        'I ruoli restano: lo Sceriffo non può finire in Prigione, un Fuorilegge eliminato vale 3 carte e uno Sceriffo che elimina un Vice scarta tutto.',
        'Se gli ultimi giocatori vengono eliminati insieme, non vince nessuno.',
      ],
    },
  },
  nouns: {},
  tales: {
    played: {},
    checked: {
      'teren-kill': ({ seat, card, good }, say) =>
        `${say.seat(seat)} {guarda|guardi} in faccia la morte e {gira|giri} ${say.face(card)}: ${good ? 'non oggi' : 'è la fine'}.`,
      'helena-zontero': ({ seat, card, good }, say) =>
        `${say.source('helena-zontero')}: ${say.seat(seat)} {gira|giri} ${say.face(card)}, ${good ? 'i ruoli vengono ridistribuiti' : 'non cambia nulla'}.`,
    },
    shown: {
      'gary-looter': ({ seat, card }, say) => `${say.character('gary-looter')}: ${say.seat(seat)} {lascia|lasci} ${say.face(card)}.`,
    },
  },
  questions: {
    'gregory-deck': {
      ask: () => 'Cambi entrambi i tuoi personaggi aggiuntivi?',
      options: { keep: () => 'Tienili entrambi', exchange: () => 'Cambiali entrambi' },
    },
    'youl-grinner': {
      ask: (_asked, say) => `${say.character('youl-grinner')} ha meno carte di te. Quale gli dai?`,
      options: { give: ({ card }, say) => `Dai ${say.handle(card)}` },
    },
    'order-details': {
      ask(asked, say) {
        const as = text(about(asked.about), 'as')
        return `${as === undefined ? '' : `${capital(say.the(as))}: `}che cosa deve succedere esattamente?`
      },
      options: { order: () => 'Dai l’ordine' },
    },
    obey: {
      ask(asked, say) {
        const facts = about(asked.about)
        const card = text(facts, 'card')
        if (card === undefined) return 'Devi obbedire.'
        const [by, target, as] = [number(facts, 'by'), number(facts, 'target'), text(facts, 'as') ?? card]
        const use = as === card ? '' : ` come ${say.card(as)}`
        const at = target === undefined || say.isYou(target) ? '' : ` su ${say.seat(target)}`
        const order = `devi giocare ${say.a(card)}${use}${at}.`
        return by === undefined ? capital(order) : `Ordine di ${say.seat(by)}: ${order}`
      },
      options: { obey: ({ card }, say) => `Gioca ${say.handle(card)}` },
    },
  },
  fields: {
    'give-away': { ask: 'Quale carta dai?' },
    'order-card': { ask: 'Quale carta deve essere giocata?' },
    'order-use': { ask: 'Usata come quale carta?' },
    'order-target': { ask: 'Su chi? Per una carta senza bersaglio: sul giocatore stesso.' },
  },
}
