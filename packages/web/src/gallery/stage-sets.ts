import { type BangView, bang, entryOf, firstOf, Match, nth, SETS, seatOf, seedFrom } from '@sundown/engine'
import type { Motion, StageTable } from './stage-session.ts'
import { all, type CardView, card, life, seat, type Told, table, wounded } from './stage-view.ts'

/** A table with nuggets, tokens and a train: what only the last three sets bring. */
export const STAGE_SETS = [firstOf(SETS), ...SETS.slice(-3)]

type Parts = NonNullable<BangView['table']['parts']>
type Front = BangView['seats'][number]['front'][number]

const CHARACTERS = ['calamity-janet', 'rose-doolan', 'vulture-sam', 'bart-cassidy', 'el-gringo']
const NUGGETS = [4, 2, 0, 3, 1]
const TOKENS = [2, 0, 1, 0, 3]
const TOKEN = 'load-token'
const NUGGET = 'nugget'

const laden = (handle: number, id: string, tokens: number): Front => ({ ...card(handle, id, 'clubs', '8'), counters: { [TOKEN]: tokens } })
/** Things of sets have neither suit nor rank. */
const thing = (handle: number, id: string): CardView => ({ card: handle, id, suit: undefined, rank: undefined })
const priced = (handle: number, id: string, price: number): Front => ({ ...thing(handle, id), price })

const FRONTS: readonly (readonly Front[])[] = [
  [laden(951, 'crate', 3)],
  [card(952, 'mustang', 'hearts', '8')],
  [laden(953, 'thunderer', 2)],
  [card(954, 'winchester', 'spades', '8')],
  [card(955, 'barrel', 'spades', 'Q')],
]
const STATIONS = ['boom-town', 'frisco', 'tombrock', 'yooma', 'catico'].map((id, i) => thing(970 + i, id))
const TRAIN = ['cattle-truck', 'circus-wagon', 'private-car'].map((id, i) => thing(980 + i, id))

function stageView(): BangView {
  const options = { players: 5, sets: STAGE_SETS }
  const view = Match.start(bang, options, seedFrom('stage')).game.view(seatOf(0))
  return {
    ...view,
    seats: view.seats.map((each, i) => ({
      ...each,
      character: nth(CHARACTERS, i),
      life: nth([3, 3, 3, 4, 2], i),
      maxLife: i === 3 ? 5 : 4,
      hand: nth([4, 4, 3, 2, 5], i),
      front: nth(FRONTS, i),
      role: i === 3 ? 'sheriff' : undefined,
      parts: {
        counters: { [NUGGET]: nth(NUGGETS, i) },
        onCharacter: { [TOKEN]: nth(TOKENS, i) },
        zones: { equipment: i === 1 ? [thing(960, 'boots')] : [] },
      },
    })),
    table: {
      ...view.table,
      turn: 4,
      active: seatOf(0),
      phase: 'play',
      deck: 61,
      discard: 24,
      top: card(950, 'stagecoach', 'spades', '9'),
      ...(view.table.parts && {
        parts: {
          ...view.table.parts,
          supplies: { [NUGGET]: 20, [TOKEN]: 19 },
          rows: {
            market: [priced(961, 'rucksack', 3), priced(962, 'shot', 1), priced(963, 'pardner', 4)],
            stations: STATIONS,
            train: TRAIN,
            locomotive: [thing(990, 'ironhorse')],
          },
          states: { ...view.table.parts.states, journey: { position: 2, takes: 0, advanced: false } },
        },
      }),
    },
    own: view.own && {
      ...view.own,
      role: 'deputy',
      hand: [
        card(956, 'bang', 'clubs', '5'),
        card(957, 'missed', 'clubs', '9'),
        card(958, 'beer', 'hearts', '10'),
        card(959, 'panic', 'hearts', 'A'),
      ],
    },
  }
}

const parts = (change: (parts: Parts) => Partial<Parts>) =>
  table(({ parts: now }) => (now === undefined ? {} : { parts: { ...now, ...change(now) } }))
