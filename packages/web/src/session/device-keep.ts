/** Where the worker keeps the game. Whatever goes wrong costs the game after a reload, and nothing now. */
export interface Keep {
  read(): Promise<unknown>
  write(save: object): Promise<void>
  drop(): Promise<void>
}

const NAME = 'sundown.device'
const PLACE = 'game'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(PLACE)
  return done(opening)
}

/** In the browser's database: the one place a worker can write to without the page. */
export function browserKeep(): Keep {
  let place: Promise<IDBDatabase> | undefined
  const within = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> => {
    try {
      place ??= opened()
      return await done(act((await place).transaction(PLACE, mode).objectStore(PLACE)))
    } catch {
      return undefined
    }
  }
  return {
    read: () => within('readonly', (store) => store.get(PLACE)),
    write: async (save) => void (await within('readwrite', (store) => store.put(save, PLACE))),
    drop: async () => void (await within('readwrite', (store) => store.delete(PLACE))),
  }
}
