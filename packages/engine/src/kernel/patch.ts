import { nth } from './list.ts'
/**
 * Views are trees of plain data whose unchanged parts are the same objects. A patch lists only what differs; comparing references first
 * makes it cheap.
 */
export type Path = readonly (string | number)[]
/** `[path, value]` sets, `[path]` removes. */
export type Patch = readonly (readonly [Path, unknown] | readonly [Path])[]

type Tree = { readonly [key: string]: unknown }
type MutablePatch = (readonly [Path, unknown] | readonly [Path])[]

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** What has to change in one view to get the other; `applyPatch` does it. */
export function diff(before: object, after: object): Patch {
  const patch: MutablePatch = []
  compare(before as Tree, after as Tree, [], patch)
  return patch
}

/** `path` is where we are: it grows and shrinks on the way, and is copied only for a difference. */
function compare(before: Tree, after: Tree, path: (string | number)[], patch: MutablePatch): void {
  if (Array.isArray(after)) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) compareValue(before[i], after[i], i, path, patch)
    }
    return
  }
  for (const key in after) if (before[key] !== after[key]) compareValue(before[key], after[key], key, path, patch)
  for (const key in before) if (after[key] === undefined && before[key] !== undefined && !(key in after)) patch.push([[...path, key]])
}

function compareValue(was: unknown, is: unknown, key: string | number, path: (string | number)[], patch: MutablePatch): void {
  if (isTree(was) && isTree(is) && isAlike(was, is)) {
    path.push(key)
    compare(was, is, path, patch)
    path.pop()
  } else if (is === undefined) {
    patch.push([[...path, key]])
  } else {
    patch.push([[...path, key], is])
  }
}

/** Lists are compared place by place if they are of the same length, else replaced. */
const isAlike = (was: Tree, is: Tree): boolean => (Array.isArray(is) ? Array.isArray(was) && was.length === is.length : !Array.isArray(was))

/** The view a patch leads to; unchanged parts stay the same objects. */
export function applyPatch<T extends object>(view: T, patch: Patch): T {
  let result: T = view
  for (const [path, ...value] of patch) result = change(result, path, 0, value) as T
  return result
}

function change(node: unknown, path: Path, depth: number, value: readonly unknown[]): unknown {
  if (depth === path.length) return value[0]
  const key = nth(path, depth)
  const copy: { [key: string]: unknown } | unknown[] = Array.isArray(node) ? node.slice() : { ...(node as Tree) }
  const slots = copy as { [key: string]: unknown }
  if (depth === path.length - 1 && value.length === 0) delete slots[key]
  else slots[key] = change(slots[key], path, depth + 1, value)
  return copy
}
