import { BadUse } from '../bad-use.ts'
import { whatIsWrong } from '../record/file.ts'

type Server = typeof import('@sundown/server')

/** The server and its store: loaded only by the commands that need them. */
const loadServer = (): Promise<Server> => import('@sundown/server')

/** Explains a problem with a folder, a port or a store in one sentence. `other`: a file that the sentence may be about instead of the folder. */
export async function plainly<T>(data: string, work: (server: Server) => Promise<T>, other = data): Promise<T> {
  const server = await loadServer()
  try {
    return await work(server)
  } catch (error) {
    const { ConfigError, StoreBroken, StoreFull, StoreInUse, StoreTooNew } = server
    if (error instanceof ConfigError) throw new BadUse(error.message)
    if (error instanceof StoreInUse) throw new BadUse(`a server is running on ${data}: stop it first, or choose another folder with --data`)
    if (error instanceof StoreTooNew || error instanceof StoreBroken) {
      const { message } = error
      throw new BadUse(message.includes(data) || message.includes(other) ? message : `${data}: ${message}`)
    }
    const code = codeOf(error)
    if (error instanceof StoreFull || code === 'SQLITE_FULL' || code === 'ENOSPC')
      throw new BadUse(`${data}: there is no space left on the disk`)
    if (code !== undefined && /^(SQLITE_|E[A-Z]+$)/.test(code))
      throw new BadUse(`${pathOf(error) ?? data} cannot be used: ${whatIsWrong(error)}`)
    throw error
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
const pathOf = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
