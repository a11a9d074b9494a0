import type { DisplayWords } from './display.en.ts'

export const displayIt: DisplayWords = {
  title: 'Schermo del tavolo',
  join: 'Unisciti a questo tavolo',
  how: 'Inquadra il codice con un telefono, oppure apri la pagina e inserisci il codice. Ogni telefono mostra una mano.',
  qr: 'Invito come codice QR',
  chairs: 'Sedie',
  free: 'libera',
  ready: 'pronto',
  gathering: 'La partita comincia quando l’ospite distribuisce le carte.',
  seated:
    'In questo browser hai un posto a questo tavolo. Uno schermo comune non deve conoscere nessuna mano: apri il suo indirizzo su un altro dispositivo.',
  mySeat: 'Al mio posto',
  rematchIn: (names) => `Alla rivincita: ${names}.`,
  rematchOut: (names) => `Non ancora: ${names}.`,
  late: (turns) =>
    `Questo tavolo mostra la partita agli spettatori con ${turns === 1 ? 'un turno' : `${turns} turni`} di ritardo. Lo schermo è uno spettatore.`,
}
