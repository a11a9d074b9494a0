import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OwnServer } from './own-server.ts'
import { test } from './table.ts'

/** The gallery on a server of its own, for all tests of one file. `nth`: which of those servers it is. */
export function onGallery(nth: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-e2e-gallery-'))
  const server = new OwnServer(Number(process.env.E2E_PORT ?? 4599) + nth, folder)
  test.use({ baseURL: server.url })
  // One server for all of them.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    const vite = join(process.cwd(), 'node_modules/.bin/vite')
    execFileSync(vite, ['build', '--config', 'gallery.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
      cwd: 'packages/web',
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // The server wants a first page.
    copyFileSync(join(folder, 'gallery.html'), join(folder, 'index.html'))
    await server.start()
  })
  test.afterAll(() => server.kill())
}
