import { listSet } from '@sundown/engine'
import type { SetManifest } from '@sundown/engine/set'

/** A set uses the engine that plays it, not a copy: what it imports from "@sundown/engine/set" it finds under this symbol. */
const SHARED = Symbol.for('@sundown/engine/set')

/** Lists a set that does not come with the client, if the server offers it. */
export async function fetchSet(id: string): Promise<void> {
  // It becomes part of an address.
  if (!/^[a-z0-9-]+$/.test(id)) return
  Object.assign(globalThis, { [SHARED]: await import('@sundown/engine/set') })
  try {
    // The server checked it before it opened.
    const made: { readonly default: SetManifest } = await import(/* @vite-ignore */ new URL(`/sets/${id}.js`, location.origin).href)
    listSet(made.default)
  } catch {
    // The caller that needs the set reports that it is missing.
  }
}

/** Lists the sets that the head of the page names. */
export async function fetchAll(named: Element): Promise<void> {
  const ids = named.getAttribute('content')?.split(' ') ?? []
  await Promise.all(ids.map(fetchSet))
}
