import { isValidElement } from 'react'

type Plain = { readonly [name: string]: unknown }
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/**
 * Whether two sets of properties show the same. What is done on a tap is not shown: handlers count as the same, and must do the right thing for as
 * long as what is shown stays the same. Elements are the same if they are one.
 */
export function sameShown(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a === 'function' && typeof b === 'function') return true
  if (!isPlain(a) || !isPlain(b) || isValidElement(a) || isValidElement(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && sameShown(a[name], b[name]))
}
