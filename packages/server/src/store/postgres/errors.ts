import { DatabaseError } from 'pg'
import { ConfigError } from '../../config.ts'
import { StoreAway, StoreBroken, StoreFull, StoreInUse, StoreTooNew, Taken } from '../store.ts'

/** What is said of a database: never its password. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

const UNIQUE = '23505'
const DISK_FULL = '53100'
/** Shutting down, starting up, out of connections, a standby that takes no writes, too slow within a transaction: it passes. */
const PASSING = ['57P01', '57P02', '57P03', '53300', '25006', '55000', '25P03']
const codeOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '')

/** What an error of the connection means to a user of the store. What is not the database's own is the line's. */
export function meaning(error: unknown): unknown {
  const code = codeOf(error)
  if (code === UNIQUE) return new Taken('already there', { cause: error })
  if (code === DISK_FULL) return new StoreFull('the disk of the database is full', { cause: error })
  return isAway(error) ? new StoreAway('the database cannot be reached', { cause: error }) : error
}

export function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== '') return code.startsWith('08') || PASSING.includes(code)
  return error instanceof LineBroken
}

/** The connection is gone, or does not answer. */
export class LineBroken extends Error {}

/** Errors that say already what is to be done. */
export const isPlain = (error: unknown): boolean =>
  [StoreInUse, StoreBroken, StoreTooNew, ConfigError].some((kind) => error instanceof kind)

/** Why a first connection did not come about, said to the operator. */
export function refusalOf(error: unknown, url: string): unknown {
  const code = codeOf(error)
  const name = nameOf(url)
  if (code.startsWith('28')) return new ConfigError(`the database ${name} refuses the user or the password in DATABASE_URL`)
  if (code === '3D000') return new ConfigError(`there is no database ${name}: create it first, with createdb`)
  if (code === '53300') return new ConfigError(`the database ${name} has no connection left: raise its max_connections`)
  if (code === '42501') return new ConfigError(`the user in DATABASE_URL may not make tables in ${name}: grant it the right to`)
  if (code.startsWith('57')) return new ConfigError(`the database ${name} is starting or stopping: try again in a moment`)
  const network = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '' || network.startsWith('E')) {
    return new ConfigError(
      `the database ${name} cannot be reached${network ? ` (${network})` : ''}: is it running, and is DATABASE_URL right?`,
    )
  }
  return error
}
