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

export function diff(before: object, after: object): Patch {
  const patch: MutablePatch = []
  compare(before as Tree, after as Tree, [], patch)
  return patch
}

function compare(before: Tree, after: Tree, path: Path, patch: MutablePatch): void {
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    if (was === is) continue
    if (isTree(was) && isTree(is) && Array.isArray(was) === Array.isArray(is) && !(Array.isArray(is) && was.length !== is.length)) {
      compare(was, is, [...path, key], patch)
    } else if (is === undefined) {
      patch.push([[...path, key]])
    } else {
      patch.push([[...path, key], is])
    }
  }
  for (const key in before) if (!(key in after) && before[key] !== undefined) patch.push([[...path, key]])
}

/** The view a patch leads to; unchanged parts stay the same objects. */
export function applyPatch<T extends object>(view: T, patch: Patch): T {
  let result: T = view
  for (const [path, ...value] of patch) result = change(result, path, 0, value) as T
  return result
}

function change(node: unknown, path: Path, depth: number, value: readonly unknown[]): unknown {
  if (depth === path.length) return value[0]
  const key = path[depth]
  const copy: { [key: string]: unknown } | unknown[] = Array.isArray(node) ? node.slice() : { ...(node as Tree) }
  const slots = copy as { [key: string]: unknown }
  if (depth === path.length - 1 && value.length === 0) delete slots[key]
  else slots[key] = change(slots[key], path, depth + 1, value)
  return copy
}
