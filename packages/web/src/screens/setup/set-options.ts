import type { TableView } from '@sundown/protocol'
import { setsIn } from '../../session/played.ts'

type Options = TableView['settings']['options']

const HIGH_NOON = 'high-noon'
const EVENT_SETS = [HIGH_NOON, 'fistful-of-cards']

export const setsOf = ({ settings }: TableView): readonly string[] => setsIn(settings.options)

export const hasHighNoon = (sets: readonly string[]): boolean => sets.includes(HIGH_NOON)
export const hasBothEventSets = (sets: readonly string[]): boolean => EVENT_SETS.every((set) => sets.includes(set))

/** With other sets, and without the options that need a set which is no longer there. */
export function optionsWith({ settings }: TableView, sets: readonly string[]): Options {
  const { highNoonExtras, combinedEventCount, ...rest } = settings.options
  return {
    ...rest,
    sets: [...sets],
    ...(hasHighNoon(sets) && highNoonExtras !== undefined && { highNoonExtras }),
    ...(hasBothEventSets(sets) && combinedEventCount !== undefined && { combinedEventCount }),
  }
}
