import { type DuelView, duel, Match, nth, seatOf, seedFrom } from '@sundown/engine'
import type { ToldEvent } from '../session/played.ts'
import type { Motion, StageTable, Stroke } from './stage-session.ts'

type Told = ToldEvent<'duel'>
type CardView = NonNullable<DuelView['table']['top']>
type Seat = DuelView['seats'][number]
type Character = Seat['characters'][number]
type Change = (view: DuelView) => DuelView

const card = (handle: number, id: string, deck: CardView['deck'], symbol: CardView['symbol']): CardView => ({
  card: handle,
  id,
  deck,
  symbol,
})

let last = 1000
const fresh = (id: string, deck: CardView['deck'], symbol: CardView['symbol'] = 'horseshoe'): CardView => card(++last, id, deck, symbol)

const character = (
  handle: number,
  id: string,
  place: Character['place'],
  life: number,
  active: boolean,
  equipment: Character['equipment'] = [],
): Character => ({
  card: handle,
  id,
  place,
  life,
  maxLife: 4,
  active,
  awake: active,
  used: false,
  equipment,
})

/** Two against two in the middle of a game. */
function view(): DuelView {
  const match = Match.start(duel, {}, seedFrom('stage'))
  const at = match.game.view(seatOf(0))
  return {
    ...at,
    seats: [
      {
        ...nth(at.seats, 0),
        hand: { law: 4, outlaw: 0 },
        deck: 28,
        reserve: 2,
        characters: [character(901, 'jango', 0, 3, true), character(902, 'bart-masterson', 1, 4, false)],
      },
      {
        ...nth(at.seats, 1),
        hand: { law: 1, outlaw: 3 },
        deck: 30,
        reserve: 2,
        characters: [
          character(903, 'cattle-katie', 0, 2, true, [{ ...card(905, 'barrel', 'outlaw', 'snake'), awake: true }]),
          character(904, 'pearl-hat', 1, 3, false),
        ],
      },
    ],
    table: { ...at.table, turn: 4, active: seatOf(0), phase: 'play', discard: 12, top: card(900, 'stagecoach', 'law', 'barrel') },
    own: at.own && {
      ...at.own,
      look: [],
      hand: [
        card(930, 'derringer', 'law', 'horseshoe'),
        card(931, 'missed', 'law', 'snake'),
        card(932, 'duel', 'law', 'dynamite'),
        card(933, 'canteen', 'law', 'barrel'),
      ],
    },
  }
}

const seat =
  (n: number, change: (seat: Seat) => Partial<Seat>): Change =>
  (now) => ({ ...now, seats: now.seats.map((each, i) => (i === n ? { ...each, ...change(each) } : each)) })
const who =
  (n: number, id: string, change: (character: Character) => Partial<Character>): Change =>
  (now) =>
    seat(n, ({ characters }) => ({ characters: characters.map((each) => (each.id === id ? { ...each, ...change(each) } : each)) }))(now)
const table =
  (change: (table: DuelView['table']) => Partial<DuelView['table']>): Change =>
  (now) => ({ ...now, table: { ...now.table, ...change(now.table) } })
const all =
  (...changes: readonly Change[]): Change =>
  (now) =>
    changes.reduce((then, change) => change(then), now)
const discarded = (top: CardView, n = 1): Change => table(({ discard }) => ({ discard: discard + n, top }))
const without =
  (handle: number): Change =>
  (now) => ({ ...now, own: now.own && { ...now.own, hand: now.own.hand.filter((each) => each.card !== handle) } })

/** I play a card of my hand at somebody. */
function mine(was: number, id: string, target?: string): { readonly events: readonly Told[]; readonly change: Change } {
  const now = fresh(id, 'law')
  return {
    events: [
      { type: 'played', seat: seatOf(0), card: now, as: id, target, side: undefined },
      { type: 'moved', from: { zone: 'hand', seat: 0 }, to: { zone: 'discard' }, was, now: now.card, face: now, back: 'law' },
    ],
    change: all(without(was), discarded(now)),
  }
}

