import { botCalled, mixedTempers, TEMPER_NAMES } from '@sundown/bots/names'

/** What a player may wish of how the bots are: one temper for all, none, or some of each. */
export const TEMPER_WISHES = ['plain', ...TEMPER_NAMES, 'mixed'] as const
export type TemperWish = (typeof TEMPER_WISHES)[number]

export const isTemperWish = (value: unknown): value is TemperWish => TEMPER_WISHES.some((wish) => wish === value)

/** The names of this many bots of one level. */
export function hired(level: string, wish: TemperWish, seats: number): readonly string[] {
  if (wish === 'mixed') return mixedTempers(seats).map((temper) => botCalled(level, temper))
  return Array.from({ length: seats }, () => (wish === 'plain' ? level : botCalled(level, wish)))
}
