// What a browser loads until it shows a playable table, as the server sends it (Brotli), against the budget of the client. Run after `vite build` in packages/web.
// Prints each file and exits 1 above the budget.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** KB. A table at a server; a game in the page, which runs rules and bots in a worker besides; everything of the larger one, with fonts and styles. */
const BUDGET = { server: 145, solo: 180, all: 290 }

/** Loaded on demand, but every table of the card game needs them: its screen, the words of one language, what is printed on the cards of the base game. */
const TABLE = [/table\/table-screen\.tsx$/, /^_words-en-/, /sets\/base\/facts\.ts$/]
/** How one comes to it: by an invitation, or from the first page. */
const BY_LINK = [...TABLE, /setup\/online-table\.tsx$/]
const FROM_HOME = [...TABLE, /home\/home\.tsx$/]
/** What the worker of a game in the page loads for the base game: rules, the set, the bot with what it remembers. */
const WORKER_NEEDS = /^(?:card-game|load-sets|base|normal|bang)-/
const OTHER_GAMES = /\/(?:dice|duel)\//

const dist = resolve(process.argv[2] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)))
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`${dist} has no index.html: run "npm run build" in packages/web first`)
  process.exit(2)
}
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')

/** What the server sends: the file that was compressed beside it, if it was; fonts and pictures as they are. */
const sizeOf = (file) => {
  const sent = join(dist, `${file}.br`)
  if (existsSync(sent)) return statSync(sent).size
  const bytes = readFileSync(join(dist, file))
  return /\.woff2$|\.png$/.test(file) ? bytes.length : brotliCompressSync(bytes).length
}

/** The files that one way to a table loads. */
function loaded(needed) {
  const files = new Set(['index.html'])
  const seen = new Set()
  const load = (key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const other of chunk.imports ?? []) load(other)
    for (const other of chunk.dynamicImports ?? [])
      if (needed.some((pattern) => pattern.test(other)) && !OTHER_GAMES.test(other)) load(other)
  }
  load('index.html')
  // A part that is no longer found by its name would be left out in silence.
  const lost = needed.filter((pattern) => ![...seen].some((key) => pattern.test(key)))
  if (lost.length > 0) throw new Error(`nothing is called ${lost.join(' or ')}`)
  for (const [, file] of page.matchAll(/(?:href|src)="\/([^"]+)"/g)) if (existsSync(join(dist, file))) files.add(file)
  return files
}

/** A worker is no part of the manifest: it is named in the chunk that starts it. What it imports is named in it; of what it imports on demand, a game needs its rules. */
function withWorker(files) {
  const all = new Set(files)
  const listed = new Set(Object.values(manifest).map(({ file }) => file))
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js') && !listed.has(`assets/${name}`))
  const onDemand = (text, name) => text.includes(`import(\`./${name}\`)`) || text.includes(`import("./${name}")`)
  for (let grown = true; grown; ) {
    grown = false
    for (const name of scripts) {
      if (all.has(`assets/${name}`)) continue
      const texts = [...all].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(dist, file), 'utf8'))
      if (!texts.some((text) => text.includes(name) && (WORKER_NEEDS.test(name) || !onDemand(text, name)))) continue
      all.add(`assets/${name}`)
      grown = true
    }
  }
  return all
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7)
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0)
const scriptsOf = (files) => [...files].filter((file) => file.endsWith('.js'))
const byLink = loaded(BY_LINK)
const fromHome = withWorker(loaded(FROM_HOME))
const both = [...new Set([...byLink, ...fromHome])].map((file) => ({ file, size: sizeOf(file) })).sort((a, b) => b.size - a.size)
for (const { file, size } of both) console.log(`${kb(size)} KB  ${byLink.has(file) ? 'S' : ' '}${fromHome.has(file) ? 'P' : ' '}  ${file}`)
const sizes = {
  server: sum(scriptsOf(byLink)),
  solo: sum(scriptsOf(fromHome)),
  all: Math.max(sum([...byLink]), sum([...fromHome])),
}
console.log(`${kb(sizes.server)} KB  S: JavaScript of a table at a server, by its link (budget ${BUDGET.server})`)
console.log(`${kb(sizes.solo)} KB  P: JavaScript of a game in the page, with rules, set and bot in a worker (budget ${BUDGET.solo})`)
console.log(`${kb(sizes.all)} KB  the larger of them with styles, fonts and icons (budget ${BUDGET.all})`)
const over = Object.keys(BUDGET).some((what) => sizes[what] > BUDGET[what] * 1024)
if (over) console.error('The first load is above the budget of the client')
process.exitCode = over ? 1 : 0
