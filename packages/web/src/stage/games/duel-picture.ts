import type { DuelView } from '@sundown/engine'
import type { ToldEvent } from '../../session/played.ts'
import type { Change, Fact, Picture } from '../picture.ts'

type Told = ToldEvent<'duel'>
export type Move = Extract<Told, { type: 'moved' }>

export const characterAnchor = (id: string): string => `character-${id}`
export const backsAnchor = (seat: number): string => `hand-${seat}`
const COMMON = 'deck-common'

/** What the plan of a stroke knows about those in the street, as it goes on. */
export interface Street {
  readonly me: number | null
  /** Who stands in this place of this side. */
  readonly inPlace: (seat: number, place: number) => string | undefined
  /** Which deck this side draws from. */
  readonly deckOf: (seat: number) => string
}

/** Everything of a table of The Duel that motion can cover. */
export function duelPicture({ seats, table, own, over }: DuelView): Picture {
  const facts: (readonly [string, Fact | undefined])[] = []
  for (const { seat, side, hand, characters, deck } of seats) {
    for (const { id, life, active, equipment } of characters) {
      const at = characterAnchor(id)
      facts.push([`street ${at}`, true], [`life ${at}`, life], [`place ${at}`, active ? 'front' : 'behind'])
      for (const { card } of equipment) facts.push([`card ${card}`, `front ${at}`])
    }
    if (seat !== own?.seat) facts.push([`backs ${backsAnchor(seat)}`, hand.law + hand.outlaw])
    facts.push([`count deck-${side}`, deck])
  }
  for (const { card } of own?.hand ?? []) facts.push([`card ${card}`, 'hand'])
  for (const { card } of own?.look ?? []) facts.push([`card ${card}`, 'look'])
  for (const { card } of table.aside) facts.push([`card ${card}`, 'aside'])
  facts.push(
    [`count ${COMMON}`, table.common],
    ['count discard', table.discard],
    ['top discard', table.top?.card],
    ['over table', over?.by],
  )
  return new Map(facts.filter((fact): fact is readonly [string, Fact] => fact[1] !== undefined))
}

const deckIn = ({ zone, seat = 0 }: Move['from'], { deckOf }: Street): string => (zone === 'common' ? COMMON : deckOf(seat))

/** A card leaves where it lay. */
export function leaving({ from, was }: Move, street: Street): readonly Change[] {
  const gone: readonly Change[] = was === undefined ? [] : [{ fact: `card ${was}`, to: undefined }]
  switch (kindOf(from.zone)) {
    case 'deck':
      return [{ fact: `count ${deckIn(from, street)}`, add: -1 }]
    case 'discard':
      return [
        { fact: 'count discard', add: -1 },
        { fact: 'top discard', known: true },
      ]
    case 'hand':
      return from.seat === street.me || from.zone === 'look' ? gone : [{ fact: `backs ${backsAnchor(from.seat ?? 0)}`, add: -1 }]
    default:
      return gone
  }
}

/** A card arrives. */
export function landing({ to, now }: Move, street: Street): readonly Change[] {
  const there = (place: string): readonly Change[] => (now === undefined ? [] : [{ fact: `card ${now}`, to: place }])
  switch (kindOf(to.zone)) {
    case 'deck':
      return [{ fact: `count ${deckIn(to, street)}`, add: 1 }]
    case 'discard':
      return [
        { fact: 'count discard', add: 1 },
        { fact: 'top discard', to: now },
      ]
    case 'hand':
      if (to.seat === street.me) return there(to.zone)
      return to.zone === 'look' ? [] : [{ fact: `backs ${backsAnchor(to.seat ?? 0)}`, add: 1 }]
    case 'front': {
      const bearer = street.inPlace(to.seat ?? 0, placeOf(to.zone))
      return bearer === undefined ? [] : there(`front ${characterAnchor(bearer)}`)
    }
    case 'aside':
      return there('aside')
    default:
      return []
  }
}

/** `equipment-1` lies before whoever stands in place 1. */
export const placeOf = (zone: string): number => Number(zone.slice(zone.indexOf('-') + 1))

/** What kind of place it is, whatever it is called at this table. Nothing: nobody sees cards go there. */
export function kindOf(zone: string): 'deck' | 'hand' | 'front' | 'aside' | 'discard' | undefined {
  switch (zone) {
    case 'deck':
    case 'common':
      return 'deck'
    case 'hand':
    case 'look':
      return 'hand'
    case 'aside':
    case 'discard':
      return zone
    default:
      return zone.startsWith('equipment-') ? 'front' : undefined
  }
}

/** What an event other than a move changes. */
export function changesOf(event: Exclude<Told, Move>, { deckOf }: Pick<Street, 'deckOf'>): readonly Change[] {
  switch (event.type) {
    case 'wounded':
    case 'healed':
      return [{ fact: `life ${characterAnchor(event.character)}`, to: Math.max(0, event.life) }]
    case 'entered': {
      const at = characterAnchor(event.character)
      return [
        { fact: `street ${at}`, to: true },
        { fact: `life ${at}`, to: event.life },
        { fact: `place ${at}`, to: event.active ? 'front' : 'behind' },
      ]
    }
    case 'eliminated': {
      const at = characterAnchor(event.character)
      return ['street', 'life', 'place'].map((aspect) => ({ fact: `${aspect} ${at}`, to: undefined }))
    }
    case 'shuffled':
      if (event.zone.zone === 'deck') return [{ fact: `count ${deckOf(event.zone.seat ?? 0)}`, to: event.count }]
      return event.zone.zone === 'common'
        ? [
            { fact: `count ${COMMON}`, to: event.count },
            { fact: 'count discard', to: 0 },
            { fact: 'top discard', to: undefined },
          ]
        : []
    // Whoever is left stands in front.
    case 'alone':
      return [{ fact: `place ${characterAnchor(event.character)}`, to: 'front' }]
    case 'over':
      return [{ fact: 'over table', to: event.by }]
    default:
      return []
  }
}
