import { BadSet, joinSet } from '@sundown/engine'

export { BadSet }

/** A set from outside, in a form that can be sent to a thread or to a page. */
export interface SetSource {
  readonly id: string
  /** One module of JavaScript whose default export is the manifest. It finds the engine of whoever loads it under `SHARED`. */
  readonly code: string
}

/** A set uses the engine that plays it, not a copy: what is imported from "@sundown/engine/set" is found under this symbol. */
const SHARED = Symbol.for('@sundown/engine/set')

/** Runs the module of a set and adds the set to the card game of this thread; its id. Throws `BadSet`. */
export async function joinCode(code: string): Promise<string> {
  Object.assign(globalThis, { [SHARED]: await import('@sundown/engine/set') })
  let made: unknown
  try {
    made = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  } catch (error) {
    throw new BadSet(`it cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  return joinSet(typeof made === 'object' && made !== null && 'default' in made ? made.default : undefined)
}

/** In a thread that has just begun: all the sets of the one that started it. */
export async function joinAll(sets: readonly SetSource[]): Promise<void> {
  for (const { code } of sets) await joinCode(code)
}
