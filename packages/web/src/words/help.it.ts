import type { HelpWords } from './help.en.ts'

export const helpIt: HelpWords = {
  aim: 'Che cosa vuoi',
  setUp: 'Prima di cominciare',
  turn: 'Il tuo turno',
  also: 'Buono a sapersi',
  symbols: 'Che cosa dicono i segni',
  end: 'Come finisce',
  expansions: 'Che cosa aggiungono le espansioni',
  games: {
    bang: {
      aim: [
        'Ognuno ha un ruolo e lo tiene per sé. Solo lo Sceriffo porta la stella davanti a tutti.',
        'Guarda dunque chi spara a chi, e indovina chi sta dalla tua parte.',
      ],
      setUp: [
        'Ricevi un ruolo, un personaggio con un’abilità e una carta per ogni punto vita del personaggio.',
        'Lo Sceriffo ha un punto vita in più del suo personaggio, e comincia. Si gioca in senso orario.',
      ],
      turn: [
        'Pesca due carte.',
        'Gioca quello che vuoi, nell’ordine che vuoi. Un solo limite: un Bang! per turno.',
        'Tieni al massimo tante carte quanti sono i tuoi punti vita; il resto va negli scarti.',
      ],
      also: [
        {
          title: 'Quanto è lontano?',
          text: 'Conta le sedie dal lato più corto. Senza arma arrivi ai vicini; un’arma mostra fin dove spara. Chi è eliminato non conta più.',
        },
        {
          title: 'Ti sparano',
          text: 'Rispondi con un Mancato! o perdi un punto vita. Un Barile può salvarti prima: scopri una carta e spera in un cuore.',
        },
        {
          title: 'L’ultima pallottola',
          text: 'Senza punti vita sei fuori, a meno che tu non beva una Birra in quel preciso momento. Quando restate in due, la Birra non serve più.',
        },
        {
          title: 'Ricompense',
          text: 'Chi abbatte un Fuorilegge pesca tre carte. Uno Sceriffo che abbatte il proprio Vice perde tutta la mano e tutto ciò che ha in gioco.',
        },
      ],
      end: [
        'Nessun Fuorilegge e nessun Rinnegato è rimasto: vincono lo Sceriffo e i suoi Vice.',
        'Lo Sceriffo cade: vincono i Fuorilegge, anche i morti. Ma un Rinnegato rimasto in piedi da solo vince da solo.',
      ],
    },
    dice: {
      aim: [
        'Gli stessi ruoli segreti, ma cinque dadi al posto delle carte: chiassoso, svelto, e nessuno è al sicuro dalla propria fortuna.',
        'Solo lo Sceriffo mostra il ruolo. Scopri chi sono gli altri prima che scoprano te.',
      ],
      setUp: [
        'Ognuno riceve un ruolo e un personaggio, che dice quanta vita ha e che cosa sa fare. Lo Sceriffo ha due punti in più.',
        'Nove frecce al centro. Lo Sceriffo tira per primo, poi si va in senso orario.',
      ],
      turn: [
        'Tira tutti e cinque i dadi.',
        'Ritira, al massimo due volte: quanti dadi vuoi, ma mai uno che mostra la Dinamite.',
        'Ogni freccia si prende appena esce. Quando ti fermi, tutti gli altri dadi contano, che ti piacciano o no.',
      ],
      also: [
        {
          title: 'L’ultima freccia',
          text: 'Chi la prende fa arrivare gli indiani: ognuno perde un punto vita per ogni freccia davanti a sé, e tutte le frecce tornano al centro.',
        },
        {
          title: 'Chi colpisci',
          text: 'Un 1 colpisce la sedia accanto, un 2 la seconda sedia. Vanno usati. In due o tre, ogni 2 vale un 1.',
        },
        {
          title: 'L’ordine',
          text: 'Prima la Dinamite, poi gli spari, poi la Birra, poi la Gatling. Chi cade per strada non vede il resto.',
        },
      ],
      end: [
        'Nessun Fuorilegge e nessun Rinnegato è rimasto: vincono lo Sceriffo e i suoi Vice.',
        'Lo Sceriffo cade: vincono i Fuorilegge, a meno che un Rinnegato non sia l’unico ancora in piedi.',
      ],
    },
    duel: {
      aim: [
        'Due giocatori, la Legge contro i Fuorilegge. Ognuno guida una piccola banda lungo la stessa strada.',
        'Vince l’ultima banda che ha qualcuno in piedi.',
      ],
      setUp: [
        'Ogni banda ha alcuni personaggi. Due entrano in gioco: uno davanti, uno dietro; gli altri aspettano in riserva, in un ordine che nessuno conosce.',
        'Legge e Fuorilegge pescano ognuno dal proprio mazzo. La Legge comincia con quattro carte, i Fuorilegge ne hanno cinque.',
      ],
      turn: [
        'Pesca due carte.',
        'Gioca quello che vuoi: una sola carta Bang! rossa, le altre senza limite. Una volta, i tuoi due possono scambiarsi di posto.',
        'Tieni tante carte quanti sono i punti vita del personaggio davanti, ma mai meno di due.',
      ],
      also: [
        {
          title: 'Davanti e dietro',
          text: 'Agisce solo il personaggio davanti: la sua abilità e il suo equipaggiamento funzionano, e si spara a lui. Quello dietro dorme, tranne ciò che è segnato come sempre sveglio.',
        },
        {
          title: 'Dove vanno le carte',
          text: 'Gli spari vanno al personaggio davanti, dall’altra parte. Le carte blu vanno al tuo personaggio dietro, o al loro davanti: alcune è meglio non averle.',
        },
        {
          title: 'Ti sparano',
          text: 'Schiva con un Mancato!, un Barile che mostra il suo segno, uno Stetson; altrimenti se ne va un punto vita.',
        },
        {
          title: 'I segni',
          text: 'A volte si scopre una carta, e decide il segno nell’angolo. Su ottanta carte: trenta ferri di cavallo, venti barili, venti serpenti, dieci dinamiti.',
        },
      ],
      end: [
        'Chi perde un personaggio pesca due carte, e il prossimo della riserva prende il posto vuoto.',
        'Chi non ha più nessuno ha perso.',
      ],
    },
  },
  signs: {
    brown: 'Si gioca, e non c’è più.',
    blue: 'Resta davanti a un giocatore.',
    green: 'Mettila giù ora, usala dal tuo prossimo turno.',
    red: 'Carta Bang!: una per turno.',
    bang: 'Uno sparo.',
    miss: 'Ferma uno sparo.',
    reach: 'A qualcuno a questa distanza, o più vicino.',
    weapon: 'A chiunque la tua arma raggiunga.',
    any: 'A chiunque, per quanto lontano.',
    all: 'A tutti gli altri.',
    life: 'Guadagna un punto vita.',
    draw: 'Pesca tante carte.',
    take: 'Prendi una carta a qualcuno.',
    toss: 'Fai scartare una carta a qualcuno.',
    flip: 'Scopri la prima carta: mostra questo seme?',
    eye: 'Cambia la distanza degli altri, o la tua per loro.',
  },
}
