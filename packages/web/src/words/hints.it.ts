import type { HintWords } from './hints.en.ts'

export const hintsIt: HintWords = {
  of: (n, all) => `${n} di ${all}`,
  skip: 'Salta',
  skipAll: 'Salta tutto, gioco e basta',
  back: 'I consigli tornano sotto ?',
  lessons: {
    bang: {
      role: 'Il tuo ruolo dice chi deve cadere. Tocca il ritratto per leggerlo.',
      life: 'Le pallottole sono la tua vita: tieni al massimo altrettante carte.',
      shooting: 'Hai un Bang!: prendilo in mano per vedere chi raggiunge.',
      aim: 'I posti bordati di ottone sono a tiro: tocca il bersaglio.',
      weapons: 'Un’arma sostituisce la Colt. Il numero nel cerchio è la gittata.',
      stays: 'Le carte blu restano davanti a te finché qualcuno non le toglie.',
      load: 'I segnalini caricano le carte arancioni e te, quattro ciascuno.',
      market: 'Ogni vita tolta vale una pepita; l’ottone segna ciò che puoi comprare.',
      train: 'Una volta a turno prendi un vagone sotto una stazione, al suo prezzo.',
      distance: 'Conta le sedie dal lato più corto: ecco la distanza.',
      'shot-at': 'Ti sparano. Un Mancato! ferma il colpo, se no perdi una vita.',
      drink: 'Una Birra ridà una vita, anche nell’attimo in cui cadresti.',
      end: 'Niente da fare? Chiudi il turno; le carte di troppo vanno via.',
    },
    dice: {
      role: 'Il tuo ruolo dice chi deve cadere. Tocca il ritratto per leggerlo.',
      roll: 'Tocca i dadi da tenere, poi tira di nuovo gli altri.',
      dynamite: 'La Dinamite non si ritira. Tre ti costano una vita.',
      arrows: 'Ogni freccia tirata è tua. L’ultima fa arrivare gli indiani.',
      gatling: 'Tre Gatling colpiscono tutti gli altri e ti tolgono le frecce.',
      aim: 'Un 1 colpisce la sedia accanto, un 2 quella dopo.',
      beer: 'Una Birra ridà una vita: a te, o a un amico.',
    },
    duel: {
      front: 'Agisce solo il personaggio davanti, e solo a lui si spara.',
      bang: 'Una carta Bang! rossa per turno, a chi sta davanti di là.',
      equipment: 'Le carte blu vanno al tuo personaggio dietro, o al loro davanti.',
      swap: 'Una volta per turno i tuoi due si scambiano. Ripara il ferito.',
      dodge: 'Un Mancato! o un cappello ferma il colpo. Se no, una vita in meno.',
      keep: 'Alla fine tieni una carta per ogni vita di chi è davanti.',
    },
  },
}
