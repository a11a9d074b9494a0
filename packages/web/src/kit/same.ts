import { isValidElement } from 'react'

type Plain = { readonly [name: string]: unknown }
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/**
 * Whether two sets of props look the same. Handlers are not compared, so they must stay right for as long as the looks stay the same.
 * Elements are compared by identity.
 */
export function sameShown(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a === 'function' && typeof b === 'function') return true
  if (!isPlain(a) || !isPlain(b) || isValidElement(a) || isValidElement(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && sameShown(a[name], b[name]))
}
