import type { Field, Option, Picks } from '@sundown/engine'
import { Lore } from './answer.ts'
import { secondTarget } from './cards.ts'
import { bestOf } from './front.ts'
import { canHurt } from './shots.ts'
import type { Table } from './table.ts'
import { leastOf } from './worth.ts'

type Pick = (table: Table, field: Field, offered: readonly number[], option: Option) => readonly number[]

const least: Pick = (table, { min }, offered) => leastOf(table, offered, min)

/** What is picked for a field, by its name. */
export const PICKS = new Lore<Pick>({
  cost: least,
  'second-bang': least,
  'discard-two': least,
  'give-away': least,
  'bandidos-cards': least,
  front: loot,
  'front-or-random': loot,
  join: aimAlong,
  'second-target': (table, _field, offered) => [secondTarget(table, offered)],
})

/** What is picked for all fields of an option at once, by its name; nothing: one field after the other. */
export const WHOLE_PICKS = new Lore<(table: Table, option: Option) => Picks | undefined>({})

/** Fills in all fields of an option; where nothing speaks for one of the choices, with the first, and no more than must be. */
export function picksFor(table: Table, option: Option): Picks | undefined {
  const { fields } = option
  if (fields === undefined) return undefined
  const whole = WHOLE_PICKS.of(option.id)?.(table, option)
  if (whole) return whole
  const picks: (readonly number[])[] = []
  for (const field of fields) {
    const offered = field.from(picks)
    picks.push(PICKS.of(field.name)?.(table, field, offered, option) ?? offered.slice(0, field.min))
  }
  return picks
}

const TAKES: ReadonlySet<string> = new Set(['panic', 'conestoga', 'rag-time'])

/** A card of whoever the field or the option is about; nothing picked is a blind grab into his hand. */
function loot(table: Table, field: Field, _offered: readonly number[], option: Option): readonly number[] {
  const seat = field.seat ?? option.seat
  if (seat === undefined) return []
  const { card } = bestOf(table, seat, field, TAKES.has(table.ownCard(option.card)?.id ?? ''))
  return card === undefined ? [] : [card]
}

/** Aimed well it hurts twice: not for who has one life point left, nor for who can dodge it easily. */
function aimAlong(table: Table, _field: Field, offered: readonly number[], { seat }: Option): readonly number[] {
  if (!canHurt(table, seat)) return []
  const { life, hand } = table.player(seat)
  return life > 1 && hand <= 3 && !table.has(seat, 'barrel') ? offered.slice(0, 1) : []
}
