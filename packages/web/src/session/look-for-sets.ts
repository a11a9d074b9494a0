import { findSetsBy } from '@sundown/engine/lazy'

/** In a worker: a table may name sets that only the server has. */
export const lookForSets = (): void => findSetsBy(async (id) => (await import('./outside-sets.ts')).fetchSet(id))
