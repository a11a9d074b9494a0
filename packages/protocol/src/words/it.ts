import { type ErrorWords, inUnits, nameWord } from './types.ts'

const names = {
  length: 'Un nome ha da 2 a 24 caratteri.',
  characters: 'Questo nome contiene caratteri invisibili o ingannevoli. Scegline un altro.',
  reserved: 'Questo nome è riservato. Scegline un altro.',
  rude: 'Questo nome non è ammesso qui. Scegline un altro.',
}

const units = { second: ['secondo', 'secondi'], minute: ['minuto', 'minuti'], hour: ['ora', 'ore'] } as const

const wait = (seconds: string | number) => {
  const { count, unit } = inUnits(seconds)
  return `${count} ${units[unit][count === 1 ? 0 : 1]}`
}

export const it: ErrorWords = {
  'bad-message': ({ field }) =>
    field === undefined ? 'Il server non capisce questo messaggio.' : `Il server non capisce questo messaggio: ${field}.`,
  'too-long': 'Questo messaggio è troppo lungo.',
  'too-deep': 'Questo messaggio ha troppi livelli annidati.',
  'too-fast': ({ seconds: n }) => (n === undefined ? 'Troppi messaggi. Aspetta un momento.' : `Troppi tentativi. Aspetta ${wait(n)}.`),
  'hello-first': 'Il primo messaggio deve essere un saluto.',
  'wrong-version': 'La pagina non è della stessa versione del server. Ricaricala.',
  'wrong-origin': 'Questa richiesta viene da un altro sito.',
  'server-closing': 'Il server sta per riavviarsi. Tra un momento sarai di nuovo collegato.',
  'disk-full': 'Il disco del server è pieno. Nulla è cambiato; avvisa chi lo gestisce.',
  'store-away': 'Il server al momento non raggiunge il suo database. Riprova tra qualche secondo.',
  'store-damaged': 'Ciò che il server aveva conservato è danneggiato. Nulla è cambiato; avvisa chi lo gestisce.',
  'engine-error': 'Qualcosa è andato storto sul server. Nulla è cambiato.',
  'no-such-page': 'A questo indirizzo non c’è nulla.',
  'not-logged-in': 'Il server non ti conosce. Ricarica la pagina.',
  'name-taken': 'Qualcuno ha già questo nome, o uno che gli somiglia.',
  'name-not-allowed': ({ why }) => nameWord(names, why, 'Questo nome non è ammesso. Scegline un altro.'),
  'wrong-password': 'Il nome o la password è sbagliata.',
  'wrong-code': 'Il nome o il codice di recupero è sbagliato.',
  'password-too-common': 'Questa password è tra le più usate. Scegline un’altra.',
  'already-an-account': 'Hai già un account.',
  'not-an-account': 'Questa persona è un ospite e non ha un account.',
  banned: 'Sei bandito da questo server.',
  'too-many-tokens': ({ most }) =>
    most === undefined ? 'Hai troppi token. Prima revocane uno.' : `Hai già ${most} token. Prima revocane uno.`,
  'too-many-muted': 'Non puoi ignorare altre persone. Prima torna ad ascoltarne una.',
  'too-many-followed': 'Segui già il massimo di persone. Prima smetti di seguirne una.',
  'no-such-table': 'Questo tavolo non esiste o è stato chiuso.',
  'table-full': 'Il tavolo è al completo.',
  'table-closed': 'Il tavolo è stato chiuso.',
  'already-started': 'La partita è già cominciata.',
  'not-started': 'La partita non è ancora cominciata.',
  'not-at-table': 'Non sei a questo tavolo.',
  'not-host': 'Solo chi ospita può farlo.',
  'not-seated': 'Non hai un posto a questo tavolo.',
  'seat-taken': 'Questo posto è occupato.',
  'no-such-seat': 'Questo posto non esiste.',
  'no-such-person': 'Questa persona non è qui.',
  'no-such-bot': 'Non c’è nessun bot con questo nome.',
  'bad-options': 'Non si può giocare con queste opzioni.',
  'too-few-seats': ({ least }) =>
    least === undefined ? 'Troppo pochi giocatori per cominciare.' : `Per questa partita servono almeno ${least} giocatori.`,
  'not-everybody-ready': 'Non tutti sono ancora pronti.',
  'no-spectators': 'Questo tavolo non ammette spettatori.',
  'too-many-tables': 'Ci sono troppi tavoli: i tuoi, quelli di questa persona, del tuo indirizzo o del server. Prima chiudine uno.',
  'no-such-game': 'Questa partita non esiste.',
  'no-such-set': ({ set }) =>
    `Questa partita si gioca con ${set === undefined ? 'un’espansione' : `l’espansione «${set}»`} che ora qui non c’è. Nulla è perso: la partita riprende quando chi ospita offre di nuovo l’espansione.`,
  'game-not-over': 'La partita non è finita: la sua registrazione è ancora segreta.',
  'not-your-seat': 'Questo non è il tuo posto.',
  paused: 'La partita è in pausa.',
  'old-question': 'A questa domanda è già stato risposto.',
  'rules-changed': 'Le regole sono state corrette durante questa partita, che perciò è stata chiusa. La sua registrazione resta.',
  'not-away': 'Questa persona è presente e sta giocando.',
  'away-too-short': ({ seconds: n }) =>
    n === undefined
      ? 'Questa persona è appena uscita. Attendi un momento.'
      : `Questa persona è appena uscita. Un bot potrà sostituirla tra ${wait(n)}.`,
  'rated-accounts-only': 'Per giocare partite classificate serve un account. Creane uno nella pagina “Tu”.',
  'rated-people-only': 'A un tavolo classificato si gioca di persona, non con un programma.',
  'rated-too-few': ({ least }) => `Una partita classificata richiede almeno ${least ?? 2} persone.`,
  'rated-bots': 'A un tavolo classificato possono sedersi solo bot di cui si conosce il punteggio.',
  'rated-fixed': 'Questo non è possibile a un tavolo classificato.',
  'rated-pause': ({ seconds: n }) =>
    n === undefined
      ? 'Devi aspettare prima di giocare un’altra partita classificata.'
      : `Potrai giocare un’altra partita classificata fra ${wait(n)}.`,
  'rated-elsewhere': 'Stai giocando un’altra partita classificata. Finisci prima quella.',
  silenced: ({ seconds: n }) =>
    n === undefined
      ? 'Un moderatore ti ha tolto la parola: puoi usare solo le frasi pronte.'
      : `Un moderatore ti ha tolto la parola: per ${wait(n)} puoi usare solo le frasi pronte.`,
  'not-a-moderator': 'Solo i moderatori possono farlo.',
  'not-yourself': 'Non puoi farlo a te stesso.',
  'no-such-report': 'Questa segnalazione non esiste, o è già stata trattata.',
  'already-reported': 'L’hai già segnalato. Un moderatore se ne occuperà.',
  'talk-closed': 'Chi ospita ha chiuso la chat.',
  'talk-costs': 'Parlare ora costa un punto vita: invia di nuovo il messaggio se lo vuoi davvero.',
  'not-allowed-to-talk': 'Può parlare solo chi è ancora in gioco.',
}
