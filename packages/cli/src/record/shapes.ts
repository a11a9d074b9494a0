import { entryOf } from '@sundown/engine'
import { isObject, isSeat } from '@sundown/engine/record-file'

/** Small tests of what a stored event holds. */
export type Test = (json: unknown) => boolean

const MAX_LIST = 100
export const text: Test = (json) => typeof json === 'string' && json.length <= 100
export const whole: Test = (json) => Number.isSafeInteger(json)
export const truth: Test = (json) => typeof json === 'boolean'
export const seat: Test = isSeat
export const optional =
  (test: Test): Test =>
  (json) =>
    json === undefined || test(json)
export const listOf =
  (test: Test): Test =>
  (json) =>
    Array.isArray(json) && json.length <= MAX_LIST && json.every(test)
export const oneOf =
  (...words: readonly string[]): Test =>
  (json) =>
    words.some((word) => word === json)
export const shape =
  (fields: { readonly [name: string]: Test }): Test =>
  (json) =>
    isObject(json) && Object.entries(fields).every(([name, test]) => test(json[name]))

export const zone = shape({ zone: text, seat: optional(seat) })
export const role = oneOf('sheriff', 'deputy', 'outlaw', 'renegade')

/** One of the events that are known by their shapes. */
export const isShaped = (shapes: { readonly [type: string]: Test }, json: unknown): boolean =>
  isObject(json) && typeof json.type === 'string' && Object.hasOwn(shapes, json.type) && entryOf(shapes, json.type)(json)
