import type { BangView } from '@sundown/engine'
import type { ToldEvent } from '../../session/played.ts'
import type { Change, Fact, Picture } from '../picture.ts'
import { seatAnchor, sunTo } from './seats.ts'

type Told = ToldEvent<'bang'>
type Move = Extract<Told, { type: 'moved' }>

/** Who is locked up wears bars. */
const JAIL = 'jail'
const NUGGET = 'nugget'

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
      ...[...front, ...Object.values(parts?.zones ?? {}).flat()].map(({ card }) => [`card ${card}`, `front ${at}`] as const),
    )
  }
  if (own) facts.push([`mine ${seatAnchor(own.seat)}`, own.role])
  for (const { card } of own?.hand ?? []) facts.push([`card ${card}`, 'hand'])
  for (const { card } of table.aside) facts.push([`card ${card}`, 'aside'])
  for (const row of Object.values(table.parts?.rows ?? {})) for (const { card } of row) facts.push([`card ${card}`, 'aside'])
  facts.push(
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
      return [...gone, ...(face?.id === JAIL ? [{ fact: `bars ${seatAnchor(from.seat ?? 0)}`, to: undefined }] : [])]
    // A place that a set has brought.
    default:
      return gone
  }
}

/** A card arrives. */
export function landing({ to, now, face }: Move, me: number | null): readonly Change[] {
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
      return [...there(`front ${at}`), ...(face?.id === JAIL ? [{ fact: `bars ${at}`, to: true }] : [])]
    }
    default:
      return now === undefined ? [] : [{ fact: `card ${now}`, known: true }]
  }
}

/** What an event other than a move changes. `seen`: the picture just before it. */
export function changesOf(event: Exclude<Told, Move>, seen: Picture): readonly Change[] {
  switch (event.type) {
    case 'wounded':
    case 'healed':
      return [{ fact: `life ${seatAnchor(event.seat)}`, to: Math.max(0, event.life) }]
    case 'counted':
      return event.counter === NUGGET
        ? [
            ...(event.from.at === 'seat' ? [{ fact: `nuggets ${seatAnchor(event.from.seat ?? 0)}`, add: -event.amount }] : []),
            ...(event.to.at === 'seat' ? [{ fact: `nuggets ${seatAnchor(event.to.seat ?? 0)}`, add: event.amount }] : []),
          ]
        : []
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
