import type { Kind } from '../../art/frame.ts'
import type { GameName } from '../../session/played.ts'
import type { SignName } from '../../words/help.en.ts'

/** A sign of the rules: a border, or a row of our symbols. */
export type Sign = { readonly name: SignName } & ({ readonly kind: Kind } | { readonly row: string })

/** What is shown beside the words: things of the library by their ids, and signs. */
interface Shown {
  readonly aim: readonly string[]
  readonly setUp: readonly string[]
  readonly turn: readonly string[]
  readonly signs: readonly Sign[]
}

const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade']

const kind = (name: SignName & Kind): Sign => ({ name, kind: name })
const row = (name: SignName, drawn: string = name): Sign => ({ name, row: drawn })

export const shownFor: { readonly [game in GameName]: Shown } = {
  bang: {
    aim: ROLES,
    setUp: ['rose-doolan', 'bart-cassidy', 'calamity-janet', 'jourdonnais'],
    turn: ['bang', 'missed', 'beer', 'schofield', 'barrel'],
    signs: [
      kind('brown'),
      kind('blue'),
      kind('green'),
      row('bang'),
      row('miss'),
      row('weapon', 'reach:?'),
      row('reach', 'dist:1'),
      row('any'),
      row('all'),
      row('life'),
      row('draw', 'draw:2'),
      row('take'),
      row('toss'),
      row('flip', 'flip:hearts'),
      row('eye', 'eye:+1'),
    ],
  },
  dice: {
    aim: ROLES,
    setUp: ['jesse-jones', 'suzy-lafayette', 'el-gringo', 'kit-carlson'],
    turn: [],
    signs: [],
  },
  duel: {
    aim: [],
    setUp: ['wild-bill', 'annie-oakey', 'the-daltons', 'toco-ramirez'],
    turn: ['colt', 'missed', 'stetson', 'stagecoach'],
    signs: [kind('red'), kind('blue'), kind('brown'), row('bang'), row('miss')],
  },
}
