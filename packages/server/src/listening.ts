import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from './config.ts'

type Where = Pick<Config, 'host' | 'port'>

/** One address, so that every connection is one of this server's own. */
const addressOf = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host)

/** Throws if the server could not listen there: tried before anything is changed, for a busy port is the commonest mistake. */
export async function checkAddress(where: Where): Promise<void> {
  const trial = createServer((socket) => socket.destroy())
  try {
    trial.listen({ host: addressOf(where.host), port: where.port })
    await once(trial, 'listening')
  } catch (error) {
    throw plainly(error, where)
  }
  trial.close()
  await once(trial, 'close')
}

export async function listen(app: FastifyInstance, where: Where): Promise<{ url: string; port: number }> {
  const { host, port } = where
  try {
    // The address itself is nobody's, but a log that holds none is easier to check.
    await app.listen({ host: addressOf(host), port, listenTextResolver: (address) => `listening on port ${new URL(address).port}` })
  } catch (error) {
    throw plainly(error, where)
  }
  const address = app.server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${bound}`, port: bound }
}

function plainly(error: unknown, { host, port }: Where): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`port ${port} is in use: stop the other program, or choose another with --port`)
  if (code === 'EACCES') return new ConfigError(`port ${port} needs rights this user does not have: choose one above 1023 with --port`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`this machine has no address ${host}: choose another with --host`)
  return error
}
