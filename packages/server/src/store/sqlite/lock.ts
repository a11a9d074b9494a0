import Database, { SqliteError } from 'libsql'
import { StoreInUse } from '../store.ts'

/**
 * One server to a folder. The lock is one of the operating system, held through a file of its own: it ends with the process, however that ends, so
 * nothing is left behind to be cleaned up.
 */
export function lockFolder(path: string): () => void {
  const database = new Database(path)
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new StoreInUse('a server is running on this folder')
    throw error
  }
  return () => {
    database.exec('rollback')
    database.close()
  }
}
