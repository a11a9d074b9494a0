const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Acts within a place of the browser's database; nothing: it is closed, or full. */
export type Within = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | undefined>

/** A place in the browser's database: for what is too large for `localStorage`, or is written by a worker. */
export function placeIn(name: string, place: string): Within {
  let database: Promise<IDBDatabase> | undefined
  const opened = (): Promise<IDBDatabase> => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(place)
    return done(opening)
  }
  return async (mode, act) => {
    try {
      database ??= opened()
      return await done(act((await database).transaction(place, mode).objectStore(place)))
    } catch {
      database = undefined
      return undefined
    }
  }
}
