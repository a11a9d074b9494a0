import { type DiceView, type DieFace, dice, Match, nth, seatOf, seedFrom } from '@sundown/engine'
import type { ToldEvent } from '../session/played.ts'
import type { Motion, StageTable, Stroke } from './stage-session.ts'

type Told = ToldEvent<'dice'>
type Seat = DiceView['seats'][number]
type Change = (view: DiceView) => DiceView

const CHARACTERS = ['jourdonnais', 'rose-doolan', 'kit-carlson', 'bart-cassidy', 'el-gringo']
const ROLES = ['deputy', 'outlaw', 'outlaw', 'sheriff', 'renegade'] as const
const LIVES = [6, 4, 7, 2, 5]

/** Five at the dice in the middle of a game; I have rolled once. */
function view(): DiceView {
  const match = Match.start(dice, { players: 5 }, seedFrom('stage'))
  const at = match.game.view(seatOf(0))
  return {
    ...at,
    seats: at.seats.map((seat, i) => ({
      ...seat,
      character: nth(CHARACTERS, i),
      life: nth(LIVES, i),
      maxLife: i === 3 ? 10 : 8,
      arrows: nth([1, 2, 0, 3, 1], i),
      role: i === 3 ? 'sheriff' : undefined,
    })),
    table: {
      ...at.table,
      turn: 4,
      active: seatOf(0),
      phase: 'roll',
      arrows: 2,
      rolls: 1,
      rollsLeft: 2,
      dice: lying(['beer', 'dynamite', 'bullseye-1', 'bullseye-2', 'gatling']),
    },
    own: at.own && { ...at.own, role: 'deputy' },
  }
}

const lying = (faces: readonly DieFace[]): DiceView['table']['dice'] => faces.map((face) => ({ face, fresh: true }))
const seat =
  (n: number, change: (seat: Seat) => Partial<Seat>): Change =>
  (now) => ({ ...now, seats: now.seats.map((each, i) => (i === n ? { ...each, ...change(each) } : each)) })
const table =
  (change: (table: DiceView['table']) => Partial<DiceView['table']>): Change =>
  (now) => ({ ...now, table: { ...now.table, ...change(now.table) } })
const all =
  (...changes: readonly Change[]): Change =>
  (now) =>
    changes.reduce((last, change) => change(last), now)
const life = (n: number, by: number): Change => seat(n, (each) => ({ life: each.life + by }))

function rolled(by: number, which: readonly number[], faces: readonly DieFace[]): Stroke<'dice'> {
  return {
    events: [{ type: 'rolled', seat: seatOf(by), roll: 2, dice: [...which], faces: [...faces] }],
    change: table(() => ({ dice: lying(faces), rolls: 2, rollsLeft: 1 })),
  }
}

const wounded = (n: number, amount: number, cause: string, by?: number): Told => ({
  type: 'wounded',
  seat: seatOf(n),
  amount,
  life: nth(LIVES, n) - amount,
  by: by === undefined ? undefined : seatOf(by),
  cause,
})

const back = (n: number, count: number, supply: number): Told => ({
  type: 'arrows-back',
  seat: seatOf(n),
  count,
  supply,
  because: 'indians',
})

