import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { serving } from './serving.ts'
import { isOneSentence, scratch, sundownHere } from './sundown.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('serve', () => {
  it('says where it is open in one line, logs JSON beside, and stops politely', async () => {
    const server = await serving()
    expect(server.lines).toEqual([`Sundown is open at ${server.url}/`])
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
    expect(await server.stop()).toBe(0)
    expect(server.lines).toHaveLength(1)
    const logged = server.err().trim().split('\n')
    expect(logged.map((line) => typeof JSON.parse(line))).toEqual(logged.map(() => 'object'))
  })

  it('takes its settings from the environment too; a flag is stronger', async () => {
    const { url, data, lines } = await serving(['--public-url', 'https://cards.example.org'], {
      env: { HOST: '127.0.0.2', PUBLIC_URL: 'https://other.example.org', LOG_LEVEL: 'silent' },
    })
    expect(url).toMatch(/^http:\/\/127\.0\.0\.2:/)
    expect(lines).toEqual([`Sundown is open at https://cards.example.org/ and listens at ${url}/`])
    expect(data).not.toBe('')
  })

  it('does not wait after a second signal', async () => {
    const server = await serving()
    server.signal('SIGINT')
    // Two signals at once may come in either order.
    expect([0, 130, 143, null]).toContain(await server.stop())
  })

  it('says what is wrong with a port, a folder or a store in one sentence', async () => {
    const { url, data } = await serving()
    const { port } = new URL(url)
    const file = join(scratch(), 'file')
    writeFileSync(file, '')
    const broken = scratch()
    writeFileSync(join(broken, 'sundown.db'), 'this is no store, only a text that is long enough to be looked at')
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['--port', port, '--data', scratch()], /port \d+ is in use/],
      [['--port', '0', '--data', data], /a server is running on/],
      [['--port', '0', '--data', file], /cannot be written/],
      [['--port', '0', '--data', newerStore()], /version 999.*install the newer program/],
      [['--port', '0', '--data', broken], /sundown|store|database/],
      [['--port', 'many'], /--port \(PORT\) must be a whole number/],
      [['--public-url', 'cards'], /--public-url/],
      [['--host', '192.0.2.1', '--port', '0', '--data', scratch()], /this machine has no address 192\.0\.2\.1/],
      [['--seed', '1'], /unknown option '--seed'/],
    ]
    for (const [args, sentence] of cases) {
      const { code, out, err } = await sundownHere(['serve', ...args])
      expect(err).toMatch(sentence)
      expect(isOneSentence(err)).toBe(true)
      expect([code, out]).toEqual([2, ''])
    }
  })
})

/** A store as a later version of the program would leave it. */
function newerStore(): string {
  const data = scratch()
  const sql = "create table meta (key text primary key, value text not null); insert into meta values ('schema', '999')"
  const program = `const Database = require('libsql'); new Database(process.argv[1]).exec(process.argv[2])`
  execFileSync(process.execPath, ['-e', program, join(data, 'sundown.db'), sql], { cwd: root })
  return data
}
