// The tests that a change needs, one path or folder a line, for `./script/test --quick`: those of the packages and examples it touches,
// without the long ones, every test that was itself changed, and those of the pages if a page was. A change is what differs from `origin/main`, or from `main`, committed or not.
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

/** By package: those in which a fault of it shows first. `art` has no tests of its own. */
const ALSO = { engine: ['bots'], protocol: ['server'], art: ['web'] }
/** What takes a minute by itself stays with the whole run. */
const SHORT = {
  server: ['http', 'live', 'people', 'store'].map((folder) => `packages/server/test/${folder}`),
  cli: ['arena', 'bad-use', 'content', 'decision', 'ink', 'simulate', 'words'].map((name) => `packages/cli/test/${name}.test.ts`),
}

const touched = new Set(changed.flatMap((file) => /^packages\/(\w+)\//.exec(file)?.[1] ?? []))
for (const name of [...touched]) for (const more of ALSO[name] ?? []) touched.add(more)
const wanted = [...touched].flatMap((name) => SHORT[name] ?? [`packages/${name}/test`])
const tests = changed.filter((file) => /^packages\/.*\.test\.tsx?$/.test(file))
const examples = changed
  .flatMap((file) => /^(examples\/[^/]+)\//.exec(file)?.[1] ?? [])
  .filter((folder) => existsSync(`${root}/${folder}/test`))
/** Pages that are compared with the code, and the commands they show. */
const isPage = changed.some((file) => file.endsWith('.md'))
const pages = isPage
  ? ['packages/cli/test/documented.test.ts', 'packages/cli/test/serve-docs.test.ts', 'packages/engine/test/turn-page.test.ts']
  : []
for (const path of new Set([...wanted, ...tests, ...examples, ...pages])) if (existsSync(`${root}/${path}`)) console.log(path)
