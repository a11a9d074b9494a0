import type { BangView } from '@sundown/engine'
import type { ToldEvent } from '../../session/played.ts'
import type { Change, Fact, Picture } from '../picture.ts'
import { seatAnchor, sunTo } from './seats.ts'

type Told = ToldEvent<'bang'>
type Of<T extends Told['type']> = Extract<Told, { type: T }>
type Move = Of<'moved'>

/** Who is locked up wears bars. */
const JAIL = 'jail'
const NUGGET = 'nugget'
export const TOKEN = 'load-token'

/** What lies on a card or a character in tokens; none is nothing to be seen. */
const loaded = (tokens: number | undefined): number | undefined => tokens || undefined

const numbered = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const stateOf = (state: BangView['seats'][number]['state']): string => (state === 'doomed' ? 'in' : state)

/** Everything of a table of the card game that motion can cover. */
export function bangPicture({ seats, table, own, over }: BangView): Picture {
  const places = table.ring.map((seat, i) => [`place ${seatAnchor(seat)}`, i] as const)
  const facts: (readonly [string, Fact | undefined])[] = [...places]
  for (const { seat, life, hand, state, role, front, character, parts } of seats) {
    const at = seatAnchor(seat)
    facts.push(
      [`life ${at}`, Math.max(0, life)],
      [`hand ${at}`, hand],
      [`state ${at}`, stateOf(state)],
      [`role ${at}`, role],
      [`face ${at}`, character],
      [`bars ${at}`, front.some(({ id }) => id === JAIL) || undefined],
      [`nuggets ${at}`, parts?.counters[NUGGET]],
      [`loads ${at}`, loaded(parts?.onCharacter[TOKEN])],
    )
    for (const { card, counters } of [...front, ...Object.values(parts?.zones ?? {}).flat()]) {
      facts.push([`card ${card}`, `front ${at}`], [`loads card-${card}`, loaded(counters?.[TOKEN])])
    }
  }
  if (own) facts.push([`mine ${seatAnchor(own.seat)}`, own.role])
  for (const { card } of own?.hand ?? []) facts.push([`card ${card}`, 'hand'])
  for (const { card } of table.aside) facts.push([`card ${card}`, 'aside'])
  for (const [zone, row] of Object.entries(table.parts?.rows ?? {}))
    for (const [i, { card }] of row.entries()) facts.push([`card ${card}`, 'aside'], [`nth card-${card}`, `${zone} ${i}`])
  facts.push(
    ['count supply', table.parts?.supplies[TOKEN]],
    ['position train', numbered(table.parts?.states.journey?.position)],
    ['count deck', table.deck],
    ['count discard', table.discard],
    ['top discard', table.top?.card],
    ['rule event', table.event?.now],
    ['rule show', table.show?.now],
    [`sun ${seatAnchor(table.active)}`, (table.turn > 0 && !over) || undefined],
    ['over table', over?.by],
  )
  return new Map(facts.filter((fact): fact is readonly [string, Fact] => fact[1] !== undefined))
}

/** Tokens stay on a card that goes from one player to another. */
const loadsOf = (card: number | undefined): string => `loads card-${card}`

/** A card leaves where it lay. */
export function leaving({ from, was, face }: Move, me: number | null): readonly Change[] {
  const gone: readonly Change[] = was === undefined ? [] : [{ fact: `card ${was}`, to: undefined }]
  switch (from.zone) {
    case 'deck':
      return [{ fact: 'count deck', add: -1 }]
    case 'discard':
      return [
        { fact: 'count discard', add: -1 },
        { fact: 'top discard', known: true },
      ]
    case 'aside':
      return gone
    case 'hand':
      return [{ fact: `hand ${seatAnchor(from.seat ?? 0)}`, add: -1 }, ...(from.seat === me ? gone : [])]
    case 'front':
      return [
        ...gone,
        { fact: loadsOf(was), to: undefined },
        ...(face?.id === JAIL ? [{ fact: `bars ${seatAnchor(from.seat ?? 0)}`, to: undefined }] : []),
      ]
    // A place that a set has brought.
    default:
      return [...gone, { fact: `nth card-${was}`, to: undefined }]
  }
}

