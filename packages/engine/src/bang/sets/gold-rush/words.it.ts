import { belonging } from '../../../western/words/italian.ts'
import type { GoldRushWords } from './words.ts'

const BROWN = 'Si usa appena comprata, poi va scoperta sotto il mazzo degli equipaggiamenti.'
const NONE_OF_THEM = 'Non è nessuna delle carte che imita, e non ha né seme né valore.'
const NOT_THE_LAST = 'Il punto vita che ti porta a zero non conta, anche se ti salvi.'
const LIES_UNTIL_THE_END = 'Le pepite pagate restano lì fino alla fine del tuo turno; non puoi spenderle di nuovo.'
const nuggets = (count: number) => (count === 1 ? '1 pepita' : `${count} pepite`)

export const it: GoldRushWords = {
  title: 'Gold Rush',
  adds: '24 equipaggiamenti da comprare con le pepite, 8 personaggi, e le ombre: i giocatori eliminati tornano per i propri turni.',
  cards: {},
  characters: {
    'don-bell': {
      text: 'Alla fine del tuo turno devi “estrarre!”: con Cuori o Quadri giochi un altro turno.',
      rulings: ['Nessuna estrazione dopo un turno extra, dopo un turno perso in Prigione, o se un altro turno è già dovuto.'],
    },
    'dutch-will': {
      text: 'Nella tua fase di pesca scarti una delle carte pescate e prendi 1 pepita.',
      rulings: ['È obbligatorio a ogni turno.', 'Una carta che avevi già non può andarsene al suo posto.'],
    },
    'jacky-murieta': {
      text: 'Nel tuo turno puoi pagare 2 pepite per sparare a un giocatore a portata.',
      rulings: ['Quante volte puoi pagare.', 'Non è una carta Bang!, non ha seme e non conta per il limite.'],
    },
    'josh-mccloud': {
      text: 'Nel tuo turno puoi pagare 2 pepite per prendere la prima carta del mazzo degli equipaggiamenti e usarla subito.',
      rulings: ['Quante volte puoi pagare.', 'Una carta nera che hai già va sotto il mazzo, senza rimborso.'],
    },
    'madam-yto': {
      text: 'Ogni volta che qualcuno gioca una Birra, per la vita o per una pepita, peschi una carta.',
      rulings: ['Anche le tue Birre contano.', 'Bottiglia, Whisky e simili non sono Birre.'],
    },
    'pretty-luzena': {
      text: 'Una volta nel tuo turno un equipaggiamento a tua scelta ti costa 1 pepita in meno.',
      rulings: ['Può anche essere gratis.', 'Non aiuta a far scartare qualcun altro.'],
    },
    'raddie-snake': {
      text: 'Nel tuo turno puoi pagare 1 pepita per pescare una carta, al massimo due volte.',
      rulings: [LIES_UNTIL_THE_END, 'Il Setaccio si conta a parte.'],
    },
    'simeon-picos': {
      text: 'Per ogni punto vita perso prendi 1 pepita.',
      rulings: ['Conta anche l’ultimo punto vita: la pepita arriva prima che tu possa provare a salvarti.'],
    },
  },
  roles: {
    'shadow-renegade': {
      text: 'Un Rinnegato eliminato gioca come ombra per la parte che ha più ruoli scoperti quando inizia il suo turno: per la legge, altrimenti per i Fuorilegge.',
      rulings: ['Tiene quella parte fino al suo prossimo turno, e vince o perde con essa.', 'I ruoli dei Rinnegati non contano.'],
    },
  },
  events: {},
  nouns: {},
  tales: {
    played: { 'sell-beer': ({ seat }, say) => `${say.seat(seat)} {vende|vendi} ${say.a('beer')}.` },
    checked: {},
    shown: {},
  },
  questions: {
    'dutch-will': {
      ask: () => 'Quale delle carte pescate scarti?',
      options: { discard: ({ card }, say) => `Scarta ${say.handle(card)}` },
    },
    'josh-mccloud': {
      ask: () => 'Come usi ciò che hai preso?',
      options: {
        shot: ({ seat }, say) => (seat === undefined ? 'Versa un bicchierino' : `Versa un bicchierino a ${say.seat(seat)}`),
        panic: ({ seat }, say) => `Prendi una carta${seat === undefined ? '' : ` a ${say.seat(seat)}`}, come con Panico!`,
        beer: () => 'Recupera 1 punto vita, come con Birra',
        bang: ({ seat }, say) => (seat === undefined ? 'Spara' : `Spara a ${say.seat(seat)}`),
        'general-store': () => 'Dividi delle carte, come con Emporio',
        duel: ({ seat }, say) => (seat === undefined ? 'Sfida qualcuno' : `Sfida ${say.seat(seat)}`),
        'cat-balou': ({ seat }, say) => `Fai scartare una carta${seat === undefined ? '' : ` a ${say.seat(seat)}`}, come con Cat Balou`,
        rhum: () => 'Bevi il rum',
        'union-pacific': () => 'Pesca 4 carte',
        'gold-rush': () => 'Finisci il turno, recupera tutta la vita, gioca un altro turno',
        wear: ({ card }, say) => `Metti ${say.handle(card)} davanti a te`,
        wanted: ({ seat }, say) => `Metti il manifesto davanti a ${seat === undefined ? 'qualcuno' : say.seat(seat)}`,
      },
    },
  },
  fields: { discount: { ask: 'Pretty Luzena abbassa il prezzo di una pepita? (1: sì, 0: no)' } },
  transfer({ from, to, faces }, say) {
    if (faces.length === 0) return undefined
    if (to.zone === 'market') return `Arrivi al mercato: ${say.faces(faces)}.`
    if (from.zone !== 'equipment' || to.zone !== 'equipment-pile') return undefined
    return `${say.faces(faces)} ${faces.length === 1 ? 'va' : 'vanno'} sotto il mazzo.`
  },
  kinds: { equipment: { one: 'equipaggiamento', many: 'Equipaggiamenti' } },
  things: {
    shot: {
      text: 'Un giocatore a tua scelta recupera 1 punto vita, senza superare il massimo.',
      rulings: [BROWN, 'Puoi scegliere te stesso.', 'Non è una Birra, e funziona anche con due giocatori.'],
    },
    bottle: {
      text: 'Scegli: prendere una carta come con Panico!, recuperare 1 punto vita come con Birra, o sparare a un giocatore a portata.',
      rulings: [BROWN, NONE_OF_THEM, 'Lo sparo non conta per il limite, e basta un Mancato! anche se spara Slab the Killer.'],
    },
    pardner: {
      text: 'Scegli: dividere delle carte come con Emporio, sfidare un giocatore come con Duello, o far scartare come con Cat Balou.',
      rulings: [BROWN, NONE_OF_THEM, 'Gli equipaggiamenti non si possono scegliere.'],
    },
    rhum: {
      text: 'Gira 4 carte: recuperi 1 punto vita per ogni seme diverso tra queste.',
      rulings: [BROWN, 'Lucky Duke e Ferro di cavallo ne girano una in più ciascuno; contano tutte.'],
    },
    'union-pacific': { text: 'Pesca 4 carte dal mazzo.', rulings: [BROWN, 'La carta dello spettacolo non cambia.'] },
    'gold-rush': {
      text: 'Il tuo turno finisce. Poi recuperi tutti i punti vita e giochi un altro turno.',
      rulings: [BROWN, 'Scarti fino al tuo limite prima di recuperare.', 'Non si compra in un turno extra.'],
    },
    boots: {
      text: 'Ogni volta che perdi un punto vita peschi una carta.',
      rulings: [NOT_THE_LAST, 'Conta ogni perdita, anche per tua scelta.'],
    },
    calumet: {
      text: 'Le carte di Quadri giocate dagli altri non hanno effetto su di te.',
      rulings: ['Qualunque sia il bordo.', 'Non aiuta in un Duello: né contro il Duello, né contro ciò che vi si scarta.'],
    },
    'gold-pan': { text: 'Nel tuo turno puoi pagare 1 pepita per pescare una carta, al massimo due volte.', rulings: [LIES_UNTIL_THE_END] },
    'gun-belt': { text: 'Alla fine del tuo turno puoi tenere 8 carte in mano.', rulings: ['Vale invece un limite più alto.'] },
    horseshoe: {
      text: 'Ogni volta che “estrai!”, gira una carta in più e scegli il risultato.',
      rulings: ['Si somma alla capacità di Lucky Duke: allora ne giri 3.'],
    },
    'lucky-charm': { text: 'Ogni volta che perdi un punto vita prendi 1 pepita.', rulings: [NOT_THE_LAST] },
    pickaxe: { text: 'Alla fine della tua fase di pesca peschi 1 carta in più.', rulings: ['Non se l’intera fase è stata saltata.'] },
    rucksack: {
      text: 'Paga 2 pepite per recuperare 1 punto vita: nel tuo turno, o quando perdi l’ultimo punto vita.',
      rulings: ['Quante volte puoi pagare.', 'Non a vita piena, né nel turno di un altro, se non stai morendo.'],
    },
    wanted: {
      text: 'Mettila davanti a un giocatore. Chi elimina quel giocatore pesca 2 carte e prende 1 pepita.',
      rulings: [
        'Nessuno può averne due.',
        'Si aggiunge a ogni altra ricompensa.',
        'È di quel giocatore; gli altri possono pagare per farla scartare.',
      ],
    },
  },
  thingNouns: {
    shot: 'masculine',
    bottle: 'feminine',
    pardner: 'masculine',
    rhum: 'masculine',
    'union-pacific': 'proper',
    'gold-rush': 'feminine',
    boots: 'proper',
    calumet: 'masculine',
    'gold-pan': 'masculine',
    'gun-belt': 'masculine',
    horseshoe: 'masculine',
    'lucky-charm': 'masculine',
    pickaxe: 'masculine',
    rucksack: 'masculine',
    wanted: 'proper',
  },
  zones: { market: 'Mercato', equipment: 'Equipaggiamento', 'equipment-pile': 'Mazzo degli equipaggiamenti' },
  counters: {
    nugget: {
      amount: nuggets,
      moved({ from, to, amount, because }, say) {
        if (to.at === 'seat' && to.seat !== undefined && from.at === 'supply')
          return `${say.seat(to.seat)} {prende|prendi} ${nuggets(amount)}.`
        const pays = from.at === 'seat' && from.seat !== undefined && because !== undefined && because !== 'market'
        return pays && from.seat !== undefined
          ? `${say.seat(from.seat)} {paga|paghi} ${nuggets(amount)}: ${say.source(because)}.`
          : undefined
      },
    },
  },
  happenings: {
    bought({ seat, about: { card, price, target } }, say) {
      if (seat === undefined) return undefined
      const whom = target === undefined ? '' : `, per ${say.seat(target)}`
      return `${say.seat(seat)} {compra|compri} ${say.a(card)} ${price === 0 ? 'gratis' : `per ${nuggets(price)}`}${whom}.`
    },
    forced: ({ seat, about: { card, price, target } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {paga|paghi} ${nuggets(price)}: ${say.seat(target)} {deve|devi} cedere ${say.the(card)}.`,
    taken: ({ seat, about: { card, way } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {prende|prendi} ${say.a(card)} dal mazzo${way === '' ? ' e non {può|puoi} usarla' : ''}.`,
    mixed: ({ seat, about: { suits } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} {trova|trovi} ${suits === 1 ? '1 seme' : `${suits} semi`} nel rum.`,
    sided: ({ seat, about: { side } }, say) =>
      seat === undefined
        ? undefined
        : `${belonging('La tua ombra', 'L’ombra', say.seat(seat))} gioca per ${side === 'deputy' ? 'la legge' : 'i Fuorilegge'}.`,
  },
  reasons: {
    'gold-rush/too-poor': ({ cost = 0, nuggets: has = 0 }) => `Costa ${nuggets(Number(cost))}, tu ne hai ${has}.`,
    'gold-rush/nothing-to-draw': () => 'Non resta nessuna carta da pescare.',
    'gold-rush/not-for-sale': () => 'Quella carta non è in vendita.',
    'gold-rush/extra-turn': () => 'Un turno extra non ne porta un altro.',
    'gold-rush/own-equipment': () => 'Non puoi far scartare il tuo stesso equipaggiamento.',
    'gold-rush/no-equipment': () => 'Nessun altro ha quell’equipaggiamento.',
    'gold-rush/not-a-beer': (_facts) => 'Si può vendere solo una Birra.',
    'gold-rush/only-drawn': () => 'Dev’essere una delle carte appena pescate.',
    'gold-rush/not-now': () => 'Solo nel tuo turno, o quando stai morendo.',
  },
  actions: {
    buy: ({ card, seat }, say) => `Compra ${say.handle(card)}${seat === undefined ? '' : ` per ${say.seat(seat)}`}`,
    'buy-panic': ({ card, seat }, say) =>
      `Compra ${say.handle(card)} per prendere una carta${seat === undefined ? '' : ` a ${say.seat(seat)}`}`,
    'buy-beer': ({ card }, say) => `Compra ${say.handle(card)} per recuperare 1 punto vita`,
    'buy-bang': ({ card, seat }, say) => `Compra ${say.handle(card)} per sparare${seat === undefined ? '' : ` a ${say.seat(seat)}`}`,
    'buy-general-store': ({ card }, say) => `Compra ${say.handle(card)} per dividere delle carte`,
    'buy-duel': ({ card, seat }, say) => `Compra ${say.handle(card)} per sfidare ${seat === undefined ? 'qualcuno' : say.seat(seat)}`,
    'buy-cat-balou': ({ card, seat }, say) =>
      `Compra ${say.handle(card)} per far scartare ${seat === undefined ? 'qualcuno' : say.seat(seat)}`,
    'force-discard': ({ card, seat }, say) => `Paga perché ${seat === undefined ? 'qualcuno' : say.seat(seat)} scarti ${say.handle(card)}`,
    'sell-beer': ({ card }, say) => `Vendi ${say.handle(card)} per 1 pepita`,
  },
  variants: {
    shadowGunslingers: {
      name: 'Pistoleri ombra',
      text: 'I giocatori eliminati tornano senza vita per ciascuno dei loro turni. Da quattro giocatori in su.',
    },
  },
}
