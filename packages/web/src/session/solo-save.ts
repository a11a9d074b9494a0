import type { SoloSave } from './solo-messages.ts'

/** As much of `localStorage` as is needed. */
export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const KEY = 'sundown.solo'

/** The game that was not played to its end, or the last one. A shelf that is closed or full costs nothing but the save. */
export function readSave(shelf: Shelf | undefined): SoloSave | undefined {
  try {
    const text = shelf?.getItem(KEY)
    const json: unknown = text === null || text === undefined ? undefined : JSON.parse(text)
    return isSave(json) ? json : undefined
  } catch {
    return undefined
  }
}

export function writeSave(shelf: Shelf | undefined, save: SoloSave): boolean {
  try {
    shelf?.setItem(KEY, JSON.stringify(save))
    return shelf !== undefined
  } catch {
    return false
  }
}

export function dropSave(shelf: Shelf | undefined): void {
  try {
    shelf?.removeItem(KEY)
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** The record itself is judged by the rules when it is played again. */
function isSave(json: unknown): json is SoloSave {
  if (typeof json !== 'object' || json === null) return false
  if (!('record' in json && 'names' in json && 'bots' in json && 'over' in json)) return false
  const { record, names, bots, over } = json
  const turn = 'turn' in json ? json.turn : undefined
  return (
    typeof record === 'object' &&
    record !== null &&
    isTexts(names) &&
    isTexts(bots) &&
    typeof over === 'boolean' &&
    (turn === undefined || typeof turn === 'number')
  )
}
