import type { DiceView } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'

/** How many rolls whoever has the turn may have, and at which of them we are: after the last one, between it and those that were not wanted. */
export function rollsOf({ seats, table }: DiceView): { readonly all: number; readonly now: number } {
  const { rolls, rollsLeft, phase, active } = table
  const may = nth(seats, active).character === 'lucky-duke' ? 4 : 3
  const now = phase === 'roll' ? rolls - 1 : phase === 'start' ? -1 : rolls - 0.5
  return { all: Math.max(may, rolls + rollsLeft), now }
}