const shot = (outcome: Stroke<'duel'>): Motion<'duel'>['strokes'] => {
  const fired = mine(930, 'derringer', 'cattle-katie')
  return [
    {
      events: [...fired.events, { type: 'fired', seat: seatOf(0), source: 'derringer', target: 'cattle-katie', owner: seatOf(1) }],
      change: fired.change,
      question: { number: 2, kind: 'shot', about: { source: 'derringer', target: 903 }, seats: [1] },
    },
    { ...outcome, after: 1500 },
  ]
}

const wounded = (life: number, cause = 'derringer'): Told => ({
  type: 'wounded',
  seat: seatOf(1),
  character: 'cattle-katie',
  life,
  by: seatOf(0),
  cause,
})

/** A shot card is thrown into a duel. */
function thrown(by: 0 | 1, was?: number): Stroke<'duel'> {
  const [deck, character] = by === 0 ? (['law', 'jango'] as const) : (['outlaw', 'cattle-katie'] as const)
  const now = fresh('derringer', deck)
  return {
    events: [
      { type: 'answered', seat: seatOf(by), card: now, as: 'shot', to: 'duel', character },
      { type: 'moved', from: { zone: 'hand', seat: by }, to: { zone: 'discard' }, was, now: now.card, face: now, back: deck },
    ],
    change: all(
      was === undefined ? seat(by, ({ hand }) => ({ hand: { ...hand, outlaw: hand.outlaw - 1 } })) : without(was),
      discarded(now),
    ),
  }
}

function revealed(good: boolean, more: readonly Told[], change: Change): Stroke<'duel'> {
  const aside = fresh('knife', 'outlaw', good ? 'barrel' : 'snake')
  const down = { ...aside, card: ++last }
  return {
    events: [
      { type: 'moved', from: { zone: 'deck', seat: 1 }, to: { zone: 'aside' }, now: aside.card, face: aside, back: 'outlaw' },
      { type: 'revealed', seat: seatOf(1), source: 'barrel', cards: [aside], chosen: 0, good },
      { type: 'moved', from: { zone: 'aside' }, to: { zone: 'discard' }, was: aside.card, now: down.card, face: down, back: 'outlaw' },
      ...more,
    ],
    change: all(
      seat(1, ({ deck }) => ({ deck: deck - 1 })),
      discarded(down),
      change,
    ),
  }
}

const same: Change = (now) => now

