import type { RoleId } from '../../western/facts.ts'
import { about, number, text } from '../../western/words/facts.ts'
import { belonging, beside, given, list, points, subject, to as toName, typeset, upon, win } from '../../western/words/italian.ts'
import { grouped } from './grouped.ts'
import type { DiceWords, Say } from './types.ts'

const ROLES: { readonly [role in RoleId]: string } = {
  sheriff: 'lo Sceriffo',
  deputy: 'un Vice',
  outlaw: 'un Fuorilegge',
  renegade: 'un Rinnegato',
}

const arrows = (n: number): string => (n === 1 ? '1 freccia' : `${n} frecce`)
const someDice = (n: number): string => (n === 1 ? '1 dado' : `${n} dadi`)
const who = (seat: number | undefined, say: Say): string => (seat === undefined ? 'Questa persona' : say.seat(seat))

/** Who gets how much. */
const several = (given: Parameters<typeof grouped>[0], say: Say): string =>
  list(grouped(given).map(({ seat, count: n }) => `${toName(say.seat(seat))}${n > 1 ? ` (${n}×)` : ''}`))

const CAUSES: { readonly [cause: string]: string } = {
  bullseye: 'un Mirino',
  gatling: 'la Gatling',
  indians: 'gli Indiani',
  dynamite: 'la Dinamite',
  beer: 'la Birra',
}
const cause = (id: string, say: Say): string => CAUSES[id] ?? say.character(id)
const ability = (id: string, say: Say): string => (say.character(id) ? `${say.character(id)}: ` : '')

