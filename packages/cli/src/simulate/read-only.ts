import type { Situation, Worlds } from '@sundown/bots'

/**
 * What somebody else's code is shown can be read and not written: the engine keeps parts of a view for everybody who looks, so a bot that sorts the
 * seats in place would mix them up for the others, too.
 */
function readOnly<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) readOnly(inner)
  return value
}

/** The same situation, for reading. The view is still made only when it is read. */
export function situationToRead(situation: Situation<object>): Situation<object> {
  readOnly(situation.options)
  readOnly(situation.interjections)
  return new Proxy(situation, {
    get(target, key) {
      if (key === 'view') return readOnly(target.view)
      if (key === 'about') return readOnly(target.about)
      if (key === 'worlds') return target.worlds && worldsToRead(target.worlds)
      return Reflect.get(target, key, target)
    },
  })
}

const worldsToRead = (worlds: Worlds<object>): Worlds<object> => ({
  try: (trial) => readOnly(worlds.try(trial)),
  isLate: () => worlds.isLate(),
})