/** A card arrives. `seen`: the picture before it left. */
export function landing({ to, was, now, face }: Move, me: number | null, seen: Picture): readonly Change[] {
  const there = (place: string): readonly Change[] => (now === undefined ? [] : [{ fact: `card ${now}`, to: place }])
  switch (to.zone) {
    case 'deck':
      return [{ fact: 'count deck', add: 1 }]
    case 'discard':
      return [
        { fact: 'count discard', add: 1 },
        { fact: 'top discard', to: now },
      ]
    case 'aside':
      return there('aside')
    case 'hand':
      return [{ fact: `hand ${seatAnchor(to.seat ?? 0)}`, add: 1 }, ...(to.seat === me ? there('hand') : [])]
    case 'front': {
      const at = seatAnchor(to.seat ?? 0)
      const loads = seen.get(loadsOf(was))
      return [
        ...there(`front ${at}`),
        ...(loads === undefined ? [] : [{ fact: loadsOf(now), to: loads }]),
        ...(face?.id === JAIL ? [{ fact: `bars ${at}`, to: true }] : []),
      ]
    }
    default:
      return now === undefined
        ? []
        : [
            { fact: `card ${now}`, known: true },
            { fact: `nth card-${now}`, known: true },
          ]
  }
}

/** Where tokens or nuggets are counted, and how many there are after this many came or went. */
function countedAt({ at, seat, handle }: Of<'counted'>['from'], counter: string, change: number, seen: Picture): readonly Change[] {
  if (counter === NUGGET) return at === 'seat' ? [{ fact: `nuggets ${seatAnchor(seat ?? 0)}`, add: change }] : []
  if (counter !== TOKEN) return []
  if (at === 'supply') return [{ fact: 'count supply', add: change }]
  const fact = at === 'character' ? `loads ${seatAnchor(seat ?? 0)}` : loadsOf(handle)
  return [{ fact, to: loaded(Number(seen.get(fact) ?? 0) + change) }]
}

/** What an event other than a move changes. `seen`: the picture just before it. */
export function changesOf(event: Exclude<Told, Move>, seen: Picture): readonly Change[] {
  switch (event.type) {
    case 'wounded':
    case 'healed':
      return [{ fact: `life ${seatAnchor(event.seat)}`, to: Math.max(0, event.life) }]
    case 'counted':
      return [...countedAt(event.from, event.counter, -event.amount, seen), ...countedAt(event.to, event.counter, event.amount, seen)]
    case 'eliminated':
      return [
        { fact: `state ${seatAnchor(event.seat)}`, to: 'out' },
        { fact: `role ${seatAnchor(event.seat)}`, to: event.role },
        { fact: `life ${seatAnchor(event.seat)}`, known: true },
      ]
    case 'returned':
      return [
        { fact: `state ${seatAnchor(event.seat)}`, to: event.ghost ? 'ghost' : 'in' },
        { fact: `life ${seatAnchor(event.seat)}`, to: Math.max(0, event.life) },
        { fact: `role ${seatAnchor(event.seat)}`, known: true },
      ]
    case 'left':
      return [
        { fact: `state ${seatAnchor(event.seat)}`, to: 'out' },
        { fact: `role ${seatAnchor(event.seat)}`, known: true },
        { fact: `life ${seatAnchor(event.seat)}`, known: true },
      ]
    case 'roles-dealt':
      return event.seats.flatMap((seat) => [
        { fact: `role ${seatAnchor(seat)}`, known: true },
        { fact: `mine ${seatAnchor(seat)}`, known: true },
      ])
    case 'character':
      return [
        { fact: `face ${seatAnchor(event.seat)}`, to: event.character },
        { fact: `life ${seatAnchor(event.seat)}`, known: true },
      ]
    case 'turn':
      return sunTo(event.seat, seen)
    case 'turned':
      return [{ fact: `rule ${event.pile}`, to: event.card }]
    case 'shuffled': {
      if (event.zone.zone !== 'deck') return []
      const grown = event.count > Number(seen.get('count deck') ?? 0)
      return [
        { fact: 'count deck', to: event.count },
        ...(grown
          ? ([
              { fact: 'count discard', to: 0 },
              { fact: 'top discard', to: undefined },
            ] as const)
          : []),
      ]
    }
    case 'over':
      return [
        ...sunTo(undefined, seen),
        { fact: 'over table', to: event.by },
        ...event.roles.map((role, seat) => ({ fact: `role ${seatAnchor(seat)}`, to: role })),
      ]
    default:
      return []
  }
}
