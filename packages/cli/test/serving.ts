import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { scratch, start } from './sundown.ts'

/** Everybody comes from one address here. */
const MANY = ['--guests-per-hour', '100000', '--requests-per-minute', '100000']

export interface Serving {
  readonly url: string
  readonly data: string
  readonly lines: readonly string[]
  err(): string
  signal(name: NodeJS.Signals): void
  /** Asks it to stop; its exit code. */
  stop(): Promise<number | null>
}

/** `sundown serve` on a free port of this machine, ended with the test. */
export async function serving(args: readonly string[] = [], { data = scratch(), env = {} } = {}): Promise<Serving> {
  const child = start(['serve', '--port', '0', '--data', data, ...MANY, ...args], env)
  const closed = once(child, 'close')
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGKILL')
    await closed
  })
  let err = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  if (!child.stdout) throw new Error('no output')
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await Promise.race([once(reader, 'line'), closed])
  const [url] = /http:\/\/[\d.]+:\d+/.exec(lines[0] ?? '') ?? []
  if (url === undefined) throw new Error(`the server did not start: ${err}`)
  return {
    url,
    data,
    lines,
    err: () => err,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM')
      await closed
      return child.exitCode
    },
  }
}

export async function newGuest(url: string, name: string): Promise<{ readonly id: string; readonly cookie: string }> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const me: { you: { id: string } } = JSON.parse(await answer.text())
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { id: me.you.id, cookie }
}

export const statusOf = async (url: string, path: string, cookie: string): Promise<number> =>
  (await fetch(url + path, { headers: { cookie } })).status
