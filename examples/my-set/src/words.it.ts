import type { CattleDriveWords } from './words.ts'

export const it: CattleDriveWords = {
  title: 'Cattle Drive',
  adds: 'Sette carte e due personaggi dalla lunga pista verso nord.',
  cards: {
    'camp-coffee': {
      text: 'Recupera un punto vita e pesca una carta.',
      rulings: ['Con tutti i punti vita peschi comunque la carta.'],
    },
    rustling: {
      text: 'Prendi una carta a caso dalla mano di un giocatore a distanza 2 o meno.',
      rulings: ['La tua arma non conta, conta solo la distanza.'],
    },
    stampede: {
      text: 'Ogni altro giocatore scarta l’ultima carta arrivata davanti a sé.',
      rulings: ['Chi non ha nulla davanti a sé non perde nulla.'],
    },
    saddlebags: { text: 'Alla fine del tuo turno puoi tenere fino a sette carte.', rulings: [] },
  },
  characters: {
    'ramona-cruz': { text: 'Se il tuo turno finisce e non hai carte in mano, pescane una.', rulings: [] },
    'old-man-tucker': { text: 'Tutti gli altri giocatori ti vedono a distanza aumentata di 1.', rulings: ['Un Mustang si aggiunge.'] },
  },
  roles: {},
  events: {},
  nouns: { 'camp-coffee': 'masculine', rustling: 'masculine', stampede: 'feminine', saddlebags: 'proper' },
  tales: {
    played: {
      'camp-coffee': ({ seat }, say) => `${say.seat(seat)} {si versa|ti versi} un caffè da campo.`,
      stampede: ({ seat }, say) => `${say.seat(seat)} {scatena|scateni} la fuga della mandria!`,
    },
    checked: {},
    shown: {},
  },
  questions: {},
  fields: {},
}
