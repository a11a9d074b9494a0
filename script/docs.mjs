// Writes what documentation can be made from the code: docs/protocol.md whole, and the table of settings in docs/hosting.md.
// `npm run docs` writes, `npm run docs -- --check` only says whether they are up to date (exit 1 if not). Runs under tsx.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SETTINGS, startServer } from '@sundown/server'
import { protocolPage } from './docs/protocol.mjs'

const docs = fileURLToPath(new URL('../docs', import.meta.url))
const check = process.argv.includes('--check')
let stale = 0

keep('protocol.md', () => protocolPage, await openApi())
keep('hosting.md', (old) => () => between(old, 'settings', settingsTable()))
if (stale > 0) console.error('Write them again with: npm run docs')
process.exitCode = stale > 0 ? 1 : 0

function keep(name, writer, given) {
  const path = join(docs, name)
  const old = read(path)
  const fresh = writer(old)(given)
  if (old === fresh) return
  if (!check) return writeFileSync(path, fresh)
  console.error(`docs/${name} is not up to date.`)
  stale++
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Replaces what stands between two marks. */
function between(page, mark, text) {
  const [begin, end] = [`<!-- ${mark}: made by script/docs.mjs -->`, `<!-- end of ${mark} -->`]
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/hosting.md has no marks for ${mark}`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

function settingsTable() {
  const rows = Object.values(SETTINGS).map(({ flag, env, default: value, describe, kind }) => {
    const unset = value === null ? 'none' : kind === 'switch' ? 'no' : `\`${value}\``
    return `| \`${env}\` | \`--${flag}\` | ${unset} | ${describe} |`
  })
  return ['| variable | flag | default | meaning |', '|---|---|---|---|', ...rows].join('\n')
}

/** The HTTP interface, as a server describes it. */
async function openApi() {
  const data = mkdtempSync(join(tmpdir(), 'sundown-docs-'))
  const server = await startServer({ port: 0, data, logLevel: 'silent' })
  try {
    return await (await fetch(`${server.url}/api/openapi.json`)).json()
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
