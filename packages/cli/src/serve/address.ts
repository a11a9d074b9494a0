import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the server of a folder listens, for commands on the same machine. The file exists while the server runs. After a crash it may be left over, and nothing answers at its address. */
const file = (data: string): string => join(data, 'sundown.address')

export const writeAddress = (data: string, url: string): Promise<void> => writeFile(file(data), `${url}\n`)
export const removeAddress = (data: string): Promise<void> => rm(file(data), { force: true })
export const readAddress = async (data: string): Promise<string | undefined> =>
  (await readFile(file(data), 'utf8').catch(() => '')).trim() || undefined
