import { BadUse } from '../bad-use.ts'

type Server = typeof import('@sundown/server')

/** The server and its store: loaded only by the commands that need them. */
export const loadServer = (): Promise<Server> => import('@sundown/server')

/** What goes wrong with a folder, a port or a store is said in one sentence. */
export async function plainly<T>(data: string, work: (server: Server) => Promise<T>): Promise<T> {
  const server = await loadServer()
  try {
    return await work(server)
  } catch (error) {
    const { ConfigError, StoreBroken, StoreFull, StoreInUse, StoreTooNew } = server
    if (error instanceof ConfigError) throw new BadUse(error.message)
    if (error instanceof StoreInUse) throw new BadUse(`a server is running on ${data}: stop it first, or choose another folder with --data`)
    if (error instanceof StoreTooNew || error instanceof StoreBroken) throw new BadUse(`${data}: ${error.message}`)
    if (error instanceof StoreFull) throw new BadUse(`there is no space left for ${data}`)
    if (isSystemError(error)) throw new BadUse(`${error.path ?? data} cannot be used (${error.code})`)
    throw error
  }
}

const SYSTEM = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENAMETOOLONG']

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && SYSTEM.includes(error.code)
