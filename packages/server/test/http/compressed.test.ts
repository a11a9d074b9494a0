import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../src/server.ts'

const PAGE = `<!doctype html><title>Sundown</title>${'<p>the sun goes down</p>'.repeat(50)}`
const folder = mkdtempSync(join(tmpdir(), 'sundown-compressed-'))
writeFileSync(join(folder, 'index.html'), PAGE)
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(PAGE))
writeFileSync(join(folder, 'index.html.gz'), gzipSync(PAGE))
const server = await startServer({ port: 0, host: '127.0.0.1', data: join(folder, 'data'), web: folder, logLevel: 'silent' })
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const page = (accepts: string | undefined): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    get(server.url, { headers: accepts === undefined ? {} : { 'accept-encoding': accepts } }, (answer) => {
      answer.resume()
      done(answer)
    }).on('error', fail)
  })

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  [undefined, undefined],
])('whoever takes %s is sent %s', async (accepts, sent) => {
  const { statusCode, headers } = await page(accepts)
  expect(statusCode).toBe(200)
  expect(headers['content-encoding']).toBe(sent)
  expect(headers['content-type']).toContain('text/html')
  if (sent) expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
})
