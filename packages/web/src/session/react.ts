import { useSyncExternalStore } from 'react'

interface Snapshots<T> {
  subscribe(listener: () => void): () => void
  getSnapshot(): T
}

/** What a store holds now; the component is drawn again when it changes. */
export const useStore = <T>(store: Snapshots<T>): T => useSyncExternalStore(store.subscribe, store.getSnapshot)

/** One part of what a store holds: whatever else changes draws nothing anew. A part that is the same must be the same object. */
export const usePart = <T, P>(store: Snapshots<T>, part: (all: T) => P): P =>
  useSyncExternalStore(store.subscribe, () => part(store.getSnapshot()))
