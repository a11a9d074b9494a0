import type { HighNoonWords } from './words.ts'

export const it: HighNoonWords = {
  title: 'High Noon',
  adds: 'Un mazzo di eventi: dal secondo turno dello Sceriffo in poi, a ogni giro ne arriva uno nuovo che cambia le regole per tutti.',
  cards: {},
  characters: {},
  roles: {},
  events: {
    blessing: {
      text: 'In questo giro ogni carta vale come una carta di Cuori, ovunque si trovi. I valori non cambiano.',
      rulings: [
        'Si “estrae!” e si gira la carta lo stesso, anche se il risultato è certo: il Barile tiene sempre, la Prigione si apre sempre, la Dinamite non esplode mai.',
        'Vale per tutto ciò che dipende da un seme, non solo per “estrai!”: Black Jack riceve sempre la carta in più.',
      ],
    },
    curse: {
      text: 'In questo giro ogni carta vale come una carta di Picche, ovunque si trovi. I valori non cambiano.',
      rulings: [
        'Il Barile non tiene mai e nessuno esce di Prigione, ma si “estrae!” e si gira la carta lo stesso.',
        'La Dinamite esplode con qualsiasi carta dal 2 al 9, qualunque sia il seme stampato.',
        'La seconda carta di Black Jack è nera: non pesca la carta in più.',
      ],
    },
    'the-daltons': {
      text: 'Quando arrivano i Dalton, ogni giocatore con almeno una carta blu in gioco ne scarta una a sua scelta. Comincia lo Sceriffo, poi si va in senso orario.',
      rulings: [
        'Non puoi rifiutarti, ma scegli tu la carta: puoi liberarti di una Prigione o di una Dinamite.',
        'Le carte arancioni valgono come blu, quelle verdi no.',
        'Succede una volta sola, prima del turno dello Sceriffo; per il resto del giro non accade più nulla.',
      ],
    },
    'the-doctor': {
      text: 'Quando arriva il Dottore, i giocatori con meno punti vita ne recuperano 1 ciascuno, senza superare il loro massimo.',
      rulings: [
        'Tutti quelli che hanno il numero più basso recuperano un punto, nello stesso momento.',
        'Se hanno già tutti i loro punti vita, nessuno ottiene nulla: chi viene dopo non prende il loro posto.',
        'Non è una Birra: funziona anche se restano in gioco solo due giocatori.',
      ],
    },
    'ghost-town': {
      text: 'In questo giro i giocatori eliminati tornano per un turno, quando tocca a loro: non hanno punti vita e non possono perderne, pescano 3 carte invece di 2 e alla fine del turno vengono eliminati di nuovo.',
      rulings: [
        'Un fantasma comincia senza carte; quelle che ha in mano e in gioco alla fine del turno vengono scartate, oppure vanno a Vulture Sam.',
        'Nel suo turno è un giocatore come gli altri: conta per le distanze, per l’Emporio e per le condizioni di vittoria, e ha l’abilità del suo personaggio.',
        'Un fantasma non perde e non recupera punti vita. Nessuno è responsabile della sua nuova eliminazione: niente ricompensa, niente penalità.',
        'Se vieni eliminato in questo giro prima del tuo turno, lo giochi lo stesso da fantasma; se è già passato, no.',
      ],
    },
    'gold-rush-event': {
      text: 'In questo giro, che comincia con il turno dello Sceriffo, si gioca verso destra invece che verso sinistra.',
      rulings: [
        'Si inverte solo l’ordine dei turni: la Dinamite passa sempre a sinistra, ed Emporio, Gatling e Indiani! vanno sempre in senso orario.',
        'Con l’evento successivo si torna a giocare verso sinistra a partire dallo Sceriffo.',
      ],
    },
    hangover: {
      text: 'In questo giro nessun personaggio ha la sua abilità.',
      rulings: [
        'I punti vita e il loro massimo non cambiano.',
        'Le carte in gioco funzionano: Jourdonnais può usare un vero Barile.',
        'Se la mano di Suzy Lafayette è vuota quando la Sbornia finisce, pesca subito.',
      ],
    },
    'the-reverend': {
      text: 'In questo giro nessuno può giocare una Birra, nemmeno per salvarsi.',
      rulings: [
        'Sono vietate solo le carte chiamate Birra: il Saloon e le altre bevande sono permessi.',
        'Puoi comunque scartare una Birra per pagare qualcosa o nella fase 3; l’abilità di Sid Ketchum funziona.',
      ],
    },
    'the-sermon': {
      text: 'In questo giro nessuno può usare carte Bang! nel proprio turno.',
      rulings: [
        'Vale anche per le carte usate come Bang!, per i Bang! usati come un’altra carta e per quelli che scarteresti in un Duello lanciato da te: se ti rispondono, lo perdi.',
        'Fuori dal tuo turno non cambia nulla: puoi scartare un Bang! contro Indiani! o nel Duello di un altro.',
        'Le carte che hanno soltanto il simbolo Bang!, come la Gatling, sono permesse.',
      ],
    },
    shootout: {
      text: 'In questo giro ciascuno può giocare due carte Bang! per turno.',
      rulings: ['Contano anche le carte usate come Bang!', 'Con una Volcanic, o per Willy the Kid, continua a non esserci alcun limite.'],
    },
    thirst: {
      text: 'In questo giro ciascuno pesca una carta in meno nella fase 1, ma almeno una.',
      rulings: [
        'Resta la prima carta: Jesse Jones e Pedro Ramirez possono prenderla da una mano o dagli scarti.',
        'Kit Carlson guarda tre carte, ne tiene una e rimette le altre due nello stesso ordine.',
        'Black Jack non ha una seconda carta da mostrare.',
      ],
    },
    'train-arrival': {
      text: 'In questo giro ciascuno pesca una carta in più dal mazzo alla fine della fase 1.',
      rulings: [
        'Kit Carlson finisce semplicemente con le prime tre carte del mazzo.',
        'Chi resta in Prigione non ha fase 1 e non riceve nulla.',
        'La carta in più si pesca anche se quelle della fase 1 venivano da altrove.',
      ],
    },
    'high-noon': {
      text: 'È sempre l’ultimo evento e dura fino alla fine della partita: ogni giocatore perde 1 punto vita all’inizio di ogni suo turno.',
      rulings: [
        'La perdita viene prima di tutto il resto, anche di Dinamite e Prigione.',
        'Nessuno ne è responsabile: niente ricompensa, niente penalità.',
        'Se è il tuo ultimo punto vita, puoi salvarti come al solito, per esempio con una Birra.',
      ],
    },
    handcuffs: {
      text: 'In questo giro ciascuno nomina un seme alla fine della fase 1: fino alla fine del suo turno può usare solo carte della mano di quel seme.',
      rulings: [
        'Vale anche per le risposte che dai nel tuo turno, come un Mancato! o una Birra.',
        'Le carte già in gioco sono libere, e lo è ogni seme che scarti per pagare qualcosa o nella fase 3.',
        'Una carta usata come un’altra mantiene il proprio seme.',
        'Fuori dal tuo turno puoi usare qualsiasi seme.',
      ],
    },
    'new-identity': {
      text: 'In questo giro, all’inizio del proprio turno, ciascuno guarda in segreto un personaggio inutilizzato e può diventarlo per il resto della partita, con esattamente 2 punti vita.',
      rulings: [
        'Hai 2 punti vita, che prima ne avessi di più o di meno; non vale come perdita né come recupero.',
        'Il tuo nuovo massimo è quello del nuovo personaggio, più 1 per lo Sceriffo.',
        'Tieni la mano e le carte in gioco; la nuova abilità funziona subito.',
        'Se rifiuti, nessuno viene a sapere di quale personaggio si trattava.',
      ],
    },
  },
  nouns: {},
  tales: { played: {}, checked: {}, shown: {} },
  questions: {
    'the-daltons': {
      ask: () => 'I Dalton attraversano la città. Quale delle tue carte in gioco scarti?',
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    handcuffs: {
      ask: () => 'Manette: quale seme nomini? Fino alla fine del turno puoi usare solo carte della mano di quel seme.',
      options: {
        hearts: () => 'Cuori ♥',
        diamonds: () => 'Quadri ♦',
        clubs: () => 'Fiori ♣',
        spades: () => 'Picche ♠',
      },
    },
    'new-identity': {
      ask: () => 'Ti offrono una nuova identità. La accetti, con esattamente 2 punti vita?',
      options: {
        accept: ({ card }, say) => `Diventa ${say.handle(card)}`,
        decline: () => 'Resta chi sei',
      },
    },
  },
  fields: {},
  variants: {
    highNoonExtras: { name: 'Più eventi per Mezzogiorno di Fuoco', text: 'Manette e Nuova Identità si aggiungono agli eventi.' },
  },
}
