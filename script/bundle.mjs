// Bundles the command line into packages/cli/dist: sundown.mjs, and chunks beside it; each command loads its own.
// Worker threads and child processes start sundown.mjs too, except those in which the server's bots think: they have a file of their own, bot-thread.mjs. Most npm packages stay outside: some have native parts or files of their own, and all
// are in node_modules of the clone.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
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
/** Engine and bots without words. */
const RULES = /packages\/(engine|bots)\/src\/(?!.*words)/

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
    // What is constant stays `const`, or becomes the number itself: code that is compiled while it runs then takes it for granted.
    optimization: { inlineConst: true },
    output: {
      dir: fresh,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunk-[hash].mjs',
      sourcemap: true,
      sourcemapExcludeSources: true,
      // The rules and who plays by them in one piece: what is in another piece is no constant any more.
      codeSplitting: { groups: [{ name: 'rules', test: RULES, tags: ['$initial'], includeDependenciesRecursively: false }] },
      comments: { legal: true, annotation: false, jsdoc: false },
      banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
    },
  })
  chmodSync(join(fresh, 'sundown.mjs'), 0o755)
  mkdirSync(dist, { recursive: true })
  const made = readdirSync(fresh)
  // The file that names the others comes last.
  for (const name of made.sort((a, b) => Number(a === 'sundown.mjs') - Number(b === 'sundown.mjs'))) {
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