export const it: DiceWords = {
  title: 'BANG! The Dice Game',
  adds: 'Cinque dadi, nove frecce e una resa dei conti per 3-8 giocatori.',
  typeset,
  you: { acts: '', else: 'te' },
  list,
  characters: {
    'bart-cassidy': {
      text: 'Colpito da un Mirino o dalla Gatling, può raccogliere una freccia al posto di ogni punto da perdere.',
      rulings: ['Indiani e Dinamite non si pagano in frecce.', 'L’ultima freccia al centro non è mai per lui.', 'Decide punto per punto.'],
    },
    'black-jack': {
      text: 'La Dinamite non lo blocca: può ritirarla finché se ne vedono meno di tre.',
      rulings: ['Conta come un normale nuovo lancio.', 'Tre insieme lo fermano come tutti.'],
    },
    'calamity-janet': {
      text: 'I suoi 1 e 2 si scambiano: ognuno colpisce a distanza 1 o 2, come preferisce.',
      rulings: ['Sceglie dado per dado quando mira.'],
    },
    'el-gringo': {
      text: 'Chi con i propri dadi gli toglie vita raccoglie una freccia.',
      rulings: [
        'Una freccia per tutti i Mirini insieme, una per la Gatling.',
        'Può essere l’ultima freccia.',
        'Indiani e la sua stessa Dinamite non danno frecce a nessuno.',
        'Solo finché è vivo.',
      ],
    },
    'jesse-jones': {
      text: 'Con quattro punti vita o meno, ogni Birra che beve lui stesso vale due.',
      rulings: ['Conta la vita che ha quando si servono le Birre.', 'La Birra di un altro vale uno.'],
    },
    jourdonnais: {
      text: 'Per quante frecce abbia, gli Indiani gli tolgono al massimo un punto vita.',
      rulings: ['Le sue frecce tornano al centro come le altre.'],
    },
    'kit-carlson': {
      text: 'Ogni Gatling sui suoi dadi gli permette di togliere una freccia a chiunque, anche a sé.',
      rulings: ['Per questo ne basta una.', 'Tre sparano come al solito e in più tolgono tre frecce.'],
    },
    'lucky-duke': { text: 'Può lanciare i dadi una quarta volta.', rulings: ['Anche per lui la Dinamite resta dov’è.'] },
    'paul-regret': { text: 'La Gatling non lo colpisce mai.', rulings: ['Mirini e Indiani lo feriscono come al solito.'] },
    'pedro-ramirez': {
      text: 'Per ogni punto vita che perde può rendere una delle sue frecce.',
      rulings: ['Il punto è perso comunque.', 'In un attacco degli Indiani non cambia nulla.'],
    },
    'rose-doolan': {
      text: 'Spara un posto più in là: un 1 colpisce a distanza 1 o 2, un 2 a distanza 2 o 3.',
      rulings: ['Non si può scegliere una distanza che al tavolo non esiste.'],
    },
    'sid-ketchum': {
      text: 'Prima di lanciare, chi vuole lui guadagna un punto vita.',
      rulings: ['Può scegliere sé stesso.', 'Deve scegliere, anche se nessuno ci guadagna.'],
    },
    'slab-the-killer': {
      text: 'Una volta per turno una Birra può raddoppiare un suo Mirino: il bersaglio perde due punti.',
      rulings: ['Quella Birra è spesa e non cura nessuno.', 'Lo dichiara quando mira.'],
    },
    'suzy-lafayette': {
      text: 'Un turno finito senza 1 né 2 sui dadi le porta due punti vita.',
      rulings: ['Contano solo i dadi alla fine.', 'Anche dopo tre Dinamiti, se sopravvive.'],
    },
    'vulture-sam': {
      text: 'Ogni volta che un altro viene eliminato guadagna due punti vita.',
      rulings: ['Non se muore dello stesso colpo.', 'Mai oltre quelli che aveva all’inizio.'],
    },
    'willy-the-kid': { text: 'Gli bastano due Gatling per sparare.', rulings: ['Mai più di una volta per turno.'] },
  },
  roles: {
    sheriff: {
      text: 'Tutti lo conoscono. Deve veder cadere tutti i Fuorilegge e i Rinnegati, e ha due punti vita in più.',
      rulings: ['Gioca il primo turno.'],
    },
    deputy: { text: 'Vince con lo Sceriffo, vivo o morto.', rulings: ['Nessuno lo conosce finché non cade.'] },
    outlaw: { text: 'Vince appena cade lo Sceriffo, a meno che resti solo un Rinnegato.', rulings: ['Vincono anche i Fuorilegge morti.'] },
    renegade: {
      text: 'Vuole restare l’ultimo in piedi, con lo Sceriffo che cade per ultimo.',
      rulings: ['Se i Rinnegati sono due, ognuno gioca per sé.'],
    },
  },
  faces: {
    arrow: {
      text: 'Prendi subito una freccia. Chi prende l’ultima attira gli Indiani su tutti.',
      rulings: ['Una freccia tenuta non conta una seconda volta.'],
    },
    dynamite: {
      text: 'Non si può ritirare. Tre chiudono i tuoi lanci e ti costano un punto vita.',
      rulings: ['Gli altri tuoi dadi contano ancora.'],
    },
    'bullseye-1': {
      text: 'Un giocatore a un posto da te perde un punto vita.',
      rulings: ['Per la distanza contano solo i giocatori in gioco.'],
    },
    'bullseye-2': {
      text: 'Un giocatore a due posti da te perde un punto vita.',
      rulings: ['Se restano due o tre giocatori vale come un 1.'],
    },
    beer: { text: 'Tu o un altro giocatore guadagnate un punto vita.', rulings: ['Mai oltre i punti iniziali.'] },
    gatling: { text: 'Tre costano un punto vita a tutti gli altri e ti liberano delle frecce.', rulings: ['Spara una volta per turno.'] },
  },
  goals: {
    sheriff: 'Elimina tutti i Fuorilegge e i Rinnegati.',
    deputy: 'Proteggi lo Sceriffo e vinci con lui.',
    outlaw: 'Elimina lo Sceriffo.',
    renegade: 'Resta l’ultimo in piedi: lo Sceriffo deve cadere per ultimo.',
  },
  goalsOfThree: {
    deputy: 'Elimina tu il Rinnegato; se lo fa un altro, resta l’ultimo in piedi.',
    outlaw: 'Elimina tu il Vice; se lo fa un altro, resta l’ultimo in piedi.',
    renegade: 'Elimina tu il Fuorilegge; se lo fa un altro, resta l’ultimo in piedi.',
  },
  events: {
    started: ({ first }, say) => `I ruoli sono distribuiti. ${say.isYou(first) ? 'Cominci tu' : `Comincia ${say.seat(first)}`}.`,
    character: ({ seat, character }, say) => `${say.seat(seat)} {è|sei} ${say.character(character)}.`,
    'role-shown': ({ seat, role }, say) => `${say.seat(seat)} {è|sei} ${ROLES[role]}, sotto gli occhi di tutti.`,
    turn: ({ seat, number: turn }, say) => `Turno ${turn}: ${say.seat(seat)}.`,
    rolled: ({ seat, roll, dice, faces }, say) =>
      roll === 1
        ? `${say.seat(seat)} {lancia|lanci}: ${say.faces(faces)}.`
        : `${say.seat(seat)} {rilancia|rilanci} ${someDice(dice.length)}: ${say.faces(dice.flatMap((die) => faces[die] ?? []))}.`,
    stopped: ({ seat, faces }, say) => `${say.seat(seat)} {si ferma|ti fermi} con ${say.faces(faces)}.`,
    arrow: ({ seat, arrows: held, supply, because }, say) =>
      `${ability(because, say)}${say.seat(seat)} {prende|prendi} una freccia e ne {ha|hai} ${held}; al centro ne ${supply === 1 ? 'resta' : 'restano'} ${supply}.`,
    'arrows-back': ({ seat, count, because }, say) =>
      because === 'indians' ? undefined : `${ability(because, say)}${say.seat(seat)} {rende|rendi} ${arrows(count)}.`,
    indians: () => 'L’ultima freccia è presa: attaccano gli Indiani! Tutte le frecce tornano al centro.',
    dynamite: ({ seat }, say) => `Tre Dinamiti ${given('{scoppiano|scoppi}', 'in faccia', say.seat(seat))}!`,
    aimed: ({ seat, shots }, say) =>
      `${say.seat(seat)} {spara|spari} ${several(
        shots.map(({ target, points: count }) => ({ seat: target, count })),
        say,
      )}.`,
    poured({ seat, to }, say) {
      const own = to.filter((drinker) => drinker === seat).length
      const others = to.filter((drinker) => drinker !== seat).map((drinker) => ({ seat: drinker, count: 1 }))
      if (others.length === 0) return `${say.seat(seat)} {beve|bevi} ${own === 1 ? '1 Birra' : `${own} Birre`}.`
      return `${say.seat(seat)} {versa|versi} Birra ${several(others, say)}${own === 0 ? '' : ` e ne {beve|bevi} ${own}`}.`
    },
    gatling: ({ seat }, say) => `${say.seat(seat)} {spara|spari} su tutti con la Gatling!`,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} {usa|usi} l’abilità di ${say.character(source)}${target === undefined ? '' : ` ${beside('su', say.seat(target))}`}.`,
    wounded: ({ seat, amount, life, cause: why }, say) =>
      `${say.seat(seat)} {perde|perdi} ${points(amount)} (${cause(why, say)}), ne restano ${life > 0 ? life : 'zero'}.`,
    healed: ({ seat, amount, life, cause: why }, say) =>
      `${say.seat(seat)} {guadagna|guadagni} ${points(amount)} (${cause(why, say)}), ora ${life}.`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} {morde|mordi} la polvere: {era|eri} ${ROLES[role]}.`
        : `${say.seat(by)} ${upon('{manda|mandi}', say.seat(seat))} al cimitero: ${say.isYou(seat) ? 'eri' : 'era'} ${ROLES[role]}.`,
    over: ({ roles }, say) => `I ruoli: ${list(roles.map((role, seat) => `${subject(seat, say)} (${say.role(role)})`))}.`,
  },
  dealt: (name, role) => `${belonging('Il tuo ruolo', 'Ruolo', name)}: ${role}.`,
  questions: {
    roll: {
      ask(asked) {
        const left = number(about(asked.about), 'left') ?? 0
        return `Puoi lanciare ancora ${left === 1 ? 'una volta' : `${left} volte`}. Rilanci?`
      },
      options: { roll: () => 'Rilanciare', stop: () => 'Tenere questi dadi' },
    },
    aim: {
      ask: () => 'A chi spari?',
      options: { aim: () => 'Sparare', double: () => 'Sparare, e spendere una Birra per raddoppiare un colpo' },
    },
    beer: {
      ask(asked) {
        const beers = number(about(asked.about), 'beers') ?? 1
        return beers === 1 ? 'Chi beve la tua Birra?' : `Chi beve le tue ${beers} Birre?`
      },
      options: { pour: () => 'Versare' },
    },
    'arrow-instead': {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const hit = by === undefined ? 'Sei sotto tiro' : `${say.seat(by)} ti colpisce`
        return `${hit}: ${points(number(facts, 'points') ?? 1)}. Prendi una freccia al posto di un punto?`
      },
      options: { 'take-arrow': () => 'Prendere una freccia', 'lose-life': () => 'Perdere un punto vita' },
    },
    'drop-arrow': {
      ask: () => 'Hai perso un punto vita. Rendi una delle tue frecce?',
      options: { 'drop-arrow': () => 'Rendere una freccia', 'keep-arrows': () => 'Tenere le frecce' },
    },
    'remove-arrow': {
      ask: (asked) => `A chi togli una freccia? Gatling rimaste: ${number(about(asked.about), 'dice') ?? 1}.`,
      options: {
        'remove-arrow': ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'Una delle tue' : `Una di ${say.seat(seat ?? 0)}`),
        done: () => 'Nessun’altra',
      },
    },
    'give-life': {
      ask: () => 'Chi guadagna un punto vita prima del tuo lancio?',
      options: { 'give-life': ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'Tu' : say.seat(seat ?? 0)) },
    },
  },
  reasons: {
    'game-over': () => 'La partita è finita.',
    'old-question': () => 'Era la risposta a una domanda precedente.',
    'not-asked': () => 'Ora non tocca a te decidere.',
    'not-allowed': () => 'Ora non è possibile.',
    'not-your-turn': () => 'Non è il tuo turno.',
    'still-rolling': () => 'Prima finisci i lanci.',
    'no-rolls-left': (facts) => `Hai lanciato ${number(facts, 'rolls') ?? 3} volte: basta così.`,
    'three-dynamites': () => 'Tre Dinamiti: niente più lanci in questo turno.',
    'dynamite-stays': () => 'La Dinamite non si può ritirare.',
    'no-dice-named': () => 'Indica almeno un dado da lanciare.',
    unassigned: (facts, say) => `Ogni dado conta: ${say.face(text(facts, 'face') ?? '')} non ha ancora un bersaglio.`,
    'no-such-seat': () => 'Questo giocatore non c’è.',
    'not-in-play': (facts, say) => `${who(number(facts, 'seat'), say)} è fuori gioco.`,
    yourself: () => 'Non puoi sparare a te stesso.',
    'wrong-distance': (facts, say) =>
      `${who(number(facts, 'seat'), say)} è a distanza ${facts.distance}; ${say.face(text(facts, 'face') ?? '')} colpisce a distanza ${String(facts.reach).replace(' ', ' o ')}.`,
    'one-doubling': () => 'Si può raddoppiare un solo colpo per turno.',
    'nothing-to-double': () => 'Servono Slab the Killer, una Birra e un 1 o un 2.',
    'last-arrow': () => 'L’ultima freccia non può sostituire un punto.',
    'no-arrows': (facts, say) => `${who(number(facts, 'seat'), say)} non ha frecce.`,
    'no-gatling-left': () => 'Ogni Gatling toglie una freccia: non te ne restano.',
  },
  fields: {
    dice: { ask: 'Quali dadi rilanci?' },
    doubled: { ask: 'Quale colpo è raddoppiato?' },
    'bullseye-1': { ask: 'Chi colpisce questo 1?' },
    'bullseye-2': { ask: 'Chi colpisce questo 2?' },
    beer: { ask: 'Chi beve questa Birra?' },
  },
  unseen: 'una carta',
  die: (n, face) => (face === undefined ? `dado ${n}` : `dado ${n}: ${face}`),
  because: (what, more) => `${what}: ${more}`,
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'Si aspettano risposte.' : `Si aspetta ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `La legge trionfa: ${win(winners, say)} dalla parte dello Sceriffo.`,
    outlaws: (winners, say) => `Lo Sceriffo è caduto: ${win(winners, say)} dalla parte dei Fuorilegge.`,
    renegade: (winners, say) => `Vittoria del Rinnegato: ${win(winners, say)} in solitaria.`,
    deputy: (winners, say) => `Vittoria del Vice: ${win(winners, say)} in solitaria.`,
    outlaw: (winners, say) => `Vittoria del Fuorilegge: ${win(winners, say)} in solitaria.`,
    nobody: () => 'Non resta nessuno: pareggio.',
  },
  ended: 'La partita è finita.',
}
