// What a browser loads until it shows a playable table, as the server sends it (Brotli), against the budget of the client. Run after `vite build` in packages/web.
// Prints each file and exits 1 above the budget.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { firstLoad } from './first-load.mjs'

/** KB. A table at a server; a game in the page, which runs rules and bots in a worker besides; everything of the larger one, with fonts and styles. */
const BUDGET = { server: 145, solo: 180, all: 290 }

const dist = resolve(process.argv[2] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)))
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`${dist} has no index.html: run "npm run build" in packages/web first`)
  process.exit(2)
}
const { byLink, fromHome } = firstLoad(dist)

/** What the server sends: the file that was compressed beside it, if it was; fonts and pictures as they are. */
const sizeOf = (file) => {
  const sent = join(dist, `${file}.br`)
  if (existsSync(sent)) return statSync(sent).size
  const bytes = readFileSync(join(dist, file))
  return /\.woff2$|\.png$/.test(file) ? bytes.length : brotliCompressSync(bytes).length
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7)
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0)
const scriptsOf = (files) => [...files].filter((file) => file.endsWith('.js'))
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
