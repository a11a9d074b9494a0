// What an answer costs: on SQLite, on PostgreSQL, and on several nodes. One run, so that the lines can be compared:
//   node bench/nodes.mjs [seconds] [tables]
// Needs the bundle (./script/sundown makes it), PostgreSQL and Redis. Everything is on this machine and gone afterwards.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const [seconds = '15', tables = '20'] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const bundle = join(root, 'packages/cli/dist/sundown.mjs')
const scratch = mkdtempSync(join(tmpdir(), 'sundown-bench-'))
execFileSync('chmod', ['711', scratch])
const closing = []

/** A function of script/lib.sh. */
const shell = (text, ...args) => execFileSync('bash', ['-c', `source "$0/script/lib.sh"; ${text}`, root, ...args], { encoding: 'utf8' })
const [postgresPort, redisPort, ...ports] = shell('free_ports 7').trim().split('\n')

/** Ticks of a hundredth of a second that a process and all that came from it have used. */
function ticks(pid) {
  const stat = (of) => readFileSync(`/proc/${of}/stat`, 'utf8').split(') ')[1].split(' ')
  let sum = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = stat(name)
      if (name === String(pid)) sum += [11, 12, 13, 14].reduce((all, i) => all + Number(fields[i]), 0)
      else if (fields[1] === String(pid)) sum += Number(fields[11]) + Number(fields[12])
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum
}

const DOORS = [
  'guests-per-hour',
  'requests-per-minute',
  'max-sockets-per-address',
  'max-tables-per-address',
  'messages-per-second',
  'message-burst',
  'visits-per-minute',
]

async function server(env = {}) {
  const port = ports.shift()
  const flags = DOORS.flatMap((door) => [`--${door}`, '1000000'])
  const args = [bundle, 'serve', '--port', port, '--data', join(scratch, `data${port}`), '--log-level', 'error', ...flags]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface({ input: child.stdout }), 'line')
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  closing.push(stop)
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** Bytes that PostgreSQL has written to its log of changes. */
const walBytes = () =>
  parts.postgres === undefined
    ? 0
    : Number(
        shell(
          '"$(postgres_programs)/psql" -h 127.0.0.1 -p "$1" -U sundown -Atc "select pg_current_wal_lsn() - \'0/0\'" sundown',
          postgresPort,
        ),
      )

const parts = {}
const lines = []
async function measure(name, urls) {
  const wal = walBytes()
  const before = Object.entries(parts).map(([part, pid]) => [part, ticks(pid)])
  const load = spawn(process.execPath, [bundle, 'load', '--json', '--tables', tables, '--seconds', seconds, '--url', urls.join(',')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  load.stdout.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  await once(load, 'close')
  const report = JSON.parse(text)
  // The whole of it, from the first guest on: a little more than the answers took.
  const beside = Object.fromEntries(
    before.map(([part, at]) => [part, Number((((ticks(parts[part]) - at) * 10) / report.answers).toFixed(3))]),
  )
  lines.push({
    name,
    ...beside,
    wal: Math.round((walBytes() - wal) / report.answers),
    ...report.perAnswer,
    answersPerSecond: report.answersPerSecond,
    p50: report.latencyMs.p50,
    p99: report.latencyMs.p99,
    errors: report.errors,
  })
  console.error(JSON.stringify(lines.at(-1)))
}

try {
  const alone = await server()
  await measure('SQLite, one server', [alone.url])
  await alone.stop()

  shell('start_postgres "$1" "$2"', join(scratch, 'postgres'), postgresPort)
  closing.push(async () => shell('stop_postgres "$1"', join(scratch, 'postgres')))
  parts.postgres = Number(readFileSync(join(scratch, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  const DATABASE_URL = `postgres://sundown@127.0.0.1:${postgresPort}/sundown`
  const database = await server({ DATABASE_URL })
  await measure('PostgreSQL, one server', [database.url])
  await database.stop()

  const redis = spawn('redis-server', ['--port', redisPort, '--bind', '127.0.0.1', '--save', '', '--dir', scratch], { stdio: 'ignore' })
  closing.push(async () => void redis.kill('SIGKILL'))
  parts.redis = redis.pid
  const nodes = []
  for (let i = 0; i < 3; i++) nodes.push((await server({ DATABASE_URL, REDIS_URL: `redis://127.0.0.1:${redisPort}` })).url)
  await measure('three nodes, everybody at one', nodes.slice(0, 1))
  await measure('three nodes, people at two of them', nodes.slice(0, 2))
  await measure('three nodes, people at all', nodes)
} finally {
  for (let close = closing.pop(); close; close = closing.pop()) await close()
  rmSync(scratch, { recursive: true, force: true })
}
const COLUMNS = {
  'answers/s': ({ answersPerSecond }) => answersPerSecond,
  median: ({ p50 }) => `${p50} ms`,
  '99 % within': ({ p99 }) => `${p99} ms`,
  'CPU of the servers': ({ cpuMs }) => `${cpuMs} ms`,
  'of PostgreSQL': ({ postgres }) => (postgres === undefined ? '' : `${postgres} ms`),
  'of Redis': ({ redis }) => (redis === undefined ? '' : `${redis} ms`),
  transactions: ({ transactions }) => transactions,
  'written by PostgreSQL': ({ wal }) => (wal > 0 ? `${wal} bytes` : ''),
  'messages between nodes': ({ nodeMessages }) => nodeMessages,
  'sent to the table': ({ bytes }) => `${bytes} bytes`,
}
const row = (cells) => `| ${cells.join(' | ')} |`
console.log(row(['an answer', ...Object.keys(COLUMNS)]))
console.log(row(['---', ...Object.keys(COLUMNS).map(() => '---')]))
for (const line of lines) console.log(row([line.name, ...Object.values(COLUMNS).map((cell) => cell(line))]))
