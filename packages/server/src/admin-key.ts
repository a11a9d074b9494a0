import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecret, type RandomBytes } from './secrets.ts'

export const adminKeyFile = (data: string): string => join(data, 'admin.key')

/** The key by which `sundown admin` is known to the server on the same machine. Made at the first start; only its owner can read it. */
export async function adminKeyOf(data: string, random: RandomBytes): Promise<string> {
  const file = adminKeyFile(data)
  const found = await readFile(file, 'utf8').catch(() => '')
  if (found.trim() !== '') return found.trim()
  const key = newSecret(random)
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  return key
}
