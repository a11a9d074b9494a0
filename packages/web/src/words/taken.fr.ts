import type { DeedKind } from '@sundown/bots/explain'
import { capital, of, typeset } from '@sundown/engine/words/french'
import type { Party, TakenWords } from './taken.en.ts'

const often = (n: number): string => (n === 1 ? '' : n === 2 ? ' deux fois' : ` ${n} fois`)
const named = ({ is, name }: Party): string => (is === 'sheriff' ? 'le Shérif' : is === 'you' ? 'vous' : is === 'me' ? 'moi' : name)
const toWhom = (at: Party): string => (at.is === 'sheriff' ? 'au Shérif' : `à ${named(at)}`)
/** m’a pris, vous a pris, a pris à Bruno. */
const from = (aux: string, done: string, at: Party): string =>
  at.is === 'me' ? `m’${aux} ${done}` : at.is === 'you' ? `vous ${aux} ${done}` : `${aux} ${done} ${toWhom(at)}`
const inFavour = (at: Party): string =>
  at.is === 'me'
    ? 'en ma faveur'
    : at.is === 'you'
      ? 'en votre faveur'
      : at.is === 'sheriff'
        ? 'en faveur du Shérif'
        : `en faveur ${of(at.name)}`

const DEEDS: { readonly [kind in DeedKind]: (has: string, at: Party, often: string) => string } = {
  shot: (has, at, n) => `${has} tiré${n} sur ${named(at)}`,
  robbed: (has, at, n) => `${from(has, 'pris des cartes', at)}${n}`,
  jailed: (has, at, n) => `${has} posé${n} une Prison devant ${named(at)}`,
  challenged: (has, at, n) => `${has} lancé${n} un duel contre ${named(at)}`,
  harmed: (has, at, n) => `${has} agi${n} contre ${named(at)}`,
  helped: (has, at, n) => `${has} agi${n} ${inFavour(at)}`,
  all: (has, _, n) => `${has} tiré${n} sur tout le monde`,
}

const subject = (by: Party): readonly [who: string, has: string] =>
  by.is === 'you' ? ['vous ', 'avez'] : by.is === 'me' ? ['j’', 'ai'] : [`${named(by)} `, 'a']

export const takenFr: TakenWords = {
  title: 'Qui passait pour quoi',
  lead: typeset('Ce que chacun pouvait penser des autres, d’après ce que toute la table a vu. Chacun connaît en plus son propre rôle.'),
  ask: 'Faire le calcul',
  working: 'La partie est rejouée…',
  failed: 'Le calcul n’a pas abouti.',
  matrix: 'Qui prend qui pour quoi',
  matrixLead: 'Chaque ligne est l’avis d’un joueur, vu de sa place.',
  really: 'en vérité',
  right: 'juste',
  wrong: 'faux',
  ring: typeset('anneau : certitude'),
  by: 'De l’avis de',
  table: 'La table',
  shown: 'rôle révélé',
  asTable: 'La même chose en tableau',
  player: 'Joueur',
  round: (n) => (n === 0 ? 'Donne' : `Manche ${n}`),
  percent: (n) => `${n} %`,
  said: 'Ce qu’en disent les robots',
  about: (by, name) => `${by} sur ${name}`,
  nothing: 'Tous les rôles sont révélés.',
  a: { sheriff: 'le Shérif', deputy: 'un Adjoint', outlaw: 'un Hors-la-loi', renegade: 'un Renégat' },
  role: { sheriff: 'Shérif', deputy: 'Adjoint', outlaw: 'Hors-la-loi', renegade: 'Renégat' },
  takes: (speaker, whom, role, chance) => {
    if (speaker === 'nobody')
      return capital(whom.is === 'you' ? `vous êtes sans doute ${role}, ${chance}` : `${named(whom)} est sans doute ${role}, ${chance}`)
    const [who, takes] = speaker === 'player' ? ['Je', 'prends'] : ['La table', 'prend']
    return whom.is === 'you' ? `${who} vous ${takes} pour ${role}, ${chance}` : `${who} ${takes} ${named(whom)} pour ${role}, ${chance}`
  },
  did: (kind, by, at, count) => {
    const [who, has] = subject(by)
    return `${who}${DEEDS[kind](has, at ?? { is: 'other', name: '' }, often(count))}`
  },
  sentence: (takes, why) => typeset(`${takes} : ${why}.`),
  left: 'c’est ce qui reste des rôles',
  whoLead: 'Ce qu’un robot à votre place penserait, d’après ce que tous ont vu et votre propre rôle.',
  you: typeset('Et vous ?'),
  warn: 'M’avertir avant que je me trahisse',
  warned: (isTrue, role, after, before) =>
    typeset(
      `${isTrue ? 'Cela vous démasquerait' : 'Cela ferait mauvais effet'} : la table vous prendrait pour ${role}, ${after} au lieu de ${before}. Recommencez si vous y tenez.`,
    ),
  rightly: 'Juste.',
  wrongly: (role) => typeset(`Faux : c’était ${role}.`),
}
