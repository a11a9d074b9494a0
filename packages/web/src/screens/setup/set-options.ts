import { eventCounts, manifests, SETS, type Switch } from '@sundown/engine'
import type { TableSettings, TableView } from '@sundown/protocol'
import { setsIn } from '../../session/played.ts'

type Options = TableSettings['options']

export const setsOf = ({ settings }: TableView): readonly string[] => setsIn(settings.options)

/** One set more, or one less, in the order of the list. */
export const setsWith = (sets: readonly string[], set: string, on: boolean): readonly string[] =>
  SETS.filter((other, i) => (other === set ? on : i === 0 || sets.includes(other)))

/** The switches a table with these sets has. */
export const switchesWith = (sets: readonly string[]): readonly Switch[] =>
  manifests.flatMap(({ id, switches }, i) => (i === 0 || sets.includes(id) ? switches : switches.filter(({ alone }) => alone)))

/** With two event decks: how many events they may make together, in four steps. */
export function eventSteps({ settings }: TableView): readonly number[] | undefined {
  const on = Object.entries(settings.options).flatMap(([name, value]) => (value === true ? [name] : []))
  const counts = eventCounts(setsIn(settings.options), on)
  return counts && [counts.least, 16, 20, counts.most]
}

/** With other sets, and without the options that need a set which is no longer there. */
export function optionsWith(options: Options, sets: readonly string[]): Options {
  const known = manifests.flatMap(({ switches }) => switches.map(({ id }) => id))
  const left = switchesWith(sets).map(({ id }) => id)
  const kept = Object.entries(options).filter(
    ([name]) => (!known.includes(name) || left.includes(name)) && (name !== 'combinedEventCount' || eventCounts(sets, left) !== undefined),
  )
  return { ...Object.fromEntries(kept), sets: [...sets] }
}
