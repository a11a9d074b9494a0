// Bundles the command line into packages/cli/dist: sundown.mjs, and chunks beside it; each command loads its own.
// Worker threads and child processes start sundown.mjs too, except those in which the server's bots think: they have a file of their own, bot-thread.mjs. Most npm packages stay outside: some have native parts or files of their own, and all
// are in node_modules of the clone.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const cli = join(packages, 'cli')
const dist = join(cli, 'dist')
// Beside dist, so that the paths in the source maps hold after the move; a rename never shows half a file to another run.
const fresh = mkdtempSync(join(cli, '.dist-'))
const started = new Date()
const HOUR = 60 * 60 * 1000
/** Taken in, with what they import: from node_modules these are some 500 small files, and every start of the command would read them. */
const TAKEN_IN = ['cli-progress', 'commander', 'openskill', 'zod']
/**
 * With all that they import: a table of the base game with plain bots, the shortest run there is. It is one chunk. Other sets, games and bots have chunks
 * of their own, for whoever needs them.
 */
const PLAIN_TABLE = [
  'engine/src/bang/card-game.ts',
  'engine/src/bang/kind.ts',
  'engine/src/bang/load-sets.ts',
  'engine/src/bang/sets/base/index.ts',
  'engine/src/kernel/index.ts',
  'bots/src/aids.ts',
  'bots/src/drive.ts',
  'bots/src/random.ts',
  'bots/src/rule/rule.ts',
  'lab/src/simulate.ts',
]
/** What a package offers to others: whoever imports it takes some of it only. */
const IS_OFFER = /packages\/\w+\/src\/index\.ts$/
const plainTable = new Set()

try {
  await build({
    input: { sundown: join(cli, 'src/main.ts'), 'bot-thread': join(packages, 'server/src/live/thinking/worker.ts') },
    platform: 'node',
    // Errors are said below.
    logLevel: 'warn',
    preserveEntrySignatures: 'allow-extension',
    // Only the browser's client loads sets and games one by one.
    checks: { ineffectiveDynamicImport: false },
    external: npmPackages().map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [{ name: 'plain-table', buildEnd: findPlainTable }],
    // What is constant stays `const`, or becomes the number itself: code that is compiled while it runs then takes it for granted.
    optimization: { inlineConst: true },
    output: {
      dir: fresh,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunk-[hash].mjs',
      sourcemap: true,
      sourcemapExcludeSources: true,
      codeSplitting: { groups: [{ name: 'plain-table', test: (id) => plainTable.has(id), includeDependenciesRecursively: false }] },
      comments: { legal: true, annotation: false, jsdoc: false },
      banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
    },
  })
  chmodSync(join(fresh, 'sundown.mjs'), 0o755)
  mkdirSync(dist, { recursive: true })
  const made = readdirSync(fresh)
  // The file that names the others comes last.
  for (const name of made.sort((a, b) => Number(a === 'sundown.mjs') - Number(b === 'sundown.mjs'))) {
    if (name.endsWith('.mjs')) writeFileSync(join(fresh, name), withConstants(readFileSync(join(fresh, name), 'utf8')))
    // As old as the moment the build began: a source saved meanwhile counts as newer.
    utimesSync(join(fresh, name), started, started)
    renameSync(join(fresh, name), join(dist, name))
  }
  removeOld(made)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

/** A hook of the bundler: by now it knows who imports what. */
function findPlainTable() {
  const add = (id) => {
    if (plainTable.has(id) || IS_OFFER.test(id)) return
    plainTable.add(id)
    for (const other of this.getModuleInfo(id)?.importedIds ?? []) add(other)
  }
  for (const file of PLAIN_TABLE) add(join(packages, file))
}

/**
 * What a chunk exports or imports is looked up each time it is read, even by the chunk that exports it. So each chunk gets a constant of its own for
 * everything it shares, in the same lines: code that is compiled while it runs takes constants for granted. No chunk may import one that imports it.
 */
function withConstants(code) {
  const pairs = (list) =>
    list
      .split(', ')
      .map((one) => one.split(' as '))
      .map(([from, to = from]) => [from, to])
  return code
    .replace(/^export { (.*) };$/m, (_, list) => {
      const own = pairs(list)
      return `const ${own.map(([name], i) => `shared$${i} = ${name}`).join(', ')}; export { ${own.map(([, as], i) => `shared$${i} as ${as}`).join(', ')} };`
    })
    .replace(/^import { (.*) } from "(\.\/.*)";$/gm, (_, list, chunk) => {
      const taken = pairs(list)
      const given = taken.map(([name, as]) => `${name} as ${as}$given`).join(', ')
      return `import { ${given} } from "${chunk}"; const ${taken.map(([, as]) => `${as} = ${as}$given`).join(', ')};`
    })
}

/** Whatever a package of ours depends on that is not ours. */
function npmPackages() {
  const files = readdirSync(packages).map((name) => join(packages, name, 'package.json'))
  const manifests = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const names = manifests
    .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@sundown/') && !TAKEN_IN.includes(name))
  return [...new Set([...names, 'tsx'])]
}

/** Chunks of earlier builds; one that runs since then may still load them for a while. */
function removeOld(made) {
  for (const name of readdirSync(dist).filter((file) => /^chunk-.*\.mjs(\.map)?$/.test(file) && !made.includes(file))) {
    const path = join(dist, name)
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > HOUR) rmSync(path, { force: true })
  }
}
