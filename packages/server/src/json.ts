import { MAX_MESSAGE_DEPTH, MAX_MESSAGE_VALUES } from '@sundown/protocol'

type Fault = 'bad-message' | 'too-deep' | 'too-long'

/** A value that was read, or a `fault`: then the value must not be used. */
export type Read = { readonly value: unknown; readonly fault?: Fault | undefined }

/** Names that mean something to JavaScript itself. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** The only way in for JSON from outside. It never throws, and limits the depth, so that recursive readers are safe. */
export function readJson(text: string): Read {
  try {
    const value: unknown = JSON.parse(text)
    return { value, fault: faultIn(value) }
  } catch {
    return { value: undefined, fault: 'bad-message' }
  }
}

/** Goes level by level instead of recursing, so that a message cannot exhaust the stack. */
function faultIn(value: unknown): Fault | undefined {
  let level: object[] = isThing(value) ? [value] : []
  let values = 0
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_MESSAGE_DEPTH) return 'too-deep'
    const below: object[] = []
    for (const thing of level) {
      for (const [name, inner] of Object.entries(thing)) {
        if (++values > MAX_MESSAGE_VALUES) return 'too-long'
        if (PROTOTYPE_NAMES.has(name)) return 'bad-message'
        if (isThing(inner)) below.push(inner)
      }
    }
    level = below
  }
  return undefined
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
