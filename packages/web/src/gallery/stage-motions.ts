import { type BangView, nth, seatOf } from '@sundown/engine'
import type { Motion, Stroke } from './stage-session.ts'
import { all, discarded, fresh, hand, hands, life, seat, type Told, table, without, wounded } from './stage-view.ts'

/** I play a card of my hand; it goes to the discard pile. */
function mine(
  was: number,
  id: string,
  target?: number,
): { readonly events: readonly Told[]; readonly change: (view: BangView) => BangView } {
  const now = fresh(id)
  return {
    events: [
      { type: 'played', seat: seatOf(0), card: now, as: id, target: target === undefined ? undefined : seatOf(target) },
      { type: 'moved', from: { zone: 'hand', seat: 0 }, to: { zone: 'discard' }, was, now: now.card, face: now },
    ],
    change: all(without(was), discarded(now)),
  }
}

/** Somebody else plays a card. */
function theirs(
  by: number,
  id: string,
  target?: number,
): { readonly events: readonly Told[]; readonly change: (view: BangView) => BangView } {
  const now = fresh(id)
  return {
    events: [
      { type: 'played', seat: seatOf(by), card: now, as: id, target: target === undefined ? undefined : seatOf(target) },
      { type: 'moved', from: { zone: 'hand', seat: by }, to: { zone: 'discard' }, now: now.card, face: now },
    ],
    change: all(hands(by, -1), discarded(now)),
  }
}

const asked = (target: number) => ({ number: 2, kind: 'shot', about: null, seats: [target] })
/** A shot, and a while later what comes of it. */
const shot = (by: number, at: number, outcome: Stroke): Motion['strokes'] => [
  { ...(by === 0 ? mine(930, 'bang', at) : theirs(by, 'bang', at)), question: asked(at) },
  { ...outcome, after: 1500 },
]

function missed(at: number): Stroke {
  const now = fresh('missed', 'spades', '6')
  return {
    events: [
      { type: 'answered', seat: seatOf(at), card: now, as: 'missed', to: 'bang' },
      { type: 'moved', from: { zone: 'hand', seat: at }, to: { zone: 'discard' }, now: now.card, face: now },
      { type: 'cancelled', seat: seatOf(at), by: seatOf(0), shot: 'bang' },
    ],
    change: all(hands(at, -1), discarded(now)),
  }
}

/** A BANG! is thrown into a duel. */
function thrown(by: number): Stroke {
  const now = fresh('bang', 'diamonds', '9')
  return {
    events: [
      { type: 'answered', seat: seatOf(by), card: now, as: 'bang', to: 'duel' },
      { type: 'moved', from: { zone: 'hand', seat: by }, to: { zone: 'discard' }, now: now.card, face: now },
    ],
    change: all(hands(by, -1), discarded(now)),
  }
}

function checked(
  n: number,
  source: string,
  good: boolean,
  more: readonly Told[] = [],
  change: (view: BangView) => BangView = (view) => view,
): Stroke {
  const aside = fresh(good ? 'saloon' : 'stagecoach', good ? 'hearts' : 'clubs', good ? '6' : '9')
  const down = fresh(aside.id, aside.suit, aside.rank)
  return {
    events: [
      { type: 'moved', from: { zone: 'deck' }, to: { zone: 'aside' }, now: aside.card, face: aside },
      { type: 'checked', seat: seatOf(n), source, cards: [aside], chosen: 0, good },
      { type: 'moved', from: { zone: 'aside' }, to: { zone: 'discard' }, was: aside.card, now: down.card, face: down },
      ...more,
    ],
    change: all(
      table(({ deck }) => ({ deck: deck - 1 })),
      discarded(down),
      change,
    ),
  }
}

function drawn(n: number, count: number): Stroke {
  const cards = Array.from({ length: count }, (_, i) => fresh(i % 2 ? 'mustang' : 'duel', 'hearts', '9'))
  return {
    events: cards.map((now) => ({
      type: 'moved',
      from: { zone: 'deck' },
      to: { zone: 'hand', seat: n },
      ...(n === 0 && { now: now.card, face: now }),
    })),
    change: all(
      n === 0 ? hand((held) => [...held, ...cards]) : hands(n, count),
      table(({ deck }) => ({ deck: deck - count })),
    ),
  }
}

function out(n: number, by: number): Stroke {
  const left = [fresh('cat-balou', 'diamonds', '9'), fresh('general-store', 'clubs', '9'), fresh('schofield', 'clubs', 'Q')]
  return {
    events: [
      { type: 'eliminated', seat: seatOf(n), role: 'outlaw', by: seatOf(by) },
      ...left.map((now): Told => ({ type: 'moved', from: { zone: 'hand', seat: n }, to: { zone: 'discard' }, now: now.card, face: now })),
      ...Array.from({ length: 3 }, (): Told => ({ type: 'moved', from: { zone: 'deck' }, to: { zone: 'hand', seat: by } })),
      { type: 'rewarded', seat: seatOf(by), cards: 3, victim: seatOf(n) },
    ],
    change: all(
      seat(n, () => ({ state: 'out', life: 0, hand: 0, role: 'outlaw' })),
      discarded(nth(left, 2), 3),
      hands(by, 3),
      table(({ deck }) => ({ deck: deck - 3 })),
    ),
  }
}