const rows = (change: Parts['rows']) => parts((now) => ({ rows: { ...now.rows, ...change } }))
const counted = (n: number, counter: string, change: number) =>
  seat(n, ({ parts: now }) => ({
    parts: now && { ...now, counters: { ...now.counters, [counter]: (now.counters[counter] ?? 0) + change } },
  }))
const onCharacter = (n: number, change: number) =>
  seat(n, ({ parts: now }) => ({ parts: now && { ...now, onCharacter: { [TOKEN]: (now.onCharacter[TOKEN] ?? 0) + change } } }))
const onCard = (n: number, handle: number, change: number) =>
  seat(n, ({ front }) => ({
    front: front.map((each) => (each.card === handle ? { ...each, counters: { [TOKEN]: (each.counters?.[TOKEN] ?? 0) + change } } : each)),
  }))
const supply = (change: number) => parts(({ supplies }) => ({ supplies: { ...supplies, [TOKEN]: entryOf(supplies, TOKEN) + change } }))
const position = (at: number) => parts(({ states }) => ({ states: { ...states, journey: { position: at, takes: 0, advanced: false } } }))
const own = (name: string, about: Extract<Told, { type: 'own' }>['about'], by?: number): Told => ({
  type: 'own',
  name,
  seat: by === undefined ? undefined : seatOf(by),
  about,
})

const SUPPLY = { at: 'supply', seat: undefined, card: undefined, handle: undefined } as const
const spotOn = (n: number, handle: number, id: string) => ({ at: 'card', seat: seatOf(n), card: id, handle }) as const
const count = (
  counter: string,
  amount: number,
  from: Extract<Told, { type: 'counted' }>['from'],
  to: typeof from,
  because?: string,
): Told => ({
  type: 'counted',
  counter,
  amount,
  from,
  to,
  because,
})
const at = (n: number, where: 'seat' | 'character') => ({ at: where, seat: seatOf(n), card: undefined, handle: undefined }) as const

const NEW_LINE = ['deathwood', 'san-tafe', 'dodgville', 'catico', 'fort-wroth'].map((id, i) => thing(991 + i, id))
const NEW_TRAIN = ['ghost-car', 'lounge-car', 'coal-hopper'].map((id, i) => thing(1980 + i, id))
const cleared = (zone: string, pile: string, things: readonly CardView[]): readonly Told[] =>
  things.map((face) => ({ type: 'moved', from: { zone }, to: { zone: pile }, was: face.card, face }))
const laidOut = (pile: string, zone: string, things: readonly CardView[]): readonly Told[] =>
  things.map((face) => ({ type: 'moved', from: { zone: pile }, to: { zone }, now: face.card, face }))

