import type { KeepingWords } from './keeping.en.ts'

export const keepingIt: KeepingWords = {
  lost: 'La partita salvata segue regole vecchie e non può continuare.',
  noSet: (set) => `La partita salvata richiede l’espansione «${set}», che ora non c’è. Resta conservata.`,
  elsewhere: 'La tua partita è aperta in un’altra scheda',
  elsewhereNote: 'Continua là. Se giochi qui, là si ferma; niente va perso.',
  here: 'Continua qui',
  noRoom: 'Questo browser non ha spazio per conservare la tua partita. Se chiudi questa pagina, è persa.',
}
