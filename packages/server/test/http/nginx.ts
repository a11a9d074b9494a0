import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../chaos/process.ts'

/** What docs/hosting.md prints for nginx, block by block. */
export const printed: readonly string[] = [
  ...readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8').matchAll(/^( *)```nginx\n(.*?)^ *```$/gms),
].map(([, , block = '']) => block)

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path temporary;`).join(' ')

/** An nginx of its own, with a certificate it has signed itself. `site` is as printed: only ports and paths are others. */
export class Nginx {
  readonly port: number
  readonly plainPort: number

  private constructor(port: number, plainPort: number) {
    this.port = port
    this.plainPort = plainPort
  }

  static async start(site: string): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'sundown-nginx-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const nginx = new Nginx(await freePort(), await freePort())
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
    const signed = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=cards.example.org', '-days', '2']
    execFileSync('openssl', ['req', ...signed, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    const here = site
      .replaceAll('listen 443', `listen 127.0.0.1:${nginx.port}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${nginx.plainPort}`)
      .replaceAll('/etc/letsencrypt/live/cards.example.org', folder)
    const user = userInfo().uid === 0 ? 'user root;' : ''
    const text = `${user} pid nginx.pid; daemon off; events {}\nhttp { access_log off; ${TEMPORARY}\n${here}}\n`
    writeFileSync(join(folder, 'nginx.conf'), text)
    await nginx.run(folder)
    return nginx
  }

  private async run(folder: string): Promise<void> {
    // Debian keeps it where only root looks.
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
    const child = spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (part) => {
      said += part
    })
    const closed = new Promise<string>((resolve) => {
      child.once('error', () => resolve('this test needs nginx: on Debian, apt-get install nginx'))
      child.once('close', () => resolve(`nginx has ended: ${said}`))
    })
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await closed
    })
    const why = await Promise.race([closed, this.answers()])
    if (why !== undefined) throw new Error(why)
  }

  private async answers(): Promise<undefined> {
    for (let tries = 0; tries < 500; tries++) {
      const socket = connect(this.port, '127.0.0.1')
      // `once` throws on an error: nobody listens yet.
      const there = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      socket.destroy()
      if (there) return undefined
      await wait(20)
    }
    throw new Error('nginx does not answer')
  }

  /** Asked as by a browser that knows it by its public name; `from`: the address of whoever asks. */
  ask(method: string, path: string, { from, ...headers }: Record<string, string> = {}): Promise<{ status: number; cookie: string }> {
    const options: RequestOptions = { method, path, port: this.port, host: '127.0.0.1', rejectUnauthorized: false, agent: false }
    return new Promise((resolve, reject) => {
      const all = { host: 'cards.example.org', 'content-type': 'application/json', ...headers }
      const asked = request({ ...options, headers: all, ...(from !== undefined && { localAddress: from }) }, (response) => {
        response.resume()
        const { statusCode: status = 0, headers: answered } = response
        response.on('end', () => resolve({ status, cookie: answered['set-cookie']?.[0] ?? '' }))
      })
      asked.on('error', reject)
      asked.end(method === 'POST' ? '{}' : undefined)
    })
  }
}
