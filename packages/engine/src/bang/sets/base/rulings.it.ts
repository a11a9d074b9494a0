import type { BaseRulings } from './words.ts'

export const rulings: BaseRulings = {
  barrel: [
    'Uno sparo è un attacco con il simbolo Bang!, come una carta Bang! o la Gatling; Indiani! e Duello non sono spari.',
    'Puoi usarlo una sola volta per sparo; se fallisce, puoi ancora giocare un Mancato! dalla mano.',
    'Contro Slab the Killer, una carta di Cuori vale solo come uno dei due Mancato! necessari.',
    'Non puoi avere in gioco due carte Barile.',
  ],
  dynamite: [
    'Nel turno in cui la giochi non succede nulla: “estrai!” solo all’inizio del tuo turno successivo.',
    'La Dinamite si risolve prima della Prigione.',
    'Salta i giocatori che hanno già una Dinamite; se ce l’hanno tutti, resta dov’è.',
    'Nessuno è responsabile dell’esplosione: niente ricompensa, niente penalità, ed El Gringo non prende nulla.',
  ],
  scope: [
    'Non cambia la distanza a cui gli altri vedono te.',
    'Si somma all’abilità di Rose Doolan: in tutto, la distanza si riduce di 2.',
    'Applica prima tutto ciò che modifica la distanza; il minimo di 1 viene per ultimo.',
    'Vale anche per Panico! e per tutto ciò che dipende dalla distanza.',
  ],
  mustang: [
    'Non cambia la distanza a cui tu vedi gli altri.',
    'Si somma all’abilità di Paul Regret: in tutto, la distanza aumenta di 2.',
    'Ti allontana anche da chi vuole giocare Panico! contro di te.',
    'Non puoi avere in gioco due carte Mustang.',
  ],
  jail: [
    'In entrambi i casi la Prigione viene scartata; se salti il turno, non peschi e non scarti.',
    'In Prigione resti un possibile bersaglio e puoi difenderti.',
    'Puoi giocarla davanti a te, ma mai davanti a chi ne ha già una.',
    'La Dinamite si risolve prima della Prigione.',
  ],
  volcanic: [
    'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
    'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
    'Puoi giocarla dopo un Bang! e continuare a sparare, ma solo a distanza 1.',
    'Se esce dal gioco durante il tuo turno, torna il limite di un Bang! e quelli già giocati contano.',
  ],
  schofield: [
    'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
    'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
    'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
  ],
  remington: [
    'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
    'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
    'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
  ],
  'rev-carabine': [
    'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
    'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
    'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
  ],
  winchester: [
    'Puoi avere in gioco una sola arma: quando ne giochi una nuova, scarta la vecchia.',
    'Non puoi giocare un’arma con lo stesso nome di quella che hai in gioco.',
    'Senza un’arma in gioco spari con la tua Colt .45, che ha gittata 1.',
  ],
  bang: [
    'Puoi giocare una sola carta Bang! per turno, a meno che un effetto, come quello della Volcanic, non tolga il limite.',
    'Conta per il limite anche se lo sparo viene annullato.',
    'Un Bang! scartato contro Indiani! o in un Duello non è considerato giocato e non conta per il limite.',
    'La tua gittata è quella della tua arma in gioco, oppure 1 se non ne hai.',
  ],
  missed: [
    'Uno sparo è un attacco con il simbolo Bang!, come una carta Bang! o la Gatling.',
    'Non serve a nulla contro Indiani!, Duello e Dinamite.',
    'Non puoi giocarla per un altro giocatore, né quando non sei il bersaglio di uno sparo.',
    'Contro un Bang! di Slab the Killer ne servono due; se ne giochi una e poi rinunci, è comunque persa.',
  ],
  beer: [
    'Quando restano in gioco solo due giocatori non ha effetto e non può più salvarti.',
    'Per sopravvivere devi tornare almeno a 1 punto vita; puoi giocare più Birre di fila.',
    'Durante il tuo turno puoi giocarla anche senza effetto, per esempio se hai tutti i tuoi punti vita.',
    'Non può curare un altro giocatore.',
  ],
  saloon: [
    'Il Saloon non è una Birra: non può salvarti quando perdi l’ultimo punto vita.',
    'Funziona anche quando restano in gioco solo due giocatori.',
  ],
  stagecoach: [
    'Non appena il mazzo finisce, gli scarti vengono mescolati per formarne uno nuovo e continui a pescare.',
    'Quando peschi, questa carta è già negli scarti e quindi viene mescolata anch’essa.',
    'Se finiscono sia il mazzo sia gli scarti, peschi meno carte.',
  ],
  'wells-fargo': [
    'Non appena il mazzo finisce, gli scarti vengono mescolati per formarne uno nuovo e continui a pescare.',
    'Quando peschi, questa carta è già negli scarti e quindi viene mescolata anch’essa.',
    'Se finiscono sia il mazzo sia gli scarti, peschi meno carte.',
  ],
  'general-store': [
    'Tutti vedono le carte scoperte e chi prende cosa.',
    'Se le carte non bastano, si sceglie in ordine finché ce ne sono; gli ultimi restano senza.',
  ],
  panic: [
    'La gittata della tua arma non conta; contano invece Mirino, Mustang ed effetti simili.',
    'Una carta presa da una mano è nota solo a te e a chi l’aveva.',
    'Puoi scegliere una delle tue carte in gioco, ma non la tua mano.',
    'Non puoi scegliere un giocatore che non ha carte.',
  ],
  'cat-balou': [
    'Puoi scegliere qualsiasi carta in gioco, anche una Prigione o una Dinamite.',
    'Puoi scegliere una delle tue carte in gioco, ma non la tua mano.',
    'Non puoi scegliere un giocatore che non ha carte.',
    'Tutti vedono la carta scartata.',
  ],
  gatling: [
    'La Gatling non è una carta Bang! e non conta per il limite di un Bang! per turno.',
    'Anche se sei Slab the Killer, a ogni bersaglio basta un solo Mancato! per annullare lo sparo.',
    'Gli altri rispondono uno alla volta, in senso orario dalla tua sinistra; i giocatori eliminati lasciano la partita insieme, alla fine.',
  ],
  indians: [
    'Non è uno sparo: Mancato! e Barile non servono a nulla.',
    'Non devi per forza scartare un Bang! se preferisci perdere il punto vita.',
    'Gli altri rispondono uno alla volta, in senso orario dalla tua sinistra; i giocatori eliminati lasciano la partita insieme, alla fine.',
    'Chi ha giocato questa carta è responsabile dei punti vita persi: valgono ricompense e penalità.',
  ],
  duel: [
    'Non è uno sparo: Mancato! e Barile non servono a nulla.',
    'I Bang! che scarti non contano per il limite di un Bang! per turno.',
    'Se perdi un Duello che hai lanciato tu, nessuno è responsabile: niente ricompensa, niente penalità.',
    'Puoi rinunciare anche se hai ancora un Bang! in mano.',
  ],
  'bart-cassidy': [
    'Vale per qualsiasi perdita: se la Dinamite esplode davanti a te e sopravvivi, pesca 3 carte.',
    'Se perdi l’ultimo punto vita, prima devi salvarti: peschi solo se sopravvivi.',
  ],
  'black-jack': [
    'Devi sempre mostrare la seconda carta; nessun altro vede quella in più.',
    'Non è un “estrai!”: la carta mostrata va nella tua mano.',
  ],
  'calamity-janet': [
    'Un Mancato! giocato come Bang! richiede un bersaglio entro la tua gittata e conta per il limite di un Bang! per turno.',
    'Puoi anche scartare un Mancato! come Bang! contro Indiani! o in un Duello.',
    'Vale solo per le carte Bang! e Mancato!, non per altre carte con gli stessi simboli, come la Gatling.',
  ],
  'el-gringo': [
    'Se quella mano è vuota, non prendi nulla.',
    'Non prendi nulla nemmeno per la Dinamite o per un Duello che hai lanciato tu.',
    'Se perdi l’ultimo punto vita, prima devi salvarti: prendi una carta solo se sopravvivi.',
  ],
  'jesse-jones': [
    'La distanza non conta, ma quel giocatore deve avere almeno una carta in mano.',
    'La carta presa è nota solo a te e a quel giocatore.',
  ],
  jourdonnais: [
    'Con un vero Barile in gioco puoi provare due volte per sparo: una per ciascuno.',
    'Il tuo Barile innato non è una carta: non può essere né preso né scartato.',
    'Contro Slab the Killer, due carte di Cuori annullano lo sparo.',
  ],
  'kit-carlson': [
    'Nessun altro vede queste carte.',
    'Se il mazzo finisce, gli scarti vengono mescolati per formarne uno nuovo, così puoi guardare tre carte.',
    'Se in tutto non ci sono tre carte, guarda quelle rimaste e tienine al massimo due.',
  ],
  'lucky-duke': [
    'Entrambe le carte vengono poi scartate.',
    'Vale per ogni tuo “estrai!”: Barile, Prigione, Dinamite e così via.',
    'Se resta una sola carta da girare, conta quella.',
  ],
  'paul-regret': ['Non cambia la distanza a cui tu vedi gli altri.', 'Si somma a un Mustang in gioco: in tutto, la distanza aumenta di 2.'],
  'pedro-ramirez': [
    'Se non ci sono scarti, peschi entrambe le carte dal mazzo.',
    'Non appena il mazzo finisce, tutti gli scarti vengono mescolati: potrebbe quindi non restarti nulla da prendere.',
  ],
  'rose-doolan': [
    'Non cambia la distanza a cui gli altri vedono te.',
    'Si somma a un Mirino in gioco: in tutto, la distanza si riduce di 2.',
  ],
  'sid-ketchum': [
    'Puoi farlo finché hai carte per pagare, anche nel turno di un altro giocatore o nel mezzo di un attacco.',
    'Può salvarti quando perdi l’ultimo punto vita, anche se restano in gioco solo due giocatori.',
    'Non puoi farlo se hai tutti i tuoi punti vita.',
  ],
  'slab-the-killer': [
    'Una carta di Cuori ottenuta con un Barile vale come uno dei due.',
    'Vale solo per le tue carte Bang! e non per la tua Gatling, contro la quale ne basta uno.',
    'Se il tuo bersaglio ne gioca uno e poi rinuncia, perde sia quella carta sia 1 punto vita.',
  ],
  'suzy-lafayette': [
    'Non peschi mai nel mezzo di un attacco, di un Duello o dell’effetto di una carta.',
    'Se scarti la tua ultima carta in un Duello, peschi solo dopo il Duello.',
    'Se la tua ultima carta ti fa pescare, come la Diligenza, la tua mano non è più vuota: non ottieni altro.',
    'Se la tua ultima carta ferisce El Gringo, lui trova la tua mano vuota; tu peschi subito dopo.',
  ],
  'vulture-sam': [
    'Non prendi nulla se vieni eliminato nello stesso momento.',
    'Durante l’effetto di Gatling o di Indiani!, ricevi le carte solo dopo la risposta dell’ultimo giocatore.',
    'Chi elimina un Fuorilegge pesca comunque le 3 carte di ricompensa.',
    'Se sei lo Sceriffo ed elimini un Vice, prima prendi le sue carte, poi scarti tutto.',
  ],
  'willy-the-kid': ['Ogni bersaglio deve comunque essere entro la tua gittata.'],
  sheriff: [
    'Il tuo ruolo è noto a tutti, hai 1 punto vita in più e giochi per primo.',
    'Nessuno può metterti in Prigione.',
    'Se elimini un Vice, scarta tutta la tua mano e tutte le tue carte in gioco.',
    'Se elimini un Fuorilegge, pesca 3 carte, come qualsiasi altro giocatore.',
  ],
  deputy: [
    'Condividi la vittoria anche se sei stato eliminato.',
    'Se lo Sceriffo ti elimina, deve scartare tutta la sua mano e tutte le sue carte in gioco.',
    'Con tre giocatori tutti i ruoli sono noti: se elimini tu il Rinnegato vinci subito; altrimenti devi restare l’ultimo giocatore in gioco.',
  ],
  outlaw: [
    'Tutti i Fuorilegge vincono insieme, anche quelli eliminati.',
    'Eccezione: se a quel punto un Rinnegato è l’unico giocatore in gioco, vince lui.',
    'Chi ti elimina pesca 3 carte, anche se è a sua volta un Fuorilegge.',
    'Con tre giocatori tutti i ruoli sono noti: se elimini tu il Vice vinci subito; altrimenti devi restare l’ultimo giocatore in gioco.',
  ],
  renegade: [
    'Se lo Sceriffo viene eliminato mentre oltre a te c’è ancora qualcuno in gioco, vincono i Fuorilegge, anche se non ne resta nessuno.',
    'Quando l’ultimo Fuorilegge viene eliminato, la partita continua finché tu sei in gioco.',
    'Con otto giocatori ci sono due Rinnegati, e ciascuno gioca per sé.',
    'Con tre giocatori tutti i ruoli sono noti: se elimini tu il Fuorilegge vinci subito; altrimenti devi restare l’ultimo giocatore in gioco.',
  ],
}