const MOTIONS: readonly Motion<'dice'>[] = [
  { name: 'five dice', strokes: [rolled(0, [0, 1, 2, 3, 4], ['arrow', 'beer', 'bullseye-2', 'dynamite', 'gatling'])] },
  { name: 'two dice again', strokes: [rolled(1, [2, 4], ['beer', 'dynamite', 'gatling', 'bullseye-2', 'beer'])] },
  {
    name: 'an arrow',
    strokes: [
      {
        events: [
          ...rolled(0, [2], ['beer', 'dynamite', 'arrow', 'bullseye-2', 'gatling']).events,
          { type: 'arrow', seat: seatOf(0), arrows: 2, supply: 1, because: 'arrow' },
        ],
        change: all(
          table(() => ({ arrows: 1, dice: lying(['beer', 'dynamite', 'arrow', 'bullseye-2', 'gatling']) })),
          seat(0, () => ({ arrows: 2 })),
        ),
      },
    ],
  },
  {
    name: 'the Indians',
    strokes: [
      {
        events: [
          { type: 'indians' },
          wounded(0, 1, 'indians'),
          wounded(1, 2, 'indians'),
          wounded(4, 1, 'indians'),
          back(0, 1, 4),
          back(1, 2, 6),
          back(4, 1, 7),
        ],
        change: all(
          life(0, -1),
          life(1, -2),
          life(4, -1),
          ...[0, 1, 4].map((n) => seat(n, () => ({ arrows: 0 }))),
          table(() => ({ arrows: 7 })),
        ),
      },
    ],
  },
  {
    name: 'three Dynamites',
    strokes: [
      {
        ...rolled(0, [0, 2], ['dynamite', 'dynamite', 'dynamite', 'bullseye-2', 'gatling']),
      },
      { events: [{ type: 'dynamite', seat: seatOf(0) }, wounded(0, 1, 'dynamite')], change: life(0, -1), after: 1600 },
    ],
  },
  {
    name: 'shots',
    strokes: [
      {
        events: [
          {
            type: 'aimed',
            seat: seatOf(0),
            shots: [
              { die: 2, target: seatOf(1), points: 1 },
              { die: 3, target: seatOf(2), points: 1 },
            ],
          },
          wounded(1, 1, 'bullseye', 0),
          wounded(2, 1, 'bullseye', 0),
        ],
        change: all(life(1, -1), life(2, -1)),
      },
    ],
  },
  {
    name: 'a beer',
    strokes: [
      {
        events: [
          { type: 'poured', seat: seatOf(0), to: [seatOf(0)] },
          { type: 'healed', seat: seatOf(0), amount: 1, life: 7, cause: 'beer' },
        ],
        change: life(0, 1),
      },
    ],
  },
  {
    name: 'three Gatlings',
    strokes: [
      {
        events: [{ type: 'gatling', seat: seatOf(0) }, back(0, 1, 3), ...[1, 2, 3, 4].map((n) => wounded(n, 1, 'gatling', 0))],
        change: all(
          ...[1, 2, 3, 4].map((n) => life(n, -1)),
          seat(0, () => ({ arrows: 0 })),
          table(() => ({ arrows: 3 })),
        ),
      },
    ],
  },
  {
    name: 'somebody falls',
    strokes: [
      {
        events: [
          { type: 'aimed', seat: seatOf(0), shots: [{ die: 2, target: seatOf(3), points: 2 }] },
          wounded(3, 2, 'bullseye', 0),
          { type: 'eliminated', seat: seatOf(3), role: 'sheriff', by: seatOf(0) },
        ],
        change: seat(3, () => ({ life: 0, state: 'out', role: 'sheriff' })),
      },
    ],
  },
  {
    name: 'turn of another',
    strokes: [
      {
        events: [
          { type: 'turn', seat: seatOf(1), number: 5 },
          { type: 'rolled', seat: seatOf(1), roll: 1, dice: [0, 1, 2, 3, 4], faces: ['beer', 'beer', 'gatling', 'arrow', 'bullseye-1'] },
        ],
        change: table(() => ({ active: seatOf(1), dice: lying(['beer', 'beer', 'gatling', 'arrow', 'bullseye-1']) })),
        question: { number: 3, kind: 'roll', about: { rolls: 1, left: 2 }, seats: [1] },
      },
    ],
  },
  {
    name: 'the deal',
    strokes: [
      {
        first: true,
        events: [
          ...[0, 1, 2, 3, 4].map((n): Told => ({ type: 'moved', from: { zone: 'roles' }, to: { zone: 'role', seat: n } })),
          { type: 'started', first: seatOf(3) },
        ],
      },
    ],
  },
  {
    name: 'the Outlaws win',
    strokes: [
      {
        events: [{ type: 'over', by: 'outlaws', winners: [seatOf(1), seatOf(2)], roles: [...ROLES] }],
        change: all(
          (now) => ({ ...now, over: { by: 'outlaws', winners: [seatOf(1), seatOf(2)] } }),
          ...ROLES.map((role, n) => seat(n, () => ({ role }))),
        ),
      },
    ],
  },
]

export const stageDice: StageTable<'dice'> = {
  game: 'dice',
  view,
  names: ['You', 'Priya', 'Tom', 'Ines', 'Dusty'],
  asked: { number: 1, kind: 'roll', about: { rolls: 1, left: 2 }, seats: [0], options: [{ id: 'stop' }] },
  motions: MOTIONS,
}
