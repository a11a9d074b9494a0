// What a browser loads until it shows a playable table, gzipped, against the budget of the client. Run after `vite build` in packages/web.
// Prints each file and exits 1 above the budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** KB. `script`: what a table at a server runs; a game in the page runs rules and bots in a worker besides. */
const BUDGET = { script: 180, worker: 48, all: 320 }

/** Loaded on demand, but a table of the card game needs them: its screen, the words of one language, what is printed on the cards of the base game. */
const NEEDED = [/screens\/table\//, /(?:^|\/)words\/en\.ts$/, /sets\/base\/words\.en\.ts$/, /sets\/base\/facts\.ts$/]
/** What the worker of a game in the page loads for the base game: rules, the set, its bot. */
const WORKER_NEEDS = /^(?:card-game|load-sets|base|rule)-/
const OTHER_GAMES = /\/(?:dice|duel)\//

const dist = resolve(process.argv[2] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)))
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`${dist} has no index.html: run "npm run build" in packages/web first`)
  process.exit(2)
}
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')

/** Already compressed files are sent as they are. */
const sizeOf = (file) => {
  const bytes = readFileSync(join(dist, file))
  return /\.woff2$|\.png$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

const first = new Set(['index.html'])
const later = new Set()

function load(key) {
  const chunk = manifest[key]
  if (!chunk || first.has(chunk.file)) return
  first.add(chunk.file)
  for (const css of chunk.css ?? []) first.add(css)
  for (const asset of chunk.assets ?? []) first.add(asset)
  for (const other of chunk.imports ?? []) load(other)
  for (const other of chunk.dynamicImports ?? []) {
    if (NEEDED.some((pattern) => pattern.test(other)) && !OTHER_GAMES.test(other)) load(other)
    else later.add(other)
  }
}

load('index.html')
for (const [, file] of page.matchAll(/(?:href|src)="\/([^"]+)"/g)) if (existsSync(join(dist, file))) first.add(file)

// A worker is no part of the manifest: it is named in the chunk that starts it. What it imports is named in it; of what it imports on demand, a
// game needs its rules.
const ofWorker = new Set()
const listed = new Set(Object.values(manifest).map(({ file }) => file))
const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js') && !listed.has(`assets/${name}`))
const onDemand = (text, name) => text.includes(`import(\`./${name}\`)`) || text.includes(`import("./${name}")`)
for (let grown = true; grown; ) {
  grown = false
  for (const name of scripts) {
    if (first.has(`assets/${name}`)) continue
    const texts = [...first].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(dist, file), 'utf8'))
    const needed = texts.some((text) => text.includes(name) && (WORKER_NEEDS.test(name) || !onDemand(text, name)))
    if (needed) {
      first.add(`assets/${name}`)
      ofWorker.add(`assets/${name}`)
      grown = true
    }
  }
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7)
const rows = [...first].map((file) => ({ file, size: sizeOf(file) })).sort((a, b) => b.size - a.size)
const sum = (some) => some.reduce((total, { size }) => total + size, 0)
for (const { file, size } of rows) console.log(`${kb(size)} KB  ${file}`)
const script = sum(rows.filter(({ file }) => file.endsWith('.js') && !ofWorker.has(file)))
const worker = sum(rows.filter(({ file }) => ofWorker.has(file)))
const all = sum(rows)
for (const key of later) {
  const file = manifest[key]?.file
  if (file && !first.has(file)) console.log(`${kb(sizeOf(file))} KB  later: ${basename(file)}`)
}
console.log(`${kb(script)} KB  JavaScript of a table at a server (budget ${BUDGET.script})`)
console.log(`${kb(worker)} KB  more for a game in the page: rules, set and bot in a worker (budget ${BUDGET.worker})`)
console.log(`${kb(all)} KB  in all (budget ${BUDGET.all})`)
const over = script > BUDGET.script * 1024 || worker > BUDGET.worker * 1024 || all > BUDGET.all * 1024
if (over) console.error('The first load is above the budget of the client')
process.exitCode = over ? 1 : 0
