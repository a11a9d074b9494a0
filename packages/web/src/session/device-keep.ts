import { placeIn } from './browser-db.ts'

/** Where the worker keeps the game. Whatever goes wrong costs the game after a reload, and nothing now. */
export interface Keep {
  read(): Promise<unknown>
  write(save: object): Promise<void>
  drop(): Promise<void>
}

const NAME = 'sundown.device'
const PLACE = 'game'

/** In the browser's database: the one place a worker can write to without the page. */
export function browserKeep(): Keep {
  const within = placeIn(NAME, PLACE)
  return {
    read: () => within('readonly', (store) => store.get(PLACE)),
    write: async (save) => void (await within('readwrite', (store) => store.put(save, PLACE))),
    drop: async () => void (await within('readwrite', (store) => store.delete(PLACE))),
  }
}
