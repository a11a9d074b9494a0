import { join } from 'node:path'

/** Where things lie in the data folder. */
export const storeFile = (data: string): string => join(data, 'sundown.db')
/** Answers that wait in windows. */
export const heldFile = (data: string): string => join(data, 'windows.db')
/** Counts commits beside a store's file. */
export const witnessFile = (file: string): string => file.replace(/\.db$/, '.seen')
export const lockFile = (data: string): string => join(data, 'sundown.lock')
export const backupFolder = (data: string): string => join(data, 'backups')

/** A time in the name of a file: sorts, and no system dislikes it. */
export const stamp = (time: number): string => new Date(time).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')
