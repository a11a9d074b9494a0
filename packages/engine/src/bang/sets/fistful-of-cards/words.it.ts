import { beside, points, to } from '../../../western/words/italian.ts'
import type { FistfulWords } from './words.ts'

export const it: FistfulWords = {
  title: 'A Fistful of Cards',
  adds: 'Un altro mazzo di eventi, con giri più duri: cecchini, rimbalzi, roulette russa e il ritorno dei morti.',
  cards: {},
  characters: {},
  roles: {},
  events: {
    'abandoned-mine': {
      text: 'In questo giro le carte della fase 1 si prendono dalla cima degli scarti, e quelle che si scartano nella fase 3 si mettono coperte in cima al mazzo.',
      rulings: [
        'Quando gli scarti sono finiti, il resto si pesca dal mazzo.',
        'Tutti vedono ciò che prendi; ciò che metti sul mazzo lo sai solo tu, e l’ordine lo scegli tu.',
        'Non cambia altro: la Diligenza fa pescare dal mazzo, con “estrai!” si gira una carta del mazzo, le carte giocate vanno negli scarti.',
        'Kit Carlson guarda le prime tre carte degli scarti.',
      ],
    },
    ambush: {
      text: 'In questo giro ogni giocatore è a distanza 1 da tutti gli altri. Solo le carte in gioco possono cambiarla.',
      rulings: [
        'Mustang e Mirino contano come sempre; contano anche Paul Regret e Rose Doolan, perché è come se avessero la carta in gioco.',
        'La gittata delle armi e di Panico! non cambia.',
      ],
    },
    'blood-brothers': {
      text: 'In questo giro, all’inizio del tuo turno, puoi perdere 1 punto vita, ma non l’ultimo, perché un altro giocatore ne recuperi 1.',
      rulings: [
        'Una sola volta per turno, e solo per un giocatore in gioco che non ha tutti i suoi punti vita; la distanza non conta.',
        'Il punto lo perdi tu e nessun altro ne è responsabile; Bart Cassidy pesca per questa perdita.',
        'Viene prima di Dinamite e Prigione.',
      ],
    },
    'dead-man': {
      text: 'In questo giro il primo giocatore eliminato della partita torna per sempre quando arriva il suo turno, con 2 punti vita e 2 carte, e poi gioca il turno normalmente.',
      rulings: [
        'Se nessuno è ancora stato eliminato, è il primo a cadere in questo giro.',
        'Il suo ruolo resta scoperto e conta di nuovo per la vittoria; una nuova eliminazione vale di nuovo la ricompensa.',
        'Succede una volta sola: se viene eliminato ancora nello stesso giro, resta fuori.',
      ],
    },
    'hard-liquor': {
      text: 'In questo giro puoi saltare tutta la fase 1 per recuperare 1 punto vita.',
      rulings: [
        'Scegli dopo Dinamite e Prigione, e solo se ti mancano punti vita.',
        'Non ricevi alcuna carta, qualunque cosa possa pescare il tuo personaggio.',
        'Non è una Birra: funziona anche se restano in gioco solo due giocatori.',
      ],
    },
    'the-judge': {
      text: 'In questo giro nessuno può giocare carte davanti a sé o davanti a un altro giocatore.',
      rulings: [
        'È vietata ogni carta che resta in gioco: armi, Barile, Prigione, Dinamite e così via.',
        'Ciò che è già in gioco ci resta, funziona e può essere preso o scartato; la Dinamite continua a passare.',
      ],
    },
    lasso: {
      text: 'In questo giro le carte davanti ai giocatori non hanno effetto.',
      rulings: [
        'Tutti sparano con la Colt .45; Barile, Mustang e Mirino non servono a nulla.',
        'Non si “estrae!” per Prigione e Dinamite: restano dove sono e tornano a valere alla fine del giro.',
        'Le carte in gioco si possono comunque prendere o scartare, e se ne possono giocare di nuove.',
        'Le abilità dei personaggi funzionano come sempre.',
      ],
    },
    'law-of-the-west': {
      text: 'In questo giro mostra la seconda carta che peschi nella fase 1: se puoi, devi giocarla in questo turno.',
      rulings: [
        'Scegli tu quando e contro chi, ma non puoi finire il turno finché potresti giocarla.',
        'Conta anche giocarla inutilmente: una Birra va bevuta anche se hai tutti i tuoi punti vita.',
        'Non devi mai prendere di mira te stesso o le tue carte.',
        'Finché non l’hai giocata, non puoi giocare un’altra carta con lo stesso nome. Se lascia la tua mano, sei libero.',
      ],
    },
    peyote: {
      text: 'In questo giro, invece di pescare nella fase 1, annuncia rosso o nero e gira la prima carta del mazzo: se indovini, tienila e continua se vuoi; se sbagli, scartala e la fase 1 è finita.',
      rulings: [
        'Devi annunciare almeno una volta.',
        'Cuori e Quadri sono rossi, Fiori e Picche sono neri.',
        'Non è un “estrai!”, e nessun personaggio pesca a modo suo.',
      ],
    },
    ranch: {
      text: 'In questo giro, alla fine della fase 1, puoi scartare una volta quante carte vuoi dalla mano e pescarne altrettante dal mazzo.',
      rulings: [
        'Scegli dopo aver visto le carte della fase 1.',
        'Le carte si scartano prima, tutte insieme; possono tornare se bisogna mescolare gli scarti.',
      ],
    },
    ricochet: {
      text: 'In questo giro, nel tuo turno, puoi scartare carte Bang!, ciascuna contro una carta in gioco davanti a un altro giocatore: quella carta viene scartata, a meno che il proprietario non annulli il colpo con un Mancato!',
      rulings: [
        'La distanza e il limite di un Bang! per turno non contano.',
        'Il proprietario può usare tutto ciò che vale come un Mancato!, per esempio un Barile, anche proprio quello che prendi di mira.',
        'Basta un solo Mancato!, anche se sei Slab the Killer.',
      ],
    },
    'russian-roulette': {
      text: 'Quando entra, cominciando dallo Sceriffo e in senso orario, ciascuno scarta a turno un Mancato!, ancora e ancora: il primo che non lo fa perde 2 punti vita, ed è finita.',
      rulings: [
        'Va bene tutto ciò che vale come un Mancato!, anche un Barile.',
        'Puoi fallire di proposito.',
        'Nessuno è responsabile della perdita; le Birre possono salvarti.',
      ],
    },
    sniper: {
      text: 'In questo giro, nel tuo turno, puoi giocare due carte Bang! insieme contro un giocatore entro la tua gittata: per annullare lo sparo servono due Mancato!',
      rulings: [
        'Vale come il tuo Bang! del turno: non puoi giocarne né prima né dopo, a meno che tu non possa giocarne di più.',
        'Il bersaglio perde 1 punto vita, non 2. Un Barile vale come uno dei due Mancato!',
        'Anche per Slab the Killer servono due Mancato!, non di più.',
      ],
    },
    vendetta: {
      text: 'In questo giro, alla fine del tuo turno “estrai!”: con una carta di Cuori giochi un altro turno intero.',
      rulings: [
        'Alla fine di quel turno in più non “estrai!” di nuovo.',
        'Dopo un turno perso in Prigione non si “estrae!” affatto.',
        'Un turno in più dello Sceriffo non cambia l’evento.',
      ],
    },
    'a-fistful-of-cards': {
      text: 'È sempre l’ultimo evento e dura fino alla fine della partita: all’inizio del tuo turno subisci uno sparo per ogni carta che hai in mano.',
      rulings: [
        'Le carte si contano una volta, prima del primo sparo; ciò che peschi o perdi nel frattempo non conta.',
        'Puoi annullare ogni sparo come al solito, con un Mancato! o un Barile.',
        'Nessuno spara: niente ricompensa, niente penalità.',
        'Viene prima di Dinamite e Prigione.',
      ],
    },
  },
  nouns: {},
  tales: {
    played: {
      ricochet: ({ seat, card, target = seat }, say) =>
        `${say.seat(seat)} {spara|spari} ${say.a(card.id)} a una carta davanti ${to(say.seat(target))}: rimbalza.`,
      sniper: ({ seat, card, target = seat }, say) =>
        `${say.seat(seat)} {prende|prendi} bene la mira ${beside('su', say.seat(target))} con ${say.a(card.id)}.`,
    },
    checked: {
      peyote: ({ seat, card, good }, say) => `${say.seat(seat)} {gira|giri} ${say.face(card)}: ${good ? 'giusto' : 'sbagliato'}.`,
      vendetta: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {gira|giri} ${say.face(card)}: ${good ? 'la vendetta continua' : 'la vendetta può attendere'}.`,
    },
    shown: {
      'law-of-the-west': ({ seat, card, because }, say) => `${say.source(because)}: ${say.seat(seat)} {mostra|mostri} ${say.face(card)}.`,
    },
  },
  questions: {
    'blood-brothers': {
      ask: () => 'Fratelli di Sangue: perdi 1 punto vita perché un altro giocatore ne recuperi 1?',
      options: {
        give: ({ seat }, say) => (seat === undefined ? `Dona ${points(1)}` : `Dona ${points(1)} ${to(say.seat(seat))}`),
        keep: () => 'Tieni i tuoi punti vita',
      },
    },
    'hard-liquor': {
      ask: () => 'Liquore Forte: salti la fase 1 per recuperare 1 punto vita?',
      options: {
        drink: () => `Recupera ${points(1)} e non pescare`,
        draw: () => 'Pesca le tue carte',
      },
    },
    peyote: {
      ask: () => 'Peyote: la prossima carta è rossa o nera?',
      options: {
        red: () => 'Rossa (♥ ♦)',
        black: () => 'Nera (♣ ♠)',
        stop: () => 'Fermati qui',
      },
    },
    ranch: {
      ask: () => 'Ranch: quali carte scarti per pescarne altrettante?',
      options: {
        exchange: () => 'Scambia carte',
        keep: () => 'Tieni le tue carte',
      },
    },
  },
  fields: {
    'ranch-cards': { ask: 'Quali carte scambi?' },
    'second-bang': { ask: 'Quale secondo Bang! aggiungi?' },
  },
}