/** Dealt, not drawn: who gets it is all one sees. */
const hidden = (event: Told): Told => (event.type === 'moved' ? { type: 'moved', from: event.from, to: event.to } : event)

const ROLES = ['deputy', 'outlaw', 'outlaw', 'sheriff', 'renegade'] as const

function won(by: string, seats: readonly number[]): Stroke {
  const winners = seats.map(seatOf)
  return {
    events: [{ type: 'over', by, winners, roles: [...ROLES] }],
    change: all((view) => ({ ...view, over: { by, winners } }), ...ROLES.map((role, n) => seat(n, () => ({ role })))),
  }
}

export const MOTIONS: readonly Motion[] = [
  { name: 'shot that hits', strokes: shot(0, 4, { events: [wounded(4, 1, 0)], change: life(4, -1) }) },
  { name: 'shot that misses', strokes: shot(0, 1, missed(1)) },
  {
    name: 'Barrel that holds',
    strokes: shot(3, 4, checked(4, 'barrel', true, [{ type: 'cancelled', seat: seatOf(4), by: seatOf(3), shot: 'bang' }])),
  },
  { name: 'Barrel that fails', strokes: shot(3, 4, checked(4, 'barrel', false, [wounded(4, 1, 3)], life(4, -1))) },
  {
    name: 'shot that kills',
    strokes: [...shot(4, 2, { events: [wounded(2, 0, 4)], change: life(2, -3) }), { ...out(2, 4), after: 500 }],
  },
  {
    name: 'shot that kills at once',
    strokes: [
      (() => {
        const [fired, gone] = [theirs(4, 'bang', 2), out(2, 4)]
        return {
          events: [...fired.events, wounded(2, 0, 4), ...gone.events],
          change: all(fired.change, life(2, -3), gone.change ?? ((view) => view)),
        }
      })(),
    ],
  },
  { name: 'two cards drawn', strokes: [drawn(0, 2)] },
  { name: 'somebody draws', strokes: [drawn(1, 2)] },
  {
    name: 'Beer',
    strokes: [
      (() => {
        const beer = mine(932, 'beer')
        return {
          events: [...beer.events, { type: 'healed', seat: seatOf(0), amount: 1, life: 4, cause: 'beer' }],
          change: all(beer.change, life(0, 1)),
        }
      })(),
    ],
  },
  {
    name: 'Panic!',
    strokes: [
      (() => {
        const panic = mine(933, 'panic', 1)
        const got = fresh('duel', 'spades', 'J')
        return {
          events: [
            ...panic.events,
            { type: 'moved', from: { zone: 'hand', seat: 1 }, to: { zone: 'hand', seat: 0 }, now: got.card, face: got },
          ],
          change: all(
            panic.change,
            hands(1, -1),
            hand((held) => [...held, got]),
          ),
        }
      })(),
    ],
  },
  {
    name: 'turn of another',
    strokes: [
      {
        events: [{ type: 'turn', seat: seatOf(1), number: 5 }],
        change: table(() => ({ active: seatOf(1) })),
        question: { number: 3, kind: 'play', about: null, seats: [1] },
      },
    ],
  },
  {
    name: 'Gatling',
    strokes: [
      { ...mine(934, 'gatling'), question: asked(1) },
      { events: [wounded(1, 2, 0, 'gatling')], change: life(1, -1), question: asked(2), after: 1700 },
      { ...missed(2), question: asked(3), after: 500 },
      { events: [wounded(3, 3, 0, 'gatling'), wounded(4, 1, 0, 'gatling')], change: all(life(3, -1), life(4, -1)), after: 500 },
    ],
  },
  {
    name: 'Indians!',
    strokes: [
      { ...theirs(1, 'indians'), question: { number: 2, kind: 'give-bang', about: null, seats: [2] } },
      { events: [wounded(2, 2, 1, 'indians'), wounded(3, 3, 1, 'indians')], change: all(life(2, -1), life(3, -1)), after: 1500 },
    ],
  },
  {
    name: 'Duel',
    strokes: [
      { ...theirs(1, 'duel', 4), question: { number: 2, kind: 'give-bang', about: null, seats: [4] } },
      { ...thrown(4), question: { number: 3, kind: 'give-bang', about: null, seats: [1] }, after: 900 },
      { ...thrown(1), question: { number: 4, kind: 'give-bang', about: null, seats: [4] }, after: 500 },
      { events: [{ type: 'declined', seat: seatOf(4), to: 'duel' }, wounded(4, 1, 1, 'duel')], change: life(4, -1), after: 700 },
    ],
  },
  {
    name: 'a long Duel',
    strokes: [
      { ...theirs(2, 'duel', 0), question: { number: 2, kind: 'give-bang', about: null, seats: [0] } },
      ...[0, 2, 0, 2].map((by, i) => ({
        ...thrown(by),
        question: { number: 3 + i, kind: 'give-bang', about: null, seats: [2 - by] },
        after: 500,
      })),
      { events: [{ type: 'declined', seat: seatOf(0), to: 'duel' }, wounded(0, 2, 2, 'duel')], change: life(0, -1), after: 700 },
    ],
  },
  {
    name: 'Jail',
    strokes: [
      (() => {
        const now = fresh('jail', 'spades', 'J')
        return {
          events: [
            { type: 'played', seat: seatOf(0), card: now, as: 'jail', target: seatOf(2) },
            { type: 'moved', from: { zone: 'hand', seat: 0 }, to: { zone: 'front', seat: 2 }, was: 935, now: now.card, face: now },
          ],
          change: all(
            without(935),
            seat(2, ({ front }) => ({ front: [...front, now] })),
          ),
        }
      })(),
    ],
  },
  {
    name: 'Dynamite goes on',
    strokes: [
      (() => {
        const now = fresh('dynamite', 'hearts', '2')
        return {
          events: [
            { type: 'passed-on', seat: seatOf(1), to: seatOf(2), card: 'dynamite' },
            { type: 'moved', from: { zone: 'front', seat: 1 }, to: { zone: 'front', seat: 2 }, was: 902, now: now.card, face: now },
          ],
          change: all(
            seat(1, ({ front }) => ({ front: front.filter(({ card: handle }) => handle !== 902) })),
            seat(2, ({ front }) => ({ front: [...front, now] })),
          ),
        }
      })(),
    ],
  },
  {
    name: 'Dynamite explodes',
    strokes: [
      (() => {
        const now = fresh('dynamite', 'hearts', '2')
        return checked(
          1,
          'dynamite',
          true,
          [
            { type: 'exploded', seat: seatOf(1), card: 'dynamite' },
            { type: 'moved', from: { zone: 'front', seat: 1 }, to: { zone: 'discard' }, was: 902, now: now.card, face: now },
            wounded(1, 0, undefined, 'dynamite', 3),
          ],
          all(
            seat(1, ({ front }) => ({ front: front.filter(({ card: handle }) => handle !== 902) })),
            discarded(now),
            life(1, -3),
          ),
        )
      })(),
    ],
  },
  {
    name: 'General Store',
    strokes: [
      (() => {
        const store = theirs(3, 'general-store')
        const aside = ['beer', 'duel', 'bang', 'scope', 'missed'].map((id) => fresh(id, 'clubs', '7'))
        return {
          events: [
            ...store.events,
            ...aside.map((now): Told => ({ type: 'moved', from: { zone: 'deck' }, to: { zone: 'aside' }, now: now.card, face: now })),
          ],
          change: all(
            store.change,
            table(({ deck }) => ({ deck: deck - 5, aside })),
          ),
          question: { number: 2, kind: 'general-store', about: null, seats: [3] },
        }
      })(),
    ],
  },
  {
    name: 'the deal',
    strokes: [
      {
        first: true,
        events: [
          ...[0, 1, 2, 3, 4].map((n): Told => ({ type: 'moved', from: { zone: 'roles' }, to: { zone: 'role', seat: n } })),
          ...[0, 1, 2, 3, 4].flatMap((n) => drawn(n, 3).events.map((event) => (n === 0 ? hidden(event) : event))),
          { type: 'started', sheriff: seatOf(3) },
        ],
      },
    ],
  },
  {
    name: 'Cat Balou',
    strokes: [
      (() => {
        const cat = theirs(3, 'cat-balou', 4)
        const gone = fresh('barrel', 'spades', 'Q')
        return {
          events: [
            ...cat.events,
            { type: 'moved', from: { zone: 'front', seat: 4 }, to: { zone: 'discard' }, was: 905, now: gone.card, face: gone },
          ],
          change: all(
            cat.change,
            seat(4, () => ({ front: [] })),
            discarded(gone),
          ),
        }
      })(),
    ],
  },
  {
    name: 'a weapon laid',
    strokes: [
      (() => {
        const now = fresh('remington', 'clubs', 'K')
        return {
          events: [
            { type: 'played', seat: seatOf(1), card: now, as: 'remington', target: undefined },
            { type: 'moved', from: { zone: 'hand', seat: 1 }, to: { zone: 'front', seat: 1 }, now: now.card, face: now },
          ],
          change: all(
            hands(1, -1),
            seat(1, ({ front }) => ({ front: [...front, now] })),
          ),
        }
      })(),
    ],
  },
  {
    name: 'a ghost comes back',
    strokes: [
      { ...out(2, 4) },
      {
        events: [{ type: 'returned', seat: seatOf(2), life: 0, ghost: true, because: 'ghost-town' }],
        change: seat(2, () => ({ state: 'ghost', role: undefined })),
        after: 2600,
      },
      {
        events: [{ type: 'left', seat: seatOf(2), role: undefined }],
        change: seat(2, () => ({ state: 'out', role: 'outlaw' })),
        after: 1200,
      },
    ],
  },
  {
    name: 'the Outlaws win',
    strokes: [won('outlaws', [1, 2])],
  },
  {
    name: 'the Renegade wins',
    strokes: [won('renegade', [4])],
  },
  {
    name: 'the law wins',
    strokes: [won('law', [0, 3])],
  },
]
