import { MAX_MESSAGE_DEPTH, MAX_MESSAGE_VALUES } from '@sundown/protocol'

type Fault = 'bad-message' | 'too-deep' | 'too-long'

/** Something that was read; `fault`: it must go no further, whatever it is. */
export type Read = { readonly value: unknown; readonly fault?: Fault | undefined }

/** Names that mean something to JavaScript itself. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** The one door for JSON from outside: never throws, and what comes through can be handed to any reader that calls itself. */
export function readJson(text: string): Read {
  try {
    const value: unknown = JSON.parse(text)
    return { value, fault: faultIn(value) }
  } catch {
    return { value: undefined, fault: 'bad-message' }
  }
}

/** Looks level by level, not by calling itself: nothing that was sent decides how deep the stack gets. */
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
