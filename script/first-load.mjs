// Which files a browser loads until it shows a playable table.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Loaded on demand, but every table of the card game needs them: its screen, the words of one language, what is printed on the cards of the base game. */
const TABLE = [/table\/table-screen\.tsx$/, /^_words-en-/, /sets\/base\/facts\.ts$/]
/** How one comes to it: by an invitation, or from the first page. */
const BY_LINK = [...TABLE, /setup\/online-table\.tsx$/]
const FROM_HOME = [...TABLE, /home\/home\.tsx$/]
/** What the worker of a game in the page loads for the base game: rules, the set, the bot with what it remembers. */
const WORKER_NEEDS = /^(?:card-game|load-sets|base|normal|bang)-/
const OTHER_GAMES = /\/(?:dice|duel)\//

/** The built client in a folder: what it loads for a table at a server by its link, and for a game in the page from the first page on. */
export function firstLoad(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const page = readFileSync(join(dist, 'index.html'), 'utf8')

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

  return { byLink: loaded(BY_LINK), fromHome: withWorker(loaded(FROM_HOME)) }
}