const MOTIONS: readonly Motion[] = [
  {
    name: 'equipment bought',
    strokes: [
      {
        events: [
          count(NUGGET, 3, at(0, 'seat'), SUPPLY, 'market'),
          own('bought', { card: 'rucksack', way: 'wear', price: 3 }, 0),
          { type: 'moved', from: { zone: 'market' }, to: { zone: 'equipment', seat: 0 }, was: 961, now: 964, face: thing(964, 'rucksack') },
          { type: 'moved', from: { zone: 'equipment-pile' }, to: { zone: 'market' }, now: 965, face: thing(965, 'bottle') },
        ],
        change: all(
          counted(0, NUGGET, -3),
          seat(0, ({ parts: now }) => ({ parts: now && { ...now, zones: { equipment: [thing(964, 'rucksack')] } } })),
          rows({ market: [priced(962, 'shot', 1), priced(963, 'pardner', 4), priced(965, 'bottle', 2)] }),
        ),
      },
    ],
  },
  {
    name: 'a nugget for a wound',
    strokes: [
      {
        events: [wounded(2, 2, 0), count(NUGGET, 1, SUPPLY, at(0, 'seat'), 'wound')],
        change: all(life(2, -1), counted(0, NUGGET, 1)),
      },
    ],
  },
  {
    name: 'equipment forced away',
    strokes: [
      {
        events: [
          count(NUGGET, 3, at(0, 'seat'), SUPPLY, 'market'),
          own('forced', { card: 'boots', price: 3, target: 1 }, 0),
          { type: 'moved', from: { zone: 'equipment', seat: 1 }, to: { zone: 'equipment-pile' }, was: 960, face: thing(960, 'boots') },
        ],
        change: all(
          counted(0, NUGGET, -3),
          seat(1, ({ parts: now }) => ({ parts: now && { ...now, zones: { equipment: [] } } })),
        ),
      },
    ],
  },
  {
    name: 'tokens loaded',
    strokes: [
      {
        events: [count(TOKEN, 1, SUPPLY, at(0, 'character')), count(TOKEN, 2, SUPPLY, spotOn(2, 953, 'thunderer'))],
        change: all(onCharacter(0, 1), onCard(2, 953, 2), supply(-3)),
      },
    ],
  },
  {
    name: 'tokens spent',
    strokes: [
      {
        events: [count(TOKEN, 2, spotOn(0, 951, 'crate'), SUPPLY), count(TOKEN, 2, at(4, 'character'), SUPPLY)],
        change: all(onCard(0, 951, -2), onCharacter(4, -2), supply(4)),
      },
    ],
  },
  {
    name: 'the train moves',
    strokes: [{ events: [own('moved', { position: 3, because: '', end: false }, 1)], change: position(3) }],
  },
  {
    name: 'a car is taken',
    strokes: [
      {
        events: [
          own('robbed', { car: 'cattle-truck', station: 'frisco', holder: 4, free: '' }, 4),
          { type: 'moved', from: { zone: 'train' }, to: { zone: 'front', seat: 4 }, was: 980, now: 983, face: thing(983, 'cattle-truck') },
          { type: 'moved', from: { zone: 'railcar-pile' }, to: { zone: 'train' }, now: 984, face: thing(984, 'sleeper-car') },
        ],
        change: all(
          seat(4, ({ front }) => ({ front: [...front, thing(983, 'cattle-truck')] })),
          rows({ train: [...TRAIN.slice(1), thing(984, 'sleeper-car')] }),
        ),
      },
    ],
  },
  {
    name: 'the end of the line',
    strokes: [
      { events: [own('moved', { position: 5, because: '', end: true }, 0)], change: position(5) },
      { events: [own('arrived', { locomotive: 'ironhorse' }), wounded(1, 2, undefined, 'ironhorse')], change: life(1, -1), after: 1200 },
      {
        events: [
          ...cleared('stations', 'station-pile', STATIONS),
          ...cleared('train', 'railcar-pile', TRAIN),
          ...laidOut('station-pile', 'stations', NEW_LINE),
          ...laidOut('railcar-pile', 'train', NEW_TRAIN),
          ...laidOut('locomotive-back', 'locomotive', [thing(1990, 'leland')]),
          ...cleared('locomotive', 'locomotive-back', [thing(990, 'ironhorse')]),
          own('rebuilt', { locomotive: 'leland' }),
        ],
        change: all(rows({ stations: NEW_LINE, train: NEW_TRAIN, locomotive: [thing(1990, 'leland')] }), position(0)),
        after: 1400,
      },
    ],
  },
  {
    name: 'a shadow comes',
    strokes: [
      {
        events: [{ type: 'returned', seat: seatOf(2), life: 0, ghost: true, because: 'shadow-gunslingers' }],
        change: seat(2, () => ({ state: 'ghost', shadow: true, life: 0 })),
      },
      {
        events: [{ type: 'left', seat: seatOf(2), role: undefined }],
        change: seat(2, () => ({ state: 'out', role: 'outlaw' })),
        after: 1400,
      },
    ],
  },
]

export const stageSets: StageTable<'bang'> = {
  game: 'bang',
  view: stageView,
  names: ['You', 'Priya', 'Tom', 'Ines', 'Dusty'],
  asked: { number: 1, kind: 'play', about: null, seats: [0], options: [{ id: 'end' }, { id: 'buy', card: 961 }, { id: 'buy', card: 962 }] },
  motions: MOTIONS,
}
