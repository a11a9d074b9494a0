import type { SetsWords } from './types.ts'

const count = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`

export const setsIt: SetsWords = {
  setup: {
    events: 'Eventi prima dell’ultimo',
    eventsNote: 'Con entrambi i mazzi di eventi si mescolano insieme; più sono, più la partita è lunga.',
    window: 'Tempo per intervenire',
    windowOf: (seconds) => (seconds === 0 ? 'finché tutti hanno passato' : count(seconds, 'secondo', 'secondi')),
    windowNote: 'Quando qualcuno potrebbe avere una risposta che nessuno vede, tutti aspettano così, qualunque cosa abbiano.',
    windowZero: 'Senza un tempo fisso, la velocità con cui si prosegue può rivelare qualcosa delle mani.',
    box: (more) => (more === 0 ? 'Il gioco base' : more === 1 ? 'Con 1 espansione' : `Con ${more} espansioni`),
    boxFor: 'Che cosa c’è nella scatola',
  },
  table: {
    rules: 'Regole in vigore',
    event: 'Evento',
    show: 'Carta spettacolo',
    noEvent: 'Ancora nessun evento',
    noShow: 'Lo spettacolo non è iniziato',
    left: (n) => (n === 0 ? 'l’ultimo' : `ancora ${n}`),
    next: (name) => `Poi: ${name}`,
    last: (name) => `Per ultimo: ${name}`,
    changes: (name) => `Cambia prima del turno di ${name}.`,
    reversed: 'Si gioca verso destra',
    extraTurn: 'Un turno in più',
    onlySuit: (name, suit) => `${name}: solo ${suit}`,
    mustPlay: (card) => `Devi giocare: ${card}`,
    ghost: 'Fantasma: senza vita da perdere',
    skips: (n) => (n === 1 ? 'salta il prossimo turno' : `salta ${n} turni`),
    waits: 'dal prossimo turno',
    ready: 'pronta',
    off: 'senza effetto',
    also: (names) => `ha anche le abilità di ${names}`,
    supply: (amount: string) => `Nella riserva: ${amount}`,
    supplyOf: 'Segnalini',
    nextDoor: 'prossima carta: tutti a distanza 1',
    openHand: 'mano scoperta',
    hit: 'sta per essere colpito',
    mayReturn: 'Sei fuori, per ora. Certe carte fanno tornare: ti verrà detto.',
    returned: 'Sei di nuovo in gioco.',
    returnedGhost: 'Sei tornato, come fantasma: senza vita da perdere.',
    window: 'Chi può cambiarlo può farlo adesso. Nessuno saprà a chi è stato chiesto.',
    answered: 'La tua risposta c’è. Vale alla fine del tempo, per tutti insieme.',
  },
  talk: {
    costs: (card) => `${card}: dirlo ti costa 1 punto vita.`,
    say: 'Dillo per 1 punto vita',
    free: 'Le frasi pronte sono gratis.',
  },
  /** What a phone shows one after the other. */
  drawer: { title: 'Sul tavolo', rules: 'Regole', market: 'Mercato', log: 'Diario' },
  /** The train over the table. */
  train: {
    short: 'Treno',
    title: 'Il treno',
    end: 'Capolinea',
    stops: (n: number) => (n === 1 ? 'poi il capolinea' : `${n} fermate al capolinea`),
    left: (n: number) => (n === 1 ? 'poi la fine' : `${n} alla fine`),
    advance: 'Avanti di una fermata, poi prendi',
    on: 'fallo partire',
    canPay: 'puoi',
    cannotPay: 'non puoi',
    free: 'gratis',
    waits: 'in viaggio',
    /** What each Station asks for, as it stands on its sign. */
  },
}
