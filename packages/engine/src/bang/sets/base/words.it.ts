import { at, capital, joined, upon } from '../../../western/words/italian.ts'
import type { BaseWords } from './words.ts'

export const it: BaseWords = {
  title: 'BANG!',
  adds: 'Il gioco base: 80 carte, 16 personaggi e ruoli segreti, tranne quello dello Sceriffo, noto a tutti.',
  cards: {
    barrel: {
      text: 'Quando sei il bersaglio di uno sparo, se vuoi “estrai!” (gira la prima carta del mazzo): una carta di Cuori vale come un Mancato! contro quello sparo.',
      rulings: [
        'Uno sparo è un attacco con il simbolo Bang!, come una carta Bang! o la Gatling; Indiani! e Duello non sono spari.',
        'Puoi usarlo una sola volta per sparo; se fallisce, puoi ancora giocare un Mancato! dalla mano.',
        'Contro Slab the Killer, una carta di Cuori vale solo come uno dei due Mancato! necessari.',
        'Non puoi avere in gioco due carte Barile.',
      ],
    },
    dynamite: {
      text: 'Giocala davanti a te. Se è davanti a te all’inizio del tuo turno, “estrai!”: con una carta di Picche dal 2 al 9 esplode (scartala e perdi 3 punti vita); altrimenti passa al giocatore alla tua sinistra.',
      rulings: [
        'Nel turno in cui la giochi non succede nulla: “estrai!” solo all’inizio del tuo turno successivo.',
        'La Dinamite si risolve prima della Prigione.',
        'Salta i giocatori che hanno già una Dinamite; se ce l’hanno tutti, resta dov’è.',
        'Nessuno è responsabile dell’esplosione: niente ricompensa, niente penalità, ed El Gringo non prende nulla.',
      ],
    },
    scope: {
      text: 'Vedi tutti gli altri giocatori a una distanza ridotta di 1, con un minimo di 1.',
      rulings: [
        'Non cambia la distanza a cui gli altri vedono te.',
        'Si somma all’abilità di Rose Doolan: in tutto, la distanza si riduce di 2.',
        'Applica prima tutto ciò che modifica la distanza; il minimo di 1 viene per ultimo.',
        'Vale anche per Panico! e per tutto ciò che dipende dalla distanza.',
      ],
    },
    mustang: {
      text: 'Tutti gli altri giocatori ti vedono a una distanza aumentata di 1.',
      rulings: [
        'Non cambia la distanza a cui tu vedi gli altri.',
        'Si somma all’abilità di Paul Regret: in tutto, la distanza aumenta di 2.',
        'Ti allontana anche da chi vuole giocare Panico! contro di te.',
        'Non puoi avere in gioco due carte Mustang.',
      ],
    },
    jail: {
      text: 'Giocala davanti a un giocatore qualsiasi tranne lo Sceriffo, a qualunque distanza. Se inizi il tuo turno in Prigione, “estrai!”: con una carta di Cuori giochi normalmente, altrimenti salti il turno.',
      rulings: [
        'In entrambi i casi la Prigione viene scartata; se salti il turno, non peschi e non scarti.',
        'In Prigione resti un possibile bersaglio e puoi difenderti.',
        'Puoi giocarla davanti a te, ma mai davanti a chi ne ha già una.',
        'La Dinamite si risolve prima della Prigione.',
      ],
    },
    volcanic: {
      text: 'Arma con gittata 1. Finché è in gioco, nel tuo turno puoi giocare tutte le carte Bang! che vuoi.',
      rulings: [
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
        'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
        'Puoi giocarla dopo un Bang! e continuare a sparare, ma solo a distanza 1.',
        'Se esce dal gioco durante il tuo turno, torna il limite di un Bang! e quelli già giocati contano.',
      ],
    },
    schofield: {
      text: 'Arma con gittata 2: puoi sparare a un giocatore a distanza 2 o inferiore.',
      rulings: [
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
        'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
        'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
      ],
    },
    remington: {
      text: 'Arma con gittata 3: puoi sparare a un giocatore a distanza 3 o inferiore.',
      rulings: [
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
        'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
        'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
      ],
    },
    'rev-carabine': {
      text: 'Arma con gittata 4: puoi sparare a un giocatore a distanza 4 o inferiore.',
      rulings: [
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
        'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
        'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
      ],
    },
    winchester: {
      text: 'Arma con gittata 5: puoi sparare a un giocatore a distanza 5 o inferiore.',
      rulings: [
        'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
        'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
        'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
      ],
    },
    bang: {
      text: 'Spara a un altro giocatore entro la tua gittata: perde 1 punto vita, a meno che non annulli lo sparo con un Mancato! o un effetto simile.',
      rulings: [
        'Puoi giocare una sola carta Bang! per turno, a meno che un effetto, come quello della Volcanic, non tolga il limite.',
        'Conta per il limite anche se lo sparo viene annullato.',
        'Un Bang! scartato contro Indiani! o in un Duello non è considerato giocato e non conta per il limite.',
        'La tua gittata è quella della tua arma in gioco, oppure 1 se non ne hai.',
      ],
    },
    missed: {
      text: 'Quando sei il bersaglio di uno sparo, gioca questa carta per annullarlo.',
      rulings: [
        'Uno sparo è un attacco con il simbolo Bang!, come una carta Bang! o la Gatling.',
        'Non serve a nulla contro Indiani!, Duello e Dinamite.',
        'Non puoi giocarla per un altro giocatore, né quando non sei il bersaglio di uno sparo.',
        'Contro un Bang! di Slab the Killer ne servono due; se ne giochi una e poi rinunci, è comunque persa.',
      ],
    },
    beer: {
      text: 'Recupera 1 punto vita, senza superare il tuo massimo. Giocala durante il tuo turno, oppure subito dopo aver perso l’ultimo punto vita.',
      rulings: [
        'Quando restano in gioco solo due giocatori non ha effetto e non può più salvarti.',
        'Per sopravvivere devi tornare almeno a 1 punto vita; puoi giocare più Birre di fila.',
        'Durante il tuo turno puoi giocarla anche senza effetto, per esempio se hai tutti i tuoi punti vita.',
        'Non può curare un altro giocatore.',
      ],
    },
    saloon: {
      text: 'Tutti i giocatori in gioco, anche tu, recuperano 1 punto vita, senza superare il proprio massimo.',
      rulings: [
        'Il Saloon non è una Birra: non può salvarti quando perdi l’ultimo punto vita.',
        'Funziona anche quando restano in gioco solo due giocatori.',
      ],
    },
    stagecoach: {
      text: 'Pesca 2 carte dal mazzo.',
      rulings: [
        'Non appena il mazzo finisce, gli scarti vengono mescolati per formarne uno nuovo e continui a pescare.',
        'Quando peschi, questa carta è già negli scarti e quindi viene mescolata anch’essa.',
        'Se finiscono sia il mazzo sia gli scarti, peschi meno carte.',
      ],
    },
    'wells-fargo': {
      text: 'Pesca 3 carte dal mazzo.',
      rulings: [
        'Non appena il mazzo finisce, gli scarti vengono mescolati per formarne uno nuovo e continui a pescare.',
        'Quando peschi, questa carta è già negli scarti e quindi viene mescolata anch’essa.',
        'Se finiscono sia il mazzo sia gli scarti, peschi meno carte.',
      ],
    },
    'general-store': {
      text: 'Scopri tante carte del mazzo quanti sono i giocatori in gioco. A partire da te e in senso orario, ciascuno ne prende una in mano.',
      rulings: [
        'Tutti vedono le carte scoperte e chi prende cosa.',
        'Se le carte non bastano, si sceglie in ordine finché ce ne sono; gli ultimi restano senza.',
      ],
    },
    panic: {
      text: 'Prendi in mano una carta di un giocatore a distanza 1: una in gioco a tua scelta, oppure una a caso dalla sua mano.',
      rulings: [
        'La gittata della tua arma non conta; contano invece Mirino, Mustang ed effetti simili.',
        'Una carta presa da una mano è nota solo a te e a chi l’aveva.',
        'Puoi scegliere una delle tue carte in gioco, ma non la tua mano.',
        'Non puoi scegliere un giocatore che non ha carte.',
      ],
    },
    'cat-balou': {
      text: 'Fai scartare una carta a un giocatore, a qualunque distanza: una in gioco a tua scelta, oppure una a caso dalla sua mano.',
      rulings: [
        'Puoi scegliere qualsiasi carta in gioco, anche una Prigione o una Dinamite.',
        'Puoi scegliere una delle tue carte in gioco, ma non la tua mano.',
        'Non puoi scegliere un giocatore che non ha carte.',
        'Tutti vedono la carta scartata.',
      ],
    },
    gatling: {
      text: 'Spara a tutti gli altri giocatori, a qualunque distanza: ciascuno perde 1 punto vita, a meno che non annulli lo sparo.',
      rulings: [
        'La Gatling non è una carta Bang! e non conta per il limite di un Bang! per turno.',
        'Anche se sei Slab the Killer, a ogni bersaglio basta un solo Mancato! per annullare lo sparo.',
        'Gli altri rispondono uno alla volta, in senso orario dalla tua sinistra; i giocatori eliminati lasciano la partita insieme, alla fine.',
      ],
    },
    indians: {
      text: 'Ogni altro giocatore scarta una carta Bang! dalla mano oppure perde 1 punto vita.',
      rulings: [
        'Non è uno sparo: Mancato! e Barile non servono a nulla.',
        'Non devi per forza scartare un Bang! se preferisci perdere il punto vita.',
        'Gli altri rispondono uno alla volta, in senso orario dalla tua sinistra; i giocatori eliminati lasciano la partita insieme, alla fine.',
        'Chi ha giocato questa carta è responsabile dei punti vita persi: valgono ricompense e penalità.',
      ],
    },
    duel: {
      text: 'Sfida un altro giocatore, a qualunque distanza. A turno, cominciando da lui, scartate una carta Bang! dalla mano: il primo che non lo fa perde 1 punto vita.',
      rulings: [
        'Non è uno sparo: Mancato! e Barile non servono a nulla.',
        'I Bang! che scarti non contano per il limite di un Bang! per turno.',
        'Se perdi un Duello che hai lanciato tu, nessuno è responsabile: niente ricompensa, niente penalità.',
        'Puoi rinunciare anche se hai ancora un Bang! in mano.',
      ],
    },
  },
  characters: {
    'bart-cassidy': {
      text: 'Per ogni punto vita che perdi, pesca una carta dal mazzo.',
      rulings: [
        'Vale per qualsiasi perdita: se la Dinamite esplode davanti a te e sopravvivi, pesca 3 carte.',
        'Se perdi l’ultimo punto vita, prima devi salvarti: peschi solo se sopravvivi.',
      ],
    },
    'black-jack': {
      text: 'Nella tua fase di pesca, mostra la seconda carta che peschi: se è di Cuori o di Quadri, pesca una carta in più.',
      rulings: [
        'Devi sempre mostrare la seconda carta; nessun altro vede quella in più.',
        'Non è un “estrai!”: la carta mostrata va nella tua mano.',
      ],
    },
    'calamity-janet': {
      text: 'Le tue carte Bang! e Mancato! sono intercambiabili: puoi usare le une come se fossero le altre.',
      rulings: [
        'Un Mancato! giocato come Bang! richiede un bersaglio entro la tua gittata e conta per il limite di un Bang! per turno.',
        'Puoi anche scartare un Mancato! come Bang! contro Indiani! o in un Duello.',
        'Vale solo per le carte Bang! e Mancato!, non per altre carte con gli stessi simboli, come la Gatling.',
      ],
    },
    'el-gringo': {
      text: 'Per ogni punto vita che la carta di un altro giocatore ti fa perdere, prendi una carta a caso dalla mano di quel giocatore.',
      rulings: [
        'Se quella mano è vuota, non prendi nulla.',
        'Non prendi nulla nemmeno per la Dinamite o per un Duello che hai lanciato tu.',
        'Se perdi l’ultimo punto vita, prima devi salvarti: prendi una carta solo se sopravvivi.',
      ],
    },
    'jesse-jones': {
      text: 'Nella tua fase di pesca, puoi prendere la prima carta a caso dalla mano di un altro giocatore; la seconda viene dal mazzo.',
      rulings: [
        'La distanza non conta, ma quel giocatore deve avere almeno una carta in mano.',
        'La carta presa è nota solo a te e a quel giocatore.',
      ],
    },
    jourdonnais: {
      text: 'Hai sempre un Barile: quando sei il bersaglio di uno sparo, se vuoi “estrai!”; una carta di Cuori vale come un Mancato! contro quello sparo.',
      rulings: [
        'Con un vero Barile in gioco puoi provare due volte per sparo: una per ciascuno.',
        'Il tuo Barile innato non è una carta: non può essere né preso né scartato.',
        'Contro Slab the Killer, due carte di Cuori annullano lo sparo.',
      ],
    },
    'kit-carlson': {
      text: 'Nella tua fase di pesca, guarda le prime tre carte del mazzo: tienine due e rimetti la terza in cima, coperta.',
      rulings: [
        'Nessun altro vede queste carte.',
        'Se il mazzo finisce, gli scarti vengono mescolati per formarne uno nuovo, così puoi guardare tre carte.',
        'Se in tutto non ci sono tre carte, guarda quelle rimaste e tienine al massimo due.',
      ],
    },
    'lucky-duke': {
      text: 'Ogni volta che “estrai!”, gira due carte del mazzo invece di una e scegli quella che conta.',
      rulings: [
        'Entrambe le carte vengono poi scartate.',
        'Vale per ogni tuo “estrai!”: Barile, Prigione, Dinamite e così via.',
        'Se resta una sola carta da girare, conta quella.',
      ],
    },
    'paul-regret': {
      text: 'Tutti gli altri giocatori ti vedono a una distanza aumentata di 1.',
      rulings: ['Non cambia la distanza a cui tu vedi gli altri.', 'Si somma a un Mustang in gioco: in tutto, la distanza aumenta di 2.'],
    },
    'pedro-ramirez': {
      text: 'Nella tua fase di pesca, puoi prendere la prima carta dalla cima degli scarti; la seconda viene dal mazzo.',
      rulings: [
        'Se non ci sono scarti, peschi entrambe le carte dal mazzo.',
        'Non appena il mazzo finisce, tutti gli scarti vengono mescolati: potrebbe quindi non restarti nulla da prendere.',
      ],
    },
    'rose-doolan': {
      text: 'Vedi tutti gli altri giocatori a una distanza ridotta di 1, con un minimo di 1.',
      rulings: [
        'Non cambia la distanza a cui gli altri vedono te.',
        'Si somma a un Mirino in gioco: in tutto, la distanza si riduce di 2.',
      ],
    },
    'sid-ketchum': {
      text: 'In qualsiasi momento, puoi scartare 2 carte dalla mano per recuperare 1 punto vita.',
      rulings: [
        'Puoi farlo finché hai carte per pagare, anche nel turno di un altro giocatore o nel mezzo di un attacco.',
        'Può salvarti quando perdi l’ultimo punto vita, anche se restano in gioco solo due giocatori.',
        'Non puoi farlo se hai tutti i tuoi punti vita.',
      ],
    },
    'slab-the-killer': {
      text: 'Per annullare una delle tue carte Bang! servono due Mancato! invece di uno.',
      rulings: [
        'Una carta di Cuori ottenuta con un Barile vale come uno dei due.',
        'Vale solo per le tue carte Bang! e non per la tua Gatling, contro la quale ne basta uno.',
        'Se il tuo bersaglio ne gioca uno e poi rinuncia, perde sia quella carta sia 1 punto vita.',
      ],
    },
    'suzy-lafayette': {
      text: 'Ogni volta che la tua mano è vuota, pesca una carta dal mazzo non appena l’effetto in corso è finito.',
      rulings: [
        'Non peschi mai nel mezzo di un attacco, di un Duello o dell’effetto di una carta.',
        'Se scarti la tua ultima carta in un Duello, peschi solo dopo il Duello.',
        'Se la tua ultima carta ti fa pescare, come la Diligenza, la tua mano non è più vuota: non ottieni altro.',
        'Se la tua ultima carta ferisce El Gringo, lui trova la tua mano vuota; tu peschi subito dopo.',
      ],
    },
    'vulture-sam': {
      text: 'Quando un altro giocatore viene eliminato, prendi in mano tutte le sue carte: quelle che aveva in mano e quelle che aveva in gioco.',
      rulings: [
        'Non prendi nulla se vieni eliminato nello stesso momento.',
        'Durante l’effetto di Gatling o di Indiani!, ricevi le carte solo dopo la risposta dell’ultimo giocatore.',
        'Chi elimina un Fuorilegge pesca comunque le 3 carte di ricompensa.',
        'Se sei lo Sceriffo ed elimini un Vice, prima prendi le sue carte, poi scarti tutto.',
      ],
    },
    'willy-the-kid': {
      text: 'Nel tuo turno puoi giocare tutte le carte Bang! che vuoi.',
      rulings: ['Ogni bersaglio deve comunque essere entro la tua gittata.'],
    },
  },
  roles: {
    sheriff: {
      text: 'Vinci quando in gioco non restano né Fuorilegge né Rinnegati. Se vieni eliminato, perdi.',
      rulings: [
        'Il tuo ruolo è noto a tutti, hai 1 punto vita in più e giochi per primo.',
        'Nessuno può metterti in Prigione.',
        'Se elimini un Vice, scarta tutta la tua mano e tutte le tue carte in gioco.',
        'Se elimini un Fuorilegge, pesca 3 carte, come qualsiasi altro giocatore.',
      ],
    },
    deputy: {
      text: 'Proteggi lo Sceriffo: vinci con lui, quando in gioco non restano né Fuorilegge né Rinnegati.',
      rulings: [
        'Condividi la vittoria anche se sei stato eliminato.',
        'Se lo Sceriffo ti elimina, deve scartare tutta la sua mano e tutte le sue carte in gioco.',
        'Con tre giocatori tutti i ruoli sono noti: se elimini tu il Rinnegato vinci subito; altrimenti devi restare l’ultimo giocatore in gioco.',
      ],
    },
    outlaw: {
      text: 'Vinci quando lo Sceriffo viene eliminato.',
      rulings: [
        'Tutti i Fuorilegge vincono insieme, anche quelli eliminati.',
        'Eccezione: se a quel punto un Rinnegato è l’unico giocatore in gioco, vince lui.',
        'Chi ti elimina pesca 3 carte, anche se è a sua volta un Fuorilegge.',
        'Con tre giocatori tutti i ruoli sono noti: se elimini tu il Vice vinci subito; altrimenti devi restare l’ultimo giocatore in gioco.',
      ],
    },
    renegade: {
      text: 'Vinci se resti l’ultimo giocatore in gioco.',
      rulings: [
        'Se lo Sceriffo viene eliminato mentre oltre a te c’è ancora qualcuno in gioco, vincono i Fuorilegge, anche se non ne resta nessuno.',
        'Quando l’ultimo Fuorilegge viene eliminato, la partita continua finché tu sei in gioco.',
        'Con otto giocatori ci sono due Rinnegati, e ciascuno gioca per sé.',
        'Con tre giocatori tutti i ruoli sono noti: se elimini tu il Fuorilegge vinci subito; altrimenti devi restare l’ultimo giocatore in gioco.',
      ],
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
