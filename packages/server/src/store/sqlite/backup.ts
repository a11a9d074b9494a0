import { existsSync } from 'node:fs'
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../folder.ts'
import { heldFile, lockFile, stamp, storeFile, witnessFile } from '../files.ts'
import { checkVersion, MIGRATIONS } from '../migrations.ts'
import { StoreBroken } from '../store.ts'
import { Connection } from './connection.ts'
import { lockFolder } from './lock.ts'
import { versionOf } from './migrate.ts'

const OWNER_ONLY = 0o600

/**
 * Copies the store at `file` into the one file `path`, whether or not a server is writing to it. What is at `path` already stays until the copy is
 * whole and on the disk.
 */
export async function backupFile(file: string, path: string): Promise<void> {
  makeFolder(dirname(path))
  const part = `${path}.part`
  await removeStore(part)
  // Like the store itself: only its own user reads what is in it. SQLite fills a file that is empty.
  await (await open(part, 'w', OWNER_ONLY)).close()
  const connection = await Connection.open(file)
  try {
    await connection.query('vacuum into ?', [part])
  } catch (error) {
    await removeStore(part)
    throw error
  } finally {
    connection.close()
  }
  await onDisk(part)
  await rename(part, path)
  await onDisk(dirname(path))
}

/** For the command line: the store of a folder, while a server runs on it or not. */
export async function backupFolderTo(data: string, path: string): Promise<void> {
  if (!existsSync(storeFile(data))) throw new StoreBroken(`there is no store in ${data}`)
  await backupFile(storeFile(data), path)
}

/**
 * Puts a backup in the place of a folder's store. The backup is looked at first and never changed; the store that was there is kept beside it, and its
 * new path is the result.
 */
export async function restore(from: string, data: string, now: number): Promise<{ readonly keptAside: string | undefined }> {
  if (!existsSync(from)) throw new StoreBroken(`there is no file ${from}`)
  makeFolder(data, 0o700)
  const unlock = lockFolder(lockFile(data))
  const coming = join(data, 'sundown.restoring.db')
  try {
    await removeStore(coming)
    await copyFile(from, coming)
    await chmod(coming, OWNER_ONLY)
    // A copy of a running server's file has its newest part beside it.
    if (existsSync(`${from}-wal`)) await copyFile(`${from}-wal`, `${coming}-wal`)
    await checkBackup(coming, from)
    await onDisk(coming)

    const current = storeFile(data)
    const keptAside = existsSync(current) ? join(data, `sundown.before-restore-${stamp(now)}.db`) : undefined
    if (keptAside) {
      // A damaged store is a reason to restore: what can be brought into its one file is, and the rest moves with it.
      await intoOneFile(current).catch(() => {})
      await moveStore(current, keptAside)
    }
    // What was seen before is not to be expected of another store.
    for (const file of [current, heldFile(data)]) await rm(witnessFile(file), { force: true })
    // They belong to games as they went on after the backup.
    await removeStore(heldFile(data))
    await rename(coming, current)
    await onDisk(data)
    return { keptAside }
  } catch (error) {
    await removeStore(coming)
    throw error
  } finally {
    unlock()
  }
}

/** The copy is looked at, but the operator knows only the file that was named. */
async function checkBackup(coming: string, from: string): Promise<void> {
  try {
    await checkStore(coming)
  } catch (error) {
    throw error instanceof StoreBroken ? new StoreBroken(error.message.replaceAll(coming, from)) : error
  }
}

async function checkStore(path: string): Promise<void> {
  const connection = await Connection.open(path)
  try {
    const [row] = await connection.all('pragma integrity_check').catch(() => [])
    if (row?.integrity_check !== 'ok') throw new StoreBroken('the backup is damaged')
    const version = await versionOf(connection)
    if (version === 0) throw new StoreBroken('the backup is empty')
    checkVersion(version, MIGRATIONS)
  } finally {
    connection.close()
  }
  await intoOneFile(path)
}

/** Nothing stays beside the file. */
async function intoOneFile(path: string): Promise<void> {
  const connection = await Connection.open(path)
  try {
    const [row] = await connection.all('pragma wal_checkpoint(truncate)')
    if (row?.busy !== 0) throw new StoreBroken(`${path} is in use`)
  } finally {
    connection.close()
  }
  for (const part of BESIDE) await rm(path + part, { force: true })
}

/** What is not yet in the file itself lies beside it, under its name. */
const BESIDE = ['-shm', '-wal']

/** What lies beside goes first: the next store must never find a part of this one. */
async function moveStore(from: string, to: string): Promise<void> {
  for (const part of [...BESIDE, '']) if (existsSync(from + part)) await rename(from + part, to + part)
}

async function removeStore(path: string): Promise<void> {
  for (const part of ['', '-journal', ...BESIDE]) await rm(path + part, { force: true })
}

async function onDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
