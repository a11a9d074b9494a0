import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const SUNDOWN = fileURLToPath(new URL('../packages/cli/dist/sundown.mjs', import.meta.url))
const BUILT = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

/** The built server with the built client, as pictures and benchmarks use it: on this port, with data that go when it is stopped. Comes back once it is open. */
export async function serveBuilt(port, web = BUILT) {
  const data = mkdtempSync(join(tmpdir(), 'sundown-serve-'))
  const server = spawn(process.execPath, [SUNDOWN, 'serve', '--port', `${port}`, '--data', data, '--web', web, '--log-level', 'error'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(server, 'exit')
  const stop = async () => {
    server.kill()
    await gone
    rmSync(data, { recursive: true, force: true })
  }
  // One line says that it is open; without one it has said why not.
  const isOpen = await Promise.race([once(server.stdout, 'data').then(() => true), gone.then(() => false)])
  if (!isOpen) {
    await stop()
    throw new Error('the server does not start')
  }
  return { base: `http://127.0.0.1:${port}`, stop }
}
