// The tests that a change needs, a path or folder a line, for `./script/test --quick`: those of the packages it touches, without
// the long ones, and every test that was itself changed. A change is what differs from `origin/main`, or from `main`, committed or not.
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

/** By package: what stands on it so closely that a fault shows there first. */
const ALSO = { engine: ['bots'], bots: [], protocol: ['server'], lab: [], server: [], cli: [], web: [] }
/** What takes a minute by itself stays with the whole run. */
const SHORT = {
  server: ['http', 'live', 'people', 'store'].map((folder) => `packages/server/test/${folder}`),
  cli: ['arena', 'bad-use', 'content', 'decision', 'ink', 'simulate', 'words'].map((name) => `packages/cli/test/${name}.test.ts`),
}

const touched = new Set(changed.flatMap((file) => /^packages\/(\w+)\//.exec(file)?.[1] ?? []))
for (const name of [...touched]) for (const more of ALSO[name] ?? []) touched.add(more)
const wanted = [...touched].flatMap((name) => SHORT[name] ?? [`packages/${name}/test`])
const tests = changed.filter((file) => /^packages\/.*\.test\.tsx?$/.test(file))
for (const path of new Set([...wanted, ...tests])) if (existsSync(`${root}/${path}`)) console.log(path)
