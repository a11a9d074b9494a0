import type { GameRecord } from '@sundown/engine'
import type { Shelf } from './solo-save.ts'

/** The last game of several people that came to its end: as a file of it would be. */
export interface Finished {
  readonly record: GameRecord
  readonly names: readonly string[]
}

const KEY = 'sundown.device.last'

/** A shelf that is closed or full costs nothing but the replay. */
export function keepFinished(shelf: Shelf | undefined, finished: Finished): void {
  try {
    shelf?.setItem(KEY, JSON.stringify(finished))
  } catch {
    // Then it cannot be seen again.
  }
}

/** Whoever reads it judges it. */
export const finishedText = (shelf: Shelf | undefined): string | undefined => shelf?.getItem(KEY) ?? undefined
