import { useSyncExternalStore } from 'react'

interface Snapshots<T> {
  subscribe(listener: () => void): () => void
  getSnapshot(): T
}

/** What a store holds now; the component is drawn again when it changes. */
export const useStore = <T>(store: Snapshots<T>): T => useSyncExternalStore(store.subscribe, store.getSnapshot)
