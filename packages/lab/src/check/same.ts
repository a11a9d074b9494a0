type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Equal as data: what is undefined counts as absent, as in JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isTree(a) || !isTree(b)) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && a.length !== b.length) return false
  for (const key in a) if (!same(a[key], b[key])) return false
  for (const key in b) if (b[key] !== undefined && !(key in a)) return false
  return true
}

/** The same, given that `x` and `y` are known to be equal: parts that `a` and `b` share with those are not looked at again. */
export function sameBeside(a: unknown, b: unknown, x: unknown, y: unknown): boolean {
  if (a === b || (a === x && b === y)) return true
  if (!isTree(a) || !isTree(b)) return false
  if (!isTree(x) || !isTree(y) || Array.isArray(a) !== Array.isArray(b)) return same(a, b)
  for (const key in a) if (!sameBeside(a[key], b[key], x[key], y[key])) return false
  for (const key in b) if (b[key] !== undefined && !(key in a)) return false
  return true
}

/** Where two trees first differ, for a sentence. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (isTree(a) && isTree(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!same(a[key], b[key])) return difference(a[key], b[key], path === '' ? key : `${path}.${key}`)
    }
  }
  return `${path || 'all'}: ${brief(a)} and ${brief(b)}`
}

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}...` : text
}
