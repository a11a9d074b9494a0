import type { DeedKind } from '@sundown/bots/explain'
import { capital, to } from '@sundown/engine/words/italian'
import type { Party, TakenWords } from './taken.en.ts'

const often = (n: number): string => (n === 1 ? '' : n === 2 ? ' due volte' : ` ${n} volte`)
const named = ({ is, name }: Party): string => (is === 'sheriff' ? 'lo Sceriffo' : is === 'you' ? 'te' : is === 'me' ? 'me' : name)
const toWhom = (at: Party): string => (at.is === 'sheriff' ? 'allo Sceriffo' : to(named(at)))
/** mi ha sparato, ti ha sparato, ha sparato a Bruno. */
const at = (has: string, done: string, whom: Party): string =>
  whom.is === 'me' ? `mi ${has} ${done}` : whom.is === 'you' ? `ti ${has} ${done}` : `${has} ${done} ${toWhom(whom)}`
const against = (whom: Party): string => `contro ${whom.is === 'me' || whom.is === 'you' ? 'di ' : ''}${named(whom)}`
const inFavour = (whom: Party): string =>
  whom.is === 'me'
    ? 'a mio favore'
    : whom.is === 'you'
      ? 'a tuo favore'
      : whom.is === 'sheriff'
        ? 'a favore dello Sceriffo'
        : `a favore di ${whom.name}`

const DEEDS: { readonly [kind in DeedKind]: (has: string, whom: Party, often: string) => string } = {
  shot: (has, whom, n) => at(has, `sparato${n}`, whom),
  robbed: (has, whom, n) => at(has, `preso carte${n}`, whom),
  jailed: (has, whom, n) => `${has} messo${n} una Prigione davanti ${toWhom(whom)}`,
  challenged: (has, whom, n) => `${has} lanciato${n} un duello ${against(whom)}`,
  harmed: (has, whom, n) => `${has} agito${n} ${against(whom)}`,
  helped: (has, whom, n) => `${has} agito${n} ${inFavour(whom)}`,
  all: (has, _, n) => `${has} sparato${n} a tutti`,
}

const subject = (by: Party): readonly [who: string, has: string] =>
  by.is === 'you' ? ['', 'hai'] : by.is === 'me' ? ['', 'ho'] : [`${named(by)} `, 'ha']

export const takenIt: TakenWords = {
  title: 'Chi è stato preso per cosa',
  lead: 'Che cosa ciascuno poteva pensare degli altri, da ciò che tutto il tavolo ha visto. Ognuno conosce in più il proprio ruolo.',
  ask: 'Fai il calcolo',
  working: 'La partita viene ripercorsa…',
  failed: 'Il calcolo non è riuscito.',
  matrix: 'Chi prende chi per cosa',
  matrixLead: 'Ogni riga è l’idea di un giocatore, vista dal suo posto.',
  really: 'in realtà',
  right: 'giusto',
  wrong: 'sbagliato',
  ring: 'anello: quanto è sicuro',
  by: 'Secondo',
  table: 'Il tavolo',
  shown: 'ruolo scoperto',
  asTable: 'Lo stesso come tabella',
  player: 'Giocatore',
  round: (n) => (n === 0 ? 'Inizio' : `Giro ${n}`),
  percent: (n) => `${n} %`,
  said: 'Che cosa ne dicono i bot',
  about: (by, name) => `${by} su ${name}`,
  nothing: 'Tutti i ruoli sono scoperti.',
  a: { sheriff: 'lo Sceriffo', deputy: 'un Vice', outlaw: 'un Fuorilegge', renegade: 'un Rinnegato' },
  role: { sheriff: 'Sceriffo', deputy: 'Vice', outlaw: 'Fuorilegge', renegade: 'Rinnegato' },
  takes: (speaker, whom, role, chance) => {
    if (speaker === 'nobody')
      return capital(whom.is === 'you' ? `probabilmente sei ${role}, ${chance}` : `${named(whom)} è probabilmente ${role}, ${chance}`)
    const [who, takes] = speaker === 'player' ? ['', 'prendo'] : ['il tavolo ', 'prende']
    return capital(whom.is === 'you' ? `${who}ti ${takes} per ${role}, ${chance}` : `${who}${takes} ${named(whom)} per ${role}, ${chance}`)
  },
  did: (kind, by, whom, count) => {
    const [who, has] = subject(by)
    return `${who}${DEEDS[kind](has, whom ?? { is: 'other', name: '' }, often(count))}`
  },
  sentence: (takes, why) => `${takes}: ${why}.`,
  left: 'è quello che resta dei ruoli',
  whoLead: 'Che cosa penserebbe un bot al tuo posto, da ciò che tutti hanno visto e dal tuo ruolo.',
  you: 'E tu?',
  warn: 'Avvisami prima che io mi tradisca',
  warned: (isTrue, role, after, before) =>
    `${isTrue ? 'Questo ti smaschererebbe' : 'Questo farebbe una brutta impressione'}: il tavolo ti prenderebbe per ${role}, ${after} invece di ${before}. Fallo di nuovo se lo vuoi davvero.`,
  rightly: 'Giusto.',
  wrongly: (role) => `Sbagliato: era ${role}.`,
}
