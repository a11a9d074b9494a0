import type { DuelEntries } from './types.ts'

export const entries: DuelEntries = {
  cards: {
    bank: {
      text: 'Chi la porta in prima fila pesca una carta in più all’inizio del turno.',
      rulings: ['La carta in più è obbligatoria.', 'Non rende nulla finché chi la porta sta dietro.'],
    },
    barrel: {
      text: 'Quando sparano a chi lo porta, puoi girare la prima carta del tuo mazzo: un barile schiva il colpo.',
      rulings: [
        'Un tentativo per ogni colpo, da qualunque parte venga.',
        'Se fallisce, puoi ancora usare ogni altra schivata.',
        'Protegge anche chi lo porta in seconda fila, se è il bersaglio.',
      ],
    },
    beer: {
      text: 'Ognuno dei tuoi personaggi in gioco recupera un punto vita.',
      rulings: ['Solo nel tuo turno: non salva nessuno all’ultimo momento.', 'Un personaggio solo recupera un punto, non due.'],
    },
    carbine: {
      text: 'Un colpo. Se viene schivato, puoi scartare una carta che si trova su uno dei due personaggi attivi.',
      rulings: ['Scegli tu quale, anche tra le tue.', 'Avviene prima di ogni colpo di risposta.'],
    },
    'pocket-watch': {
      text: 'Finché chi lo porta è in prima fila, peschi una carta ogni volta che i due personaggi avversari si scambiano di posto.',
      rulings: ['Non importa chi li ha fatti scambiare.', 'Nulla quando resta un solo superstite.'],
    },
    colt: { text: 'Un colpo.', rulings: ['Come tutte le carte rosse conta come Bang!: di norma una per turno.'] },
    derringer: {
      text: 'Un colpo così debole che qualsiasi carta della mano lo schiva.',
      rulings: [
        'Non è una carta Bang!',
        'Una Riposte usata contro di esso spara comunque in risposta.',
        'Usata come Colt è una Colt: valgono solo le vere schivate.',
      ],
    },
    duel: {
      text: 'A partire dall’avversario, si scarta a turno una carta colpo; il primo che non lo fa perde un punto vita.',
      rulings: [
        'Carte colpo rosse o marroni; il loro testo non conta.',
        'Nessuno è obbligato a scartare, e nessuna schivata aiuta.',
        'Le carte date non contano come Bang!',
      ],
    },
    dynamite: {
      text: 'Mettila sul tuo personaggio arretrato. All’inizio del turno del suo proprietario gira una carta: con una dinamite chi la porta perde 3 punti vita, altrimenti passa al personaggio arretrato avversario.',
      rulings: ['Non dorme mai.', 'Viene prima del Serpente a sonagli e di Stampede.', 'Nessuno è responsabile dell’esplosione.'],
    },
    fanning: {
      text: 'Tanti colpi al bersaglio quante sono le carte che porta.',
      rulings: ['Il numero si fissa quando la giochi; zero è possibile e consuma il tuo Bang!', 'Ogni colpo si schiva per conto suo.'],
    },
    gatling: {
      text: 'Un colpo a tutti, tranne che al tuo personaggio attivo.',
      rulings: [
        'È colpito anche il tuo personaggio arretrato.',
        'Colpi di risposta, pescate ed eliminazioni aspettano che tutti abbiano risposto.',
        'Non è una carta Bang!',
      ],
    },
    'general-store': {
      text: 'Scopri due carte di ogni mazzo, o quattro di quello comune; a partire da te, se ne prende una a turno finché ce ne sono.',
      rulings: ['Sono sempre quattro, quanti che siano i personaggi.', 'Tutti vedono che cosa si prende.'],
    },
    gunbelt: {
      text: 'Finché chi lo porta è in prima fila puoi giocare quante carte Bang! vuoi.',
      rulings: ['Quelle giocate intanto non contano affatto.'],
    },
    stetson: {
      text: 'Scartalo dal gioco per schivare un colpo a chi lo porta.',
      rulings: ['Dalla mano non serve a nulla.', 'Può usarlo anche chi lo porta in seconda fila, se è il bersaglio.'],
    },
    indians: {
      text: 'Per ognuno tranne il tuo personaggio attivo: chi lo gioca scarta una carta colpo, o lui perde un punto vita.',
      rulings: ['Non è un colpo: nessuna schivata aiuta.', 'Riguarda anche il tuo personaggio arretrato.'],
    },
    knife: { text: 'Un colpo che non è una carta Bang!', rulings: ['Si può lanciare oltre a un Bang!'] },
    missed: {
      text: 'Schiva un colpo a uno dei tuoi personaggi.',
      rulings: ['Non nel tuo turno, a meno che chi sta davanti permetta di usarlo come Colt.'],
    },
    peacemaker: {
      text: 'Un colpo. Se viene schivato, l’avversario scarta una carta della mano a sua scelta.',
      rulings: ['La carta che ha schivato è già andata; una mano vuota non perde nulla.'],
    },
    rattlesnake: {
      text: 'All’inizio del turno del suo proprietario gira una carta: con un serpente chi lo porta perde un punto vita.',
      rulings: ['Non dorme mai e resta dov’è.', 'Nessuno è responsabile del morso.'],
    },
    remington: { text: 'Un colpo. Se viene schivato, puoi pescare una carta.', rulings: ['Con Wyatt Ear davanti fanno due.'] },
    riposte: {
      text: 'Schiva un colpo; se è davvero evitato, si spara in risposta al personaggio attivo avversario.',
      rulings: ['Prima viene l’effetto della carta schivata.', 'Non è una carta colpo: inutile nel Duello o contro gli Indiani!'],
    },
    schoolmarm: {
      text: 'Prendi in mano una carta in gioco, ma non dal personaggio arretrato avversario.',
      rulings: ['Anche dai tuoi personaggi.', 'Mai da una mano.'],
    },
    schofield: {
      text: 'Un colpo. Se viene schivato, il tuo personaggio attivo recupera un punto vita.',
      rulings: ['Prima di ogni colpo di risposta.', 'Mai oltre il massimo.'],
    },
    scope: {
      text: 'Finché chi lo porta è davanti, le tue carte colpo possono mirare al personaggio arretrato avversario.',
      rulings: ['Solo carte colpo: niente Steal, Duello o equipaggiamento.'],
    },
    shotgun: {
      text: 'Un colpo. Se viene schivato, scegli una parte: i suoi due personaggi si scambiano di posto.',
      rulings: ['È obbligatorio se una parte ne ha due.', 'Non è il tuo spostamento del turno.'],
    },
    stampede: {
      text: 'All’inizio del turno del suo proprietario i due personaggi di quella parte si scambiano di posto.',
      rulings: ['Non dorme mai.', 'Viene dopo la Dinamite e il Serpente a sonagli, prima di pescare.'],
    },
    steal: {
      text: 'Prendi alla cieca una carta dalla mano avversaria, oppure scarta una carta in gioco, ma non del personaggio arretrato avversario.',
      rulings: ['Vedi i dorsi e puoi scegliere in base a quelli.', 'La carta presa si può giocare subito.'],
    },
    'strong-liquor': {
      text: 'Un personaggio, ma non quello arretrato avversario, ha ora esattamente 3 punti vita.',
      rulings: ['Scendere conta come perdere quei punti, uno a uno.', 'Buffalo Bell non può prenderli.'],
    },
    stagecoach: { text: 'Pesca 3 carte, tienine 2 e scarta la terza.', rulings: ['Quella scartata dev’essere una delle tre.'] },
    canteen: {
      text: 'I due personaggi di una parte, la tua o l’altra, si scambiano di posto.',
      rulings: ['Non se quella parte ne ha uno solo.', 'Non è il tuo spostamento del turno.'],
    },
    winchester: { text: 'Un colpo che può mirare anche al personaggio arretrato avversario.', rulings: ['Non serve il Mirino.'] },
  },
  characters: {
    'alan-pinkertoon': {
      text: 'Per ogni punto vita che perde, tranne l’ultimo, si spara al personaggio attivo avversario.',
      rulings: ['Contano anche Dinamite, Serpente a sonagli e le tue stesse carte.', 'Anche quando è colpito in seconda fila.'],
    },
    'annie-oakey': {
      text: 'Le sue carte colpo schivano e i suoi Mancato! sono Colt.',
      rulings: ['Un Mancato! usato così conta come Bang!', 'Nel Duello o contro gli Indiani! per lei un Mancato! è una carta colpo.'],
    },
    'bart-masterson': {
      text: 'Chi gira una carta ne gira due, e tu dici quale conta.',
      rulings: ['Non dorme mai.', 'La carta mostrata da Pat Garret non c’entra.'],
    },
    'bill-tightman': {
      text: 'Puoi pescare 2 carte ogni volta che cade un personaggio, da una parte o dall’altra.',
      rulings: ['Non per sé stesso.'],
    },
    'buffalo-bell': {
      text: 'Può perdere punti vita al posto dell’altro tuo personaggio, ma mai il suo ultimo.',
      rulings: ['Non dorme mai.', 'Punto per punto, qualunque sia la causa.', 'Non può schivare per l’altro.'],
    },
    'dalon-ranger': {
      text: 'Per ogni punto vita che l’avversario gli fa perdere, tranne l’ultimo, puoi pescare una carta.',
      rulings: ['Non per Dinamite, Serpente a sonagli o le tue stesse carte.'],
    },
    jango: {
      text: 'Puoi pescare una carta ogni volta che i due personaggi avversari si scambiano di posto.',
      rulings: ['Si somma al Pocket Watch.', 'Nulla quando resta un solo superstite.'],
    },
    'pat-garret': {
      text: 'Mostra la seconda carta che peschi all’inizio del turno: con un ferro di cavallo puoi pescarne una dal mazzo avversario.',
      rulings: ['Tieni la carta mostrata.', 'Dal mazzo comune se l’avversario non ne ha un altro.'],
    },
    'tex-killer': {
      text: 'Schivare una tua carta Bang! costa all’avversario un’altra carta della mano.',
      rulings: [
        'La schivata è spesa anche se la carta non viene pagata.',
        'Solo carte rosse: non Pugnale, Gatling o un colpo di risposta.',
      ],
    },
    'the-stranger': { text: 'Una carta Bang! in più a ogni turno.', rulings: ['Non dorme mai.'] },
    'wild-bill': {
      text: 'Quando l’avversario prende o scarta una carta della tua mano o di Wild Bill, si spara al personaggio attivo avversario.',
      rulings: ['Un colpo per ogni carta.', 'Non per una carta che scarti tu.'],
    },
    'wyatt-ear': {
      text: 'Puoi pescare una carta ogni volta che l’avversario schiva un tuo colpo.',
      rulings: ['Ogni colpo, da qualunque parte venga.', 'Con Gatling e Sventagliata peschi quando la carta è finita.'],
    },
    'babe-leroy': { text: 'Una volta per turno, a mano vuota, puoi pescare 2 carte.', rulings: ['In quel momento deve essere davanti.'] },
    'bull-anderson': {
      text: 'Quando cade un personaggio prendi 2 carte: tra quelle che portava, o alla cieca dalla mano di chi lo gioca.',
      rulings: ['È obbligatorio, finché ci sono carte.', 'Prima che l’altro peschi.', 'Dei tuoi personaggi solo ciò che portavano.'],
    },
    'cattle-katie': { text: 'Una volta per turno scarta una carta che porta per pescarne 2.', rulings: ['Non una che non dorme mai.'] },
    'the-daltons': { text: 'Pescano 3 carte invece di 2.', rulings: ['Quattro con una Bank.'] },
    'jack-ransome': {
      text: 'Le tue carte si possono giocare su qualsiasi personaggio.',
      rulings: ['L’equipaggiamento su di sé, colpi e altre carte sul personaggio arretrato avversario, la Dinamite su chiunque.'],
    },
    'pearl-hat': {
      text: 'Una volta per turno scarta una carta per fare ciò che fa la carta marrone in cima agli scarti.',
      rulings: ['Conta la carta visibile prima di pagare.', 'Mai un Mancato! o una Riposte.', 'Un colpo copiato non è una carta Bang!'],
    },
    'sid-curry': {
      text: 'Se gli sparano, puoi girare la prima carta del mazzo avversario: un barile schiva e spara in risposta.',
      rulings: ['Il colpo di risposta è per il personaggio attivo avversario.', 'Una volta per colpo, prima o dopo un Barile.'],
    },
    'slim-poet': {
      text: 'Per ogni punto vita che l’avversario gli fa perdere, tranne l’ultimo, puoi scartare alla cieca una carta della sua mano.',
      rulings: ['Non per Dinamite, Serpente a sonagli o le tue stesse carte.'],
    },
    'soundance-kid': {
      text: 'Una volta per turno scarta una carta per pescarne una da ogni mazzo e tenere una delle due.',
      rulings: ['Vengono entrambe dal mazzo comune se non ce n’è un altro.'],
    },
    'toco-ramirez': {
      text: 'Qualsiasi carta della tua mano può fare da Colt.',
      rulings: ['Conta come Bang! e il suo testo non vale.', 'Nel Duello o contro gli Indiani! per lui ogni carta è una carta colpo.'],
    },
    'tom-thorn': {
      text: 'Ogni volta che passa davanti al posto di un altro, si spara al personaggio arretrato avversario.',
      rulings: ['All’avversario, se è solo.', 'Non quando entra dalla riserva.'],
    },
    'west-harding': { text: 'Quante carte Bang! vuoi nel tuo turno.', rulings: ['Non si contano.'] },
  },
}
