// The tests that a change needs, one path or folder a line, for `./script/test --quick`: those of the parts it touches, without the long
// ones, every test that was itself changed, and those of the pages if a page was. A change is what differs from `origin/main`, or from `main`,
// committed or not.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Where this line of work left the main one. */
function start() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD'
}

const changed = `${git('diff', '--name-only', start())}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n').filter(Boolean)

/** A change in one of these folders of `src` shows in these tests; a change anywhere else needs those of the whole package. */
const PARTS = {
  engine: { dice: ['dice'], duel: ['duel'], story: ['story'] },
  lab: {
    arena: ['arena.test.ts', 'interval.test.ts'],
    bench: ['bare-loop.test.ts', 'instructions.test.ts'],
    check: ['fault'],
    ratings: ['ratings'],
    referee: ['referee'],
  },
  server: {
    cluster: ['cluster'],
    http: ['http'],
    moderation: ['moderation'],
    people: ['people', 'http'],
    ratings: ['ratings'],
    store: ['store', 'live/sqlite.test.ts'],
  },
  web: { learn: ['learn'], ledger: ['ledger'], select: ['select', 'session'], stage: ['stage'], words: ['words', 'kit'] },
}
/** What takes a minute by itself stays with the whole run. */
const SHORT = {
  lab: ['arena.test.ts', 'games.test.ts', 'wire.test.ts', 'fault/answers.test.ts'],
  server: ['http', 'live', 'people', 'store'],
  cli: ['arena', 'bad-use', 'content', 'decision', 'ink', 'simulate', 'words'].map((name) => `${name}.test.ts`),
}
/** Packages in which a fault of another shows first. `art` has no tests of its own. */
const ALSO = { engine: ['bots'], protocol: ['server'], art: ['web'] }

const inPackage = (name, tests) => tests.map((test) => `packages/${name}/test/${test}`)
const wholeOf = (name) => (SHORT[name] ? inPackage(name, SHORT[name]) : [`packages/${name}/test`])

function testsFor(file) {
  const [, name, where, rest] = /^packages\/(\w+)\/(?:(src|test)\/)?(.*)$/.exec(file) ?? []
  if (name === undefined) return []
  if (where === 'test') return /\.test\.tsx?$/.test(rest) ? [file] : wholeOf(name)
  const part = where && PARTS[name]?.[rest.split('/')[0]]
  return part ? inPackage(name, part) : [name, ...(ALSO[name] ?? [])].flatMap(wholeOf)
}

const examples = changed
  .flatMap((file) => /^(examples\/[^/]+)\//.exec(file)?.[1] ?? [])
  .filter((folder) => existsSync(`${root}/${folder}/test`))
/** Pages that are compared with the code, and the commands they show. */
const isPage = changed.some((file) => file.endsWith('.md'))
const pages = isPage
  ? ['packages/cli/test/documented.test.ts', 'packages/cli/test/serve-docs.test.ts', 'packages/engine/test/turn-page.test.ts']
  : []
for (const path of new Set([...changed.flatMap(testsFor), ...examples, ...pages])) if (existsSync(`${root}/${path}`)) console.log(path)