const MOTIONS: readonly Motion<'duel'>[] = [
  { name: 'shot that hits', strokes: shot({ events: [wounded(1)], change: who(1, 'cattle-katie', () => ({ life: 1 })) }) },
  {
    name: 'shot that misses',
    strokes: shot(
      (() => {
        const now = fresh('missed', 'outlaw')
        return {
          events: [
            { type: 'answered', seat: seatOf(1), card: now, as: 'dodge', to: 'derringer', character: 'cattle-katie' },
            { type: 'moved', from: { zone: 'hand', seat: 1 }, to: { zone: 'discard' }, now: now.card, face: now, back: 'outlaw' },
            { type: 'dodged', seat: seatOf(1), character: 'cattle-katie', by: seatOf(0), source: 'derringer' },
          ],
          change: all(
            seat(1, () => ({ hand: { law: 1, outlaw: 2 } })),
            discarded(now),
          ),
        }
      })(),
    ),
  },
  {
    name: 'the symbol holds',
    strokes: shot(
      revealed(true, [{ type: 'dodged', seat: seatOf(1), character: 'cattle-katie', by: seatOf(0), source: 'derringer' }], same),
    ),
  },
  {
    name: 'the symbol fails',
    strokes: shot(
      revealed(
        false,
        [wounded(1)],
        who(1, 'cattle-katie', () => ({ life: 1 })),
      ),
    ),
  },
  {
    name: 'Duel',
    strokes: [
      { ...mine(932, 'duel', 'cattle-katie'), question: { number: 2, kind: 'give-shot', about: null, seats: [1] } },
      { ...thrown(1), question: { number: 3, kind: 'give-shot', about: null, seats: [0] }, after: 900 },
      { ...thrown(0, 930), question: { number: 4, kind: 'give-shot', about: null, seats: [1] }, after: 500 },
      {
        events: [{ type: 'declined', seat: seatOf(1), to: 'duel', character: 'cattle-katie' }, wounded(1, 'duel')],
        change: who(1, 'cattle-katie', () => ({ life: 1 })),
        after: 700,
      },
    ],
  },
  {
    name: 'they swap',
    strokes: [
      {
        events: [{ type: 'swapped', seat: seatOf(0), character: 'bart-masterson', because: 'normal' }],
        change: all(
          who(0, 'jango', () => ({ active: false, awake: false })),
          who(0, 'bart-masterson', () => ({ active: true, awake: true })),
        ),
      },
    ],
  },
  {
    name: 'the others swap',
    strokes: [
      {
        events: [{ type: 'swapped', seat: seatOf(1), character: 'pearl-hat', because: 'normal' }],
        change: all(
          who(1, 'cattle-katie', () => ({ active: false, awake: false })),
          who(1, 'pearl-hat', () => ({ active: true, awake: true })),
        ),
      },
    ],
  },
  {
    name: 'somebody falls and another comes',
    strokes: shot({
      events: [
        wounded(0),
        {
          type: 'moved',
          from: { zone: 'place-0', seat: 1 },
          to: { zone: 'fallen', seat: 1 },
          was: 903,
          now: 980,
          face: { id: 'cattle-katie', deck: 'outlaw', symbol: undefined },
        },
        { type: 'eliminated', seat: seatOf(1), character: 'cattle-katie' },
        {
          type: 'moved',
          from: { zone: 'reserve', seat: 1 },
          to: { zone: 'place-0', seat: 1 },
          now: 981,
          face: { id: 'tom-thorn', deck: 'outlaw', symbol: undefined },
        },
        { type: 'entered', seat: seatOf(1), character: 'tom-thorn', life: 4, active: true },
      ],
      change: seat(1, ({ characters }) => ({
        fallen: ['cattle-katie'],
        characters: [character(981, 'tom-thorn', 0, 4, true), ...characters.filter(({ id }) => id !== 'cattle-katie')],
      })),
    }),
  },
  {
    name: 'recharged',
    strokes: [
      (() => {
        const [down, got] = [fresh('canteen', 'law', 'barrel'), fresh('shotgun', 'law')]
        return {
          events: [
            { type: 'recharged', seat: seatOf(0), card: down },
            { type: 'moved', from: { zone: 'hand', seat: 0 }, to: { zone: 'discard' }, was: 933, now: down.card, face: down, back: 'law' },
            { type: 'moved', from: { zone: 'deck', seat: 0 }, to: { zone: 'hand', seat: 0 }, now: got.card, face: got, back: 'law' },
          ],
          change: all(
            without(933),
            discarded(down),
            seat(0, ({ deck }) => ({ deck: deck - 1 })),
            (now) => ({ ...now, own: now.own && { ...now.own, hand: [...now.own.hand, got] } }),
          ),
        }
      })(),
    ],
  },
  {
    name: 'two cards drawn by them',
    strokes: [
      {
        events: [0, 1].map((): Told => ({ type: 'moved', from: { zone: 'deck', seat: 1 }, to: { zone: 'hand', seat: 1 }, back: 'outlaw' })),
        change: seat(1, ({ deck }) => ({ deck: deck - 2, hand: { law: 1, outlaw: 5 } })),
      },
    ],
  },
  {
    name: 'the law wins',
    strokes: [
      {
        events: [{ type: 'over', by: 'law', winners: [seatOf(0)] }],
        change: (now) => ({ ...now, over: { by: 'law', winners: [seatOf(0)] } }),
      },
    ],
  },
]

export const stageDuel: StageTable<'duel'> = {
  game: 'duel',
  view,
  names: ['You', 'Priya'],
  asked: { number: 1, kind: 'play', about: null, seats: [0], options: [{ id: 'end' }] },
  motions: MOTIONS,
}
